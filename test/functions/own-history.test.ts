import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import type { Fault } from '#infra/local/stubs/youtube/responses.ts'
import { advice, type OwnHistory } from '#shared/contract/advice.ts'
import { drafts } from '#shared/contract/drafts.ts'
import { dayMs, daySeconds, hourMs } from '#shared/duration.ts'
import type { PlanName } from '#shared/plans.ts'
import { analyzeTitle } from '#shared/prediction/score.ts'
import type { Scope } from '#shared/scopes.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { samplePromise } from '#test/support/call-promise.ts'
import { connect } from '#test/support/consent.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { longTest } from '#test/support/long.ts'
import { addPersonalToken } from '#test/support/personal-token.ts'

const backend = setUpBackend()

/** Each test has its own time, so that it shares neither cache nor quota with another. */
let day = Date.UTC(2027, 0, 1, 20, 0, 30)
beforeEach(() => {
  day += 60 * dayMs
  vi.useFakeTimers({ toFake: ['Date'], now: day })
})
afterEach(() => {
  vi.useRealTimers()
})

const creator = (plan: PlanName = 'premium') => makeCreator(backend, { plan, channel: demoChannel.id })
const title = 'How to Bake Sourdough Bread in a Cold Kitchen'
async function createAnalysis({ userId }: Creator, text = title) {
  const as = backend.tokenFor(userId)
  const { status, body } = await backend.request('POST', '/api/analyze', { as, body: { title: text } })
  expect(status).toBe(200)
  return advice.analyze.output.parse(body).analysis
}
async function listAnalyses({ userId }: Creator) {
  const { body } = await backend.request('GET', '/api/analyses', { as: backend.tokenFor(userId) })
  return advice.history.output.parse(body).analyses
}
function assertScored(ownHistory: OwnHistory | undefined) {
  if (ownHistory?.state !== 'scored') throw new Error(`not scored: ${ownHistory?.state}`)
  return ownHistory
}

describe('an analysis for a channel with a known history', () => {
  longTest(
    'contains the score against that history and the similar videos, besides the score of the title alone',
    async () => {
      const { titleAnalysis, ownHistory } = await createAnalysis(await creator())
      expect(titleAnalysis).toEqual(analyzeTitle(title))
      const { score, basis, similar, videos, fetchedAt } = assertScored(ownHistory)
      expect(basis).toBe('title_and_videos')
      expect(score).toBeGreaterThan(50)
      expect(fetchedAt).toBe(new Date(day).toISOString())
      // Videos that are new, brief, hidden or upcoming are not used.
      expect(videos).toBeGreaterThanOrEqual(58)
      expect(videos).toBeLessThan(62)
      expect(similar).toHaveLength(5)
      for (const { id, title, views } of similar)
        expect(listChannelVideos(demoChannel.id)).toContainEqual(expect.objectContaining({ id, title, views }))
      expect(similar.map((video) => video.title).join(' ')).toContain('Sourdough')
    },
  )

  longTest('has that score for 27 days from when YouTube’s data was fetched', async () => {
    const ann = await creator()
    const analysis = await createAnalysis(ann)
    expect(await listAnalyses(ann)).toEqual([analysis])
    expect(await createAnalysis(ann)).toEqual(analysis)
    const [item] = await backend.items('own_history')
    expect(item).toMatchObject({ userId: ann.userId, expiresAt: Math.floor(day / 1000) + 27 * daySeconds })
    vi.setSystemTime(day + 27 * dayMs)
    const { ownHistory: _, verdict: __, ...rest } = analysis
    expect(await listAnalyses(ann)).toEqual([rest])
  })

  longTest('has neither that score nor its call while derived metrics are off', async () => {
    const ann = await creator()
    const { id } = await createAnalysis(ann)
    const { createCall } = await import('#functions/store/calls.ts')
    await createCall({
      userId: ann.userId,
      id,
      videoId: 'AAAAAAAAAAA',
      channelId: demoChannel.id,
      promise: samplePromise,
    })
    expect(await listAnalyses(ann)).toMatchObject([
      { ownHistory: { state: 'scored' }, call: { videoId: 'AAAAAAAAAAA' } },
    ])
    vi.stubEnv('DERIVED_METRICS', 'off')
    // The environment is read once per module load.
    vi.resetModules()
    const [analysis] = await listAnalyses(ann)
    vi.unstubAllEnvs()
    vi.resetModules()
    expect(analysis).toMatchObject({ title })
    expect(analysis).not.toHaveProperty('ownHistory')
    expect(analysis).not.toHaveProperty('call')
  })

  longTest('loses that score when the channel is disconnected', async () => {
    const ann = await creator()
    await connect(backend, ann)
    await createAnalysis(ann)
    const answer = await backend.request('DELETE', '/api/youtube/auth', { as: backend.tokenFor(ann.userId) })
    expect(answer).toMatchObject({ status: 200, body: { deleted: expect.arrayContaining(['videos']) } })
    expect((await backend.items('own_history')).filter(({ userId }) => userId === ann.userId)).toEqual([])
    const [analysis] = await listAnalyses(ann)
    expect(analysis).toMatchObject({ title, titleAnalysis: analyzeTitle(title) })
    expect(analysis).not.toHaveProperty('ownHistory')
  })

  longTest.each([
    ['another channel is connected', (ann: Creator) => connect(backend, ann, { account: '2' })],
    [
      'Google revoked the grant',
      (ann: Creator) => {
        backend.google.grants.revokeAccount('1')
        vi.setSystemTime(day + hourMs)
        return backend.request('GET', '/api/youtube/analytics', { as: backend.tokenFor(ann.userId) })
      },
    ],
  ])('loses that score when %s', async (_, happens) => {
    const ann = await creator()
    await connect(backend, ann)
    await createAnalysis(ann)
    await happens(ann)
    expect((await backend.items('own_history')).filter(({ userId }) => userId === ann.userId)).toEqual([])
  })

  longTest('is deleted together with that score', async () => {
    const ann = await creator()
    const { id } = await createAnalysis(ann)
    await backend.request('DELETE', `/api/analyses/${id}`, { as: backend.tokenFor(ann.userId) })
    expect((await backend.items('own_history')).filter(({ userId }) => userId === ann.userId)).toEqual([])
  })
})

