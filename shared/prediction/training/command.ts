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
