/** What a command line said: every value after an option's name, up to the next option. */
export type CommandArguments = Readonly<Record<string, readonly string[]>>

/**
 * Reads `--uploads a.csv b.csv --json`. An option may be repeated. Throws on an option that is not in `known`, and on a
 * value that belongs to none.
 */
export function parseArguments(words: readonly string[], known: readonly string[]): CommandArguments {
  const values: Record<string, string[]> = {}
  let current: string[] | undefined
  for (const word of words) {
    if (word.startsWith('--')) {
      const name = word.slice(2)
      if (!known.includes(name)) throw new Error(`Unknown option ${word}`)
      current = values[name] ??= []
    } else if (current) current.push(word)
    else throw new Error(`Unexpected ${word}`)
  }
  return values
}
