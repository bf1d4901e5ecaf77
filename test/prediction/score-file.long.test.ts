import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { scoreTitle } from '#shared/prediction/score.ts'
import { splitLines } from '#shared/prediction/training/score-file.ts'

async function lines(...chunks: string[]): Promise<string[]> {
  const all: string[] = []
  for await (const line of splitLines(Readable.from(chunks))) all.push(line)
  return all
}

describe('lines', () => {
  it('end only at LF or CRLF, regardless of chunk boundaries', async () => {
    expect(await lines('one\ntw', 'o\r', '\nth\rree\u2028\u0085\n', '\nfive')).toEqual([
      'one',
      'two',
      'th\rree\u2028\u0085',
      '',
      'five',
    ])
    expect(await lines('')).toEqual([])
    expect(await lines('\n')).toEqual([''])
  })

  it('do not include a byte order mark', async () => {
    expect(await lines('\uFEFFone\n\uFEFFtwo')).toEqual(['one', '\uFEFFtwo'])
    expect(await lines('\uFEFF', 'one')).toEqual(['one'])
    expect(await lines('\uFEFF')).toEqual([])
  })
})

describe('npm run score', () => {
  const command = ['--import', 'tsx', 'shared/prediction/training/score-file.ts']
  const titles = ['How I built a bicycle', '', '日本 🔥', '\ttabs\u0000and\u2028more', "it's", 'x'.repeat(10_000)]
  const text = `${titles.join('\n')}\n`
  const expected = titles.map((title) => {
    const { score, raw, basis } = scoreTitle(title)
    return { title, score, raw, basis }
  })
  const read = (output: string) =>
    output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))

  it('prints a JSON object per title, in order and with the same digits as the page, for a file and for standard input', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'titles-')), 'titles.txt')
    writeFileSync(file, text)
    expect(read(execFileSync('node', [...command, file], { encoding: 'utf8' }))).toEqual(expected)
    expect(read(execFileSync('node', [...command, '-'], { encoding: 'utf8', input: text }))).toEqual(expected)
  })

  it('fails with a line on standard error and no standard output', () => {
    const failed = () => execFileSync('node', [...command, '/no/such/file'], { stdio: 'pipe', encoding: 'utf8' })
    expect(failed).toThrow(
      expect.objectContaining({ status: 1, stdout: '', stderr: expect.stringMatching(/^ENOENT.*\n$/) }),
    )
  })
})
