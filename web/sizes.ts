import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk
type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** The size of a page or screen in kilobytes (1,000 bytes), gzipped, and how many scripts it requests. */
export interface Size {
  readonly name: string
  readonly kilobytes: number
  readonly budget: number
  readonly requests?: number
  /** Maximum number of scripts it may request. */
  readonly maxRequests?: number
}

/** Maximum number of scripts that each further screen may add. */
const maxRequests = 16

const gzipped = (content: string | Uint8Array) => gzipSync(content).length / 1000
const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')

/** Returns chunks and everything they import statically. */
export function closure(bundle: Bundle, ...starts: readonly (Bundle[string] | undefined)[]): Set<Chunk> {
  const reached = new Set<Chunk>()
  const visit = (file: Bundle[string] | undefined) => {
    if (file?.type !== 'chunk' || reached.has(file)) return
    reached.add(file)
    for (const name of file.imports) visit(bundle[name])
  }
  starts.forEach(visit)
  return reached
}

/** Returns the chunk that contains a module, given the end of the module's path. */
export const chunkOf = (bundle: Bundle, end: string): Chunk | undefined =>
  chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)))
const sum = (chunks: Iterable<Chunk>) => [...chunks].reduce((total, { code }) => total + gzipped(code), 0)

/**
 * Returns every size with its budget: the prerendered pages before and with their title model, the entry and the first screen of the
 * dashboard, the validation of external data, which is loaded once by the first screen that needs it, what each further screen adds,
 * and the style sheets. Messages count in English.
 */
function sizesOf(bundle: Bundle, graph: Graph): Size[] {
  const chunks = chunksOf(bundle)
  const entry = (name: string) => chunks.find((chunk) => chunk.isEntry && chunk.name === name)
  const module = (path: string) => chunkOf(bundle, `/web/src/${path}`)
  const english = ['features/landing/live/messages/en.ts', 'messages/prediction/en.ts'].map(module)
  const wording = chunkOf(bundle, '/shared/prediction/wording/compare.ts')
  const landing = [entry('public'), module('features/landing/live/live.ts'), wording, ...english]
  const first = closure(
    bundle,
    entry('app'),
    module('app.tsx'),
    module('messages/en.ts'),
    module('features/home/messages/en.ts'),
  )
  const ids = [...first].flatMap(({ moduleIds }) => moduleIds)
  const screens = [...new Set(ids.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []))]
    .filter((id) => /\/web\/src\/features\/.*\.tsx$/.test(id))
    .map((id) => ({ id, chunk: chunkOf(bundle, id) }))
    .filter(({ chunk }) => chunk && !first.has(chunk))
  const checks = chunks.filter(({ name }) => name === 'zod')
  const alreadyLoaded = new Set([...first, ...closure(bundle, ...checks)])
  const styles = (name: string, budget: number) =>
    Object.values(bundle)
      .filter((file) => file.type === 'asset' && new RegExp(`^assets/${name}-.*\\.css$`).test(file.fileName))
      .map((file) => ({ name: `${name}.css`, kilobytes: file.type === 'asset' ? gzipped(file.source) : 0, budget }))
  return [
    { name: 'prerendered pages, before idle', kilobytes: sum(closure(bundle, entry('public'))), budget: 5 },
    { name: 'landing page, in all', kilobytes: sum(closure(bundle, ...landing)), budget: 100 },
    // The entry refreshes the token and sends the first reads, so it must not wait for the app's code.
    { name: 'entry of the dashboard', kilobytes: sum(closure(bundle, entry('app'))), budget: 7 },
    {
      name: 'first screen of the dashboard',
      kilobytes: sum(first),
      budget: 125,
      requests: first.size,
      maxRequests: 7,
    },
    { name: '+ checks of data, once', kilobytes: sum(checks), budget: 12 },
    ...screens.map(({ id, chunk }) => {
      const added = [...closure(bundle, chunk)].filter((addedChunk) => !alreadyLoaded.has(addedChunk))
      return {
        name: `+ ${id.split('/features/')[1]}`,
        kilobytes: sum(added),
        budget: 40,
        requests: added.length,
      }
    }),
    ...styles('public', 8.5),
    ...styles('app', 12),
  ]
}

const line = ({ name, kilobytes, budget, requests }: Size) =>
  `${kilobytes.toFixed(1).padStart(7)} of ${budget.toFixed(1).padStart(5)} KB  ${`${requests ?? ''}`.padStart(2)}  ${name}`

/** Fails a build that exceeds a budget. With `print`, prints every size, with the number of scripts. */
export const sizes = ({ print }: { print: boolean }): Plugin => ({
  name: 'sizes',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const allSizes = sizesOf(bundle, this)
      if (print) console.log(allSizes.map(line).join('\n'))
      const over = allSizes.filter(
        ({ kilobytes, budget, requests = 0, maxRequests: limit = maxRequests }) =>
          kilobytes > budget || requests > limit,
      )
      if (over.length > 0) this.error(`over budget:\n${over.map(line).join('\n')}`)
    },
  },
})
