import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const functions = path.resolve(import.meta.dirname, '../../functions')
const sources = readdirSync(functions, { recursive: true })
  .filter((file) => `${file}`.endsWith('.ts'))
  .map((file) => readFileSync(path.join(functions, `${file}`), 'utf8'))

it('only one file of the functions reads the switch for derived metrics', () => {
  expect(sources.filter((source) => /env\('DERIVED_METRICS'\)/i.test(source))).toHaveLength(1)
})