longTest.each(['free', 'basic'] as const)('%s includes the history score', async (plan) => {
  expect(await createAnalysis(await creator(plan))).toMatchObject({ ownHistory: { state: 'scored' } })
})

longTest('a channel with too few videos has the state too_few', async () => {
  const chess = await makeCreator(backend, { plan: 'premium', channel: 'UCledgerLaneChess-000008' })
  expect(await createAnalysis(chess)).toMatchObject({ ownHistory: { state: 'too_few', videos: 3, needed: 5 } })
  expect(await createAnalysis(chess, 'Cómo hacer pan en casa con mi familia')).toMatchObject({
    ownHistory: { state: 'too_few', videos: 3, needed: 10 },
  })
})

describe('a title that the model cannot score', () => {
  const [spanish, japanese] = ['UCelBalconDeNuria-000009', 'UCmidnightWorkshop_00002']
  const [tomatoes, rain] = ['Tomates en botella: 3 errores', 'Plantas de invierno para balcones sin sol']
  const request = ({ userId }: Creator, text: string) =>
    backend.request('POST', '/api/analyze', { as: backend.tokenFor(userId), body: { title: text } })
  async function analyze(creator: Creator, text: string) {
    const { status, body } = await request(creator, text)
    expect(status).toBe(200)
    return advice.analyze.output.parse(body)
  }
  const refused = { status: 402, body: { error: { code: 'plan_limit_reached' } } }

  longTest.each([
    ['Spanish', spanish, tomatoes, 'Diario del balcón, semana 44'],
    ['Japanese', japanese, '祖母の懐中時計を直してみた', '質問に答えます、冬'],
  ])('is scored by the channel’s own videos: %s', async (_, channel, good, poor) => {
    const nuria = await makeCreator(backend, { channel })
    const { analysis, meter } = await analyze(nuria, good)
    expect(analysis.titleAnalysis).not.toHaveProperty('score')
    const { score, basis, similar, videos } = assertScored(analysis.ownHistory)
    expect({ basis, videos, used: meter.used }).toEqual({ basis: 'videos', videos: 40, used: 1 })
    expect(score).toBeGreaterThan(75)
    for (const { id, title, usual, points } of similar) {
      expect(listChannelVideos(channel)).toContainEqual(expect.objectContaining({ id, title }))
      if (usual) expect(usual.multiple > 1).toBe(points > 0)
    }
    expect(assertScored((await analyze(nuria, poor)).analysis.ownHistory).score).toBeLessThan(25)
  })

  longTest('costs one unit, however often it is sent, even after the month ends', async () => {
    const now = new Date(day)
    const nextMonth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)
    vi.setSystemTime(nextMonth - 120_000)
    const nuria = await makeCreator(backend, { channel: spanish })
    const responses = await Promise.all(Array.from({ length: 5 }, () => analyze(nuria, tomatoes)))
    expect(Math.max(...responses.map(({ meter }) => meter.used))).toBe(1)
    const { analysis, repeated, meter } = await analyze(nuria, tomatoes)
    expect({ repeated, used: meter.used }).toEqual({ repeated: true, used: 1 })
    vi.setSystemTime(nextMonth + 60_000)
    expect(await analyze(nuria, tomatoes)).toMatchObject({ analysis, repeated: true, meter: { used: 0 } })
  })

  longTest('is refused without a unit, and leaves nothing behind', async () => {
    const nuria = await makeCreator(backend, { channel: spanish })
    for (const text of [tomatoes, rain, title]) await analyze(nuria, text)
    expect(await request(nuria, 'Diario del balcón, semana 44')).toMatchObject(refused)
    expect(await listAnalyses(nuria)).toHaveLength(3)
    const stored = (await backend.items('own_history')).filter(({ userId }) => userId === nuria.userId)
    expect(stored).toHaveLength(3)
  })

  describe('while YouTube does not respond', () => {
    /** When YouTube is asked again: within the five minutes in which a repetition makes no new analysis. */
    let nextAttempt: number
    beforeEach(() => {
      nextAttempt = Math.ceil(day / 600_000) * 600_000
      vi.setSystemTime(nextAttempt - 60_000)
      backend.youtube.failNext('backendError')
    })

    longTest('is free, and costs a unit once a repetition has the score', async () => {
      const nuria = await makeCreator(backend, { channel: spanish })
      const free = await analyze(nuria, tomatoes)
      expect(free).toMatchObject({ meter: { used: 0 }, analysis: { ownHistory: { state: 'unavailable' } } })
      vi.setSystemTime(nextAttempt)
      const scored = await analyze(nuria, tomatoes)
      expect(scored).toMatchObject({ repeated: true, analysis: { id: free.analysis.id }, meter: { used: 1 } })
      expect(await listAnalyses(nuria)).toEqual([scored.analysis])
      expect((await analyze(nuria, tomatoes)).meter.used).toBe(1)
    })

    longTest('is refused when a repetition would have a score but no unit is left', async () => {
      const nuria = await makeCreator(backend, { channel: spanish })
      const { spendUnit } = await import('#functions/store/usage.ts')
      for (const id of ['one', 'two', 'three']) await spendUnit(nuria.userId, 'analyses', 'free', id)
      await analyze(nuria, tomatoes)
      vi.setSystemTime(nextAttempt)
      expect(await request(nuria, tomatoes)).toMatchObject(refused)
      const listed = (await listAnalyses(nuria)).find((one) => one.title === tomatoes)
      expect(listed).toMatchObject({ titleAnalysis: { basis: 'other_language' } })
      expect(listed).not.toHaveProperty('ownHistory')
    })
  })

  longTest('refunds the unit if the score cannot be stored', async () => {
    expectErrors()
    const nuria = await makeCreator(backend, { channel: spanish })
    const { database } = await import('#functions/lib/database.ts')
    const real = database.send.bind(database) as (command: unknown) => Promise<unknown>
    const failing = vi
      .spyOn(database, 'send')
      .mockImplementation((command: unknown) =>
        JSON.stringify(command).includes('"ownHistory"') ? Promise.reject(new Error('down')) : real(command),
      )
    expect(await request(nuria, tomatoes)).toMatchObject({ status: 500 })
    failing.mockRestore()
    expect(await listAnalyses(nuria)).toEqual([])
    expect((await analyze(nuria, tomatoes)).meter.used).toBe(1)
  })

  longTest('costs no unit without derived metrics', async () => {
    vi.stubEnv('DERIVED_METRICS', 'off')
    vi.resetModules()
    const nuria = await makeCreator(backend, { channel: spanish })
    const { analysis, meter } = await analyze(nuria, tomatoes)
    vi.unstubAllEnvs()
    vi.resetModules()
    expect(analysis).not.toHaveProperty('ownHistory')
    expect(meter.used).toBe(0)
  })
})

