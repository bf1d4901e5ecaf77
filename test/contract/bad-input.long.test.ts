import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { endpoints } from '#shared/contract/index.ts'
import { testBadInput } from '#test/support/bad-input.ts'

vi.setConfig({ testTimeout: 300_000 })

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** The heap size in bytes before the generated requests, and after those to each endpoint. */
const heaps: number[] = []
function recordHeap() {
  collectGarbage()
  heaps.push(process.memoryUsage().heapUsed)
}
afterEach(recordHeap)

const backend = testBadInput(120, { tablesApart: true })

// Loads every function, so that from then on the heap grows by what requests leave behind.
beforeAll(async () => {
  for (const [, { method, path }] of endpoints) await backend.request(method, path)
  recordHeap()
})

test('the requests leak no memory', () => {
  const [first = 0] = heaps
  // About 2.5 KB per request. Without a leak, it grows by 4 MB.
  expect(Math.max(...heaps) - first).toBeLessThan(12_000_000)
})
