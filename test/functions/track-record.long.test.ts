import { DeleteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pacificDate } from '#functions/lib/period.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { type ChannelVideo, listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import type { Fault } from '#infra/local/stubs/youtube/responses.ts'
import { advice } from '#shared/contract/advice.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'

const backend = setUpBackend()

const dayMs = 86_400_000
/** Each test has its own time, an hour after the channel published the same title: it has 64 titles, one every 3.5 days. */
let day = Date.UTC(2024, 0, 2, 17) + (36 + 64) * 3.5 * dayMs
beforeEach(async () => {
  day += 64 * 3.5 * dayMs
  vi.useFakeTimers({ toFake: ['Date'], now: day })
  const { database } = await import('#functions/lib/database.ts')
  for (const { userId, id } of await backend.items('calls'))
    await database.send(new DeleteCommand({ TableName: process.env.TABLE_CALLS, Key: { userId, id } }))
})
afterEach(() => {
  vi.useRealTimers()
})
const setDay = (days: number) => vi.setSystemTime(day + days * dayMs)

const newest = (): ChannelVideo => {
  const [video] = listChannelVideos(demoChannel.id)
  if (!video) throw new Error('no video')
  return video
}
/** Creates an analysis of a title, by default that of the newest video. */
async function analysis(channel = demoChannel.id, title = newest().title) {
  const creator = await makeCreator(backend, { plan: 'premium', channel })
  const { body } = await backend.request('POST', '/api/analyze', { as: creator.token, body: { title } })
  return { ...creator, id: advice.analyze.output.parse(body).analysis.id }
}
/** Analyzes another title as an existing creator. */
async function analyzeAs(creator: Creator, title: string): Promise<Marked> {
  const { body } = await backend.request('POST', '/api/analyze', { as: tokenOf(creator), body: { title } })
  return { ...creator, id: advice.analyze.output.parse(body).analysis.id }
}
type Marked = Creator & { id: string }
/** Returns a token that is valid at the current time of the test. */
const tokenOf = ({ userId }: Creator) => backend.tokenFor(userId)
const mark = (creator: Marked, video: string | null) =>
  backend.request('PATCH', `/api/analyses/${creator.id}`, { as: tokenOf(creator), body: { video } })
const listed = async (creator: Creator) => {
  const { body } = await backend.request('GET', '/api/analyses', { as: tokenOf(creator) })
  return advice.history.output.parse(body).analyses[0]?.call
}
const record = async (creator: Creator) =>
  (await backend.request('GET', '/api/track-record', { as: tokenOf(creator) })).body
const run = (timeLeft?: number) => backend.invoke('jobs/settle-calls', {}, timeLeft)
const refused = (status: number, code: string) => ({ status, body: { error: { code } } })
const items = async ({ userId }: Creator) => (await backend.items('calls')).filter((item) => item.userId === userId)

