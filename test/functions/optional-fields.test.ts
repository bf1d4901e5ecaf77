import { afterEach, expect, test, vi } from 'vitest'
import { toUpload } from '#functions/services/channel/upload.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { setUpBackend } from '#test/support/backend.ts'

// Only for the environment that the client reads; what YouTube answers is made up below.
setUpBackend()
afterEach(() => vi.restoreAllMocks())

const answering = (body: unknown) => vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body))

/** Everything that a JSON value is with one member left out, at any depth. */
function* without(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const [at, one] of value.entries()) for (const less of without(one)) yield value.with(at, less)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, below] of Object.entries(value)) {
      yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== name))
      for (const less of without(below)) yield { ...value, [name]: less }
    }
  }
}

const channels = {
  kind: 'youtube#channelListResponse',
  etag: 'x',
  pageInfo: { totalResults: 1, resultsPerPage: 5 },
  items: [
    {
      kind: 'youtube#channel',
      id: demoChannel.id,
      snippet: {
        title: demoChannel.title,
        description: '',
        customUrl: '@x',
        thumbnails: { default: { url: 'https://a.test' } },
      },
      statistics: { viewCount: '10', subscriberCount: '9', hiddenSubscriberCount: false, videoCount: '8' },
    },
  ],
}
/** What makes a channel one: without these it cannot be read at all. */
const needed = (body: unknown) =>
  /"id":/.test(JSON.stringify(body)) && /"snippet":\{.*"title":/.test(JSON.stringify(body))

test('a channel is read whatever is missing of what YouTube may leave out', async () => {
  const { fetchOwnedChannel } = await import('#functions/clients/youtube/channels.ts')
  for (const body of [channels, ...without(channels)]) {
    if (JSON.stringify(body).includes('items') && !needed(body)) continue
    answering(body)
    const channel = await fetchOwnedChannel('a token')
    if (channel) expect(channel).toMatchObject({ id: demoChannel.id, title: demoChannel.title })
    for (const count of [channel?.views, channel?.subscribers, channel?.videos])
      expect([10, 9, 8, null, undefined]).toContain(count)
  }
})

test('a channel without statistics hides its counts', async () => {
  const { fetchOwnedChannel } = await import('#functions/clients/youtube/channels.ts')
  answering({ items: channels.items.map(({ statistics: _, ...item }) => item) })
  expect(await fetchOwnedChannel('a token')).toMatchObject({ views: null, subscribers: null, videos: null })
})

const video = (duration: string) => ({
  id: 'abcdefghijk',
  snippet: { channelId: demoChannel.id, title: 'A title', publishedAt: '2026-11-01T00:00:00Z' },
  contentDetails: { duration },
})

test.each([
  ['PT3M', 'brief'],
  ['PT3M1S', 'video'],
  // A broadcast that has just ended.
  ['P0D', 'video'],
])('an upload of %s counts as %s', async (duration, kind) => {
  const { fetchVideos } = await import('#functions/clients/youtube/videos.ts')
  answering({ items: [video(duration)] })
  expect((await fetchVideos(['abcdefghijk'])).map(toUpload)).toMatchObject([{ kind }])
})

test.each([
  [['default', 'medium', 'high'], 320, 320],
  [['medium', 'standard', 'maxres'], 1280, 1280],
  [['medium', 'maxres', 'fhd', 'qhd', 'uhd'], 1280, 3840],
  [['default', 'high'], undefined, undefined],
])('of pictures in %j one is shown of %s pixels, the largest is told of', async (names, shown, largest) => {
  const { fetchVideos } = await import('#functions/clients/youtube/videos.ts')
  const widths = { default: 120, medium: 320, high: 480, standard: 640, maxres: 1280, fhd: 1920, qhd: 2560, uhd: 3840 }
  const thumbnails = Object.fromEntries(
    Object.entries(widths).flatMap(([name, width]) =>
      names.includes(name) ? [[name, { url: `https://a.test/${name}`, width, height: 90 }]] : [],
    ),
  )
  const { snippet, ...rest } = video('PT10M')
  answering({ items: [{ ...rest, snippet: { ...snippet, thumbnails } }] })
  const [told] = await fetchVideos(['abcdefghijk'])
  expect([told?.thumbnail?.width, told?.largest?.width]).toEqual([shown, largest])
})

const days = { from: '2026-11-01', to: '2026-11-02', byFormat: true }
const names = [
  'views',
  'estimatedMinutesWatched',
  'likes',
  'comments',
  'shares',
  'subscribersGained',
  'subscribersLost',
]
const table = (types: readonly string[]) => ({
  columnHeaders: ['day', 'creatorContentType', ...names].map((name) => ({ name })),
  rows: types.map((type, at) => ['2026-11-01', type, at + 1, ...names.slice(1).map(() => 0)]),
})

test.each([{ kind: 'youtubeAnalytics#resultTable' }, { columnHeaders: [] }, { ...table([]), rows: undefined }])(
  'a report of %j has nothing to count',
  async (body) => {
    const { fetchDailyFigures: fetchFigures } = await import('#functions/clients/youtube/analytics.ts')
    answering(body)
    expect(await fetchFigures('a token', days)).toEqual([])
  },
)

test.each([{}, { items: [] }])('an answer of %j is no report', async (body) => {
  const { fetchDailyFigures: fetchFigures } = await import('#functions/clients/youtube/analytics.ts')
  answering(body)
  await expect(fetchFigures('a token', days)).rejects.toMatchObject({ kind: 'busy' })
})

test('a report names formats as the documents spell them, as answers do, and as neither does yet', async () => {
  const { fetchDailyFigures: fetchFigures } = await import('#functions/clients/youtube/analytics.ts')
  answering(
    table(['VIDEO_ON_DEMAND', 'videoOnDemand', 'SHORTS', 'shorts', 'LIVE_STREAM', 'liveStream', 'story', 'podcast']),
  )
  const rows = await fetchFigures('a token', days)
  expect(rows.map(({ format }) => format)).toEqual([
    'video',
    'video',
    'short',
    'short',
    'live',
    'live',
    'other',
    'other',
  ])
  expect(rows.map(({ figures }) => figures.views)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('a report whose columns are not those asked for is no report', async () => {
  const { fetchDailyFigures: fetchFigures } = await import('#functions/clients/youtube/analytics.ts')
  answering({ columnHeaders: [{ name: 'day' }], rows: [['2026-11-01']] })
  await expect(fetchFigures('a token', days)).rejects.toMatchObject({ kind: 'busy' })
})

const jobs = {
  jobs: [{ id: 'j', reportTypeId: 'channel_reach_basic_a1', name: 'x', createTime: '2026-11-01T00:00:00Z' }],
}
const files = {
  reports: [
    {
      id: '4',
      jobId: 'j',
      startTime: '2026-11-01T08:00:00Z',
      endTime: '2026-11-02T08:00:00Z',
      createTime: '2026-11-03T10:21:07.123456Z',
      downloadUrl: 'https://youtubereporting.googleapis.com/v1/media/x?alt=media',
    },
  ],
  nextPageToken: 'next',
}

test('jobs and files of impressions are read whatever is missing: what cannot be used is passed over', async () => {
  const { findReportingJob: findJob, listReportFiles: listFiles } = await import(
    '#functions/clients/youtube/reporting.ts'
  )
  for (const body of [jobs, ...without(jobs)]) {
    answering(body)
    expect(['j', undefined]).toContain(await findJob('a token'))
  }
  const query = { jobId: 'j', startsFrom: 0 }
  const whole = { startsAt: Date.UTC(2026, 10, 1, 8), createdAt: Date.UTC(2026, 10, 3, 10, 21, 7, 123) }
  for (const body of [files, ...without(files)]) {
    answering(body)
    const list = await listFiles('a token', query)
    expect(['next', undefined]).toContain(list?.next)
    for (const file of list?.files ?? []) expect(file).toMatchObject(whole)
  }
  answering({})
  expect(await listFiles('a token', query)).toEqual({ files: [], next: undefined })
  answering({})
  expect(await findJob('a token')).toBeUndefined()
})

test.each([{ items: [] }, [], null, { reports: 'none' }, { jobs: {} }])('an answer of %j is no list', async (body) => {
  const { findReportingJob: findJob, listReportFiles: listFiles } = await import(
    '#functions/clients/youtube/reporting.ts'
  )
  answering(body)
  await expect(findJob('a token')).rejects.toMatchObject({ kind: 'busy' })
  answering(body)
  await expect(listFiles('a token', { jobId: 'j', startsFrom: 0 })).rejects.toMatchObject({ kind: 'busy' })
})
