import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { advice } from '#shared/contract/advice.ts'
import { drafts } from '#shared/contract/drafts.ts'
import { following } from '#shared/contract/following.ts'
import { ideas, type WeeklyIdea } from '#shared/contract/ideas.ts'
import type { Usual } from '#shared/contract/usual.ts'
import { youtube } from '#shared/contract/youtube.ts'
import { dayMs, daySeconds, hourMs } from '#shared/duration.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { connect } from '#test/support/consent.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { runDueWork } from '#test/support/due-work.ts'

/** Twelve days and an hour after the demo channel, which publishes every 3.5 days from its first slot, published its 309th video. */
const now = Date.UTC(2024, 0, 2, 16) + 308 * 3.5 * dayMs + 12 * dayMs + hourMs

const backend = setUpBackend()
let ann: Creator
/** The video whose multiple is read from every place. */
let video: { id: string; title: string }
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})
afterAll(() => void vi.useRealTimers())

async function ask(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await backend.request(method, path, { as: backend.tokenFor(ann.userId), ...(body && { body }) })
  expect(answer, `${path}: ${answer.text}`).toMatchObject({ status: 200 })
  return answer.body
}

const listVideos = async () => youtube.videos.output.parse(await ask('GET', '/api/youtube/videos')).videos
const find = <Item extends { readonly id: string }>(items: readonly Item[]) => items.find(({ id }) => id === video.id)

/** Makes a draft that was marked as published as the video eight days ago. */
async function publishDraft(): Promise<string> {
  vi.setSystemTime(now - 8 * dayMs)
  const { draft } = drafts.create.output.parse(await ask('POST', '/api/drafts', {}))
  await ask('POST', `/api/drafts/${draft.id}/publish`, { video: video.id })
  vi.setSystemTime(now)
  return draft.id
}

/** Every way in which a multiple reaches a person or a program, with what it says of the video. */
const paths: Readonly<Record<string, () => Promise<Usual | null | undefined>>> = {
  'the table of the dashboard': async () => find(await listVideos())?.usual,
  'the best videos of an analysis': async () => {
    const { analysis } = advice.analyze.output.parse(await ask('POST', '/api/analyze', { title: 'How to Bake Rye' }))
    return analysis.ownHistory?.state === 'scored' ? find(analysis.ownHistory.best ?? [])?.usual : undefined
  },
  'the similar videos of an analysis': async () => {
    const { analysis } = advice.analyze.output.parse(await ask('POST', '/api/analyze', { title: video.title }))
    return analysis.ownHistory?.state === 'scored' ? find(analysis.ownHistory.similar)?.usual : undefined
  },
  'a review': async () => {
    const { review } = drafts.review.output.parse(await ask('GET', `/api/drafts/${await publishDraft()}/review`))
    return review.video.state === 'found' ? review.video.comparison?.usual : undefined
  },
  'a performance alert': async () => {
    const [{ findUnusualVideos }, { getCachedUploads }] = await Promise.all([
      import('#functions/services/reports/unusual-videos.ts'),
      import('#functions/services/channel/recent-uploads.ts'),
    ])
    const uploads = await getCachedUploads(demoChannel.id)
    return uploads && find(findUnusualVideos(uploads))?.usual
  },
  'the videos of followed channels': async () =>
    find(following.videos.output.parse(await ask('GET', '/api/following/videos')).videos)?.usual,
  'outliers, for programs': async () =>
    find(following.outliers.output.parse(await ask('GET', '/api/outliers')).videos)?.usual,
  'the evidence of an idea': async () => (await keepIdea())?.usual,
}

/** Makes an idea from the video, and returns its evidence. */
async function keepIdea() {
  const kept = { channel: demoChannel.id, video: video.id, titles: ['Bread for beginners'] }
  const { draft } = ideas.keep.output.parse(await ask('POST', '/api/ideas/drafts', kept))
  return ideas.evidence.output.parse(await ask('GET', `/api/ideas/${draft}/evidence`)).video
}

test('a video has one multiple of the usual wherever it is shown', async () => {
  ann = await makeCreator(backend, { plan: 'premium' })
  await connect(backend, ann)
  await ask('POST', '/api/following', { channel: demoChannel.id })
  await backend.invoke('jobs/refresh-channels', {})
  await listVideos()
  // The channel's cached list counts 100 times the views of YouTube and of the followed channel's list, so another source would show.
  const { putCached } = await import('#functions/store/cache.ts')
  const { getCachedUploads, uploadsKey } = await import('#functions/services/channel/recent-uploads.ts')
  const uploads = await getCachedUploads(demoChannel.id)
  const target = uploads?.videos.find(
    ({ publishedAt, seconds, views }) =>
      Date.parse(publishedAt) < now - 9 * dayMs && seconds > 180 && views !== undefined,
  )
  if (!uploads || !target) throw new Error('no video')
  video = target
  const changed = uploads.videos.map((one) => (one.id === video.id ? { ...one, views: 100 * (one.views ?? 0) } : one))
  await putCached(uploadsKey(demoChannel.id), { ...uploads, videos: changed }, daySeconds)

  const found: Record<string, Usual | null | undefined> = {}
  for (const [name, read] of Object.entries(paths)) found[name] = await read()
  const [first] = Object.values(found)
  expect(first?.multiple).toBeGreaterThan(5)
  expect(first).toMatchObject({ of: 20, isShort: false, countedAt: uploads.fetchedAt })
  expect(found).toEqual(Object.fromEntries(Object.keys(paths).map((name) => [name, first])))
})

test('the weekly report and the mail of an alert say the same multiple', async () => {
  const usual = find(await listVideos())?.usual
  const { renderReport } = await import('#functions/services/reports/weekly-report.ts')
  const idea: WeeklyIdea = {
    id: '0000000000000000aaaaaaaa',
    title: 'Bread for beginners',
    topic: 'bread',
    topicVideos: 3,
    topicTimes: null,
    lift: null,
    video: await keepIdea(),
    draft: null,
    dismissed: false,
  }
  const report = JSON.stringify(renderReport({ ideas: [idea] }, 'en', 'UTC'))
  expect(report).toContain(`at ${usual?.multiple.toFixed(2)} times your usual views`)
  expect(report).toContain('compared with your 20 videos of over 3 minutes that are closest in age, published ')
  await ask('PATCH', '/api/account', { mails: { alerts: true } })
  vi.advanceTimersByTime(60_000)
  await runDueWork(backend, 'jobs/performance-alerts')
  const [mail] = backend.mails(`${ann.userId}@example.com`)
  expect(mail?.text).toContain(`this one has ${Math.round((usual?.multiple ?? 0) * 10) / 10} times as many`)
})
