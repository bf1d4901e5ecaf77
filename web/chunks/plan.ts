import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import { closure } from '../sizes.ts'
import { joinParts, type Part } from './join.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk
type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/**
 * The estimated weights of visits that load an on-demand part of a screen, and of visits to the two most used views.
 * Other visits weigh 1.
 */
const onDemandWeight = 0.2
const popularWeight = 10
const popular = /\/features\/(home\/now\/now|workbench\/predictive-insights)\.tsx$/

const messagesFile = /\/messages\/(?:[\w-]+\/)?(en|es|fr)\.ts$/
const isEnglish = (id: string | null) => messagesFile.exec(id ?? '')?.[1] === 'en'

/**
 * Returns the names of the chunks that modules belong to, given the chunks that the bundler creates by default: one for the modules that the
 * same dynamic imports load, which gives hundreds. Chunks named in `fixed` are not changed.
 *
 * The code determines what a visit loads: a screen's modules, the messages that they use, and imports with the comment
 * `always`, which are loaded later, but on every visit. The chunks of messages are computed for English and used for all languages.
 */
export function planChunks(bundle: Bundle, graph: Graph, fixed: ReadonlySet<string>): ReadonlyMap<string, string> {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const owners = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)))
  const isMessages = ({ facadeModuleId }: Chunk) => messagesFile.test(facadeModuleId ?? '')
  const starts = chunks.filter((chunk) => (chunk.isEntry || chunk.isDynamicEntry) && !isMessages(chunk))
  const app = starts.find(({ name, isEntry }) => isEntry && name === 'app')
  const renderer = [...owners].find(([id]) => id.endsWith('/web/src/app.tsx'))?.[1]
  const first = closure(bundle, app, renderer)

  /** Returns the English messages of the sets that a module and its imports use. */
  const messagesOf = (start: string): Chunk[] => {
    const seen = new Set<string>()
    const visit = (id: string) => {
      if (seen.has(id) || id.includes('/node_modules/')) return
      seen.add(id)
      const info = graph.getModuleInfo(id)
      info?.importedIds.forEach(visit)
      info?.dynamicallyImportedIds.filter(isEnglish).forEach((target) => void seen.add(target))
    }
    visit(start)
    return [...seen].filter(isEnglish).flatMap((id) => owners.get(id) ?? [])
  }
  const importsOf = (chunk: Chunk) =>
    chunk.moduleIds.flatMap(
      (id) => graph.getModuleInfo(id)?.dynamicallyImportedIds.map((target) => ({ id, target })) ?? [],
    )
  const dynamicImportsOf = (chunk: Chunk) =>
    importsOf(chunk).flatMap(({ target }) => (messagesFile.test(target) ? [] : (owners.get(target) ?? [])))
  const alwaysImportsOf = (chunk: Chunk) =>
    importsOf(chunk).flatMap(({ id, target }) => (isAlways(id, target) ? (owners.get(target) ?? []) : []))

  // `main.ts` loads these with the app. `messagesOf` cannot find them, because the app refers to the messages of all
  // screens.
  const firstMessages = chunks.filter(({ facadeModuleId }) =>
    /\/web\/src\/(features\/home\/)?messages\/en\.ts$/.test(facadeModuleId ?? ''),
  )
  const isFirst = (chunk: Chunk) => first.has(chunk)
  const own = new Map(
    starts.map((start) => [
      start,
      start === app || start === renderer
        ? new Set([...first, ...firstMessages])
        : new Set([...closure(bundle, start), ...messagesOf(start.facadeModuleId ?? '')]),
    ]),
  )
  const ownOf = (start: Chunk) => own.get(start) ?? new Set<Chunk>()

  const pages = new Set<Chunk>()
  const addPage = (start: Chunk) => {
    if (pages.has(start)) return
    pages.add(start)
    for (const chunk of ownOf(start)) dynamicImportsOf(chunk).forEach(addPage)
  }
  starts.filter((start) => start.isEntry && start !== app).forEach(addPage)

  const screens = new Set([...first].flatMap(dynamicImportsOf))
  const importers = new Map<Chunk, Chunk[]>()
  for (const start of starts)
    for (const chunk of ownOf(start))
      if (!isFirst(chunk))
        for (const target of dynamicImportsOf(chunk)) importers.set(target, [...(importers.get(target) ?? []), start])

  /** Returns everything that a visit to a screen or page eventually loads. */
  const wholeOf = (start: Chunk): Set<Chunk> => {
    const loaded = new Set(ownOf(start))
    for (const chunk of loaded)
      if (!isFirst(chunk))
        for (const target of alwaysImportsOf(chunk)) for (const owned of ownOf(target)) loaded.add(owned)
    return loaded
  }
  const shared = (start: Chunk) => (pages.has(start) || !app ? [] : ownOf(app))
  const visits: { weight: number; loads: Set<Chunk>; isApart: boolean }[] = []
  const alwaysLoaded = new Set(chunks.filter((chunk) => !isFirst(chunk)).flatMap((chunk) => alwaysImportsOf(chunk)))
  for (const start of starts) {
    const weight = popular.test(start.facadeModuleId ?? '') ? popularWeight : 1
    const isApart = pages.has(start) || start === app
    const from = new Set(screens.has(start) ? [] : importers.get(start))
    const [only] = from
    const isOnDemand = from.size > 0 && !start.isEntry
    if (isOnDemand) {
      if (alwaysLoaded.has(start)) continue
      const before = from.size === 1 && only ? wholeOf(only) : new Set<Chunk>()
      visits.push({ weight: onDemandWeight, loads: new Set([...shared(start), ...before, ...wholeOf(start)]), isApart })
    } else {
      visits.push({ weight, loads: new Set([...shared(start), ...ownOf(start)]), isApart })
      const whole = wholeOf(start)
      if (whole.size > ownOf(start).size)
        visits.push({ weight, loads: new Set([...shared(start), ...whole]), isApart: false })
    }
  }

  const isFixed = (chunk: Chunk) =>
    chunk.isEntry ||
    fixed.has(chunk.name) ||
    (isFirst(chunk) && !isMessages(chunk)) ||
    chunk.moduleIds.includes('\0rolldown/runtime.js')
  const parts = new Map(
    chunks
      .filter((chunk) => !isMessages(chunk) || isEnglish(chunk.facadeModuleId))
      .map((chunk) => [
        chunk,
        {
          modules: chunk.moduleIds,
          bytes: gzipSync(chunk.code).length,
          visits: visits.reduce(
            (bits, { loads }, index) => (loads.has(chunk) ? bits | (1n << BigInt(index)) : bits),
            0n,
          ),
          imports: new Set<Part>(),
          kind: isFixed(chunk) ? undefined : isMessages(chunk) ? 'messages' : 'code',
        },
      ]),
  )
  for (const [chunk, { imports }] of parts)
    for (const file of chunk.imports) {
      const target = bundle[file]
      const imported = target?.type === 'chunk' && parts.get(target)
      if (imported) imports.add(imported)
    }
  const apart = visits.reduce((bits, { isApart }, index) => (isApart ? bits | (1n << BigInt(index)) : bits), 0n)
  const joined = joinParts(
    [...parts.values()],
    visits.map(({ weight }) => weight),
    apart,
  )
  return nameParts(joined, graph, fixed)
}

