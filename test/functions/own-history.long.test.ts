import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import type { Fault } from '#infra/local/stubs/youtube/responses.ts'
import { advice, type OwnHistory } from '#shared/contract/advice.ts'
import type { PlanName } from '#shared/plans.ts'
import { analyzeTitle } from '#shared/prediction/score.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { connect } from '#test/support/consent.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'

const backend = setUpBackend()

const dayMs = 86_400_000
/** A time of its own for every test, so that neither cache nor quota of another one is there. */
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
async function analysed({ userId }: Creator, text = title) {
  const as = backend.tokenFor(userId)
  const { status, body } = await backend.request('POST', '/api/analyze', { as, body: { title: text } })
  expect(status).toBe(200)
  return advice.analyze.output.parse(body).analysis
}
async function listed({ userId }: Creator) {
  const { body } = await backend.request('GET', '/api/analyses', { as: backend.tokenFor(userId) })
  return advice.history.output.parse(body).analyses
}
function scored(ownHistory: OwnHistory | undefined) {
  if (ownHistory?.state !== 'scored') throw new Error(`not scored: ${ownHistory?.state}`)
  return ownHistory
}

describe('an analysis on a channel whose past is known', () => {
  test('says beside the title alone what that past says, and which videos it leaned on', async () => {
    const { titleAnalysis, ownHistory } = await analysed(await creator())
    expect(titleAnalysis).toEqual(analyzeTitle(title))
    const { score, similar, videos, fetchedAt } = scored(ownHistory)
    expect(score).toBeGreaterThan(50)
    expect(fetchedAt).toBe(new Date(day).toISOString())
    // Those of last days, brief ones, hidden ones and those to come are not learned from.
    expect(videos).toBeGreaterThanOrEqual(58)
    expect(videos).toBeLessThan(62)
    expect(similar).toHaveLength(5)
    for (const { id, title, views } of similar)
      expect(listChannelVideos(demoChannel.id)).toContainEqual(expect.objectContaining({ id, title, views }))
    expect(similar.map((video) => video.title).join(' ')).toContain('Sourdough')
  })

  test('keeps that for 27 days from when YouTube told it, beside the analysis', async () => {
    const ann = await creator()
    const analysis = await analysed(ann)
    expect(await listed(ann)).toEqual([analysis])
    expect(await analysed(ann)).toEqual(analysis)
    const [item] = await backend.items('own_history')
    expect(item).toMatchObject({ userId: ann.userId, expiresAt: Math.floor(day / 1000) + 27 * 86_400 })
    vi.setSystemTime(day + 27 * dayMs)
    const { ownHistory: _, ...rest } = analysis
    expect(await listed(ann)).toEqual([rest])
  })

  test('shows none of it where derived figures are off since, nor how the title did', async () => {
    const ann = await creator()
    const { id } = await analysed(ann)
    const { createCall } = await import('#functions/store/calls.ts')
    await createCall({ userId: ann.userId, id, videoId: 'AAAAAAAAAAA', channelId: demoChannel.id })
    expect(await listed(ann)).toMatchObject([{ ownHistory: { state: 'scored' }, call: { videoId: 'AAAAAAAAAAA' } }])
    vi.stubEnv('DERIVED_METRICS', 'off')
    // The environment is read once.
    vi.resetModules()
    const [analysis] = await listed(ann)
    vi.unstubAllEnvs()
    vi.resetModules()
    expect(analysis).toMatchObject({ title })
    expect(analysis).not.toHaveProperty('ownHistory')
    expect(analysis).not.toHaveProperty('call')
  })

  test('forgets it when the channel is disconnected', async () => {
    const ann = await creator()
    await connect(backend, ann)
    await analysed(ann)
    const answer = await backend.request('DELETE', '/api/youtube/auth', { as: backend.tokenFor(ann.userId) })
    expect(answer).toMatchObject({ status: 200, body: { deleted: expect.arrayContaining(['videos']) } })
    expect((await backend.items('own_history')).filter(({ userId }) => userId === ann.userId)).toEqual([])
    const [analysis] = await listed(ann)
    expect(analysis).toMatchObject({ title, titleAnalysis: analyzeTitle(title) })
    expect(analysis).not.toHaveProperty('ownHistory')
  })

  test.each([
    ['another channel is connected', (ann: Creator) => connect(backend, ann, { account: '2' })],
    [
      'Google ended the grant',
      (ann: Creator) => {
        backend.google.grants.revokeAccount('1')
        vi.setSystemTime(day + 3_600_000)
        return backend.request('GET', '/api/youtube/analytics', { as: backend.tokenFor(ann.userId) })
      },
    ],
  ])('forgets it when %s', async (_, happens) => {
    const ann = await creator()
    await connect(backend, ann)
    await analysed(ann)
    await happens(ann)
    expect((await backend.items('own_history')).filter(({ userId }) => userId === ann.userId)).toEqual([])
  })

  test('forgets it with the analysis', async () => {
    const ann = await creator()
    const { id } = await analysed(ann)
    await backend.request('DELETE', `/api/analyses/${id}`, { as: backend.tokenFor(ann.userId) })
    expect((await backend.items('own_history')).filter(({ userId }) => userId === ann.userId)).toEqual([])
  })
})

