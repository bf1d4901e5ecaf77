/** A form as Stripe's API takes it: `line_items[0][price]=price_1` is a list of objects. */
export type FormValue = string | readonly FormValue[] | { readonly [name: string]: FormValue }

interface Branch {
  [name: string]: Branch | string
}

/** Reads a form or a query string with names in brackets; lists are those whose names are 0, 1, 2 ... */
export function decodeForm(text: string): FormValue {
  const root: Branch = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split('[').map((part) => part.replace(/\]$/, ''))
    let at = root
    for (const part of path.slice(0, -1)) {
      const next = at[part]
      const branch = typeof next === 'object' ? next : Object.create(null)
      at[part] = branch
      at = branch
    }
    at[path.at(-1) ?? ''] = value
  }
  return toFormValue(root)
}

function toFormValue(branch: Branch | string): FormValue {
  if (typeof branch === 'string') return branch
  const names = Object.keys(branch)
  if (names.length > 0 && names.every((name, index) => name === `${index}`))
    return Object.values(branch).map(toFormValue)
  return Object.fromEntries(names.map((name) => [name, toFormValue(branch[name] ?? '')]))
}
