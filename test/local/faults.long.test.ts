import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { tablePrefix } from '#infra/local/deployment.ts'
import { createAdminClient, startDynamo } from '#infra/local/emulators/dynamo/dynamo.ts'
import { physicalTableName } from '#infra/local/emulators/dynamo/dynamo-server.ts'
import { demoLogin } from '#infra/local/seed/demo.ts'
import { advice } from '#shared/contract/advice.ts'
import type { TableName } from '#shared/tables.ts'
import { ask } from '#test/support/ask.ts'
import { drawPng } from '#test/support/drawings.ts'
import { type RunningSystem, startSystem } from '#test/support/start-system.ts'
import { signIn } from '#test/support/system-users.ts'
import { postForm } from '#test/support/thumbnail-uploads.ts'

const minutes = 240_000
let data: string
let system: RunningSystem
let token: string
beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'faults-'))
  system = await startSystem(data)
  token = await signIn(system, demoLogin.email)
  await ask(system.url, 'GET', '/api/account', { as: token })
}, minutes)
afterEach(async () => {
  await rm(data, { recursive: true, force: true })
})

/** Returns the pid of a child process of the system by its command line or function name. */
function childOf({ pid }: RunningSystem, name: string): number {
  const children = readdirSync('/proc').filter((one) => /^\d+$/.test(one) && parentOf(one) === pid)
  const found = children.find((one) =>
    ['cmdline', 'environ'].some((file) => read(`/proc/${one}/${file}`).includes(name)),
  )
  if (!found) throw new Error(`no process ${name}`)
  return Number(found)
}
const parentOf = (pid: string) => Number(/\) \S (\d+)/.exec(read(`/proc/${pid}/stat`))?.[1])
/** Returns the CPU time of a process in hundredths of a second. */
const ticksOf = (pid: number) => Number(read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')[11])
function read(file: string): string {
  try {
    return readFileSync(file, 'latin1')
  } catch {
    // The process has ended in the meantime.
    return ''
  }
}

/** Analyzes drafts, several at a time, until requests fail or all are done. Runs `happens` after `after` of them. */
async function analyzeMany(after: number, happens: () => void) {
  const [acknowledged, attempted]: [string[], string[]] = [[], []]
  const writer = async (place: number) => {
    for (let part = 0; part < 12; part++) {
      const title = `How to bake bread in ${place + 2} hours, part ${part + 1}`
      attempted.push(title)
      const answer = await ask(system.url, 'POST', '/api/analyze', { as: token, body: { title } }).catch(
        () => undefined,
      )
      if (answer?.status !== 200) return
      acknowledged.push(advice.analyze.output.parse(answer.body).analysis.id)
      if (acknowledged.length === after) happens()
    }
  }
  await Promise.all([0, 1].map(writer))
  return { acknowledged, attempted }
}

const Analysis = z.object({ id: z.string(), title: z.optional(z.string()) })
const Usage = z.object({ meter: z.string(), used: z.number(), seen: z.set(z.string()) })

/** Returns what is on disk when nothing is running. */
async function onDisk() {
  const dynamo = await startDynamo({ directory: path.join(data, 'dynamo') })
  const client = DynamoDBDocumentClient.from(createAdminClient(dynamo.endpoint))
  const all = async (table: TableName) =>
    (await client.send(new ScanCommand({ TableName: physicalTableName(tablePrefix, table) }))).Items ?? []
  const found = {
    analyses: (await all('analyses')).map((item) => Analysis.parse({ ...item, ...Object(item.analysis) })),
    usage: (await all('usage')).map((item) => Usage.parse(item)).filter(({ meter }) => meter.startsWith('analyses')),
  }
  client.destroy()
  await dynamo.stop()
  return found
}

/** Expects that no acknowledged analysis is lost and that every unit belongs to a request. */
async function expectConsistent({ acknowledged, attempted }: Awaited<ReturnType<typeof analyzeMany>>): Promise<void> {
  const { analyses, usage } = await onDisk()
  const ids = new Set(analyses.map(({ id }) => id))
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
  for (const { used, seen } of usage) expect(used).toBe(seen.size)
  const spent = new Set(usage.flatMap(({ seen }) => [...seen]))
  expect(acknowledged.filter((id) => !spent.has(id))).toEqual([])
  expect(spent.size).toBeLessThanOrEqual(attempted.length)
}

it(
  'kill -9 of the database ends the system with one line; nothing acknowledged is lost, and meters stay consistent',
  async () => {
    const done = await analyzeMany(5, () => process.kill(childOf(system, 'dynamo-process'), 'SIGKILL'))
    expect(done.acknowledged.length).toBeLessThan(24)
    expect(await system.exit).toBe(1)
    const lines = system.output().trim().split('\n')
    expect(lines.at(-1)).toBe('Viewcraft stopped. The database failed: its process ended with SIGKILL')
    expect(lines.filter((line) => /^\s+at /.test(line))).toEqual([])
    await expectConsistent(done)
  },
  minutes,
)

it(
  'kill -9 of the whole system loses nothing that was acknowledged, and it starts again from disk',
  async () => {
    const ends: Promise<unknown>[] = []
    const done = await analyzeMany(5, () => ends.push(system.end('SIGKILL')))
    await Promise.all(ends)
    await expectConsistent(done)
    system = await startSystem(data)
    const as = await signIn(system, demoLogin.email)
    const { body } = await ask(system.url, 'GET', '/api/analyses', { as })
    const newest = advice.history.output.parse(body).analyses.map(({ id }) => id)
    expect(done.acknowledged.filter((id) => !newest.includes(id))).toEqual([])
    await system.end('SIGKILL')
  },
  minutes,
)

it(
  'kill -9 of the thumbnail process fails one call; the next one gets a new process',
  async () => {
    const uploaded = async (background: string) => {
      const { body } = await ask(system.url, 'POST', '/api/uploads', { as: token, body: { type: 'image/png' } })
      const form = advice.upload.output.parse(body)
      expect(await postForm(form, await drawPng({ width: 1280, height: 720, background }))).toBeLessThan(300)
      return form.upload
    }
    const check = (upload: string) => ask(system.url, 'POST', '/api/thumbnails', { as: token, body: { upload } })
    const [first, second] = [await uploaded('#204060'), await uploaded('#602040')]
    expect((await check(first)).status).toBe(200)
    const child = childOf(system, 'advice-thumbnail')
    const before = ticksOf(child)
    const checking = check(second)
    // The process is working on the request.
    await vi.waitUntil(() => ticksOf(child) > before + 2, { timeout: 30_000, interval: 5 })
    process.kill(child, 'SIGKILL')
    expect((await checking).status).toBeGreaterThanOrEqual(500)
    const again = await check(second)
    expect(again.status).toBe(200)
    const { thumbnail } = advice.thumbnail.output.parse(again.body)
    const analyzed = await ask(system.url, 'POST', '/api/analyze', { as: token, body: { thumbnail } })
    expect(analyzed.status).toBe(200)
    await system.end('SIGKILL')
  },
  minutes,
)