test.each(['free', 'basic'] as const)('on %s it is not part of the plan, and YouTube is not asked', async (plan) => {
  const calls = backend.youtube.calls.length
  expect(await analysed(await creator(plan))).toMatchObject({ ownHistory: { state: 'not_in_plan' } })
  expect(backend.youtube.calls).toHaveLength(calls)
})

test('too few videos are said to be too few', async () => {
  const chess = await makeCreator(backend, { plan: 'premium', channel: 'UCledgerLaneChess-000008' })
  expect(await analysed(chess)).toMatchObject({ ownHistory: { state: 'too_few', videos: 3 } })
})

test.each(['Cómo hacer pan en casa con mi familia', 'Qwxzy Vvrpt'])(
  'where the title has no score, nothing is asked: %s',
  async (text) => {
    const calls = backend.youtube.calls.length
    expect(await analysed(await creator(), text)).not.toHaveProperty('ownHistory')
    expect(backend.youtube.calls).toHaveLength(calls)
  },
)

describe('a failing YouTube fails no analysis', () => {
  test.each<Fault>(['backendError', 'quotaExceeded', 'garbage', 'nonsense', 'hangUp', 'tooManyRequests'])(
    '%s: it is said, and not remembered',
    async (fault) => {
      const ann = await creator()
      backend.youtube.failNext(fault)
      const analysis = await analysed(ann)
      expect(analysis).toMatchObject({ titleAnalysis: analyzeTitle(title), ownHistory: { state: 'unavailable' } })
      expect(await listed(ann)).toEqual([{ ...analysis, ownHistory: undefined }])
      vi.setSystemTime(day + dayMs)
      expect(await analysed(ann)).toMatchObject({ ownHistory: { state: 'scored' } })
    },
  )

  test('an older answer serves, with its age', async () => {
    const ann = await creator()
    await analysed(ann)
    vi.setSystemTime(day + 3 * dayMs)
    backend.youtube.failNext('backendError')
    const { ownHistory } = await analysed(ann)
    expect(scored(ownHistory).fetchedAt).toBe(new Date(day).toISOString())
  })

  test('nor does anything else that breaks in it', async () => {
    expectErrors()
    const store = await import('#functions/store/own-history.ts')
    const { database } = await import('#functions/lib/database.ts')
    const real = database.send.bind(database) as (command: unknown) => Promise<unknown>
    vi.spyOn(database, 'send').mockImplementation((command: unknown) =>
      JSON.stringify(command).includes(`${process.env.TABLE_OWN_HISTORY}`)
        ? Promise.reject(Object.assign(new Error('down'), { name: 'ThrottlingException' }))
        : real(command),
    )
    expect(store).toBeDefined()
    expect(await analysed(await creator())).toMatchObject({ ownHistory: { state: 'unavailable' } })
    expect(console.error).toHaveBeenCalledOnce()
  })
})
