import path from 'node:path'
import { build } from 'vite'

/** The parts of a file of the built site that tests read. */
export interface Chunk {
  readonly type: string
  readonly fileName: string
  readonly isEntry?: boolean
  /** `app` for the app's page, `public` for prerendered pages. */
  readonly name?: string | undefined
  readonly moduleIds?: readonly string[]
  readonly imports?: readonly string[]
  readonly code?: string
  readonly source?: string | Uint8Array
}

const web = path.resolve(import.meta.dirname, '../../web')

/**
 * Builds the site in memory and returns its files by name. NODE_ENV must be `production`: otherwise React's development
 * build is used.
 */
export async function buildChunks(): Promise<ReadonlyMap<string, Chunk>> {
  const built = await build({ configFile: path.join(web, 'vite.config.ts'), logLevel: 'warn', build: { write: false } })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []))
  return new Map(outputs.map((chunk: Chunk) => [chunk.fileName, chunk]))
}

/**
 * Returns the scripts that must load before a screen renders: the page's own, the screen's modules, and what they
 * import.
 */
export function listRequiredChunks(chunks: ReadonlyMap<string, Chunk>, ...modules: readonly string[]): Chunk[] {
  const found = new Set<Chunk>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports ?? []) visit(chunks.get(name))
  }
  const wanted = modules.map((module) => path.join(web, 'src', module))
  const isApp = ({ isEntry, name }: Chunk) => isEntry && name === 'app'
  const files = [...chunks.values()]
  const entries = [
    files.find(isApp),
    ...wanted.map((module) => files.find(({ moduleIds }) => moduleIds?.includes(module))),
  ]
  if (entries.includes(undefined)) throw new Error(`not every module is a file: ${modules}`)
  entries.forEach(visit)
  return [...found]
}
