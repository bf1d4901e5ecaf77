import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'

/** The output of a command: results go to standard output, messages to standard error. */
export interface Terminal {
  readonly print: (text: string) => void
  readonly warn: (line: string) => void
}

const terminal: Terminal = {
  print: (text) => process.stdout.write(text),
  warn: (line) => process.stderr.write(`${line}\n`),
}

/** Runs a command if its module was started from the command line, but not if a test imports it. */
export function runCommand(
  module: string,
  command: (args: string[], terminal: Terminal) => void | Promise<void>,
): void {
  const [, startedPath, ...args] = process.argv
  if (!startedPath || module !== pathToFileURL(startedPath).href) return
  Promise.resolve()
    .then(() => command(args, terminal))
    .catch((error: unknown) => {
      terminal.warn(error instanceof Error ? error.message : String(error))
      process.exitCode = 1
    })
}

/** The options of a command line, each with the values that follow its name. */
export type CommandArguments = Readonly<Record<string, readonly string[]>>

/**
 * Parses a command line such as `--uploads a.csv b.csv --json`. Options may be repeated. Throws for an option that is not in
 * `knownOptions`, and for a value before the first option.
 */
export function parseArguments(args: readonly string[], knownOptions: readonly string[]): CommandArguments {
  const values: Record<string, string[]> = {}
  let current: string[] | undefined
  for (const word of args) {
    if (word.startsWith('--')) {
      const name = word.slice(2)
      if (!knownOptions.includes(name)) throw new Error(`Unknown option ${word}`)
      current = values[name] ??= []
    } else if (current) current.push(word)
    else throw new Error(`Unexpected ${word}`)
  }
  return values
}

/** Returns the value of `--on`, the day of a measurement, or null without one. Throws if it is not a day. */
export function readDay({ on = [] }: CommandArguments): string | null {
  const [day = null] = on
  if (day !== null && !z.iso.date().safeParse(day).success) throw new Error(`--on ${day}: not a day like 2026-01-31`)
  return day
}
