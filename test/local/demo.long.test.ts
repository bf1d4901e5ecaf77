import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { demoLogin } from '#infra/local/seed/demo.ts'
import { contract } from '#shared/contract/index.ts'
import { ask } from '#test/support/ask.ts'
import { type RunningSystem, startSystem } from '#test/support/start-system.ts'
import { signIn } from '#test/support/system-users.ts'

let data: string
let system: RunningSystem
afterAll(async () => {
  await system?.end('SIGTERM')
  await rm(data, { recursive: true, force: true })
})

const Progress = z.object({ done: z.int() })
const readDone = async () =>
  z.parse(Progress, JSON.parse(await readFile(path.join(data, 'demo.json'), 'utf8').catch(() => '{"done":0}'))).done

it('makes the full demo in the background, even after a kill, and allows no login until it is ready', async () => {
  data = await mkdtemp(path.join(tmpdir(), 'demo-'))
  system = await startSystem(data, { VIEWCRAFT_DEMO: 'full' })
  expect(system.output()).toContain('Making the demo data in the background')
  while ((await readDone()) < 10) await sleep(100)
  await system.end('SIGKILL')

  system = await startSystem(data, { VIEWCRAFT_DEMO: 'full' })
  const as = await signIn(system, demoLogin.email)
  expect(system.output()).toContain('The demo data is ready.')
  const { body } = await ask(system.url, 'GET', '/api/track-record', { as })
  const { record } = contract.advice.record.output.parse(body)
  expect(record?.settled).toBeGreaterThan(10)
  expect(record?.unsettled).toBe(0)

  const listDrafts = async () => (await ask(system.url, 'GET', '/api/drafts', { as })).body
  const made = contract.drafts.list.output.parse(await listDrafts()).drafts.length
  for (const demo of ['full', 'plain']) {
    await system.end('SIGTERM')
    system = await startSystem(data, { VIEWCRAFT_DEMO: demo })
    expect(system.output()).not.toContain('Making')
    expect(contract.drafts.list.output.parse(await listDrafts()).drafts).toHaveLength(made)
  }
}, 400_000)
