import { pathToFileURL } from 'node:url'

/** Where a command writes: results on standard output and nothing else there, remarks on standard error. */
export interface Terminal {
  readonly print: (text: string) => void
  readonly warn: (line: string) => void
}

const terminal: Terminal = {
  print: (text) => process.stdout.write(text),
  warn: (line) => process.stderr.write(`${line}\n`),
}

/** Runs a command when its module was started from the command line, and not when a test imports it. */
export function runCommand(
  module: string,
  command: (words: string[], terminal: Terminal) => void | Promise<void>,
): void {
  const [, started, ...words] = process.argv
  if (!started || module !== pathToFileURL(started).href) return
  Promise.resolve()
    .then(() => command(words, terminal))
    .catch((error: unknown) => {
      terminal.warn(error instanceof Error ? error.message : String(error))
      process.exitCode = 1
    })
}

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
