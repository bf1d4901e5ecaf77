import { afterEach, expect, test, vi } from 'vitest'
import { toUpload } from '#functions/services/channel/upload.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { setUpBackend } from '#test/support/backend.ts'

// Sets the environment that the clients read. The responses of YouTube are mocked below.
setUpBackend()
afterEach(() => vi.restoreAllMocks())

const respondWith = (body: unknown) => vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body))

/** Yields copies of a JSON value with one property left out, at any depth. */
function* omitEach(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const [at, one] of value.entries()) for (const copy of omitEach(one)) yield value.with(at, copy)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, below] of Object.entries(value)) {
      yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== name))
      for (const copy of omitEach(below)) yield { ...value, [name]: copy }
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
/** Whether a response has the properties without which a channel cannot be read. */
const isReadable = (body: unknown) =>
  /"id":/.test(JSON.stringify(body)) && /"snippet":\{.*"title":/.test(JSON.stringify(body))

test('a channel is read whichever optional property is missing', async () => {
  const { fetchOwnedChannel } = await import('#functions/clients/youtube/channels.ts')
  for (const body of [channels, ...omitEach(channels)]) {
    if (JSON.stringify(body).includes('items') && !isReadable(body)) continue
    respondWith(body)
    const channel = await fetchOwnedChannel('a token')
    const isListed = JSON.stringify(body).includes('items')
    if (isListed) expect(channel).toMatchObject({ id: demoChannel.id, title: demoChannel.title })
    else expect(channel).toBeUndefined()
    for (const count of [channel?.views, channel?.subscribers, channel?.videos])
      expect([10, 9, 8, null, undefined]).toContain(count)
  }
})

test('a channel without statistics hides its counts', async () => {
  const { fetchOwnedChannel } = await import('#functions/clients/youtube/channels.ts')
  respondWith({ items: channels.items.map(({ statistics: _, ...item }) => item) })
  expect(await fetchOwnedChannel('a token')).toMatchObject({ views: null, subscribers: null, videos: null })
})

const video = (duration: string) => ({
  id: 'abcdefghijk',
  snippet: { channelId: demoChannel.id, title: 'A title', publishedAt: '2026-11-01T00:00:00Z' },
  contentDetails: { duration },
})

test.each([
  ['PT3M', 'short'],
  ['PT3M1S', 'video'],
  // A broadcast has no duration yet just after its end.
  ['P0D', 'video'],
])('an upload with the duration %s is of the kind %s', async (duration, kind) => {
  const { fetchVideos } = await import('#functions/clients/youtube/videos.ts')
  respondWith({ items: [video(duration)] })
  expect((await fetchVideos(['abcdefghijk'])).map(toUpload)).toMatchObject([{ kind }])
})

test.each([
  [['default', 'medium', 'high'], 320],
  [['medium', 'standard', 'maxres'], 1280],
  [['medium', 'maxres', 'fhd', 'qhd', 'uhd'], 1280],
  [['default', 'high'], undefined],
])('of the thumbnails %j, the one of %s pixels is displayed', async (names, displayed) => {
  const { fetchVideos } = await import('#functions/clients/youtube/videos.ts')
  const widths = {
    default: 120,
    medium: 320,
    high: 480,
    standard: 640,
    maxres: 1280,
    fhd: 1920,
    qhd: 2560,
    uhd: 3840,
  }
  const thumbnails = Object.fromEntries(
    Object.entries(widths).flatMap(([name, width]) =>
      names.includes(name) ? [[name, { url: `https://a.test/${name}`, width, height: 90 }]] : [],
    ),
  )
  const { snippet, ...rest } = video('PT10M')
  respondWith({ items: [{ ...rest, snippet: { ...snippet, thumbnails } }] })
  const [result] = await fetchVideos(['abcdefghijk'])
  expect(result?.thumbnail?.width).toBe(displayed)
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
  'the report %j has no figures',
  async (body) => {
    const { fetchDailyFigures } = await import('#functions/clients/youtube/analytics.ts')
    respondWith(body)
    expect(await fetchDailyFigures('a token', days)).toEqual([])
  },
)

test.each([{}, { items: [] }])('the response %j is not a report', async (body) => {
  const { fetchDailyFigures } = await import('#functions/clients/youtube/analytics.ts')
  respondWith(body)
  await expect(fetchDailyFigures('a token', days)).rejects.toMatchObject({ kind: 'busy' })
})

test('formats are read as the documentation and as responses spell them, and unknown ones are "other"', async () => {
  const { fetchDailyFigures } = await import('#functions/clients/youtube/analytics.ts')
  respondWith(
    table(['VIDEO_ON_DEMAND', 'videoOnDemand', 'SHORTS', 'shorts', 'LIVE_STREAM', 'liveStream', 'story', 'podcast']),
  )
  const rows = await fetchDailyFigures('a token', days)
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

test('a report without the requested columns is rejected', async () => {
  const { fetchDailyFigures } = await import('#functions/clients/youtube/analytics.ts')
  respondWith({ columnHeaders: [{ name: 'day' }], rows: [['2026-11-01']] })
  await expect(fetchDailyFigures('a token', days)).rejects.toMatchObject({ kind: 'busy' })
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

test('reporting jobs and files are read whichever property is missing: unusable ones are skipped', async () => {
  const { findReportingJob, listReportFiles } = await import('#functions/clients/youtube/reporting.ts')
  for (const body of [jobs, ...omitEach(jobs)]) {
    respondWith(body)
    expect(['j', undefined]).toContain(await findReportingJob('a token'))
  }
  const query = { jobId: 'j', startsFrom: 0 }
  const whole = { startsAt: Date.UTC(2026, 10, 1, 8), createdAt: Date.UTC(2026, 10, 3, 10, 21, 7, 123) }
  for (const body of [files, ...omitEach(files)]) {
    respondWith(body)
    const list = await listReportFiles('a token', query)
    expect(['next', undefined]).toContain(list?.next)
    for (const file of list?.files ?? []) expect(file).toMatchObject(whole)
  }
  respondWith({})
  expect(await listReportFiles('a token', query)).toEqual({ files: [], next: undefined })
  respondWith({})
  expect(await findReportingJob('a token')).toBeUndefined()
})

test.each([{ items: [] }, [], null, { reports: 'none' }, { jobs: {} }])(
  'the response %j is not a list',
  async (body) => {
    const { findReportingJob, listReportFiles } = await import('#functions/clients/youtube/reporting.ts')
    respondWith(body)
    await expect(findReportingJob('a token')).rejects.toMatchObject({ kind: 'busy' })
    respondWith(body)
    await expect(listReportFiles('a token', { jobId: 'j', startsFrom: 0 })).rejects.toMatchObject({ kind: 'busy' })
  },
)
