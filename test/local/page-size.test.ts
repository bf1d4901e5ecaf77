import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test, vi } from 'vitest'
import { buildChunks, type Chunk, needed } from '#test/support/chunks.ts'

let chunks: ReadonlyMap<string, Chunk>
beforeAll(async () => {
  // Else React is the one for tests.
  vi.stubEnv('NODE_ENV', 'production')
  chunks = await buildChunks()
}, 120_000)

const kilobytes = (files: readonly Chunk[]) =>
  files.reduce((sum, { code = '' }) => sum + gzipSync(code).length, 0) / 1000

test('the first dashboard screen needs no more JavaScript than it did', () => {
  const files = needed(chunks, 'messages/frame/en.ts')
  expect(kilobytes(files)).toBeLessThan(140)
  expect(files.length).toBeLessThanOrEqual(11)
})

test('the first dashboard screen comes with the page; what lies below its figures, and what connects a channel, later', () => {
  const text = needed(chunks)
    .map(({ code }) => code)
    .join('')
  expect(text).toContain('/api/youtube/analytics')
  for (const later of ['text/csv', 'code_challenge', '/api/uploads']) expect(text).not.toContain(later)
})
