import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeCorpus, writeExpected } from '#test/fixtures/studio/make-corpus.ts'

const folder = path.join(import.meta.dirname, '../fixtures/studio')
const names = readdirSync(path.join(folder, 'files')).sort()

describe('the corpus of Studio exports', () => {
  const corpus = makeCorpus()

  it('is what its script makes', () => {
    expect(names).toEqual([...corpus.files.keys()].sort())
    expect(readFileSync(path.join(folder, 'expected.json'), 'utf8')).toBe(writeExpected(corpus))
    // Other files are not compared, because versions of zlib compress the same content to different bytes.
    for (const name of names.filter((file) => file.endsWith('.csv') && file !== 'workbook.csv'))
      expect(
        readFileSync(path.join(folder, 'files', name)).equals(corpus.files.get(name) ?? Buffer.alloc(0)),
        name,
      ).toBe(true)
  })

  it('stays small', () => {
    const bytes = names.reduce((sum, name) => sum + statSync(path.join(folder, 'files', name)).size, 0)
    expect(bytes).toBeLessThan(400_000)
  })
})