describe('when YouTube fails, an analysis succeeds', () => {
  longTest.each<Fault>(['backendError', 'quotaExceeded', 'garbage', 'nonsense', 'hangUp', 'tooManyRequests'])(
    '%s: the state is unavailable, and is not stored',
    async (fault) => {
      const ann = await creator()
      backend.youtube.failNext(fault)
      const analysis = await createAnalysis(ann)
      expect(analysis).toMatchObject({ titleAnalysis: analyzeTitle(title), ownHistory: { state: 'unavailable' } })
      expect(await listAnalyses(ann)).toEqual([{ ...analysis, ownHistory: undefined }])
      vi.setSystemTime(day + dayMs)
      expect(await createAnalysis(ann)).toMatchObject({ ownHistory: { state: 'scored' } })
    },
  )

  longTest('with older uploads and their age', async () => {
    const ann = await creator()
    await createAnalysis(ann)
    vi.setSystemTime(day + 3 * dayMs)
    backend.youtube.failNext('backendError')
    const { ownHistory } = await createAnalysis(ann)
    expect(assertScored(ownHistory).fetchedAt).toBe(new Date(day).toISOString())
  })

  longTest('even when another error occurs in the history score', async () => {
    expectErrors()
    const { database } = await import('#functions/lib/database.ts')
    const real = database.send.bind(database) as (command: unknown) => Promise<unknown>
    vi.spyOn(database, 'send').mockImplementation((command: unknown) =>
      JSON.stringify(command).includes(`${process.env.TABLE_OWN_HISTORY}`)
        ? Promise.reject(Object.assign(new Error('down'), { name: 'ThrottlingException' }))
        : real(command),
    )
    expect(await createAnalysis(await creator())).toMatchObject({ ownHistory: { state: 'unavailable' } })
    expect(console.error).toHaveBeenCalledOnce()
  })
})

