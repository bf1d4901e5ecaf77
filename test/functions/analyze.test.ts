import { afterEach, describe, expect, test, vi } from 'vitest'
import { advice } from '#shared/contract/advice.ts'
import { analyzeTitle } from '#shared/prediction/score.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { type Creator, makeCreator, setPlan } from '#test/support/creator.ts'

const backend = setUpBackend()
afterEach(() => {
  vi.useRealTimers()
})

const failure = (status: number, code: string, fields?: object) => ({
  status,
  body: { error: { code, requestId: expect.any(String), ...(fields ? { fields } : {}) } },
})
const analyze = ({ token }: Creator, body: unknown) => backend.request('POST', '/api/analyze', { as: token, body })
async function analysed(creator: Creator, title: string) {
  const { status, body } = await analyze(creator, { title })
  expect(status).toBe(200)
  return advice.analyze.output.parse(body)
}
const mine = async (table: 'analyses' | 'usage', { userId }: Creator) =>
  (await backend.items(table)).filter((item) => item.userId === userId)

describe('analysing a title', () => {
  test("answers the model's analysis, stores it, and takes one of the month's", async () => {
    const creator = await makeCreator(backend)
    const { analysis, repeated, meter } = await analysed(creator, '  10 Ways to Cook Rice ')
    expect(analysis.title).toBe('10 Ways to Cook Rice')
    expect(analysis.titleAnalysis).toEqual(analyzeTitle('10 Ways to Cook Rice'))
    expect(repeated).toBe(false)
    expect(meter).toMatchObject({ meter: 'analyses', used: 1, most: 3 })
    // What was said of the channel is kept elsewhere, and not for ever.
    const { ownHistory, ...kept } = analysis
    expect(ownHistory).toEqual({ state: 'not_in_plan' })
    expect(await mine('analyses', creator)).toEqual([{ userId: creator.userId, ...kept }])
  })

  test.each([{}, { title: '' }, { title: ' \n\t ' }])('needs something to analyse: %j', async (body) => {
    const creator = await makeCreator(backend)
    expect(await analyze(creator, body)).toMatchObject(failure(400, 'nothing_to_analyze'))
    expect(await mine('usage', creator)).toEqual([])
  })

  test.each([
    ['other_language', 'Cómo hacer pan en casa con mi familia'],
    ['nothing_known', 'Qwxzy Vvrpt'],
  ])('costs nothing where there is no score: %s', async (basis, title) => {
    const creator = await makeCreator(backend)
    const { analysis, meter } = await analysed(creator, title)
    expect(analysis.titleAnalysis?.basis).toBe(basis)
    expect(meter).toMatchObject({ used: 0, most: 3 })
    expect(await mine('usage', creator)).toEqual([])
    expect(await mine('analyses', creator)).toHaveLength(1)
  })

  test('takes titles as long as YouTube does', async () => {
    const creator = await makeCreator(backend)
    await analysed(creator, 'x'.repeat(100))
    expect(await analyze(creator, { title: 'x'.repeat(101) })).toMatchObject(
      failure(400, 'invalid_input', { title: 'too_long' }),
    )
  })

  test('needs to know whose channel it is for', async () => {
    const creator = await makeCreator(backend, { channel: false })
    expect(await analyze(creator, { title: 'A' })).toMatchObject(failure(409, 'channel_missing'))
    const nobody = { userId: 'nobody', token: backend.tokenFor('nobody') }
    expect(await analyze(nobody, { title: 'A' })).toMatchObject(failure(409, 'channel_missing'))
    expect([...(await mine('usage', creator)), ...(await mine('usage', nobody))]).toEqual([])
  })

  test('of the same draft within five minutes is the stored answer and free', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const creator = await makeCreator(backend)
    const first = await analysed(creator, 'How to build it')
    vi.advanceTimersByTime(4 * 60_000)
    expect(await analysed(creator, ' How to build it ')).toEqual({ ...first, repeated: true })
    vi.advanceTimersByTime(61_000)
    const later = await analysed(creator, 'How to build it')
    expect(later).toMatchObject({ repeated: false, meter: { used: 2 } })
    expect(later.analysis.id > first.analysis.id).toBe(true)
  })

  test('stays free when a new month begins meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 30, 23, 58) })
    const creator = await makeCreator(backend)
    await analysed(creator, 'Living on a boat')
    vi.advanceTimersByTime(3 * 60_000)
    const { repeated, meter } = await analysed(creator, 'Living on a boat')
    expect({ repeated, used: meter.used }).toEqual({ repeated: true, used: 0 })
  })

  test('at the same moment makes one analysis, paid once', async () => {
    const creator = await makeCreator(backend)
    const answers = await Promise.all(Array.from({ length: 10 }, () => analysed(creator, 'At once')))
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1)
    expect(new Set(answers.map(({ analysis: { ownHistory: _, ...rest } }) => JSON.stringify(rest))).size).toBe(1)
    expect(await mine('analyses', creator)).toHaveLength(1)
    expect((await analysed(creator, 'At once')).meter.used).toBe(1)
  })

  test('is one thing for each creator', async () => {
    const [ann, bob] = [await makeCreator(backend), await makeCreator(backend)]
    const [first, second] = [await analysed(ann, 'Why we moved'), await analysed(bob, 'Why we moved')]
    expect(second.analysis.id).not.toBe(first.analysis.id)
    expect(second).toMatchObject({ repeated: false, meter: { used: 1 } })
  })

  test('ends with the plan, but for what was answered already', async () => {
    const creator = await makeCreator(backend)
    for (const title of ['My first day', 'My best day', 'My worst day']) await analysed(creator, title)
    expect(await analyze(creator, { title: 'My last day' })).toMatchObject(failure(402, 'plan_limit_reached'))
    expect(await mine('analyses', creator)).toHaveLength(3)
    expect(await analysed(creator, 'My best day')).toMatchObject({ repeated: true, meter: { used: 3, most: 3 } })
  })

  test('goes on after a change of plan, for the draft that was refused too', async () => {
    const creator = await makeCreator(backend)
    for (const title of ['My first day', 'My best day', 'My worst day']) await analysed(creator, title)
    await analyze(creator, { title: 'My last day' })
    await setPlan(creator, 'basic')
    expect(await analysed(creator, 'My last day')).toMatchObject({ meter: { used: 1, most: 300, fairUse: true } })
  })

  test('of a draft whose analysis was deleted makes it again, not paid twice', async () => {
    const creator = await makeCreator(backend)
    const { analysis } = await analysed(creator, 'Gone')
    await backend.request('DELETE', `/api/analyses/${analysis.id}`, { as: creator.token })
    expect(await analysed(creator, 'Gone')).toMatchObject({ repeated: false, meter: { used: 1 } })
    expect(await mine('analyses', creator)).toHaveLength(1)
  })

  test('is refused from the 31st in a minute', async () => {
    const creator = await makeCreator(backend)
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 })
    const answers = await Promise.all(Array.from({ length: 35 }, () => analyze(creator, {})))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })
})
