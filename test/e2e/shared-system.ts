import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { jobSchedules } from '#infra/access/jobs.ts'
import { findBrowser } from '#test/support/browser.ts'
import { type SharedSystem, startSystem } from '#test/support/start-system.ts'

declare module 'vitest' {
  interface ProvidedContext {
    sharedSystem: SharedSystem
    /** The data directory of a system that has stopped after its first start, to copy. */
    firstData: string
  }
}

/**
 * Starts the system shared by browser tests that neither stop it nor leave the demo creator's sign-in, plan or channel changed;
 * they may leave drafts and follows, on whose absence none relies. The stubs are shared too: only `channel` connects a channel, and
 * only `paying` subscribes. It builds functions and site, so that tests with their own system find them built. All systems start with the data of a first
 * start, which takes four times as long as others.
 */
export default async function startSharedSystem(project: TestProject) {
  // Unpacks the browser once: test files that do so at the same time would find it incomplete.
  await findBrowser()
  const folder = await mkdtemp(path.join(tmpdir(), 'viewcraft-e2e-'))
  const [first, data] = [path.join(folder, 'first'), path.join(folder, 'shared')]
  await runFirst(first)
  await cp(first, data, { recursive: true })
  const system = await startSystem(data)
  project.provide('firstData', first)
  const { url, inbox, payments } = system
  project.provide('sharedSystem', { url, inbox, payments })
  return async () => {
    await system.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs a system with a new data directory until all jobs have run. */
async function runFirst(data: string): Promise<void> {
  const system = await startSystem(data)
  const file = path.join(data, 'schedules.json')
  const jobs = Object.keys(jobSchedules)
  while (!jobs.every((job) => existsSync(file) && readFileSync(file, 'utf8').includes(job))) await setTimeout(100)
  await system.end('SIGTERM')
}
