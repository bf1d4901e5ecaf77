import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { beforeAll, expect, test, vi } from 'vitest'

/** A file of the built site, as far as we look at it. */
interface Chunk {
  readonly type: string
  readonly fileName: string
  readonly isEntry?: boolean
  readonly facadeModuleId?: string | null
  readonly imports?: readonly string[]
  readonly code?: string
}

const web = path.resolve(import.meta.dirname, '../../web')
let chunks: ReadonlyMap<string, Chunk>
beforeAll(async () => {
  // Else React is the one for tests.
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({ configFile: path.join(web, 'vite.config.ts'), logLevel: 'warn', build: { write: false } })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []))
  chunks = new Map(outputs.map((chunk: Chunk) => [chunk.fileName, chunk]))
}, 120_000)

/** The files that must be there before a screen can be: the page's own, the screen's, and what they import. */
function needed(...modules: readonly string[]): Chunk[] {
  const found = new Set<Chunk>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports ?? []) visit(chunks.get(name))
  }
  const wanted = modules.map((module) => path.join(web, 'src', module))
  const isWanted = ({ facadeModuleId }: Chunk) => wanted.includes(facadeModuleId ?? '')
  const entries = [...chunks.values()].filter((chunk) => chunk.type === 'chunk' && (chunk.isEntry || isWanted(chunk)))
  expect(entries).toHaveLength(1 + modules.length)
  entries.forEach(visit)
  return [...found]
}
const kilobytes = (files: readonly Chunk[]) =>
  files.reduce((sum, { code = '' }) => sum + gzipSync(code).length, 0) / 1000

test('the first dashboard screen needs no more JavaScript than it did', () => {
  const files = needed('features/home/home.tsx', 'messages/frame/en.ts', 'messages/en/home.ts')
  expect(kilobytes(files)).toBeLessThan(144.5)
  expect(files.length).toBeLessThanOrEqual(13)
})

test('what lies below the figures, and what connects a channel, comes later', () => {
  const files = needed('features/home/home.tsx')
  const text = files.map(({ code }) => code).join('')
  for (const later of ['text/csv', 'code_challenge', '/api/uploads']) expect(text).not.toContain(later)
})
