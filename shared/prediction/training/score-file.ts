import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { scoreTitle } from '../score.ts'
import { runCommand } from './command.ts'

const byteOrderMark = '\uFEFF'

/**
 * Splits text into lines at LF or CRLF only, because a title may contain any other character, such as U+2028 or a lone CR.
 * Text after the last line break is a line unless it is empty. Skips a byte order mark at the start.
 */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  let isFirst = true
  for await (const chunk of chunks) {
    const text = isFirst && chunk.startsWith(byteOrderMark) ? chunk.slice(1) : chunk
    if (chunk) isFirst = false
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line
  }
  if (rest) yield rest
}

/** Yields a line with a JSON object for every title, in order. */
export async function* scoreLines(titles: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const title of titles) {
    const { score, raw, basis } = scoreTitle(title)
    yield `${JSON.stringify({ title, score, raw, basis })}\n`
  }
}

runCommand(import.meta.url, async ([path, ...more]) => {
  if (!path || more.length) throw new Error('usage: npm run score -- FILE (one title a line; - for standard input)')
  const input = path === '-' ? process.stdin : createReadStream(path)
  input.setEncoding('utf8')
  await pipeline(scoreLines(splitLines(input)), process.stdout)
})