describe('marking an analysis as published', () => {
  test.each([
    (id: string) => id,
    (id: string) => ` https://youtu.be/${id}?si=x `,
    (id: string) => `https://www.youtube.com/watch?v=${id}&t=1s`,
    (id: string) => `m.youtube.com/shorts/${id}`,
  ])('accepts URL format %#', async (form) => {
    const ann = await analysis()
    const { id, publishedAt } = newest()
    const answer = await mark(ann, form(id))
    const call = {
      videoId: id,
      markedAt: new Date().toISOString(),
      dueAt: new Date(publishedAt + 7 * dayMs).toISOString(),
    }
    expect(answer).toMatchObject({ status: 200, body: { call } })
    expect(answer.body).toEqual({ call })
    // The publication date is YouTube's data, so it is not stored.
    expect(await items(ann)).toEqual([
      { userId: ann.userId, id: ann.id, videoId: id, channelId: demoChannel.id, markedAt: call.markedAt },
    ])
    expect(await listed(ann)).toEqual(call)
    expect(await record(ann)).toEqual({ record: { settled: 0, waiting: 1, unsettled: 0, rate: null } })
  })

  test('again changes nothing; with another video it is refused', async () => {
    const [first, second] = listChannelVideos(demoChannel.id).filter(({ live }) => live === 'none')
    const ann = await analysis(demoChannel.id, `${first?.title} and ${second?.title}`)
    const { body } = await mark(ann, `${first?.id}`)
    vi.advanceTimersByTime(60_000)
    expect(await mark(ann, `${first?.id}`)).toMatchObject({ status: 200, body })
    expect(await mark(ann, `${second?.id}`)).toMatchObject(refused(409, 'already_published'))
    expect(await listed(ann)).toMatchObject({ videoId: first?.id })
  })

  test('takes only a video whose title is close to the analyzed one', async () => {
    const ann = await analysis(demoChannel.id, 'I Tested the Worst $1 Food')
    expect(await mark(ann, newest().id)).toMatchObject(refused(409, 'video_title_differs'))
    expect(await items(ann)).toEqual([])
    const reworded = await analyzeAs(ann, `${newest().title}: Part Two`)
    expect(await mark(reworded, newest().id)).toMatchObject({ status: 200 })
  })

  test('takes each video once', async () => {
    const ann = await analysis()
    await mark(ann, newest().id)
    const again = await analyzeAs(ann, `${newest().title}!`)
    expect(await mark(again, newest().id)).toMatchObject(refused(409, 'video_already_marked'))
    expect(await items(ann)).toHaveLength(1)
    await mark(ann, null)
    expect(await mark(again, newest().id)).toMatchObject({ status: 200 })
    const bob = await analysis()
    expect(await mark(bob, newest().id)).toMatchObject({ status: 200 })
  })

  test('can be undone, and undoing is idempotent', async () => {
    const ann = await analysis()
    await mark(ann, newest().id)
    for (let time = 0; time < 2; time++)
      expect(await mark(ann, null)).toMatchObject({ status: 200, body: { call: null } })
    expect(await items(ann)).toEqual([])
    expect(await mark(ann, newest().id)).toMatchObject({ status: 200 })
  })

  test('cannot be undone after an hour, when views begin to show whether we are right', async () => {
    const ann = await analysis()
    await mark(ann, newest().id)
    const before = await items(ann)
    vi.advanceTimersByTime(3_600_000)
    expect(await mark(ann, null)).toMatchObject(refused(409, 'call_final'))
    // Marking again does not start another hour.
    expect(await mark(ann, newest().id)).toMatchObject({ status: 200 })
    expect(await mark(ann, null)).toMatchObject(refused(409, 'call_final'))
    expect(await items(ann)).toEqual(before)
  })

  test('is deleted with the analysis within an hour, and stays in the record after that', async () => {
    const [ann, bob] = [await analysis(), await analysis()]
    await mark(bob, newest().id)
    vi.advanceTimersByTime(3_600_000)
    await mark(ann, newest().id)
    const { s3Client } = await import('#functions/store/files.ts')
    for (const one of [ann, bob]) {
      await backend.request('DELETE', `/api/analyses/${one.id}`, { as: tokenOf(one) })
      // From the response, the client has taken the real time, with which its next request would be refused.
      s3Client.config.systemClockOffset = 0
    }
    expect(await items(ann)).toEqual([])
    expect(await record(bob)).toEqual({ record: { settled: 0, waiting: 1, unsettled: 0, rate: null } })
    setDay(25.1)
    expect(await run()).toEqual({ open: 1, checked: 2 })
    expect(await record(bob)).toEqual({ record: { settled: 1, waiting: 0, unsettled: 0, rate: null } })
  })

  test('is refused for an analysis that is another user’s, has no score or does not exist', async () => {
    const [ann, bob] = [await analysis(), await analysis()]
    expect(await mark({ ...ann, id: bob.id }, newest().id)).toMatchObject(refused(404, 'not_found'))
    expect(await mark({ ...ann, id: '0'.repeat(26) }, newest().id)).toMatchObject(refused(404, 'not_found'))
    const spanish = await analysis(demoChannel.id, 'Cómo hacer pan en casa con mi familia')
    expect(await mark(spanish, newest().id)).toMatchObject(refused(404, 'not_found'))
  })

  test.each([
    ['https://vimeo.com/1234', 400, 'video_url_invalid'],
    ['AAAAAAAAAAA', 404, 'video_not_found'],
    [() => `${listChannelVideos('UCslowLoomStudio-0000001')[0]?.id}`, 409, 'video_not_yours'],
    [
      () => `${listChannelVideos(demoChannel.id).find(({ publishedAt }) => publishedAt < day - 7 * dayMs)?.id}`,
      409,
      'video_too_old',
    ],
  ] as const)('is refused for %s: %i %s', async (video, status, code) => {
    const ann = await analysis()
    expect(await mark(ann, typeof video === 'string' ? video : video())).toMatchObject(refused(status, code))
    expect(await items(ann)).toEqual([])
  })

  test('is refused for an upcoming video', async () => {
    const upcoming = () => listChannelVideos(demoChannel.id)[0]
    while (upcoming()?.live !== 'upcoming') vi.setSystemTime(Date.now() + 3.5 * dayMs)
    expect(await mark(await analysis(), `${upcoming()?.id}`)).toMatchObject(refused(404, 'video_not_found'))
  })

  test.each<Fault>(['backendError', 'quotaExceeded', 'garbage', 'hangUp'])(
    'can be retried when YouTube responds with %s',
    async (fault) => {
      expectErrors()
      const ann = await analysis()
      backend.youtube.failNext(fault)
      expect(await mark(ann, newest().id)).toMatchObject(refused(502, 'video_lookup_failed'))
      setDay(1)
      expect(await mark(ann, newest().id)).toMatchObject({ status: 200 })
    },
  )
})

