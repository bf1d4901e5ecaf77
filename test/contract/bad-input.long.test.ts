import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeAll, expect, test, vi } from 'vitest'
import { endpoints } from '#shared/contract/index.ts'
import { testBadInput } from '#test/support/bad-input.ts'

vi.setConfig({ testTimeout: 300_000 })

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Returns the heap size in bytes. */
function measureHeap(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

const backend = testBadInput(30, { tablesApart: true })

let before: number
// Loads every function, so that from then on the heap grows by what requests leave behind.
beforeAll(async () => {
  for (const [, { method, path }] of endpoints) await backend.request(method, path)
  before = measureHeap()
})

test('the requests leak no memory', () => {
  // Without a leak it grows by 5 MB. A leak of 1 KB per request adds 2 MB.
  expect(measureHeap() - before).toBeLessThan(8_000_000)
})
