import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { type Schedule, youtube } from '#shared/contract/youtube.ts'
import { dayMs } from '#shared/duration.ts'
import type { PlanName } from '#shared/plans.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { makeUpload } from '#test/support/channel-uploads.ts'
import { connect } from '#test/support/consent.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'

const backend = setUpBackend()

/** A Monday, on a separate day for each test, so that tests share neither cache nor quota. */
let day = Date.UTC(2027, 0, 4, 20, 0, 30)
beforeEach(() => {
  day += 56 * dayMs
  vi.useFakeTimers({ toFake: ['Date'], now: day })
})
afterEach(() => void vi.useRealTimers())

/** Creates a user with a connected channel, by default the demo channel. */
async function connectCreator(plan: PlanName = 'premium', account = '1'): Promise<Creator> {
  const creator = await makeCreator(backend, { plan })
  expect((await connect(backend, creator, { account })).status).toBe(200)
  return creator
}
const requestSchedule = ({ token }: Creator) => backend.request('GET', '/api/youtube/schedule', { as: token })
async function getSchedule(creator: Creator): Promise<Schedule | null> {
  const { status, body } = await requestSchedule(creator)
  expect(status).toBe(200)
  return youtube.schedule.output.parse(body).schedule
}

describe('the upload schedule', () => {
  test('counts every usable video in the time zone of the account', async () => {
    const ada = await connectCreator()
    const { updateAccount } = await import('#functions/store/accounts.ts')
    await updateAccount(ada.userId, { timeZone: 'Asia/Tokyo' })
    const schedule = await getSchedule(ada)
    if (schedule?.state !== 'compared') throw new Error(`not compared: ${schedule?.state}`)
    expect(schedule).toMatchObject({ timeZone: 'Asia/Tokyo', isVaried: true, fetchedAt: new Date(day).toISOString() })
    expect(schedule.videos).toBeGreaterThan(50)
    // The demo channel publishes on Tuesdays at 16:00 UTC and on Saturdays at 4:00.
    const used = [...schedule.weekdays, ...schedule.parts].filter(({ videos }) => videos > 0)
    expect(used.map(({ weekday, part }) => [weekday, part])).toEqual([
      [3, null],
      [6, null],
      [null, 0],
      [null, 3],
    ])
  })

  test('names the best time', async () => {
    const ada = await connectCreator()
    const { putCached } = await import('#functions/store/cache.ts')
    const ages = Array.from({ length: 80 }, (_, place) => 3 + 2 * place)
    const videos = ages.map((age) => {
      const published = new Date(day - age * dayMs)
      return makeUpload(age, { views: (published.getUTCDay() === 6 ? 9_000 : 1_000) + 7 * (age % 90) }, day)
    })
    await putCached(`recent-uploads#${demoChannel.id}`, { fetchedAt: new Date(day).toISOString(), videos }, 600)
    expect(await getSchedule(ada)).toMatchObject({ best: { weekday: 6 }, timeZone: 'UTC' })
  })

  test('fetches the videos from YouTube once, and shares them with own history', async () => {
    const ada = await connectCreator()
    await getSchedule(ada)
    const calls = backend.youtube.calls.length
    await getSchedule(ada)
    await backend.request('POST', '/api/analyze', { as: ada.token, body: { title: 'How to Bake Bread' } })
    expect(backend.youtube.calls).toHaveLength(calls)
  })

  test('needs 20 videos', async () => {
    expect(await getSchedule(await connectCreator('premium', '2'))).toMatchObject({ state: 'too_few', minVideos: 20 })
  })

  test.each(['free', 'basic'] as const)('is not part of %s, and does not call YouTube', async (plan) => {
    const ada = await connectCreator(plan)
    const calls = backend.youtube.calls.length
    expect(await getSchedule(ada)).toEqual({ state: 'not_in_plan' })
    expect(backend.youtube.calls).toHaveLength(calls)
  })

  test('needs a connected channel, not just a named one', async () => {
    const creator = await makeCreator(backend, { plan: 'premium', channel: demoChannel.id })
    expect(await requestSchedule(creator)).toMatchObject({
      status: 409,
      body: { error: { code: 'youtube_not_connected' } },
    })
  })

  test('is unavailable while YouTube does not respond', async () => {
    expectErrors()
    // Connecting has the job fetch the uploads.
    backend.youtube.failNextOf('playlistItems', 'backendError')
    const ada = await connectCreator()
    await backend.settle()
    expect(await getSchedule(ada)).toEqual({ state: 'unavailable' })
  })

  test('is null when derived metrics are off', async () => {
    const ada = await connectCreator()
    vi.stubEnv('DERIVED_METRICS', 'off')
    // Modules read the environment once, when they load.
    vi.resetModules()
    expect(await getSchedule(ada)).toBeNull()
    vi.unstubAllEnvs()
    vi.resetModules()
  })
})
