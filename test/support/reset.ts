import path from 'node:path'
import { afterAll, vi } from 'vitest'

/**
 * Test files share a process, which saves loading every package again. After each file this undoes what it changed, and
 * our own modules except `shared` are evaluated anew for the next one: caches, clients and settings read at first use are new.
 */
const environment = { ...process.env }

// Registered before the hooks of the test file, it runs after them: hooks after tests run in reverse.
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  resetModules()
  if (typeof document !== 'undefined') resetPage()
})

const shared = path.resolve(import.meta.dirname, '../../shared') + path.sep

/** Vitest's record of each module. It is not part of its API, whose `vi.resetModules()` has no exceptions. */
declare const __vitest_worker__: {
  readonly evaluatedModules: {
    readonly idToModuleMap: ReadonlyMap<string, { readonly exports: unknown; readonly importers: ReadonlySet<string> }>
  }
}

/**
 * Lets all modules be evaluated anew except those of `shared`, which took a tenth of the time of all tests. They keep nothing
 * between calls but what they would compute again. After a mock of one of them, they are evaluated anew too: others may hold it.
 */
function resetModules() {
  const modules = [...__vitest_worker__.evaluatedModules.idToModuleMap]
  const isMocked = modules.some(([id]) => id.startsWith(`mock:${shared}`))
  const kept = modules
    .filter(([id, { exports }]) => !isMocked && exports !== undefined && id.startsWith(shared))
    .map(([, node]) => [node, { ...node, importers: new Set(node.importers) }] as const)
  vi.resetModules()
  for (const [node, before] of kept) Object.assign(node, before)
}

function resetPage() {
  for (const element of [document.documentElement, document.body, document.head])
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  document.body.replaceChildren()
  document.head.replaceChildren()
  document.title = ''
  window.history.replaceState(null, '', '/')
}
