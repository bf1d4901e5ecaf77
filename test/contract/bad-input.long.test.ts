import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { testBadInput } from '#test/support/bad-input.ts'

vi.setConfig({ testTimeout: 300_000 })

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** The heap size in bytes after the requests to each endpoint. */
const heaps: number[] = []
afterEach(() => {
  collectGarbage()
  heaps.push(process.memoryUsage().heapUsed)
})

testBadInput(400, { tablesApart: true })

test('the requests leak no memory', () => {
  const [first = 0] = heaps
  expect(Math.max(...heaps)).toBeLessThan(1.5 * first)
})
