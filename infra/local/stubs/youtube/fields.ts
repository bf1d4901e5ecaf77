/** A tree of field names, such as `items(id,snippet/title)`. An empty tree selects everything below. */
export interface Selection {
  [name: string]: Selection
}

/**
 * Parses Google's `fields` parameter: names separated by commas, nested with a slash or parentheses, `*` for all.
 * Returns undefined if the text is not valid.
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

/** Returns the selected fields of a value. Applies to each element of an array. */
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
