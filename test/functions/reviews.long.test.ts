import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newId } from '#functions/lib/id.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { type ChannelVideo, listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import { advice } from '#shared/contract/advice.ts'
import { drafts } from '#shared/contract/drafts.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { visibilityTimeoutSeconds } from '#shared/queued-jobs.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { deliver, runDueWork } from '#test/support/due-work.ts'
import { crashAt, failAt, pauseAt } from '#test/support/interrupt.ts'
import { cacheDemoUploads } from '#test/support/publishable.ts'

const backend = setUpBackend()

/** Each test has its own time, an hour after the channel published the same title: it has 64 titles, one every 3.5 days. */
let start = Date.UTC(2024, 0, 2, 17) + (36 + 64) * 3.5 * dayMs
beforeEach(async () => {
  start += 64 * 3.5 * dayMs
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  const { database } = await import('#functions/lib/database.ts')
  // Each test has its own drafts, so that its job does not process those of another.
  for (const { userId, id } of await backend.items('drafts'))
    await database.send(new DeleteCommand({ TableName: process.env.TABLE_DRAFTS, Key: { userId, id } }))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
const setDay = (days: number) => vi.setSystemTime(start + days * dayMs)

const newest = (): ChannelVideo => {
  const [video] = listChannelVideos(demoChannel.id)
  if (!video) throw new Error('no video')
  return video
}

interface Author extends Creator {
  /** The id of the draft. */
  readonly id: string
}
/** Sends a request with a token that is valid at the current time of the test. */
const request = ({ userId }: Pick<Creator, 'userId'>, method: string, path: string, body?: object) =>
  backend.request(method, path, { as: backend.tokenFor(userId), body })
const refused = (status: number, code: string) => ({ status, body: { error: { code } } })

/** Creates a draft with a title, by default that of the newest video, and analyzes it unless told otherwise. */
async function makeDraft({
  title = newest().title,
  channel = demoChannel.id as string | false,
  isAnalyzed = true,
} = {}): Promise<Author> {
  const creator = await makeCreator(backend, { plan: 'premium', channel })
  return addDraft(creator, title, isAnalyzed)
}
async function addDraft(creator: Creator, title: string, isAnalyzed = true): Promise<Author> {
  const titles = [
    { id: 'aaaa', text: title },
    { id: 'bbbb', text: 'Vlog #4: What Happened Today' },
  ]
  const { body } = await request(creator, 'POST', '/api/drafts', { titles, lead: { title: 'aaaa' } })
  const { id } = drafts.create.output.parse(body).draft
  if (isAnalyzed) await request(creator, 'POST', '/api/analyze', { title, draft: id })
  return { ...creator, id }
}
const publish = (author: Author, video: string | null, options: { asTitled?: boolean } = {}) =>
  request(author, 'POST', `/api/drafts/${author.id}/publish`, { video, ...options })
const read = async (author: Author) =>
  drafts.get.output.parse((await request(author, 'GET', `/api/drafts/${author.id}`)).body).draft
/** Adds a number of versions of the draft as it is, which list no analysis. */
async function keepVersions(author: Author, count: number): Promise<void> {
  const { addVersion } = await import('#functions/store/versions.ts')
  const { name, titles, thumbnails, lead, version } = await read(author)
  for (let number = version + 1; number <= version + count; number++)
    await addVersion(author.userId, author.id, {
      number,
      content: { name, titles, thumbnails, lead, notes: `${number}` },
    })
}
const review = async (author: Author) =>
  drafts.review.output.parse((await request(author, 'GET', `/api/drafts/${author.id}/review`)).body).review
const listCalls = async ({ userId }: Creator) => (await backend.items('calls')).filter((item) => item.userId === userId)
const readHistory = async (author: Author) =>
  advice.history.output.parse((await request(author, 'GET', '/api/analyses')).body).analyses
const addUp = (counts: Record<string, number>) => {
  const { sent = 0, again = 0, unwanted = 0, failed = 0, reviewed = 0 } = counts
  return { due: sent + again + unwanted + failed, sent, unwanted, failed, reviewed }
}
const run = async (timeLeft?: () => number) => addUp(await runDueWork(backend, 'jobs/review-drafts', timeLeft))
/** Lets the time pass after which messages that failed are delivered again. */
const retry = async () => {
  vi.advanceTimersByTime(visibilityTimeoutSeconds * 1000)
  return addUp(await deliver(backend, 'jobs/review-drafts'))
}
const settle = () => runDueWork(backend, 'jobs/settle-calls')
const subscribe = (author: Author) => request(author, 'PATCH', '/api/account', { mails: { reviews: true } })
const listMails = ({ userId }: Creator) => backend.mails(`${userId}@example.com`)

describe('publishing a draft', () => {
  test('marks it with the video and starts the call of the analysis with its title', async () => {
    const ann = await makeDraft()
    const { id, publishedAt } = newest()
    const answer = await publish(ann, `https://youtu.be/${id}?si=x`)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        draft: { state: 'published', published: { videoId: id, at: new Date().toISOString() } },
        call: { videoId: id, dueAt: new Date(publishedAt + 7 * dayMs).toISOString() },
      },
    })
    expect(answer.body).not.toHaveProperty('noCall')
    const [analysis] = await readHistory(ann)
    expect(analysis?.call).toMatchObject({ videoId: id })
    expect((await read(ann)).published?.analysis).toBe(analysis?.id)
  })

  test('finds the analysis of its title behind many versions', async () => {
    const ann = await makeDraft()
    const [analysis] = await readHistory(ann)
    await keepVersions(ann, 51)
    expect(await publish(ann, newest().id)).toMatchObject({ status: 200, body: { call: { videoId: newest().id } } })
    expect((await read(ann)).published?.analysis).toBe(analysis?.id)
  })

  test('without a call, refers to the latest analysis of the same title, or else of a close one', async () => {
    const old = listChannelVideos(demoChannel.id).find(({ publishedAt }) => publishedAt < start - 8 * dayMs)
    const title = `${old?.title}`
    const ann = await makeDraft({ title })
    for (const other of [`${title}!`, 'I Tested the Worst $1 Food']) {
      vi.advanceTimersByTime(1000)
      await request(ann, 'POST', '/api/analyze', { title: other, draft: ann.id })
    }
    const [, close, same] = await readHistory(ann)
    expect(await publish(ann, `${old?.id}`)).toMatchObject({ body: { noCall: 'video_too_old' } })
    expect((await read(ann)).published?.analysis).toBe(same?.id)
    await request(ann, 'DELETE', `/api/analyses/${same?.id}`)
    await publish(ann, null)
    await publish(ann, `${old?.id}`)
    expect((await read(ann)).published?.analysis).toBe(close?.id)
  })

  test('twice changes nothing; as another video it is refused', async () => {
    const ann = await makeDraft()
    await publish(ann, newest().id)
    const before = await read(ann)
    vi.advanceTimersByTime(60_000)
    expect(await publish(ann, newest().id)).toMatchObject({ status: 200 })
    expect((await read(ann)).published).toEqual(before.published)
    const other = listChannelVideos(demoChannel.id)[3]
    expect(await publish(ann, `${other?.id}`)).toMatchObject(refused(409, 'already_published'))
    expect(await listCalls(ann)).toHaveLength(1)
  })

  test.each([
    ['with a title that was never analyzed', { isAnalyzed: false }, 'not_analyzed'],
    ['with another title', { title: 'I Tested the Worst $1 Food' }, 'video_title_differs'],
    ['without a channel', { channel: false, isAnalyzed: false }, 'not_analyzed'],
  ] as const)('%s succeeds and says why there is no call', async (_, given, noCall) => {
    const ann = await makeDraft(given)
    expect(await publish(ann, newest().id)).toMatchObject({
      status: 200,
      body: { draft: { state: 'published' }, call: null, noCall },
    })
    expect(await listCalls(ann)).toEqual([])
  })

  test('as a video that is too old, or while YouTube is down, succeeds without a call', async () => {
    const old = listChannelVideos(demoChannel.id).find(({ publishedAt }) => publishedAt < start - 8 * dayMs)
    const ann = await makeDraft({ title: `${old?.title}` })
    expect(await publish(ann, `${old?.id}`)).toMatchObject({ status: 200, body: { noCall: 'video_too_old' } })
    const bob = await makeDraft()
    backend.youtube.failNextOf('videos', 'backendError')
    expect(await publish(bob, newest().id)).toMatchObject({ status: 200, body: { noCall: 'video_lookup_failed' } })
    for (const one of [ann, bob]) expect(await listCalls(one)).toEqual([])
  })

  test('as a video with another title asks first, and the review omits what we said about other titles', async () => {
    const ann = await makeDraft({ title: 'I Tested the Worst $1 Food' })
    const { id, title } = newest()
    const asked = await publish(ann, id, { asTitled: true })
    expect(asked).toMatchObject({ status: 200, body: { call: null, otherTitle: title } })
    expect(await read(ann)).not.toHaveProperty('published')
    expect(await publish(ann, id)).toMatchObject({ status: 200, body: { noCall: 'video_title_differs' } })
    expect((await read(ann)).published).toEqual({ videoId: id, at: new Date().toISOString() })
    const answer = await review(ann)
    expect(answer).toMatchObject({ video: { state: 'early', title }, call: null, noCall: 'video_title_differs' })
    expect(answer).not.toHaveProperty('said')
  })

  test('as a video with a title like one of the draft’s does not ask, even if nothing was analyzed', async () => {
    const ann = await makeDraft({ title: `${newest().title}!`, isAnalyzed: false })
    const answer = await publish(ann, newest().id, { asTitled: true })
    expect(answer).toMatchObject({ status: 200, body: { noCall: 'not_analyzed' } })
    expect((await read(ann)).published?.videoId).toBe(newest().id)
  })

  test('with a wrong address fails and marks nothing', async () => {
    const ann = await makeDraft({ isAnalyzed: false })
    const [foreign] = listChannelVideos('UCslowLoomStudio-0000001')
    for (const [video, status, code] of [
      ['https://vimeo.com/1', 400, 'video_url_invalid'],
      ['aaaaaaaaaaa', 404, 'video_not_found'],
      [`${foreign?.id}`, 409, 'video_not_yours'],
    ] as const)
      expect(await publish(ann, video)).toMatchObject(refused(status, code))
    expect(await read(ann)).toMatchObject({ state: 'idea' })
    expect(await read(ann)).not.toHaveProperty('published')
  })

  test('accepts each video only once', async () => {
    const ann = await makeDraft()
    await publish(ann, newest().id)
    const again = await addDraft(ann, `${newest().title}!`)
    expect(await publish(again, newest().id)).toMatchObject(refused(409, 'video_already_marked'))
    expect(await read(again)).not.toHaveProperty('published')
  })

  describe('as a video that another draft was published as', () => {
    /** Makes two drafts of one creator about the same video, without analyses and so without calls. */
    async function makeTwo() {
      const first = await makeDraft({ isAnalyzed: false })
      return [first, await addDraft(first, newest().title, false)] as const
    }
    const markAsEarlier = async ({ userId, id }: Author) => {
      const { changeDraft, getDraft } = await import('#functions/store/drafts.ts')
      const draft = await getDraft(userId, id)
      const published = { videoId: newest().id, at: new Date().toISOString() }
      if (draft) await changeDraft(draft, { published, state: 'published' })
    }
    const isPublished = async (author: Author) => (await read(author)).published !== undefined

    test('is refused, until that draft is unmarked', async () => {
      const [ann, copy] = await makeTwo()
      await publish(ann, newest().id)
      vi.advanceTimersByTime(hourMs)
      expect(await publish(copy, newest().id)).toMatchObject(refused(409, 'video_already_marked'))
      expect(await isPublished(copy)).toBe(false)
      await publish(ann, null)
      expect(await publish(copy, newest().id)).toMatchObject({ status: 200 })
      expect(await publish(ann, newest().id)).toMatchObject(refused(409, 'video_already_marked'))
    })

    test('is refused to one of two concurrent requests', async () => {
      const [ann, copy] = await makeTwo()
      const pause = await pauseAt(
        ({ name, input }) => name === 'UpdateCommand' && input.TableName === process.env.TABLE_DRAFTS,
      )
      const slow = publish(ann, newest().id)
      await pause.reached
      expect(await publish(copy, newest().id)).toMatchObject(refused(409, 'video_already_marked'))
      pause.resume()
      expect(await slow).toMatchObject({ status: 200 })
      expect([await isPublished(ann), await isPublished(copy)]).toEqual([true, false])
    })

    test('succeeds a minute after the other request was interrupted', async () => {
      const [ann, copy] = await makeTwo()
      const crash = await crashAt(
        ({ name, input }) => name === 'UpdateCommand' && input.TableName === process.env.TABLE_DRAFTS,
      )
      expectErrors()
      expect(await publish(ann, newest().id)).toMatchObject({ status: 500 })
      crash.restore()
      expect(await publish(copy, newest().id)).toMatchObject(refused(409, 'video_already_marked'))
      vi.advanceTimersByTime(60_000)
      expect(await publish(copy, newest().id)).toMatchObject({ status: 200 })
      expect(await publish(ann, newest().id)).toMatchObject(refused(409, 'video_already_marked'))
    })

    test('is refused if an earlier release marked that draft; two drafts that it marked stay marked', async () => {
      const [ann, copy] = await makeTwo()
      await markAsEarlier(ann)
      expect(await publish(copy, newest().id)).toMatchObject(refused(409, 'video_already_marked'))
      await markAsEarlier(copy)
      for (const one of [ann, copy]) expect(await publish(one, newest().id)).toMatchObject({ status: 200 })
      await publish(ann, null)
      expect(await publish(ann, newest().id)).toMatchObject(refused(409, 'video_already_marked'))
      expect(await isPublished(copy)).toBe(true)
    })

    test('succeeds if that draft was deleted, which then comes back unmarked', async () => {
      const [ann, copy] = await makeTwo()
      await publish(ann, newest().id)
      await request(ann, 'DELETE', `/api/drafts/${ann.id}`)
      expect(await publish(copy, newest().id)).toMatchObject({ status: 200 })
      const { body } = await request(ann, 'POST', `/api/drafts/${ann.id}/restore`)
      expect(drafts.restore.output.parse(body).draft).toMatchObject({ state: 'ready' })
      expect([await isPublished(ann), await isPublished(copy)]).toEqual([false, true])
    })

    test('keeps its mark when it is deleted and restored', async () => {
      const [ann] = await makeTwo()
      await publish(ann, newest().id)
      await request(ann, 'DELETE', `/api/drafts/${ann.id}`)
      await request(ann, 'POST', `/api/drafts/${ann.id}/restore`)
      expect(await isPublished(ann)).toBe(true)
    })

    test('starts no call if the call of that draft stays', async () => {
      const ann = await makeDraft()
      const copy = await addDraft(ann, newest().title)
      await publish(ann, newest().id)
      vi.advanceTimersByTime(hourMs)
      await publish(ann, null)
      expect(await publish(copy, newest().id)).toMatchObject({
        status: 200,
        body: { call: null, noCall: 'video_already_marked' },
      })
      expect(await listCalls(ann)).toHaveLength(1)
    })
  })

  test('can be undone at any time, but its call only within an hour', async () => {
    const ann = await makeDraft()
    await publish(ann, newest().id)
    expect(await publish(ann, null)).toMatchObject({ status: 200, body: { call: null, draft: { state: 'ready' } } })
    expect(await listCalls(ann)).toEqual([])
    expect(await read(ann)).not.toHaveProperty('published')
    await publish(ann, newest().id)
    vi.advanceTimersByTime(hourMs)
    expect(await publish(ann, null)).toMatchObject({ status: 200, body: { call: { videoId: newest().id } } })
    expect(await listCalls(ann)).toHaveLength(1)
    expect(await read(ann)).not.toHaveProperty('published')
    expect(await publish(ann, newest().id)).toMatchObject({ body: { call: { videoId: newest().id } } })
  })

  test('is the same as marking its analysis in the history', async () => {
    const ann = await makeDraft()
    const [analysis] = await readHistory(ann)
    const mark = (video: string | null) => request(ann, 'PATCH', `/api/analyses/${analysis?.id}`, { video })
    expect(await mark(newest().id)).toMatchObject({ status: 200 })
    expect(await read(ann)).toMatchObject({
      state: 'published',
      published: { videoId: newest().id, analysis: analysis?.id },
    })
    expect(await mark(null)).toMatchObject({ status: 200 })
    expect(await read(ann)).toMatchObject({ state: 'ready' })
    expect(await read(ann)).not.toHaveProperty('published')
  })

  test('is listed with the date of the video once the recent uploads are known', async () => {
    const ann = await makeDraft({ isAnalyzed: false })
    const list = async () => drafts.list.output.parse((await request(ann, 'GET', '/api/drafts')).body).drafts
    setDay(1)
    await publish(ann, newest().id)
    expect((await list())[0]).not.toHaveProperty('publishedAt')
    await cacheDemoUploads()
    expect(await list()).toMatchObject([{ publishedAt: new Date(newest().publishedAt).toISOString() }])
    await publish(ann, null)
    expect((await list())[0]).not.toHaveProperty('publishedAt')
  })

  test('is not possible for another user’s draft', async () => {
    const [ann, bob] = [await makeDraft({ isAnalyzed: false }), await makeDraft({ isAnalyzed: false })]
    expect(await publish({ ...bob, id: ann.id }, newest().id)).toMatchObject(refused(404, 'not_found'))
    expect(await read(ann)).not.toHaveProperty('published')
    await publish(ann, newest().id)
    expect(await request(bob, 'GET', `/api/drafts/${ann.id}/review`)).toMatchObject(refused(404, 'not_found'))
  })
})

