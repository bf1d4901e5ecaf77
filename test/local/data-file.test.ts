import { mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createPrivateFolder, DataError, readDataFile, writeDataFile } from '#infra/local/data-file.ts'

const Contents = z.object({ users: z.array(z.string()) })
const modeOf = (place: string) => (statSync(place).mode & 0o777).toString(8)

describe('a data file', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'data-'))
  const file = path.join(directory, 'pool', 'users.json')

  it('is read as it was written, and others cannot read it', () => {
    expect(readDataFile(file, Contents)).toBeUndefined()
    writeDataFile(file, { users: ['ann'] })
    expect(readDataFile(file, Contents)).toEqual({ users: ['ann'] })
    expect([modeOf(path.dirname(file)), modeOf(file)]).toEqual(['700', '600'])
  })

  it.each([['{"users":["an'], [''], ['{"people":[]}']])('that contains %j is named as damaged', (content) => {
    writeFileSync(file, content)
    expect(() => readDataFile(file, Contents)).toThrow(DataError)
    expect(() => readDataFile(file, Contents)).toThrow(`${file} is damaged or comes from another version.`)
  })
})

it('makes a folder of an earlier version private', () => {
  const directory = path.join(mkdtempSync(path.join(tmpdir(), 'data-')), 'mail')
  mkdirSync(directory, { mode: 0o755 })
  createPrivateFolder(directory)
  expect(modeOf(directory)).toBe('700')
})
