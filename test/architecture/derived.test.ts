import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { derivedMetrics } from '#shared/derived.ts'

const functions = path.resolve(import.meta.dirname, '../../functions')
const sources = readdirSync(functions, { recursive: true })
  .filter((file) => `${file}`.endsWith('.ts'))
  .map((file) => readFileSync(path.join(functions, `${file}`), 'utf8'))

it.each(derivedMetrics)('%s is made only where it is allowed by name', (metric) => {
  expect(sources.filter((source) => source.includes(`allows('${metric}')`)).length).toBeGreaterThan(0)
})

it('nothing asks for the switch past that list', () => {
  expect(sources.filter((source) => /env\('DERIVED_METRICS'\)/.test(source))).toHaveLength(1)
})
