import { afterEach, describe, expect, test, vi } from 'vitest'
import { advice } from '#shared/contract/advice.ts'
import { dayMs } from '#shared/duration.ts'
import { maxUnscoredPerDay } from '#shared/plans.ts'
import { analyzeTitle } from '#shared/prediction/score.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { type Creator, makeCreator, setPlan, spendDailyCap } from '#test/support/creator.ts'
import { drawPng } from '#test/support/drawings.ts'
import { uploadCheckedThumbnail } from '#test/support/thumbnail-uploads.ts'

const backend = setUpBackend()
afterEach(() => {
  vi.useRealTimers()
})

const failure = (status: number, code: string, fields?: object) => ({
  status,
  body: { error: { code, requestId: expect.any(String), ...(fields ? { fields } : {}) } },
})
const analyze = ({ token }: Creator, body: unknown) => backend.request('POST', '/api/analyze', { as: token, body })
async function createAnalysis(creator: Creator, title: string) {
  const { status, body } = await analyze(creator, { title })
  expect(status).toBe(200)
  return advice.analyze.output.parse(body)
}
const itemsOf = async (table: 'analyses' | 'usage', { userId }: Creator) =>
  (await backend.items(table)).filter((item) => item.userId === userId)

describe('analyzing a title', () => {
  test("returns the model's analysis, stores it and spends a unit", async () => {
    const creator = await makeCreator(backend)
    const { analysis, repeated, meter } = await createAnalysis(creator, '  10 Ways to Cook Rice ')
    expect(analysis.title).toBe('10 Ways to Cook Rice')
    expect(analysis.titleAnalysis).toEqual(analyzeTitle('10 Ways to Cook Rice'))
    expect(repeated).toBe(false)
    expect(meter).toMatchObject({ meter: 'analyses', used: 1, limit: 3 })
    // The score against the channel's history is stored elsewhere, because it expires.
    const { ownHistory, ...stored } = analysis
    expect(ownHistory).toEqual({ state: 'too_few', videos: 0, needed: 5 })
    expect(await itemsOf('analyses', creator)).toEqual([{ userId: creator.userId, ...stored }])
  })

  test.each([{}, { title: '' }, { title: ' \n\t ' }])('is refused without a title: %j', async (body) => {
    const creator = await makeCreator(backend)
    expect(await analyze(creator, body)).toMatchObject(failure(400, 'nothing_to_analyze'))
    expect(await itemsOf('usage', creator)).toEqual([])
  })

  test.each([
    ['other_language', 'Cómo hacer pan en casa con mi familia'],
    ['nothing_known', 'Qwxzy Vvrpt'],
  ])('costs nothing without a score: %s', async (basis, title) => {
    const creator = await makeCreator(backend)
    const { analysis, meter } = await createAnalysis(creator, title)
    expect(analysis.titleAnalysis).toEqual({ basis, checks: [] })
    expect(analysis.ownHistory).toMatchObject({ state: 'too_few' })
    expect(meter).toMatchObject({ used: 0, limit: 3 })
    expect(await itemsOf('usage', creator)).toEqual([])
    expect(await itemsOf('analyses', creator)).toHaveLength(1)
  })

  test('costs nothing for a blank thumbnail, which is stored with its image', async () => {
    const creator = await makeCreator(backend)
    const file = await drawPng({ width: 320, height: 180 })
    const { thumbnail, analysis: checked } = await uploadCheckedThumbnail(backend, creator, file)
    expect(checked.score).toBeUndefined()
    const { body } = await analyze(creator, { thumbnail })
    const { analysis, meter } = advice.analyze.output.parse(body)
    expect(meter).toMatchObject({ used: 0, limit: 3 })
    expect(analysis.thumbnailAnalysis).toEqual(checked)
    expect((await fetch(analysis.thumbnailUrl ?? '')).status).toBe(200)
  })

  test('is capped per day for titles without a score', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const creator = await makeCreator(backend)
    await spendDailyCap('unscored-analyses', creator.userId, maxUnscoredPerDay, maxUnscoredPerDay - 1)
    await createAnalysis(creator, 'Cómo hacer pan en casa con mi familia')
    const another = { title: 'Cómo hacer tortilla en casa con mi familia' }
    expect(await analyze(creator, another)).toMatchObject(failure(429, 'analysis_limit_reached'))
    expect(await itemsOf('analyses', creator)).toHaveLength(1)
    await createAnalysis(creator, '10 Ways to Cook Rice')
    vi.advanceTimersByTime(dayMs)
    const as = { ...creator, token: backend.tokenFor(creator.userId) }
    expect(await analyze(as, another)).toMatchObject({ status: 200 })
  })

  test('accepts titles as long as YouTube does', async () => {
    const creator = await makeCreator(backend)
    await createAnalysis(creator, 'x'.repeat(100))
    expect(await analyze(creator, { title: 'x'.repeat(101) })).toMatchObject(
      failure(400, 'invalid_input', { title: 'too_long' }),
    )
  })

  test('needs no channel', async () => {
    const creator = await makeCreator(backend, { channel: false })
    expect(await analyze(creator, { title: 'How I built a cabin' })).toMatchObject({ status: 200 })
  })

  test('is refused while YouTube has no channel at the URL of the account, and costs nothing', async () => {
    const creator = await makeCreator(backend, { channel: false })
    const { updateAccount } = await import('#functions/store/accounts.ts')
    await updateAccount(creator.userId, { channelUrl: 'youtube.com/@nobody.has.this' })
    expect(await analyze(creator, { title: 'A' })).toMatchObject(failure(409, 'channel_required'))
    expect(await itemsOf('usage', creator)).toEqual([])
  })

  test('again within five minutes returns the stored analysis for free', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const creator = await makeCreator(backend)
    const first = await createAnalysis(creator, 'How to build it')
    vi.advanceTimersByTime(4 * 60_000)
    expect(await createAnalysis(creator, ' How to build it ')).toEqual({ ...first, repeated: true })
    vi.advanceTimersByTime(61_000)
    const later = await createAnalysis(creator, 'How to build it')
    expect(later).toMatchObject({ repeated: false, meter: { used: 2 } })
    expect(later.analysis.id > first.analysis.id).toBe(true)
  })

  test('again with what happens in the video gives new next steps, which its draft keeps, for free', async () => {
    const creator = await makeCreator(backend)
    const { analysis: first } = await createAnalysis(creator, 'Japan Travel Vlog')
    const happens = 'I missed the last train in Osaka and slept in a manga café'
    const request = { title: 'Japan Travel Vlog', draft: first.draft, happens }
    const { body } = await analyze(creator, request)
    const { analysis, repeated, meter } = advice.analyze.output.parse(body)
    expect({ repeated, used: meter.used }).toEqual({ repeated: false, used: 1 })
    expect(analysis).toMatchObject({ draft: first.draft, version: first.version, verdict: first.verdict })
    expect(analysis.nextSteps?.[0]).toMatchObject({ kind: 'title', title: expect.stringMatching(/Osaka|Train/) })
    const { body: read } = await backend.request('GET', `/api/drafts/${first.draft}`, { as: creator.token })
    expect(read).toMatchObject({ draft: { happens } })
    expect(await analyze(creator, request)).toMatchObject({ body: { analysis: { id: analysis.id }, repeated: true } })
  })

  test('again is free even when a new month has begun', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 30, 23, 58) })
    const creator = await makeCreator(backend)
    await createAnalysis(creator, 'Living on a boat')
    vi.advanceTimersByTime(3 * 60_000)
    const { repeated, meter } = await createAnalysis(creator, 'Living on a boat')
    expect({ repeated, used: meter.used }).toEqual({ repeated: true, used: 0 })
  })

  test('in concurrent requests creates one analysis and spends one unit', async () => {
    const creator = await makeCreator(backend)
    const responses = await Promise.all(Array.from({ length: 10 }, () => createAnalysis(creator, 'At once')))
    expect(responses.filter(({ repeated }) => !repeated)).toHaveLength(1)
    expect(new Set(responses.map(({ analysis: { ownHistory: _, ...rest } }) => JSON.stringify(rest))).size).toBe(1)
    expect(await itemsOf('analyses', creator)).toHaveLength(1)
    expect((await createAnalysis(creator, 'At once')).meter.used).toBe(1)
  })

  test('creates an analysis per user', async () => {
    const [ann, bob] = [await makeCreator(backend), await makeCreator(backend)]
    const [first, second] = [await createAnalysis(ann, 'Why we moved'), await createAnalysis(bob, 'Why we moved')]
    expect(second.analysis.id).not.toBe(first.analysis.id)
    expect(second).toMatchObject({ repeated: false, meter: { used: 1 } })
  })

  test('is refused when no units are left, except for a repeated title', async () => {
    const creator = await makeCreator(backend)
    for (const title of ['My first day', 'My best day', 'My worst day']) await createAnalysis(creator, title)
    expect(await analyze(creator, { title: 'My last day' })).toMatchObject(failure(402, 'plan_limit_reached'))
    expect(await itemsOf('analyses', creator)).toHaveLength(3)
    expect(await createAnalysis(creator, 'My best day')).toMatchObject({ repeated: true, meter: { used: 3, limit: 3 } })
  })

  test('works again after a change of plan, even for a title that was refused', async () => {
    const creator = await makeCreator(backend)
    for (const title of ['My first day', 'My best day', 'My worst day']) await createAnalysis(creator, title)
    await analyze(creator, { title: 'My last day' })
    await setPlan(creator, 'basic')
    expect(await createAnalysis(creator, 'My last day')).toMatchObject({
      meter: { used: 1, limit: 300, fairUse: true },
    })
  })

  test('whose analysis was deleted creates it again for free', async () => {
    const creator = await makeCreator(backend)
    const { analysis } = await createAnalysis(creator, 'Gone')
    await backend.request('DELETE', `/api/analyses/${analysis.id}`, { as: creator.token })
    expect(await createAnalysis(creator, 'Gone')).toMatchObject({ repeated: false, meter: { used: 1 } })
    expect(await itemsOf('analyses', creator)).toHaveLength(1)
  })

  test('is refused from the 31st request in a minute', async () => {
    const creator = await makeCreator(backend)
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 })
    const responses = await Promise.all(Array.from({ length: 35 }, () => analyze(creator, {})))
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(5)
  })
})
