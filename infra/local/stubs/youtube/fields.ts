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
  let position = 0

  function list(): Selection | undefined {
    const selection: Selection = {}
    do {
      const selectedPath = path()
      if (!selectedPath) return undefined
      for (const [name, below] of Object.entries(selectedPath)) selection[name] = { ...selection[name], ...below }
    } while (tokens[position] === ',' && ++position)
    return selection
  }

  function path(): Selection | undefined {
    const name = tokens[position++]
    if (!name || !/^[\w*]+$/.test(name)) return undefined
    if (tokens[position] === '/') {
      position++
      const below = path()
      return below && { [name]: below }
    }
    if (tokens[position] !== '(') return { [name]: {} }
    position++
    const below = list()
    return below && tokens[position++] === ')' ? { [name]: below } : undefined
  }

  const parsed = list()
  return position === tokens.length ? parsed : undefined
}

/** Returns the selected fields of a value. Applies to each element of an array. */
export function selectFields(value: unknown, selection: Selection): unknown {
  if (Object.keys(selection).length === 0 || '*' in selection) return value
  if (Array.isArray(value)) return value.map((item) => selectFields(item, selection))
  if (typeof value !== 'object' || value === null) return value
  // Reads no other fields: some are computed when they are read.
  return Object.fromEntries(
    Object.keys(value).flatMap((name) => {
      const subselection = Object.hasOwn(selection, name) ? selection[name] : undefined
      return subselection ? [[name, selectFields(Reflect.get(value, name), subselection)]] : []
    }),
  )
}
