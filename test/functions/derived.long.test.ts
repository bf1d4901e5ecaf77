import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import { account } from '#shared/contract/account.ts'
import { advice } from '#shared/contract/advice.ts'
import { drafts } from '#shared/contract/drafts.ts'
import { following } from '#shared/contract/following.ts'
import { trends } from '#shared/contract/trends.ts'
import { youtube } from '#shared/contract/youtube.ts'
import { type DerivedMetric, derivedMetrics } from '#shared/derived.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { samplePromise } from '#test/support/call-promise.ts'
import { connect } from '#test/support/consent.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { runDueWork } from '#test/support/due-work.ts'

let ann: Creator

const query = 'region=US'
const title = 'How to Bake Sourdough Bread in a Cold Kitchen'
const request = async (method: string, path: string, body?: object) =>
  (await backend.request(method, path, { as: backend.tokenFor(ann.userId), body })).body
const listed = async () => trends.list.output.parse(await request('GET', `/api/trends?${query}`)).videos
const readOfFirst = async (what: string) => request('GET', `/api/trends/${(await listed())[0]?.id}/${what}?${query}`)
const analyses = async () => advice.history.output.parse(await request('GET', '/api/analyses')).analyses

/** Whether each endpoint that can show a metric does show it: it must while derived metrics are on, and must not while they are off. */
const shown: Readonly<Record<DerivedMetric, () => Promise<readonly boolean[]>>> = {
  own_history_score: async () => [
    advice.analyze.output.parse(await request('POST', '/api/analyze', { title })).analysis.ownHistory !== undefined,
    (await analyses()).some(({ ownHistory }) => ownHistory !== undefined),
  ],
  track_record: async () => [
    advice.record.output.parse(await request('GET', '/api/track-record')).record !== null,
    (await analyses()).some(({ call }) => call !== undefined),
  ],
  title_words: async () => [
    youtube.videos.output.parse(await request('GET', '/api/youtube/videos')).canCompareTitleWords,
  ],
  usual_multiple: async () => [
    youtube.videos.output.parse(await request('GET', '/api/youtube/videos')).canCompareWithUsual,
    following.videos.output.parse(await request('GET', '/api/following/videos')).multiples,
  ],
  views_per_hour: async () => [(await listed()).some(({ perHour }) => perHour !== null)],
  rising_mark: async () => [(await listed()).some(({ pace, rising }) => pace !== null || rising)],
  rising_words: async () => [
    trends.words.output.parse(await request('GET', '/api/trends/words?region=US')).words !== null,
  ],
  video_insight: async () => [trends.insight.output.parse(await readOfFirst('insight')).insight !== null],
  deep_trends: async () => [trends.history.output.parse(await readOfFirst('history')).snapshots.length > 0],
  alerts: async () => {
    // Alerts are due a minute after the setting was changed.
    vi.setSystemTime(Date.now() + 61_000)
    return [
      account.get.output.parse(await request('GET', '/api/account')).mails.alerts !== null,
      'channels' in (await runDueWork(backend, 'jobs/performance-alerts')),
    ]
  },
  upload_schedule: async () => [
    youtube.schedule.output.parse(await request('GET', '/api/youtube/schedule')).schedule !== null,
  ],
  reviews: async () => {
    const [video] = listChannelVideos(demoChannel.id, start)
    const { draft } = drafts.create.output.parse(await request('POST', '/api/drafts', {}))
    await request('POST', `/api/drafts/${draft.id}/publish`, { video: video?.id })
    vi.setSystemTime(Date.now() + 8 * dayMs)
    const { review } = drafts.review.output.parse(await request('GET', `/api/drafts/${draft.id}/review`))
    vi.setSystemTime(Date.now() - 8 * dayMs)
    // A video belongs to one draft.
    await request('DELETE', `/api/drafts/${draft.id}`)
    return [review.video.state === 'found' && review.video.comparison !== undefined]
  },
  own_patterns: async () => [advice.patterns.output.parse(await request('GET', '/api/patterns')).patterns !== null],
}

/** A Monday that no other test uses. */
const start = Date.UTC(2027, 0, 4, 20, 0, 30)
beforeAll(async () => {
  silenceLogs()
})
const backend = setUpBackend()
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  ann = await makeCreator(backend, { plan: 'premium' })
  await connect(backend, ann)
  await backend.invoke('jobs/refresh-trends', {})
  vi.setSystemTime(start + 3 * hourMs)
  await backend.invoke('jobs/refresh-trends', {})
  await request('PATCH', '/api/account', { mails: { alerts: true } })
  const { analysis } = advice.analyze.output.parse(await request('POST', '/api/analyze', { title }))
  const { createCall } = await import('#functions/store/calls.ts')
  const [video] = listChannelVideos(demoChannel.id)
  await createCall({
    userId: ann.userId,
    id: analysis.id,
    videoId: `${video?.id}`,
    channelId: demoChannel.id,
    promise: samplePromise,
  })
})
afterAll(() => void vi.useRealTimers())
const silenceLogs = () => {
  for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {})
}
beforeEach(silenceLogs)

test.each(['on', 'off'] as const)('with derived metrics %s, so is every metric on every endpoint', async (state) => {
  vi.stubEnv('DERIVED_METRICS', state)
  // The environment is read once per module load.
  vi.resetModules()
  const found: Partial<Record<DerivedMetric, unknown>> = {}
  for (const metric of derivedMetrics) found[metric] = [...new Set(await shown[metric]())]
  vi.unstubAllEnvs()
  vi.resetModules()
  expect(found).toEqual(Object.fromEntries(derivedMetrics.map((metric) => [metric, [state === 'on']])))
})
