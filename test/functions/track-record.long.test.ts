import { DeleteCommand, DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { maxVideoIds } from '#functions/clients/youtube/videos.ts'
import { pacificDate } from '#functions/lib/period.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { type ChannelVideo, listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import type { Fault } from '#infra/local/stubs/youtube/responses.ts'
import { advice, type NoCallReason } from '#shared/contract/advice.ts'
import { contract } from '#shared/contract/index.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { median } from '#shared/median.ts'
import { visibilityTimeoutSeconds } from '#shared/queued-jobs.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { samplePromise } from '#test/support/call-promise.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { deliver, runDueWork } from '#test/support/due-work.ts'

const backend = setUpBackend()

/** Each test has its own time, an hour after the channel published a title: it has 64 of them, one every 3.5 days. */
let day = Date.UTC(2024, 0, 2, 17)
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  goTo(strong)
  const { database } = await import('#functions/lib/database.ts')
  for (const [table, variable] of [
    ['calls', 'TABLE_CALLS'],
    ['call_checks', 'TABLE_CALL_CHECKS'],
  ] as const)
    for (const { userId, id } of await backend.items(table))
      await database.send(new DeleteCommand({ TableName: process.env[variable], Key: { userId, id } }))
})
afterEach(() => {
  vi.useRealTimers()
})
const setDay = (days: number) => vi.setSystemTime(day + days * dayMs)
/** Moves the time to an hour after the channel published a video with a title, which is then its newest video. */
function goTo(title: string, isWanted = (_id: string) => true): void {
  do day += 3.5 * dayMs
  while (listChannelVideos(demoChannel.id, day)[0]?.title !== title || !isWanted(newestAt(day).id))
  vi.setSystemTime(day)
}
/** Returns how many times the views of the channel's median video a video has after 100 days. */
function timesOf(id: string): number {
  const views = listChannelVideos(demoChannel.id, day + 100 * dayMs)
  return (views.find((video) => video.id === id)?.views ?? 0) / median(views.flatMap((video) => video.views ?? []))
}
/** Titles that the channel's past ranks high and low, and one that is like none of them. */
const [strong, weak, unfamiliar] = [
  'I Fed My Family for $5 a Day. Here Is Every Meal',
  'Nettle Soup from the Garden',
  'Stop Boiling Eggs Like This',
]