/** Returns whether a module's import of another one has the comment `always`. Compiled code has no comments, so this reads the source. */
function isAlways(id: string, target: string): boolean {
  if (!/\/web\/src\/.*\.tsx?$/.test(id)) return false
  const imports = readFileSync(id, 'utf8').matchAll(/import\(\/\* always \*\/ '(?:#web|\.+)([^']+)'\)/g)
  return [...imports].some(([, end = '']) => target.endsWith(end))
}

/** Names parts after their largest module, which gives stable and meaningful names in a list of requests. */
function nameParts(parts: readonly Part[], graph: Graph, taken: ReadonlySet<string>): ReadonlyMap<string, string> {
  const used = new Set(taken)
  const names = new Map<string, string>()
  const size = (id: string) => graph.getModuleInfo(id)?.code?.length ?? 0
  for (const { modules, kind } of parts) {
    const [largest] = modules.toSorted((a, b) => size(b) - size(a))
    if (!kind || !largest) continue
    const words = largest
      .replace(/.*\/(src|node_modules)\//, '')
      .replace(/\.[^/]*$/, '')
      .split('/')
    const title = words.filter((word) => !/^(features|messages|layout|en|dist|index)$/.test(word)).at(-1) ?? 'messages'
    let name = title
    for (let count = 2; used.has(name); count++) name = `${title}-${count}`
    used.add(name)
    for (const id of modules)
      if (kind === 'messages')
        for (const language of ['en', 'es', 'fr'])
          names.set(id.replace(/en\.ts$/, `${language}.ts`), `${name}-${language}`)
      else names.set(id, name)
  }
  return names
}
