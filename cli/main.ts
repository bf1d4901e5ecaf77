#!/usr/bin/env node
import { text } from 'node:stream/consumers'
import { parseCommand, UsageError, usage } from './arguments.ts'
import { ServerError, score } from './score.ts'
import { version } from './version.ts'

/** Runs a command and returns its exit code. */
async function run(args: readonly string[]): Promise<number> {
  const command = parseCommand(args, process.env)
  if (command.name === 'help') process.stdout.write(usage)
  else if (command.name === 'version') process.stdout.write(`${version}\n`)
  else {
    const titles = command.titles === 'stdin' ? (await text(process.stdin)).split(/\r?\n/) : command.titles
    process.stdout.write(await score(titles, command))
  }
  return 0
}

/** Whether the reader, such as `head`, has closed the pipe. */
const isClosed = (error: NodeJS.ErrnoException) => error.code === 'EPIPE'
process.stdout.on('error', (error) => {
  if (!isClosed(error)) throw error
})

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${usage}`)
    return 2
  }
  if (!(error instanceof ServerError)) throw error
  process.stderr.write(`${error.message}\n`)
  return 1
})
