import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stand-ins/youtube/catalogue.ts'
import { startHouse } from '#test/support/house.ts'

// Only for the environment that the client reads; what YouTube answers is made up below.
beforeAll(async () => {
  const house = await startHouse()
  return () => house.stop()
})
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
  const { fetchOwnedChannel } = await import('#functions/youtube/api/channels.ts')
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
  const { fetchOwnedChannel } = await import('#functions/youtube/api/channels.ts')
  answering({ items: channels.items.map(({ statistics: _, ...item }) => item) })
  expect(await fetchOwnedChannel('a token')).toMatchObject({ views: null, subscribers: null, videos: null })
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
    const { fetchFigures } = await import('#functions/youtube/api/reports.ts')
    answering(body)
    expect(await fetchFigures('a token', days)).toEqual([])
  },
)

test.each([{}, { items: [] }])('an answer of %j is no report', async (body) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { fetchFigures } = await import('#functions/youtube/api/reports.ts')
  answering(body)
  await expect(fetchFigures('a token', days)).rejects.toMatchObject({ fault: 'busy' })
})

test('a report names formats as the documents spell them, as answers do, and as neither does yet', async () => {
  const { fetchFigures } = await import('#functions/youtube/api/reports.ts')
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
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { fetchFigures } = await import('#functions/youtube/api/reports.ts')
  answering({ columnHeaders: [{ name: 'day' }], rows: [['2026-11-01']] })
  await expect(fetchFigures('a token', days)).rejects.toMatchObject({ fault: 'busy' })
})
