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

/** A search gives up after four seconds, for each of its two calls; whoever waits for it with somebody else, after nine. */
const patience = 9_000

test.each([
  ['search', 'ramen'],
  ['videos', 'noodles'],
] as const)(
  'a search that YouTube leaves without an answer (%s) ends with what the lists have, for no topic',
  async (call, phrase) => {
    backend.youtube.failNextOf(call, 'silence')
    const searchers = await Promise.all([1, 2, 3].map(() => makeCreator(backend)))
    const began = performance.now()
    const answers = await Promise.all(
      searchers.map(({ token: as }) => backend.request('GET', `/api/trends?region=US&search=${phrase}`, { as })),
    )
    expect(performance.now() - began).toBeLessThan(patience + 5_000)
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(trends.list.output.parse(body)).toMatchObject({ source: 'cache', resting: { reason: 'failed' } })
    }
    const users = new Set(searchers.map(({ userId }) => userId))
    const spent = (await backend.items('usage')).filter(
      ({ userId, used }) => users.has(`${userId}`) && Number(used) > 0,
    )
    expect(spent).toEqual([])
  },
  60_000,
)
