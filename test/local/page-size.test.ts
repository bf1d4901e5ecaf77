import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test, vi } from 'vitest'
import { buildChunks, type Chunk, listRequiredChunks } from '#test/support/chunks.ts'

let chunks: ReadonlyMap<string, Chunk>
beforeAll(async () => {
  // Otherwise React's development build is used.
  vi.stubEnv('NODE_ENV', 'production')
  chunks = await buildChunks()
}, 120_000)

const kilobytes = (files: readonly Chunk[]) =>
  files.reduce((sum, { code = '' }) => sum + gzipSync(code).length, 0) / 1000

test('the first dashboard screen stays within its JavaScript budget', () => {
  const files = listRequiredChunks(chunks, 'app.tsx', 'messages/en.ts', 'features/home/messages/en.ts')
  expect(kilobytes(files)).toBeLessThan(140)
  expect(files.length).toBeLessThanOrEqual(11)
})

test('the first dashboard screen loads with the page; the part below its figures and the connection of a channel load later', () => {
  const text = listRequiredChunks(chunks, 'app.tsx')
    .map(({ code }) => code)
    .join('')
  expect(text.includes('/api/youtube/analytics')).toBe(true)
  for (const later of ['text/csv', 'code_challenge', '/api/uploads']) expect(text.includes(later), later).toBe(false)
})
