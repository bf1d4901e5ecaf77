import { beforeAll, expect, test, vi } from 'vitest'
import { trends } from '#shared/contract/trends.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { makeCreator } from '#test/support/creator.ts'

const backend = setUpBackend()
beforeAll(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await backend.invoke('jobs/refresh-trends', {})
})

/** Each of a search's two calls times out after 4 s; a request that waits for another one's search, after 9 s. */
const maxWaitMs = 9_000

test.each([
  ['search', 'ramen'],
  ['videos', 'noodles'],
] as const)(
  'a search to which YouTube does not respond (%s) returns matches from cached lists and spends no topic',
  async (call, phrase) => {
    backend.youtube.failNextOf(call, 'silence')
    const searchers = await Promise.all([1, 2, 3].map(() => makeCreator(backend)))
    const began = performance.now()
    const responses = await Promise.all(
      searchers.map(({ token: as }) => backend.request('GET', `/api/trends?region=US&search=${phrase}`, { as })),
    )
    expect(performance.now() - began).toBeLessThan(maxWaitMs + 5_000)
    for (const { status, body } of responses) {
      expect(status).toBe(200)
      expect(trends.list.output.parse(body)).toMatchObject({
        source: 'cache',
        searchUnavailable: { reason: 'youtube_failed' },
      })
    }
    const users = new Set(searchers.map(({ userId }) => userId))
    const spent = (await backend.items('usage')).filter(
      ({ userId, used }) => users.has(`${userId}`) && Number(used) > 0,
    )
    expect(spent).toEqual([])
  },
  60_000,
)