describe('settling a call', () => {
  /** Creates a call on the newest video on the day it was published. */
  async function createCall(): Promise<Marked> {
    const ann = await analysis()
    expect(await mark(ann, newest().id)).toMatchObject({ status: 200 })
    return ann
  }
  const settled = { outcome: 'settled', right: expect.any(Number), of: expect.any(Number), at: expect.any(String) }

  test('happens once 7 and once 25 days after publication', async () => {
    const ann = await createCall()
    const { publishedAt } = newest()
    setDay(6.9)
    expect(await run()).toEqual({ open: 1, checked: 0 })
    setDay(7.1)
    expect(await run()).toEqual({ open: 1, checked: 1 })
    expect(await run()).toEqual({ open: 1, checked: 0 })
    const early = await listed(ann)
    expect(early?.after7).toEqual(settled)
    expect(early?.dueAt).toBe(new Date(publishedAt + 25 * dayMs).toISOString())
    expect(early).not.toHaveProperty('after25')
    setDay(25.1)
    expect(await run()).toEqual({ open: 1, checked: 1 })
    const late = await listed(ann)
    expect(late).toMatchObject({ after7: early?.after7, after25: settled })
    expect(late).not.toHaveProperty('dueAt')
    expect(await run()).toEqual({ open: 0, checked: 0 })
    expect(await record(ann)).toEqual({ record: { settled: 1, waiting: 0, unsettled: 0, rate: null } })
  })

  test('gives no result on a video whose title is not close to the analyzed one', async () => {
    const { createCall } = await import('#functions/store/calls.ts')
    const ann = await analysis(demoChannel.id, 'I Tested the Worst $1 Food')
    // As a creator who renamed the video after marking it.
    await createCall({ userId: ann.userId, id: ann.id, videoId: newest().id, channelId: demoChannel.id })
    setDay(7.1)
    expect(await run()).toEqual({ open: 1, checked: 1 })
    expect(await listed(ann)).toMatchObject({ after7: { outcome: 'other_title' } })
  })

  test('stores none of YouTube’s figures', async () => {
    const ann = await createCall()
    setDay(7.1)
    await run()
    const [item] = await items(ann)
    expect(Object.keys(item ?? {}).sort()).toEqual(['after7', 'channelId', 'id', 'markedAt', 'userId', 'videoId'])
    expect(Object.keys((item?.after7 ?? {}) as object).sort()).toEqual(['at', 'of', 'outcome', 'right'])
  })

  test('makes no call to YouTube while nothing is due', async () => {
    await createCall()
    setDay(0.5)
    const calls = backend.youtube.calls.length
    setDay(3)
    await run()
    await run()
    expect(backend.youtube.calls).toHaveLength(calls)
  })

  test('is charged to the share of scheduled work', async () => {
    await createCall()
    setDay(7.1)
    await run()
    const today = `youtube#${pacificDate()}#scheduled`
    expect((await backend.items('limits')).find(({ key }) => key === today)).toMatchObject({ used: 4 })
  })

  test('ends when the video was deleted', async () => {
    const ann = await createCall()
    backend.youtube.removeVideo(newest().id)
    setDay(7.1)
    expect(await run()).toEqual({ open: 1, checked: 2 })
    expect(await listed(ann)).toMatchObject({ after7: { outcome: 'unavailable' }, after25: { outcome: 'unavailable' } })
    expect(await record(ann)).toEqual({ record: { settled: 0, waiting: 0, unsettled: 1, rate: null } })
  })

  test.each<Fault>(['backendError', 'quotaExceeded', 'garbage', 'hangUp'])(
    'waits while YouTube responds with %s, and continues the next day',
    async (fault) => {
      const ann = await createCall()
      setDay(7.1)
      backend.youtube.failNext(fault)
      expect(await run()).toEqual({ open: 1, checked: 0 })
      setDay(8.1)
      expect(await run()).toEqual({ open: 1, checked: 1 })
      expect(await listed(ann)).toMatchObject({ after7: settled })
    },
  )

  test('skips the check after 7 days if it is late', async () => {
    const ann = await createCall()
    setDay(26)
    expect(await run()).toEqual({ open: 1, checked: 2 })
    expect(await listed(ann)).toMatchObject({ after7: { outcome: 'unavailable' }, after25: settled })
  })

  test('skips the check after 25 days if it is late', async () => {
    const ann = await createCall()
    setDay(28.5)
    expect(await run()).toEqual({ open: 1, checked: 2 })
    expect(await listed(ann)).toMatchObject({ after25: { outcome: 'unavailable' } })
  })

  test('is given up after 60 days', async () => {
    const ann = await createCall()
    setDay(61)
    expect(await run()).toEqual({ open: 1, checked: 2 })
    expect(await listed(ann)).toMatchObject({ after25: { outcome: 'unavailable' } })
  })

  test('saves no result on a call that was deleted in the meantime', async () => {
    const { listOpenCalls, saveCallResult } = await import('#functions/store/calls.ts')
    const ann = await createCall()
    const [call] = (await listOpenCalls()).items
    await mark(ann, null)
    if (!call) throw new Error('no open call')
    expect(await saveCallResult(call, 'after7', { outcome: 'too_few', at: new Date().toISOString() })).toBe(false)
    expect(await items(ann)).toEqual([])
  })

  test('stops before the run’s time is over', async () => {
    await createCall()
    setDay(7.1)
    expect(await run(9_000)).toEqual({ open: 0, checked: 0 })
  })

  test('continues where the previous run stopped', async () => {
    await createCall()
    await createCall()
    setDay(7.1)
    let reads = 0
    const interrupted = await backend.invoke('jobs/settle-calls', {}, () => (reads++ === 0 ? 300_000 : 0))
    expect(interrupted).toEqual({ open: 1, checked: 1 })
    const { jobBookmark } = await import('#functions/store/cache.ts')
    expect(await jobBookmark('settle-calls').read()).toMatch(/^.+\/.+$/)
    expect(await run()).toMatchObject({ checked: 1 })
    expect(await jobBookmark('settle-calls').read()).toBeUndefined()
  })

  test('a throttled table fails the run, so that the scheduler retries it', async () => {
    expectErrors()
    await createCall()
    setDay(7.1)
    const outage = mockClient(DynamoDBDocumentClient)
    outage.rejects(Object.assign(new Error('slow down'), { name: 'ThrottlingException' }))
    await expect(run()).rejects.toThrow('slow down')
    outage.restore()
    expect(await run()).toEqual({ open: 1, checked: 1 })
  })
})
