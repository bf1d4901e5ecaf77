/** A tree of names: what `fields=items(id,snippet/title)` keeps. An empty one keeps everything below. */
export interface Selection {
  [name: string]: Selection
}

/**
 * Reads Google's `fields` parameter: names by comma, below by slash or in brackets, `*` for all.
 * Undefined for what is none.
 */
export function parseFields(text: string): Selection | undefined {
  const tokens = text.match(/[\w*]+|[(),/]/g) ?? []
  if (tokens.join('') !== text) return undefined
  let at = 0

  function list(): Selection | undefined {
    const selection: Selection = {}
    do {
      const one = path()
      if (!one) return undefined
      for (const [name, below] of Object.entries(one)) selection[name] = { ...selection[name], ...below }
    } while (tokens[at] === ',' && ++at)
    return selection
  }

  function path(): Selection | undefined {
    const name = tokens[at++]
    if (!name || !/^[\w*]+$/.test(name)) return undefined
    if (tokens[at] === '/') {
      at++
      const below = path()
      return below && { [name]: below }
    }
    if (tokens[at] !== '(') return { [name]: {} }
    at++
    const below = list()
    return below && tokens[at++] === ')' ? { [name]: below } : undefined
  }

  const all = list()
  return at === tokens.length ? all : undefined
}

/** What is left of a value under a selection; arrays are gone through. */
export function selectFields(value: unknown, selection: Selection): unknown {
  if (Object.keys(selection).length === 0 || '*' in selection) return value
  if (Array.isArray(value)) return value.map((one) => selectFields(one, selection))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, below]) => {
      const wanted = Object.hasOwn(selection, name) ? selection[name] : undefined
      return wanted ? [[name, selectFields(below, wanted)]] : []
    }),
  )
}