longTest('an analysis contains the channel’s best videos, and those in the structures of the next steps', async () => {
  const { nextSteps = [], ownHistory } = await createAnalysis(await creator(), 'How to Bake Sourdough Bread')
  expect(nextSteps).toContainEqual(expect.objectContaining({ kind: 'structure', structure: 'in_time' }))
  const { best = [], examples = [] } = assertScored(ownHistory)
  const own = examples.find(({ structure }) => structure === 'in_time')?.videos ?? []
  expect([best.length, own.length]).toEqual([3, 2])
  for (const videos of [best, own]) {
    const multiples = videos.map(({ usual }) => usual?.multiple ?? 0)
    expect(Math.min(...multiples)).toBeGreaterThan(0)
    expect(multiples).toEqual(multiples.toSorted((a, b) => b - a))
    for (const { id, title } of videos)
      expect(listChannelVideos(demoChannel.id)).toContainEqual(expect.objectContaining({ id, title }))
  }
  for (const video of own) expect(video.title).toMatch(/ in \d+ /i)
})

test('programs get the score by the channel’s history only if they may read the channel', async () => {
  const ann = await makeCreator(backend, { plan: 'premium', channel: demoChannel.id, userId: randomUUID() })
  const { draft: id } = await createAnalysis(ann)
  const readAll = async (scopes: readonly Scope[]) => {
    const as = await addPersonalToken(ann.userId, scopes)
    const analyzed = await backend.request('POST', '/api/analyze', { as, body: { title, draft: id } })
    const listed = await backend.request('GET', '/api/analyses', { as })
    const versions = await backend.request('GET', `/api/drafts/${id}/versions`, { as })
    return [
      advice.analyze.output.parse(analyzed.body).analysis,
      ...advice.history.output.parse(listed.body).analyses,
      ...drafts.versions.output.parse(versions.body).versions.flatMap(({ analyses }) => analyses),
    ]
  }
  const allowed = await readAll(['drafts', 'channel.read'])
  expect(allowed.length).toBeGreaterThanOrEqual(3)
  for (const analysis of allowed) expect(analysis).toMatchObject({ ownHistory: { state: 'scored' } })
  const others = await readAll(['drafts'])
  expect(others).toHaveLength(allowed.length)
  for (const analysis of others) {
    expect(analysis).toMatchObject({ title, titleAnalysis: analyzeTitle(title) })
    expect(analysis).not.toHaveProperty('ownHistory')
  }
})