describe('the review', () => {
  async function publishedDraft(given?: Parameters<typeof makeDraft>[0]) {
    const ann = await makeDraft(given)
    expect(await publish(ann, newest().id)).toMatchObject({ status: 200 })
    return ann
  }

  test('says before day 7 what we said, when it is ready, and the video’s title if YouTube responds', async () => {
    const ann = await publishedDraft()
    const title = newest().title
    setDay(6.9)
    const answer = await review(ann)
    expect(answer).toMatchObject({
      day: null,
      nextAt: new Date(start + 7 * dayMs).toISOString(),
      said: { analysis: { title }, others: [{ title: 'Vlog #4: What Happened Today' }] },
      call: { markedAt: new Date(start).toISOString() },
    })
    expect(answer.video).toEqual({ state: 'early', title })
    const bob = await makeDraft({ channel: false, isAnalyzed: false })
    await publish(bob, newest().id)
    backend.youtube.failNextOf('videos', 'backendError')
    expect((await review(bob)).video).toEqual({ state: 'early' })
  })

  test('says what we said, however many versions were added since', async () => {
    const ann = await makeDraft({ isAnalyzed: false })
    for (const title of ['How to Bake Bread!!', newest().title]) {
      vi.advanceTimersByTime(1000)
      await request(ann, 'POST', '/api/analyze', { title, draft: ann.id })
    }
    await publish(ann, newest().id)
    const { said } = await review(ann)
    await keepVersions(ann, 51)
    expect(said?.steps.length).toBeGreaterThan(0)
    expect((await review(ann)).said).toEqual(said)
  })

  test('compares the views with the usual from day 7 on, and has the result of the call', async () => {
    const ann = await publishedDraft()
    const { id } = newest()
    setDay(7.2)
    await settle()
    const { views } = listChannelVideos(demoChannel.id).find((video) => video.id === id) ?? {}
    expect(await review(ann)).toMatchObject({
      day: 7,
      nextAt: new Date(start + 28 * dayMs).toISOString(),
      video: {
        state: 'found',
        views,
        days: 7,
        comparison: {
          usualViews: expect.any(Number),
          low: expect.any(Number),
          high: expect.any(Number),
          usual: { isShort: false },
        },
      },
      call: { after7: { outcome: 'settled' } },
    })
    setDay(28.2)
    const last = await review(ann)
    expect(last).toMatchObject({ day: 28, video: { days: 28 } })
    expect(last).not.toHaveProperty('nextAt')
  })

  test('has only raw views while derived metrics are off', async () => {
    const ann = await publishedDraft()
    setDay(7.2)
    vi.stubEnv('DERIVED_METRICS', 'off')
    vi.resetModules()
    const { video, call } = await review(ann)
    expect(video).toMatchObject({ state: 'found', views: expect.any(Number), noComparison: 'not_offered' })
    expect(video).not.toHaveProperty('comparison')
    expect(call).toBeNull()
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  test('says when YouTube does not respond, the video was deleted, or there is no channel', async () => {
    const ann = await publishedDraft()
    const { id } = newest()
    const bob = await makeDraft({ channel: false, isAnalyzed: false })
    await publish(bob, id)
    setDay(7.2)
    backend.youtube.failNext('backendError', 'backendError')
    expect((await review(ann)).video).toEqual({ state: 'unavailable' })
    expect((await review(bob)).video).toMatchObject({ state: 'found', noComparison: 'channel_required' })
    backend.youtube.removeVideo(id)
    expect((await review(bob)).video).toEqual({ state: 'gone' })
  })

  test('does not exist before the draft is published', async () => {
    const ann = await makeDraft({ isAnalyzed: false })
    expect(await request(ann, 'GET', `/api/drafts/${ann.id}/review`)).toMatchObject(refused(404, 'not_found'))
  })

  test('leaves none of YouTube’s figures in any table after 27 days', async () => {
    const ann = await publishedDraft()
    const { id } = newest()
    await subscribe(ann)
    for (const day of [7.2, 28.2]) {
      setDay(day)
      await settle()
      await review(ann)
      await run()
    }
    const video = (await review(ann)).video
    if (video.state !== 'found') throw new Error('no video')
    const views = listChannelVideos(demoChannel.id).flatMap((one) => one.views ?? [])
    setDay(28.2 + 27.1)
    await backend.invoke('jobs/purge-expired', {})
    const left = JSON.stringify(await backend.everything('limits'))
    for (const count of [...views, video.views ?? 0].filter((one) => one > 999))
      expect(left, `${count}`).not.toMatch(new RegExp(`:${count}[,}]`))
    // The id that the creator typed may stay, and so may our call and its outcome.
    expect(await read(ann)).toMatchObject({ state: 'reviewed', published: { videoId: id } })
    expect(await listCalls(ann)).toMatchObject([{ after28: { outcome: expect.any(String) } }])
  })
})

test('the note on what to keep is saved with the draft, and does not disturb an open editor', async () => {
  const ann = await makeDraft({ isAnalyzed: false })
  const { revision } = await read(ann)
  const save = (changes: object) => request(ann, 'PATCH', `/api/drafts/${ann.id}`, { revision, changes })
  expect(await save({ lessons: 'Say the number of days.' })).toMatchObject({ status: 200 })
  expect(await save({ notes: 'Film the roof.' })).toMatchObject({ status: 200 })
  expect(await save({ lessons: 'Something else' })).toMatchObject(refused(409, 'draft_conflict'))
  expect(await save({ lessons: 'x'.repeat(2001) })).toMatchObject(refused(400, 'invalid_input'))
  expect(await read(ann)).toMatchObject({ lessons: 'Say the number of days.', notes: 'Film the roof.' })
})

describe('the job', () => {
  async function publishedDraft() {
    const ann = await makeDraft({ isAnalyzed: false })
    await publish(ann, newest().id)
    await subscribe(ann)
    return ann
  }

  test('sends one email at day 7 and one at day 28, and then sets the state to reviewed', async () => {
    const ann = await publishedDraft()
    const title = newest().title
    setDay(6.9)
    expect(await run()).toMatchObject({ due: 0 })
    setDay(7.1)
    expect(await run()).toMatchObject({ due: 1, sent: 1, reviewed: 0 })
    expect(await run()).toMatchObject({ due: 0 })
    expect(await read(ann)).toMatchObject({ state: 'published' })
    setDay(28.1)
    expect(await run()).toMatchObject({ due: 1, sent: 1, reviewed: 1 })
    expect(await run()).toMatchObject({ due: 0 })
    expect(await read(ann)).toMatchObject({ state: 'reviewed' })
    const [last, first, ...more] = listMails(ann)
    expect(more).toEqual([])
    expect(first?.subject).toBe('Your 7-day review is ready')
    expect(last?.subject).toBe('Your 28-day review is ready')
    expect(first?.text).toContain(`“${title}” has `)
    expect(first?.text).toMatch(/Your videos usually have [\d,]+ at that age, and half of them have between/)
    expect(first?.text).toContain(`/dashboard/review?draft=${ann.id}`)
    expect(first?.headers['List-Unsubscribe']).toContain('/api/unsubscribe/reviews.')
  })

  test('notifies webhooks in the next run if that failed, and sends no second email', async () => {
    const ann = await publishedDraft()
    const { addWebhook } = await import('#functions/store/webhooks.ts')
    await addWebhook({
      userId: ann.userId,
      id: newId(),
      url: 'https://example.com/',
      events: ['review.ready'],
      state: 'active',
      createdAt: new Date().toISOString(),
      version: 0,
    })
    setDay(7.1)
    const { restore } = await failAt(({ input }) => input.TableName === process.env.TABLE_DELIVERIES)
    expectErrors()
    await run()
    restore()
    for (let times = 0; times < 3; times++) {
      vi.advanceTimersByTime(hourMs)
      await run()
    }
    const told = (await backend.items('deliveries')).filter(({ userId }) => userId === ann.userId)
    expect(told).toMatchObject([{ event: 'review.ready' }])
    expect(listMails(ann)).toHaveLength(1)
    expect(await run()).toMatchObject({ due: 0 })
  })

  test('sends no email to users who do not want it, but still reviews their drafts', async () => {
    const [ann, bob] = [await publishedDraft(), await publishedDraft()]
    await request(ann, 'PATCH', '/api/account', { mails: { reviews: false } })
    const { createUnsubscribeToken } = await import('#functions/services/mail/unsubscribe-token.ts')
    await backend.request('POST', `/api/unsubscribe/${await createUnsubscribeToken(bob.userId, 'reviews')}`)
    for (const day of [7.1, 28.1]) {
      setDay(day)
      expect(await run()).toMatchObject({ due: 2, unwanted: 2, sent: 0 })
    }
    for (const one of [ann, bob]) {
      expect(listMails(one)).toEqual([])
      expect(await read(one)).toMatchObject({ state: 'reviewed' })
    }
  })

  test('sends no figures from YouTube while it is down or derived metrics are off', async () => {
    const ann = await publishedDraft()
    setDay(7.1)
    backend.youtube.failNext('backendError', 'backendError')
    expect(await run()).toMatchObject({ sent: 1 })
    setDay(28.1)
    vi.stubEnv('DERIVED_METRICS', 'off')
    vi.resetModules()
    expect(await run()).toMatchObject({ sent: 1, reviewed: 1 })
    vi.unstubAllEnvs()
    vi.resetModules()
    for (const { text } of listMails(ann)) {
      expect(text).toContain('Your review shows what we said before')
      expect(text).not.toMatch(/\d views/)
    }
    expect(listMails(ann)).toHaveLength(2)
  })

  test('sends no stale email after an outage, and none for a video that is gone', async () => {
    const ann = await publishedDraft()
    setDay(10.5)
    expect(await run()).toMatchObject({ due: 1, unwanted: 1, sent: 0 })
    backend.youtube.removeVideo(listChannelVideos(demoChannel.id, start)[0]?.id ?? '')
    setDay(28.1)
    expect(await run()).toMatchObject({ due: 1, unwanted: 1, reviewed: 1 })
    expect(listMails(ann)).toEqual([])
  })

  test('skips drafts that were unmarked, moved or deleted', async () => {
    const [ann, bob, eve] = [await publishedDraft(), await publishedDraft(), await publishedDraft()]
    await publish(ann, null)
    await request(bob, 'PATCH', `/api/drafts/${bob.id}`, {
      revision: (await read(bob)).revision,
      changes: { state: 'working' },
    })
    await request(eve, 'DELETE', `/api/drafts/${eve.id}`)
    setDay(7.1)
    expect(await run()).toMatchObject({ due: 0 })
  })

  test('reviews the others when a draft cannot be read', async () => {
    expectErrors()
    const [ann, bob] = [await publishedDraft(), await publishedDraft()]
    const { database } = await import('#functions/lib/database.ts')
    // As after a rollback to a release that does not know the item's version.
    const setVersion = (v: number) =>
      database.send(
        new UpdateCommand({
          TableName: process.env.TABLE_DRAFTS,
          Key: { userId: ann.userId, id: ann.id },
          UpdateExpression: 'SET v = :v',
          ExpressionAttributeValues: { ':v': v },
        }),
      )
    await setVersion(2)
    setDay(28.1)
    expect(await run()).toMatchObject({ due: 2, reviewed: 1, failed: 1 })
    expect((await read(bob)).state).toBe('reviewed')
    await setVersion(1)
    expect(await retry()).toMatchObject({ due: 1, reviewed: 1 })
  })

  test('continues where the previous run stopped', async () => {
    expectErrors()
    await publishedDraft()
    await publishedDraft()
    setDay(7.1)
    let reads = 0
    await backend.invoke('jobs/queue-due-work', { jobs: ['jobs/review-drafts'] })
    const part = await deliver(backend, 'jobs/review-drafts', () => (reads++ === 0 ? 300_000 : 0))
    expect(part).toMatchObject({ sent: 1, failed: 1 })
    expect(await run()).toMatchObject({ due: 0 })
    expect(await retry()).toMatchObject({ due: 1, sent: 1 })
  })

  test('reads no draft whose review is not due', async () => {
    const [ann] = [await publishedDraft(), await makeDraft({ isAnalyzed: false })]
    setDay(7.1)
    await run()
    const read: unknown[] = []
    const { restore } = await failAt(({ name, input }) => {
      if (input.TableName === process.env.TABLE_DRAFTS) read.push(name === 'QueryCommand' ? input.IndexName : name)
      return false
    })
    expect(await run()).toMatchObject({ due: 0 })
    restore()
    expect(read).toEqual(['reviews'])
    expect(listMails(ann)).toHaveLength(1)
  })

  test('reviews a draft that was moved to another state and back', async () => {
    const ann = await publishedDraft()
    const move = async (state: string) =>
      request(ann, 'PATCH', `/api/drafts/${ann.id}`, { revision: (await read(ann)).revision, changes: { state } })
    await move('working')
    setDay(7.1)
    expect(await run()).toMatchObject({ due: 0 })
    await move('published')
    expect(await run()).toMatchObject({ due: 1, sent: 1 })
    await move('working')
    setDay(28.1)
    expect(await run()).toMatchObject({ due: 0 })
    await move('published')
    expect(await run()).toMatchObject({ due: 1, sent: 1, reviewed: 1 })
  })

  test('reviews a draft that was deleted and restored', async () => {
    const ann = await publishedDraft()
    await request(ann, 'DELETE', `/api/drafts/${ann.id}`)
    setDay(0.5)
    await request(ann, 'POST', `/api/drafts/${ann.id}/restore`)
    setDay(6.9)
    await request(ann, 'DELETE', `/api/drafts/${ann.id}`)
    setDay(7.1)
    expect(await run()).toMatchObject({ due: 0 })
    await request(ann, 'POST', `/api/drafts/${ann.id}/restore`)
    vi.advanceTimersByTime(hourMs)
    expect(await run()).toMatchObject({ due: 1, sent: 1 })
  })

  test('sends an email once, even when two runs are concurrent', async () => {
    const ann = await publishedDraft()
    setDay(7.1)
    await Promise.all([run(), run()])
    expect(listMails(ann)).toHaveLength(1)
    expect(await run()).toMatchObject({ due: 0 })
    setDay(28.1)
    expect(await run()).toMatchObject({ due: 1, sent: 1, reviewed: 1 })
  })

  const touches = (table: string, verb: string) => (command: { name: string; input: Record<string, unknown> }) =>
    command.name === verb && command.input.TableName === process.env[`TABLE_${table}`]
  test.each([
    ['before the email is claimed', touches('MAILS', 'PutCommand'), 1],
    // A missing email is better than two.
    ['before the email is sent', ({ name }: { name: string }) => name === 'SendEmailCommand', 0],
    ['before its next time is stored', touches('DRAFTS', 'UpdateCommand'), 1],
  ] as const)('sends at most one email after a crash %s, and continues afterwards', async (_, isCrash, sent) => {
    expectErrors()
    const ann = await publishedDraft()
    setDay(7.1)
    const crash = await crashAt(isCrash)
    await run().catch(() => undefined)
    expect(crash.hasCrashed()).toBe(true)
    crash.restore()
    for (let hours = 0; hours < 3; hours++) {
      vi.advanceTimersByTime(hourMs)
      await run()
    }
    expect(listMails(ann)).toHaveLength(sent)
    expect(await run()).toMatchObject({ due: 0 })
    setDay(28.1)
    expect(await run()).toMatchObject({ due: 1, sent: 1, reviewed: 1 })
  })
})
