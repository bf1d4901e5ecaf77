import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trends } from '#shared/contract/trends.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { makeCreator } from '#test/support/creator.ts'

const backend = setUpBackend()
const start = Date.UTC(2027, 4, 1, 12)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  vi.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => void vi.useRealTimers())

/** Runs the job a number of hours after the start, and returns the words on the rise in the United States. */
async function refreshAt(hours: number) {
  vi.setSystemTime(start + hours * hourMs)
  await backend.invoke('jobs/refresh-trends', {})
  return readWords()
}
async function readWords() {
  const { token: as } = await makeCreator(backend)
  const { body } = await backend.request('GET', '/api/trends/words?region=US', { as })
  return trends.words.output.parse(body).words
}
const titleItems = async () =>
  (await backend.items('cache')).filter(({ key }) => `${key}`.startsWith('trend-titles#US#'))

test('rising words are found once there is an earlier week, at most four times a day, and expire', async () => {
  expect(await readWords()).toBeNull()
  expect(await refreshAt(0)).toMatchObject({ since: '2027-05-01', languages: [] })
  expect((await refreshAt(5.9))?.at).toBe(new Date(start).toISOString())
  expect((await refreshAt(6))?.at).toBe(new Date(start + 6 * hourMs).toISOString())
  expect(await titleItems()).toHaveLength(1)

  const words = await refreshAt(9 * 24)
  const [english] = words?.languages ?? []
  expect(english).toMatchObject({ language: 'en' })
  // The stub's channels share a topic for a week.
  const [top] = english?.words ?? []
  expect(top?.channels).toBeGreaterThan(10)
  expect(top?.low).toBeGreaterThan(1)
  for (const { title } of top?.examples ?? []) expect(title.toLowerCase()).toContain(top?.word)

  // A list that is no longer refreshed has no words after some days, and no titles after 27 days.
  vi.setSystemTime(start + 13 * dayMs)
  expect(await readWords()).toBeNull()
  vi.setSystemTime(start + 33 * dayMs)
  await backend.invoke('jobs/purge-expired', {})
  expect(await titleItems()).toEqual([])
})

test('rising words ignore lists that YouTube did not refresh for a day', async () => {
  await refreshAt(40 * 24)
  const before = (await titleItems()).length
  for (const days of [42, 43]) {
    backend.youtube.failNextOf('videos', 'quotaExceeded')
    await refreshAt(days * 24)
  }
  expect(await titleItems()).toHaveLength(before)
  await refreshAt(44 * 24)
  expect(await titleItems()).toHaveLength(before + 1)
})
