import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../support/browser.ts'
import { startSystem } from '../support/start-system.ts'

declare module 'vitest' {
  interface ProvidedContext {
    sharedSystem: { readonly url: string; readonly inbox: string }
  }
}

/**
 * Starts the system shared by browser tests that neither stop it nor change the demo creator's data. It builds functions
 * and site, so that tests with their own system find them built.
 */
export default async function startSharedSystem(project: TestProject) {
  // Unpacks it once: test files that do so at the same time would find it incomplete.
  await findBrowser()
  const data = await mkdtemp(path.join(tmpdir(), 'viewcraft-e2e-'))
  const system = await startSystem(data)
  project.provide('sharedSystem', { url: system.url, inbox: system.inbox })
  return async () => {
    await system.end('SIGTERM')
    await rm(data, { recursive: true, force: true })
  }
}
