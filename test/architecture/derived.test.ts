import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const functions = path.resolve(import.meta.dirname, '../../functions')
const sources = readdirSync(functions, { recursive: true })
  .filter((file) => `${file}`.endsWith('.ts'))
  .map((file) => readFileSync(path.join(functions, `${file}`), 'utf8'))

it('nothing reads the switch but functions/lib/derived-metrics.ts', () => {
  expect(sources.filter((source) => /env\('DERIVED_METRICS'\)/i.test(source))).toHaveLength(1)
})
