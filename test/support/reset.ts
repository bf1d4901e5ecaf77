import { afterAll, vi } from 'vitest'

/**
 * Test files share a process, which saves loading every package again. After each file this undoes what it changed, and
 * our own modules are evaluated anew for the next one: caches, clients and settings read at first use are new.
 */
const environment = { ...process.env }

// Registered before the hooks of the test file, it runs after them: hooks after tests run in reverse.
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.resetModules()
  if (typeof document !== 'undefined') resetPage()
})

function resetPage() {
  for (const element of [document.documentElement, document.body, document.head])
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  document.body.replaceChildren()
  document.head.replaceChildren()
  document.title = ''
  window.history.replaceState(null, '', '/')
}
