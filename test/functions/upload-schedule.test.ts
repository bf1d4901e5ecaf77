import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { type Schedule, youtube } from '#shared/contract/youtube.ts'
import type { PlanName } from '#shared/plans.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { makeUpload } from '#test/support/channel-uploads.ts'
import { connect } from '#test/support/consent.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'

const backend = setUpBackend()

const dayMs = 86_400_000
/** A time of its own for every test, so that neither cache nor quota of another one is there. A Monday. */
let day = Date.UTC(2027, 0, 4, 20, 0, 30)
beforeEach(() => {
  day += 56 * dayMs
  vi.useFakeTimers({ toFake: ['Date'], now: day })
})
afterEach(() => void vi.useRealTimers())

/** A creator with a connected channel, the demo's unless said otherwise. */
async function creator(plan: PlanName = 'premium', account = '1'): Promise<Creator> {
  const made = await makeCreator(backend, { plan })
  expect((await connect(backend, made, { account })).status).toBe(200)
  return made
}
const ask = ({ token }: Creator) => backend.request('GET', '/api/youtube/schedule', { as: token })
async function scheduleFor(made: Creator): Promise<Schedule | null> {
  const { status, body } = await ask(made)
  expect(status).toBe(200)
  return youtube.schedule.output.parse(body).schedule
}

describe('the upload schedule', () => {
  test('counts every video that tells something, by the clock of the creator’s account', async () => {
    const ada = await creator()
    const { updateAccount } = await import('#functions/store/accounts.ts')
    await updateAccount(ada.userId, { timeZone: 'Asia/Tokyo' })
    const schedule = await scheduleFor(ada)
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

  test('names a time that pulls', async () => {
    const ada = await creator()
    const { putCached: keep } = await import('#functions/store/cache.ts')
    const ages = Array.from({ length: 80 }, (_, place) => 3 + 2 * place)
    const videos = ages.map((age) => {
      const published = new Date(day - age * dayMs)
      return makeUpload(age, { views: (published.getUTCDay() === 6 ? 9_000 : 1_000) + 7 * (age % 90) }, day)
    })
    await keep(`uploads#${demoChannel.id}`, { fetchedAt: new Date(day).toISOString(), videos }, 600)
    expect(await scheduleFor(ada)).toMatchObject({ best: { weekday: 6 }, timeZone: 'UTC' })
  })

  test('asks YouTube once a day, for what own history reads too', async () => {
    const ada = await creator()
    await scheduleFor(ada)
    const calls = backend.youtube.calls.length
    await scheduleFor(ada)
    await backend.request('POST', '/api/analyze', { as: ada.token, body: { title: 'How to Bake Bread' } })
    expect(backend.youtube.calls).toHaveLength(calls)
  })

  test('refuses below 20 videos', async () => {
    expect(await scheduleFor(await creator('premium', '2'))).toMatchObject({ state: 'too_few', fewest: 20 })
  })

  test.each(['free', 'basic'] as const)('is not part of %s, and YouTube is not asked', async (plan) => {
    const ada = await creator(plan)
    const calls = backend.youtube.calls.length
    expect(await scheduleFor(ada)).toEqual({ state: 'not_in_plan' })
    expect(backend.youtube.calls).toHaveLength(calls)
  })

  test('is of a connected channel, not of one that is merely claimed', async () => {
    const claimant = await makeCreator(backend, { plan: 'premium', channel: demoChannel.id })
    expect(await ask(claimant)).toMatchObject({ status: 409, body: { error: { code: 'youtube_not_connected' } } })
  })

  test('says so while YouTube does not answer', async () => {
    const ada = await creator()
    expectErrors()
    backend.youtube.failNext('backendError')
    expect(await scheduleFor(ada)).toEqual({ state: 'unavailable' })
  })

  test('is nothing where derived figures are off', async () => {
    const ada = await creator()
    vi.stubEnv('DERIVED_METRICS', 'off')
    // The environment is read once.
    vi.resetModules()
    expect(await scheduleFor(ada)).toBeNull()
    vi.unstubAllEnvs()
    vi.resetModules()
  })
})