const newestAt = (at: number): ChannelVideo => {
  const [video] = listChannelVideos(demoChannel.id, at)
  if (!video) throw new Error('no video')
  return video
}
const newest = () => newestAt(Date.now())
/** Creates an analysis of a title, by default that of the newest video. */
async function createAnalysis(channel = demoChannel.id, title = newest().title) {
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
const mark = (creator: Marked, video: string | null, more: { judgedBy?: 'studio' } = {}) =>
  backend.request('PATCH', `/api/analyses/${creator.id}`, { as: tokenOf(creator), body: { video, ...more } })
const readListedCall = async (creator: Creator) => {
  const { body } = await backend.request('GET', '/api/analyses', { as: tokenOf(creator) })
  return advice.history.output.parse(body).analyses[0]?.call
}
const readRecord = async (creator: Creator) => {
  const { body } = await backend.request('GET', '/api/track-record', { as: tokenOf(creator) })
  return advice.record.output.parse(body).record
}
const noCounts = { settled: 0, waiting: 0, unsettled: 0, earlier: 0, rate: null }
const listAnalyses = async (creator: Creator) => {
  const { body } = await backend.request('GET', '/api/analyses', { as: tokenOf(creator) })
  return advice.history.output.parse(body).analyses
}
const shares = { topQuarter: expect.any(Number), aboveUsual: expect.any(Number) }
const run = async (timeLeft?: number) => {
  const { checked = 0, failed = 0, over = 0, ...rest } = await runDueWork(backend, 'jobs/settle-calls', timeLeft)
  const looked = over + Object.values(rest).reduce((sum, count) => sum + count, 0)
  return { looked, checked, failed }
}
/** Returns the result of a run that looked at some calls and saved some results. */
const runResult = (calls: number, checked: number) => ({ looked: calls, checked, failed: 0 })
const checkOf = async ({ id }: Marked) => (await backend.items('call_checks')).find((item) => item.id === id)?.checkAt
const refused = (status: number, code: string) => ({ status, body: { error: { code } } })
const listCallItems = async ({ userId }: Creator) =>
  (await backend.items('calls')).filter((item) => item.userId === userId)

describe('marking an analysis as published', () => {
  test.each([
    (id: string) => id,
    (id: string) => ` https://youtu.be/${id}?si=x `,
    (id: string) => `https://www.youtube.com/watch?v=${id}&t=1s`,
    (id: string) => `m.youtube.com/shorts/${id}`,
  ])('accepts URL format %#', async (form) => {
    const ann = await createAnalysis()
    const { id, publishedAt } = newest()
    const answer = await mark(ann, form(id))
    const call = {
      videoId: id,
      markedAt: new Date().toISOString(),
      promise: { yardstick: 'channel', rating: 'top', ...shares },
      dueAt: new Date(publishedAt + 7 * dayMs).toISOString(),
    }
    expect(answer).toMatchObject({ status: 200, body: { call } })
    expect(answer.body).toEqual({ call })
    // The publication date and the rank on the channel are YouTube's data, so they are not stored.
    const { dueAt: _, ...stored } = call
    expect(await listCallItems(ann)).toEqual([{ userId: ann.userId, id: ann.id, channelId: demoChannel.id, ...stored }])
    expect(await readListedCall(ann)).toEqual(call)
    const { title } = newest()
    expect(await readRecord(ann)).toEqual({ ...noCounts, waiting: 1, calls: [{ ...stored, title }] })
  })

  test('again changes nothing; with another video it is refused', async () => {
    const [first, second] = listChannelVideos(demoChannel.id).filter(({ live }) => live === 'none')
    const ann = await createAnalysis(demoChannel.id, `${first?.title} and ${second?.title}`)
    const { body } = await mark(ann, `${first?.id}`)
    vi.advanceTimersByTime(60_000)
    expect(await mark(ann, `${first?.id}`)).toMatchObject({ status: 200, body })
    expect(await mark(ann, `${second?.id}`)).toMatchObject(refused(409, 'already_published'))
    expect(await readListedCall(ann)).toMatchObject({ videoId: first?.id })
  })

  test('accepts only a video whose title is close to the analyzed one', async () => {
    const ann = await createAnalysis(demoChannel.id, 'I Tested the Worst $1 Food')
    expect(await mark(ann, newest().id)).toMatchObject(refused(409, 'video_title_differs'))
    expect(await listCallItems(ann)).toEqual([])
    const reworded = await analyzeAs(ann, `${newest().title}: Part Two`)
    expect(await mark(reworded, newest().id)).toMatchObject({ status: 200 })
  })

  test('accepts each video only once', async () => {
    const ann = await createAnalysis()
    await mark(ann, newest().id)
    const again = await analyzeAs(ann, `${newest().title}!`)
    expect(await mark(again, newest().id)).toMatchObject(refused(409, 'video_already_marked'))
    expect(await listCallItems(ann)).toHaveLength(1)
    await mark(ann, null)
    expect(await mark(again, newest().id)).toMatchObject({ status: 200 })
    const bob = await createAnalysis()
    expect(await mark(bob, newest().id)).toMatchObject({ status: 200 })
  })

  test('can be undone, and undoing is idempotent', async () => {
    const ann = await createAnalysis()
    await mark(ann, newest().id)
    for (let time = 0; time < 2; time++)
      expect(await mark(ann, null)).toMatchObject({ status: 200, body: { call: null } })
    expect(await listCallItems(ann)).toEqual([])
    expect(await mark(ann, newest().id)).toMatchObject({ status: 200 })
  })

  test('cannot be undone after an hour, when views begin to show whether we are right', async () => {
    const ann = await createAnalysis()
    await mark(ann, newest().id)
    const before = await listCallItems(ann)
    vi.advanceTimersByTime(hourMs)
    expect(await mark(ann, null)).toMatchObject(refused(409, 'call_final'))
    // Marking again does not start another hour.
    expect(await mark(ann, newest().id)).toMatchObject({ status: 200 })
    expect(await mark(ann, null)).toMatchObject(refused(409, 'call_final'))
    expect(await listCallItems(ann)).toEqual(before)
  })

  test('is deleted with the analysis within an hour, and stays in the record after that', async () => {
    const [ann, bob] = [await createAnalysis(), await createAnalysis()]
    await mark(bob, newest().id)
    vi.advanceTimersByTime(hourMs)
    await mark(ann, newest().id)
    const { s3Client } = await import('#functions/store/files.ts')
    for (const one of [ann, bob]) {
      await backend.request('DELETE', `/api/analyses/${one.id}`, { as: tokenOf(one) })
      // The client has taken the real time from the response, so its next request would be refused.
      s3Client.config.systemClockOffset = 0
    }
    expect(await listCallItems(ann)).toEqual([])
    expect(await readRecord(bob)).toMatchObject({ ...noCounts, waiting: 1 })
    setDay(28.1)
    expect(await run()).toEqual(runResult(1, 2))
    const { calls, ...counts } = (await readRecord(bob)) ?? {}
    expect(counts).toEqual({ ...noCounts, settled: 1 })
    expect(calls).toEqual([expect.not.objectContaining({ title: expect.anything() })])
  })

  test('is refused for an analysis that is another user’s, has no score or does not exist', async () => {
    const [ann, bob] = [await createAnalysis(), await createAnalysis()]
    expect(await mark({ ...ann, id: bob.id }, newest().id)).toMatchObject(refused(404, 'not_found'))
    expect(await mark({ ...ann, id: '0'.repeat(26) }, newest().id)).toMatchObject(refused(404, 'not_found'))
    // The channel has too few videos to judge by, and the general model knows English only.
    const spanish = await createAnalysis('UCledgerLaneChess-000008', 'Cómo hacer pan en casa con mi familia')
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
    const ann = await createAnalysis()
    expect(await mark(ann, typeof video === 'string' ? video : video())).toMatchObject(refused(status, code))
    expect(await listCallItems(ann)).toEqual([])
  })

  test('is refused for an upcoming video', async () => {
    const upcoming = () => listChannelVideos(demoChannel.id)[0]
    while (upcoming()?.live !== 'upcoming') vi.setSystemTime(Date.now() + 3.5 * dayMs)
    expect(await mark(await createAnalysis(), `${upcoming()?.id}`)).toMatchObject(refused(404, 'video_not_found'))
  })

  test.each<Fault>(['backendError', 'quotaExceeded', 'garbage', 'hangUp'])(
    'can be retried when YouTube responds with %s',
    async (fault) => {
      expectErrors()
      const ann = await createAnalysis()
      backend.youtube.failNext(fault)
      expect(await mark(ann, newest().id)).toMatchObject(refused(502, 'video_lookup_failed'))
      setDay(1)
      expect(await mark(ann, newest().id)).toMatchObject({ status: 200 })
    },
  )
})

/** Analyzes a title of a channel with too few videos to judge by, an hour after it was published. */
async function analyzeOnChess(title: string) {
  const channel = 'UCledgerLaneChess-000008'
  const video = listChannelVideos(channel, day).find((one) => one.title === title)
  if (!video) throw new Error('no video')
  vi.setSystemTime(video.publishedAt + hourMs)
  return { ann: await createAnalysis(channel, title), video }
}

describe('no call is made, but the draft is still marked,', () => {
  const drafted = async (creator: Creator) => {
    const { body } = await backend.request('GET', '/api/drafts', { as: tokenOf(creator) })
    return contract.drafts.list.output.parse(body).drafts
  }
  const answered = (noCall: NoCallReason) => ({ status: 200, body: { call: null, noCall } })

  test('for a title that Studio exports judge on the screen', async () => {
    goTo(strong)
    const ann = await createAnalysis()
    expect(await mark(ann, newest().id, { judgedBy: 'studio' })).toMatchObject(answered('judged_by_studio'))
    expect(await listCallItems(ann)).toEqual([])
    expect(await drafted(ann)).toMatchObject([{ state: 'published', published: { videoId: newest().id } }])
    expect(await readRecord(ann)).toEqual({ ...noCounts, calls: [] })
    const bob = await createAnalysis()
    const [draft] = (await backend.items('drafts')).filter(({ userId }) => userId === bob.userId)
    const body = { video: newest().id, judgedBy: 'studio' }
    const published = await backend.request('POST', `/api/drafts/${draft?.id}/publish`, { as: tokenOf(bob), body })
    expect(await drafted(bob)).toMatchObject([{ state: 'published' }])
    expect(published).toMatchObject(answered('judged_by_studio'))
    expect(await listCallItems(bob)).toEqual([])
  })

  test('for a title that Studio exports judged on the screen when it was analyzed', async () => {
    const ann = await makeCreator(backend, { plan: 'premium', channel: demoChannel.id })
    const body = { title: newest().title, judgedBy: 'studio' }
    await backend.request('POST', '/api/analyze', { as: ann.token, body })
    const [made] = await listAnalyses(ann)
    expect(made).toMatchObject({ judgedBy: 'studio', verdict: { yardstick: 'channel' } })
    expect(await mark({ ...ann, id: `${made?.id}` }, newest().id)).toMatchObject(answered('judged_by_studio'))
    expect(await listCallItems(ann)).toEqual([])
  })

  test('for a verdict among titles in general without a clear signal', async () => {
    const { ann, video } = await analyzeOnChess('How I Lost a Won Endgame')
    expect(await mark(ann, video.id)).toMatchObject(answered('no_claim'))
    expect(await listCallItems(ann)).toEqual([])
  })

  test('for a verdict on the channel without a clear signal', async () => {
    goTo(unfamiliar)
    const ann = await createAnalysis()
    expect(await listAnalyses(ann)).toMatchObject([{ verdict: { yardstick: 'channel', isUnfamiliar: true } }])
    expect(await mark(ann, newest().id)).toMatchObject(answered('no_claim'))
    expect(await listCallItems(ann)).toEqual([])
    expect(await drafted(ann)).toMatchObject([{ state: 'published' }])
  })

  test('for a verdict on the channel that has expired', async () => {
    goTo(strong)
    const published = day
    vi.setSystemTime(published - 28 * dayMs)
    const ann = await createAnalysis(demoChannel.id, strong)
    vi.setSystemTime(published)
    expect(await mark(ann, newest().id)).toMatchObject(answered('verdict_gone'))
    expect(await listCallItems(ann)).toEqual([])
    const again = await analyzeAs(ann, strong)
    expect(await mark(again, newest().id)).toMatchObject(refused(409, 'video_already_marked'))
    await mark(ann, null)
    expect(await mark(again, newest().id)).toMatchObject({ status: 200, body: { call: { videoId: newest().id } } })
  })
})

describe('a call of the earlier kind', () => {
  const put = async (ann: Marked, more: object) => {
    const { database } = await import('#functions/lib/database.ts')
    const { userId, id } = ann
    const call = { userId, id, videoId: newest().id, channelId: demoChannel.id, markedAt: new Date().toISOString() }
    await database.send(new PutCommand({ TableName: process.env.TABLE_CALLS, Item: { ...call, ...more } }))
  }
  const at = '2026-11-21T00:00:00.000Z'

  test('stays readable, and is not counted in the rate', async () => {
    const ann = await createAnalysis()
    await put(ann, {
      after7: { outcome: 'no_call', at },
      after25: { outcome: 'settled', right: 2.5, of: 4, at },
    })
    const call = { after7: { outcome: 'unavailable', at }, after28: { outcome: 'compared', right: 2.5, of: 4, at } }
    expect(await readListedCall(ann)).toMatchObject(call)
    expect(await readRecord(ann)).toMatchObject({ ...noCounts, earlier: 1, calls: [call] })
    setDay(28.1)
    expect(await run()).toEqual(runResult(0, 0))
  })

  test('that is still open gets a result, and no promise', async () => {
    const ann = await createAnalysis()
    await put(ann, {})
    expect(await mark(ann, newest().id)).toMatchObject({ status: 200, body: { call: { videoId: newest().id } } })
    setDay(7.1)
    expect(await run()).toEqual(runResult(1, 1))
    expect(await readListedCall(ann)).toEqual(expect.not.objectContaining({ promise: expect.anything() }))
    expect(await readRecord(ann)).toMatchObject({
      ...noCounts,
      earlier: 1,
      calls: [{ after7: { outcome: 'settled' } }],
    })
  })
})

describe('settling a call', () => {
  /** Creates a call on the newest video on the day it was published. */
  async function createCall(): Promise<Marked> {
    const ann = await createAnalysis()
    expect(await mark(ann, newest().id)).toMatchObject({ status: 200, body: { call: { videoId: newest().id } } })
    return ann
  }
  const settled = {
    outcome: 'settled',
    topQuarter: expect.any(Boolean),
    aboveUsual: expect.any(Boolean),
    at: expect.any(String),
  }

  test('happens once 7 and once 28 days after publication', async () => {
    const ann = await createCall()
    const { publishedAt } = newest()
    expect(await checkOf(ann)).toBe(new Date(Date.now() + 60_000).toISOString())
    setDay(6.9)
    expect(await run()).toEqual(runResult(1, 0))
    expect(await checkOf(ann)).toBe(new Date(publishedAt + 7 * dayMs).toISOString())
    expect(await run()).toEqual(runResult(0, 0))
    setDay(7.1)
    expect(await run()).toEqual(runResult(1, 1))
    expect(await run()).toEqual(runResult(0, 0))
    expect(await checkOf(ann)).toBe(new Date(publishedAt + 28 * dayMs).toISOString())
    const early = await readListedCall(ann)
    expect(early?.after7).toEqual(settled)
    expect(early?.dueAt).toBe(new Date(publishedAt + 28 * dayMs).toISOString())
    expect(early).not.toHaveProperty('after28')
    setDay(28.1)
    expect(await run()).toEqual(runResult(1, 1))
    expect(await backend.items('call_checks')).toEqual([])
    const late = await readListedCall(ann)
    expect(late).toMatchObject({ after7: early?.after7, after28: settled })
    expect(late).not.toHaveProperty('dueAt')
    expect(await run()).toEqual(runResult(0, 0))
    expect(await readRecord(ann)).toMatchObject({ ...noCounts, settled: 1 })
  })

  test('says whether what was promised came true', async () => {
    goTo(strong, (id) => timesOf(id) > 3)
    const ann = await createCall()
    setDay(7.1)
    await run()
    expect(await readListedCall(ann)).toMatchObject({ after7: { topQuarter: true, aboveUsual: true } })
    goTo(weak, (id) => timesOf(id) < 0.5)
    const bob = await createCall()
    setDay(7.1)
    await run()
    expect(await readListedCall(bob)).toMatchObject({ after7: { topQuarter: false, aboveUsual: false } })
  })

  test('of a title that was judged in general goes by that verdict, and needs comparable videos', async () => {
    const { ann, video } = await analyzeOnChess('The Swindle on Board Four')
    const promise = { yardstick: 'general', rating: 'below', ...shares }
    expect(await mark(ann, video.id)).toMatchObject({ status: 200, body: { call: { promise } } })
    vi.setSystemTime(video.publishedAt + 28.1 * dayMs)
    expect(await run()).toEqual(runResult(1, 2))
    expect(await readListedCall(ann)).toMatchObject({ promise, after28: { outcome: 'too_few' } })
    expect(await readRecord(ann)).toMatchObject({ ...noCounts, unsettled: 1 })
  })

  test('goes by what was promised when the video was marked', async () => {
    goTo(strong)
    const ann = await createCall()
    const { promise } = (await readListedCall(ann)) ?? {}
    expect(promise).toMatchObject({ rating: 'top' })
    setDay(28.1)
    // By now, the verdict on the channel has expired.
    expect(await listAnalyses(ann)).toEqual([expect.not.objectContaining({ verdict: expect.anything() })])
    await run()
    expect(await readRecord(ann)).toMatchObject({ settled: 1, calls: [{ promise, after28: settled }] })
  })

  test('saves one result if its message comes twice, and if two runs settle it concurrently', async () => {
    const ann = await createCall()
    setDay(7.1)
    const body = JSON.stringify({ userId: ann.userId, id: ann.id })
    backend.queues.send('viewcraft-local-jobs-settle-calls', [body, body])
    const records = { Records: [{ messageId: 'one', body }] }
    const { saveCallResult } = await import('#functions/store/calls.ts')
    await Promise.all([backend.invoke('jobs/settle-calls', records), run(), run()])
    const [item] = await listCallItems(ann)
    expect(item).toMatchObject({ after7: settled })
    setDay(8.1)
    backend.queues.send('viewcraft-local-jobs-settle-calls', [body])
    expect(await run()).toEqual(runResult(1, 0))
    expect(await listCallItems(ann)).toEqual([item])
    const [call] = await (await import('#functions/store/calls.ts')).listCalls(ann.userId)
    if (call?.after7) expect(await saveCallResult(call, 'after7', call.after7)).toBe(false)
  })

  test.each([
    ['has hidden views', 'Behind This Channel', 'unavailable'],
    ['is one of few Shorts', 'Sharpening a Knife on a Mug', 'too_few'],
  ])('gives no result on a video that %s', async (_, title, outcome) => {
    const { createCall } = await import('#functions/store/calls.ts')
    goTo(title)
    const ann = await createAnalysis()
    const { id: videoId } = newest()
    await createCall({ userId: ann.userId, id: ann.id, videoId, channelId: demoChannel.id, promise: samplePromise })
    setDay(7.1)
    await run()
    expect(await readListedCall(ann)).toMatchObject({ after7: { outcome } })
    expect(await readRecord(ann)).toMatchObject({ ...noCounts, waiting: 1 })
  })

  test('gives no result on a video whose title is not close to the analyzed one', async () => {
    const { createCall } = await import('#functions/store/calls.ts')
    const ann = await createAnalysis(demoChannel.id, 'I Tested the Worst $1 Food')
    // As if the creator had renamed the video after marking it.
    await createCall({
      userId: ann.userId,
      id: ann.id,
      videoId: newest().id,
      channelId: demoChannel.id,
      promise: samplePromise,
    })
    setDay(7.1)
    expect(await run()).toEqual(runResult(1, 1))
    expect(await readListedCall(ann)).toMatchObject({ after7: { outcome: 'other_title' } })
  })

  test('stores none of YouTube’s figures', async () => {
    const ann = await createCall()
    setDay(7.1)
    await run()
    const [item] = await listCallItems(ann)
    expect(Object.keys(item ?? {}).sort()).toEqual([
      'after7',
      'channelId',
      'id',
      'markedAt',
      'promise',
      'userId',
      'videoId',
    ])
    expect(Object.keys((item?.after7 ?? {}) as object).sort()).toEqual(['aboveUsual', 'at', 'outcome', 'topQuarter'])
  })

  test('makes no request to YouTube while nothing is due', async () => {
    await createCall()
    setDay(0.5)
    const calls = backend.youtube.calls.length
    setDay(3)
    await run()
    await run()
    expect(backend.youtube.calls).toHaveLength(calls)
  })

  describe('costs', () => {
    const spent = async () => {
      const today = `youtube#${pacificDate()}`
      const used = new Map((await backend.items('limits')).map(({ key, used }) => [key, used]))
      const of = (share: string) => Number(used.get(`${today}${share}`) ?? 0)
      return { units: of(''), settling: of('#settling'), stats: of('#stats'), statsOfSettling: of('#stats#settling') }
    }

    test('one unit for all videos, and two requests of another quota to count those of their channel', async () => {
      const creators = [await createCall(), await createCall(), await createCall()]
      setDay(7.1)
      expect(await run()).toEqual(runResult(3, 3))
      expect(await spent()).toEqual({ units: 1, settling: 1, stats: 2, statsOfSettling: 2 })
      for (const one of creators) expect(await readListedCall(one)).toMatchObject({ after7: settled })
    })

    test('only the unit for the videos on a day on which the owner read their channel', async () => {
      const ann = await createCall()
      setDay(7.05)
      const { getRecentUploads } = await import('#functions/services/channel/recent-uploads.ts')
      await getRecentUploads(demoChannel.id, { userId: ann.userId })
      const before = await spent()
      setDay(7.1)
      expect(await run()).toEqual(runResult(1, 1))
      expect(await spent()).toEqual({ ...before, units: before.units + 1, settling: 1 })
    })

    test('up to four more units when nothing is cached any more', async () => {
      const ann = await createCall()
      setDay(28.1)
      await run()
      expect(await spent()).toEqual({ units: 5, settling: 5, stats: 0, statsOfSettling: 0 })
      expect(await readListedCall(ann)).toMatchObject({ after28: settled })
    })

    test('only its own reserve, which counting followed channels cannot spend', async () => {
      const { chargeStatsCall, readFollowingStatsLeft } = await import('#functions/services/youtube-quota/charge.ts')
      const { spendBudget } = await import('#functions/store/limits.ts')
      const { statsQuota } = await import('#functions/services/youtube-quota/quota.ts')
      const ann = await createCall()
      setDay(7.1)
      const left = await readFollowingStatsLeft()
      expect(left).toBe(statsQuota.usable - statsQuota.reserved)
      const today = `youtube#${pacificDate()}#stats`
      for (const key of [`${today}#following`, today]) await spendBudget(key, left, left, Date.now() / 1000 + 3_600)
      expect(await chargeStatsCall('following')).toBe(false)
      expect(await run()).toEqual(runResult(1, 1))
      expect(await readListedCall(ann)).toMatchObject({ after7: settled })
    })
  })

  test('ends when the video was deleted', async () => {
    const ann = await createCall()
    backend.youtube.removeVideo(newest().id)
    setDay(7.1)
    expect(await run()).toEqual(runResult(1, 2))
    expect(await readListedCall(ann)).toMatchObject({
      after7: { outcome: 'unavailable' },
      after28: { outcome: 'unavailable' },
    })
    expect(await readRecord(ann)).toMatchObject({ ...noCounts, unsettled: 1 })
  })

  test.each<Fault>(['backendError', 'quotaExceeded', 'garbage', 'hangUp'])(
    'waits while YouTube responds with %s, and continues the next day',
    async (fault) => {
      const ann = await createCall()
      setDay(7.1)
      backend.youtube.failNext(fault)
      expect(await run()).toEqual(runResult(1, 0))
      setDay(8.1)
      expect(await run()).toEqual(runResult(1, 1))
      expect(await readListedCall(ann)).toMatchObject({ after7: settled })
    },
  )

  test('happens late if our quota was spent when it was due', async () => {
    const { spendBudget } = await import('#functions/store/limits.ts')
    const { uses } = await import('#functions/services/youtube-quota/quota.ts')
    const ann = await createCall()
    setDay(9)
    const key = `youtube#${pacificDate()}#settling`
    await spendBudget(key, uses.settling.cap, uses.settling.cap, Date.now() / 1000 + 3_600)
    expect(await run()).toEqual(runResult(1, 0))
    setDay(12)
    expect(await run()).toEqual(runResult(1, 1))
    expect(await readListedCall(ann)).toMatchObject({ after7: settled })
    // The delay counts only once, so the next check has to be in time itself.
    setDay(32)
    expect(await run()).toEqual(runResult(1, 1))
    expect(await readListedCall(ann)).toMatchObject({ after28: { outcome: 'unavailable' } })
  })

  test('skips the check after 7 days if it is late', async () => {
    const ann = await createCall()
    setDay(29)
    expect(await run()).toEqual(runResult(1, 2))
    expect(await readListedCall(ann)).toMatchObject({ after7: { outcome: 'unavailable' }, after28: settled })
  })

  test('skips the check after 28 days if it is late', async () => {
    const ann = await createCall()
    setDay(31.5)
    expect(await run()).toEqual(runResult(1, 2))
    expect(await readListedCall(ann)).toMatchObject({ after28: { outcome: 'unavailable' } })
  })

  test('is given up after 60 days', async () => {
    const ann = await createCall()
    setDay(61)
    expect(await run()).toEqual(runResult(1, 2))
    expect(await readListedCall(ann)).toMatchObject({ after28: { outcome: 'unavailable' } })
  })

  test('saves no result on a call that was deleted in the meantime', async () => {
    const { getCall, saveCallResult } = await import('#functions/store/calls.ts')
    const ann = await createCall()
    const call = await getCall(ann)
    await mark(ann, null)
    expect(await checkOf(ann)).toBeUndefined()
    if (!call) throw new Error('no unsettled call')
    expect(await saveCallResult(call, 'after7', { outcome: 'too_few', at: new Date().toISOString() })).toBe(false)
    expect(await listCallItems(ann)).toEqual([])
  })

  test('stops before the run’s time is over', async () => {
    await createCall()
    setDay(7.1)
    expect(await run(9_000)).toEqual({ looked: 0, checked: 0, failed: 1 })
    vi.setSystemTime(Date.now() + visibilityTimeoutSeconds * 1000)
    expect(await run()).toEqual(runResult(1, 1))
  })

  /** Makes one call more than one request to YouTube covers. */
  async function createMany(): Promise<Marked> {
    const { createCall: create } = await import('#functions/store/calls.ts')
    const ann = await createAnalysis()
    const { id: videoId } = newest()
    const more = { userId: ann.userId, videoId, channelId: demoChannel.id, promise: samplePromise }
    for (let made = 0; made <= maxVideoIds; made++) await create({ ...more, id: `${1000 + made}` })
    return ann
  }

  test('is done for many at once, and one that cannot be read delays no other', async () => {
    expectErrors()
    const ann = await createMany()
    const damage = (promise: unknown) =>
      database.send(
        new UpdateCommand({
          TableName: process.env.TABLE_CALLS,
          Key: { userId: ann.userId, id: '1003' },
          UpdateExpression: 'SET promise = :p',
          ExpressionAttributeValues: { ':p': promise },
        }),
      )
    const { database } = await import('#functions/lib/database.ts')
    await damage('broken')
    setDay(7.1)
    expect(await run()).toEqual({ looked: maxVideoIds, checked: maxVideoIds, failed: 1 })
    await damage(samplePromise)
    vi.setSystemTime(Date.now() + visibilityTimeoutSeconds * 1000)
    expect(await run()).toEqual(runResult(1, 1))
  })

  test('is due for calls that an earlier release stored, which are indexed in steps', async () => {
    const ann = await createMany()
    const { deleteCheck } = await import('#functions/store/call-checks.ts')
    for (const { id } of await backend.items('call_checks')) await deleteCheck({ userId: ann.userId, id: `${id}` })
    const { deleteCached } = await import('#functions/store/cache.ts')
    await deleteCached('done#index-calls')
    setDay(7.1)
    let checks = 0
    await backend.invoke('jobs/queue-due-work', { jobs: ['jobs/settle-calls'] }, () => (checks++ < 2 ? 300_000 : 0))
    const part = (await backend.items('call_checks')).length
    expect(part).toBeGreaterThan(0)
    expect(part).toBeLessThanOrEqual(maxVideoIds)
    expect(await run()).toEqual(runResult(maxVideoIds + 1, maxVideoIds + 1))
    expect(await run()).toEqual(runResult(0, 0))
  })

  test('is tried again after a throttled table', async () => {
    expectErrors()
    await createCall()
    setDay(7.1)
    await backend.invoke('jobs/queue-due-work', { jobs: ['jobs/settle-calls'] })
    const outage = mockClient(DynamoDBDocumentClient)
    outage.rejects(Object.assign(new Error('slow down'), { name: 'ThrottlingException' }))
    expect(await deliver(backend, 'jobs/settle-calls')).toEqual({ failed: 1 })
    outage.restore()
    vi.setSystemTime(Date.now() + visibilityTimeoutSeconds * 1000)
    expect(await run()).toEqual(runResult(1, 1))
  })
})
