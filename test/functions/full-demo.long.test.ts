import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdtemp, rm } from 'node:fs/promises'
import { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createDemoCreator } from '#infra/local/demo/creator.ts'
import { type DemoSystem, isDemoMade, makeDemo } from '#infra/local/demo/make-demo.ts'
import { listSteps, startOfDemo } from '#infra/local/demo/steps.ts'
import { testedTitles } from '#infra/local/demo/tested-titles.ts'
import { functionPrefix } from '#infra/local/deployment.ts'
import { runQueuedJob } from '#infra/local/emulators/sqs/job-queues.ts'
import { demoLogin } from '#infra/local/seed/demo.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { type ChannelVideo, listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import { keptStates } from '#shared/contract/drafts.ts'
import { ideasPerWeek } from '#shared/contract/ideas.ts'
import { contract } from '#shared/contract/index.ts'
import { dayMs } from '#shared/duration.ts'
import type { QueuedJobName } from '#shared/queued-jobs.ts'
import { googleClient, setUpBackend, siteUrl } from '#test/support/backend.ts'
import { readExport } from '#web/lib/studio/read-export.ts'

const now = Date.UTC(2027, 4, 19, 9)

const backend = setUpBackend()
let folder: string
let as: string

/** Sets the date of a response to the fake time. AWS SDKs set their clocks by it, and Node would send the real time. */
const setDate = (message: unknown) => {
  const { response } = z.parse(z.object({ response: z.instanceof(ServerResponse) }), message)
  response.setHeader('date', new Date().toUTCString())
}
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'demo-'))
  vi.useFakeTimers({ toFake: ['Date'], now })
  subscribe('http.server.request.start', setDate)
})
afterAll(async () => {
  unsubscribe('http.server.request.start', setDate)
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

/** Returns the backend as the system for making the demo. Calls `onStep` after each step, before it is recorded. */
function demoSystem(onStep = () => {}): DemoSystem {
  const place = {
    api: backend.origin,
    runJob: (name: Parameters<DemoSystem['present']['runJob']>[0]) => backend.invoke(name, {}, 300_000),
    runQueuedJob: (name: QueuedJobName) => runQueuedJob(functionPrefix, backend.queues, backend.invoke, name),
    settle: async () => {
      await backend.settle()
      onStep()
    },
  }
  const { AWS_ENDPOINT_URL_DYNAMODB: dynamo = '' } = process.env
  return {
    addresses: {
      site: siteUrl,
      cognito: backend.poolOrigin,
      dynamo,
      google: backend.google.origin,
      googleClientId: googleClient.clientId,
    },
    file: path.join(folder, 'demo.json'),
    present: place,
    openPast: async () => ({
      ...place,
      setTime: (to) => void vi.setSystemTime(to),
      stop: async () => void vi.setSystemTime(now),
    }),
  }
}

/** Kills the making of the demo after each step, before it is recorded, so that the next start repeats it. */
async function makeInterrupted(): Promise<number> {
  for (let kills = 0; ; kills++) {
    let steps = 0
    const kill = () => {
      if (++steps === 2) throw new Error('killed')
    }
    try {
      await makeDemo(demoSystem(kill))
      return kills
    } catch (error) {
      if (!(error instanceof Error) || error.message !== 'killed') throw error
    }
  }
}

describe('the full demo, whose making is interrupted after every step', () => {
  beforeAll(async () => {
    const { past, present } = listSteps(now)
    expect(await isDemoMade(demoSystem())).toBe(false)
    expect(await makeInterrupted()).toBe(past.length + present.length - 1)
    as = backend.tokenFor(await readUserId())
  }, 600_000)

  it('has a connected channel', async () => {
    const { channel } = await get('/api/account', contract.account.get)
    expect(channel).toMatchObject({ id: demoChannel.id, title: demoChannel.title, verified: true })
  })

  it('has drafts in every state, each of them once, with dates around today', async () => {
    const { drafts } = await get('/api/drafts', contract.drafts.list)
    expect(new Set(drafts.map(({ state }) => state))).toEqual(new Set(keptStates))
    const names = drafts.map(({ name, title }) => name || title)
    expect(names).toEqual([...new Set(names)])
    const isPlannedAhead = ({ planned }: (typeof drafts)[number]) => Date.parse(planned?.date ?? '') > now
    expect(drafts.filter(({ published }) => published).filter(isPlannedAhead)).toEqual([])
    expect(drafts.filter(({ state }) => state === 'ready').every(isPlannedAhead)).toBe(true)
    expect(drafts.flatMap(({ thumbnails }) => thumbnails).filter(Boolean)).toEqual([2, 1])
    for (const { id, state, thumbnails } of drafts) {
      const { versions } = await get(`/api/drafts/${id}/versions`, contract.drafts.versions)
      const analyses = state === 'idea' ? 0 : thumbnails > 0 ? 2 : 1
      expect(versions.flatMap((version) => version.analyses)).toHaveLength(analyses)
    }
  })

  it('has tests with outcomes, at most one per draft', async () => {
    const { experiments } = await get('/api/experiments', contract.experiments.list)
    expect(new Set(experiments.map(({ draft }) => draft)).size).toBe(experiments.length)
    expect(experiments.some(({ startedOn }) => startedOn === undefined)).toBe(true)
    const outcomes = experiments.flatMap(({ outcome }) => outcome ?? [])
    expect(new Set(outcomes.map(({ label }) => label))).toEqual(new Set(['winner', 'inconclusive']))
    for (const { label, counts = [], shares = [] } of outcomes) {
      const [first = 0, second = 0] = counts.map(({ impressions, clicks }) => clicks / impressions)
      expect(counts.every(({ impressions }) => impressions > 10_000)).toBe(true)
      expect(first).toBeGreaterThan(second * (label === 'winner' ? 1.05 : 1))
      expect(shares[0]).toBeGreaterThanOrEqual(shares[1] ?? 100)
    }
  })

  it('has a record of more than ten settled predictions, all of which could be checked', async () => {
    const { record } = await get('/api/track-record', contract.advice.record)
    expect(record?.settled).toBeGreaterThan(10)
    expect(record).toMatchObject({ unsettled: 0, earlier: 0, rate: { topQuarter: {}, aboveUsual: {} } })
    const results = record?.calls.flatMap(({ after7, after28 }) => [after7 ?? [], after28 ?? []].flat()) ?? []
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['settled']))
    // A check uses the views of its own day, so it has to come soon after the video was marked.
    for (const { markedAt, after7 } of record?.calls ?? [])
      expect(Date.parse(after7?.at ?? markedAt) - Date.parse(markedAt)).toBeLessThan(10 * dayMs)
  })

  it('has ideas for the week, one of which is a draft', async () => {
    const { ideas } = await get('/api/ideas', contract.ideas.list)
    expect(ideas).toHaveLength(ideasPerWeek)
    expect(ideas.filter(({ draft }) => draft)).toHaveLength(1)
    expect(ideas.every(({ video, lift }) => video ?? lift)).toBe(true)
  })

  it('follows channels in several scripts, with videos that stand out', async () => {
    const { follows } = await get('/api/following', contract.following.list)
    const names = follows.map(({ channel }) => channel?.title ?? '')
    for (const script of ['Latin', 'Greek', 'Arabic', 'Devanagari', 'Hangul', 'Han'])
      expect(
        names.some((name) => new RegExp(`\\p{Script=${script}}`, 'u').test(name)),
        script,
      ).toBe(true)
    const { videos } = await get('/api/following/videos', contract.following.videos)
    expect(videos[0]?.usual?.multiple).toBeGreaterThan(3)
  })

  it('has a shared draft with votes', async () => {
    const [shared] = await backend.items('shares')
    const { shares } = await get(`/api/shares?draft=${shared?.draft}`, contract.shares.list)
    expect(shares.map(({ voters, titles }) => [voters, titles.map(({ votes }) => votes)])).toEqual([[10, [2, 5, 3]]])
  })

  it('has an export of YouTube Studio that we can read', async () => {
    const { files } = await get('/api/studio', contract.studio.list)
    expect(files.map(({ name }) => name)).toEqual(['Table data.csv'])
    const bytes = new Uint8Array(await (await fetch(files[0]?.url ?? '')).arrayBuffer())
    const [table] = readExport('Table data.csv', bytes)
    if (table?.kind !== 'videos') throw new Error('not read')
    expect(table.skipped).toEqual([])
    expect(table.videos.length).toBeGreaterThan(50)
    const [video] = listChannelVideos(demoChannel.id, now - 30 * dayMs)
    expect(table.videos.find(({ id }) => id === video?.id)).toMatchObject({ title: video?.title })
  })

  it('is made once', async () => {
    const before = await backend.everything('limits')
    expect(await isDemoMade(demoSystem())).toBe(true)
    expect(await backend.everything('limits')).toEqual(before)
  })

  it('can be logged in to with the password of the log-in screen', async () => {
    const creator = createDemoCreator(demoSystem().addresses, demoLogin.password).at(demoSystem().present, false)
    expect(await creator.call(contract.account.get, {})).toMatchObject({ name: 'Robin Vale', plan: 'premium' })
  })
})

const readUserId = async () => `${(await backend.items('accounts'))[0]?.userId}`

async function get<Output>(address: string, { output }: { readonly output: z.ZodMiniType<Output> }): Promise<Output> {
  const { status, body } = await backend.request('GET', address, { as })
  expect(status).toBe(200)
  return z.parse(output, body)
}

it.each(Array.from({ length: 32 }, (_, at) => 7 * at))(
  'the demo has enough of everything when it is made in %i days',
  (days) => {
    const today = now + days * dayMs
    const { past } = listSteps(today)
    expect(past.every(({ at }) => at >= startOfDemo(today) && at < today)).toBe(true)
    const videos = listChannelVideos(demoChannel.id, today).filter(
      ({ publishedAt }) => publishedAt > startOfDemo(today),
    )
    const isOlder = (age: number) => (video: ChannelVideo) => video.publishedAt < today - age * dayMs
    expect(videos.filter(isOlder(9)).length).toBeGreaterThan(11)
    const outcomes = videos.filter(isOlder(12)).flatMap(({ title }) => testedTitles[title]?.hasWinner ?? [])
    expect(new Set(outcomes)).toEqual(new Set([true, false]))
  },
)
