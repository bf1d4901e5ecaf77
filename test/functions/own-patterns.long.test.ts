import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import { advice, type OwnPatterns } from '#shared/contract/advice.ts'
import { dayMs } from '#shared/duration.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'

const backend = setUpBackend()

/** Each test has its own time, so that it shares neither cache nor quota with another. */
let day = Date.UTC(2027, 0, 4, 20, 0, 30)
beforeEach(() => {
  day += 56 * dayMs
  vi.useFakeTimers({ toFake: ['Date'], now: day })
})
afterEach(() => void vi.useRealTimers())

const creator = (channel: string | false = demoChannel.id) => makeCreator(backend, { plan: 'premium', channel })
const request = ({ token }: Creator) => backend.request('GET', '/api/patterns', { as: token })
async function getPatterns(user: Creator): Promise<OwnPatterns | null> {
  const { status, body } = await request(user)
  expect(status).toBe(200)
  return advice.patterns.output.parse(body).patterns
}
async function getFound(user: Creator) {
  const patterns = await getPatterns(user)
  if (patterns?.state !== 'compared') throw new Error(`not compared: ${patterns?.state}`)
  return patterns
}

test('names the forms and topics that differ from the usual, with intervals and examples', async () => {
  const { found, videos, fetchedAt } = await getFound(await creator())
  expect(fetchedAt).toBe(new Date(day).toISOString())
  expect(videos).toBeGreaterThan(50)
  const number = found.find(({ name }) => name === 'number')
  expect(number?.low).toBeGreaterThan(1)
  expect(number?.examples).toHaveLength(3)
  for (const { id, title } of number?.examples ?? []) {
    expect(title).toMatch(/\d/)
    expect(listChannelVideos(demoChannel.id)).toContainEqual(expect.objectContaining({ id, title }))
  }
})

test('works in other languages', async () => {
  const { found } = await getFound(await creator('UCelBalconDeNuria-000009'))
  const diary = found.find(({ name }) => name === 'Diario')
  expect(diary?.high).toBeLessThan(1)
  expect(diary?.isTopic).toBe(true)
})

test('fetches the videos from YouTube once, and shares them with own history', async () => {
  const ada = await creator()
  await getPatterns(ada)
  const calls = backend.youtube.calls.length
  await getPatterns(ada)
  await backend.request('POST', '/api/analyze', { as: ada.token, body: { title: 'How to Bake Bread' } })
  expect(backend.youtube.calls).toHaveLength(calls)
})

test('adds a pattern of the channel to the analysis of a title that does not have it yet', async () => {
  const analyze = async (user: Creator, title: string) => {
    const { body } = await backend.request('POST', '/api/analyze', { as: user.token, body: { title } })
    const { ownHistory } = advice.analyze.output.parse(body).analysis
    return ownHistory?.state === 'scored' ? (ownHistory.patterns ?? []) : []
  }
  const ada = await creator()
  const { found } = await getFound(ada)
  const number = found.find(({ name }) => name === 'number')
  expect(await analyze(ada, 'How to Bake Bread at Home')).toContainEqual(number)
  // This title has a number already.
  expect((await analyze(ada, 'How to Bake Bread in 20 Minutes')).map(({ name }) => name)).not.toContain('number')
  const basic = await makeCreator(backend, { plan: 'basic', channel: demoChannel.id })
  expect(await analyze(basic, 'How to Bake Bread at Home')).toEqual([])
})

test('needs 20 videos, and a channel', async () => {
  expect(await getPatterns(await creator('UCledgerLaneChess-000008'))).toEqual({
    state: 'too_few',
    // It has three, too few to compare any of them with the others.
    videos: 0,
    minVideos: 20,
  })
  expect(await request(await creator(false))).toMatchObject({
    status: 409,
    body: { error: { code: 'channel_required' } },
  })
})

test.each(['free', 'basic'] as const)('is not part of %s, and does not call YouTube', async (plan) => {
  const calls = backend.youtube.calls.length
  expect(await getPatterns(await makeCreator(backend, { plan, channel: demoChannel.id }))).toEqual({
    state: 'not_in_plan',
  })
  expect(backend.youtube.calls).toHaveLength(calls)
})

test('is unavailable while YouTube does not respond', async () => {
  expectErrors()
  backend.youtube.failNext('backendError')
  expect(await getPatterns(await creator())).toEqual({ state: 'unavailable' })
})
