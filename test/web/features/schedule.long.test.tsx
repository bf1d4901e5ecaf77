import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { Schedule, ScheduleComparison } from '#shared/contract/youtube.ts'
import { locales } from '#shared/locale.ts'
import type { PlanName } from '#shared/plans.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { connect } from '#test/support/consent.ts'
import { makeCreator } from '#test/support/creator.ts'
import { setUpPageBackend, storeCreatorSession, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()
const path = '/api/youtube/schedule'

/** Opens the dashboard of a creator with a connected channel on the given plan. */
async function open(plan: PlanName, given: Partial<Parameters<typeof visit>[1]> = {}, account = '1') {
  const creator = await makeCreator(backend, { plan })
  expect((await connect(backend, creator, { account })).status).toBe(200)
  storeCreatorSession(creator)
  await visit('/dashboard?view=channel', { backend, ...given })
}
const card = async (name = 'Upload schedule') => within(await screen.findByRole('region', { name }))
const respondWith = (schedule: Schedule) => {
  interceptor.respond = (url) => (url === path ? Promise.resolve(Response.json({ schedule })) : undefined)
}

const withoutVideos = (weekday: number | null, part: number | null) => ({ weekday, part, videos: 0, multiple: null })
const tuesday = { weekday: 2, part: null, videos: 31, multiple: { median: 1.62, low: 1.21, high: 2.04 } }
const found: ScheduleComparison = {
  state: 'compared',
  videos: 84,
  latest: 90,
  timeZone: 'America/New_York',
  fetchedAt: '2026-11-21T08:00:00.000Z',
  weekdays: [1, 2, 3, 4, 5, 6, 7].map((weekday) => (weekday === 2 ? tuesday : withoutVideos(weekday, null))),
  parts: [0, 1, 2, 3, 4, 5].map((part) => withoutVideos(null, part)),
  best: { weekday: 2, part: 4, videos: 26, multiple: { median: 1.78, low: 1.3, high: 2.21 } },
  isVaried: true,
}

describe('the upload schedule', () => {
  test('says that no time stands out and how many videos were compared', async () => {
    await open('premium')
    const schedule = await card()
    await schedule.findByText('No time stands out')
    schedule.getByText(/^Among your \d\d videos that can be compared, no time did better than chance would explain/)
    await schedule.findByText(
      /^Views: YouTube, .* Includes \d\d of your \d\d latest public videos: .* How we calculate this: we compare each video/,
    )
    expect(within(schedule.getByRole('table', { name: 'By weekday' })).getAllByRole('row')).toHaveLength(3)
    expect(within(schedule.getByRole('table', { name: 'By time of day' })).getAllByRole('row')).toHaveLength(3)
    expect(await accessibilityFaults()).toEqual([])
  })

  test('shows the time that stands out with its interval, video count and caveat', async () => {
    respondWith(found)
    await open('premium')
    const schedule = await card()
    await schedule.findByText('Tuesday, 4 PM – 8 PM')
    schedule.getByText('Your 26 videos from this time got 1.8× your usual views (95% interval: 1.3 to 2.2).')
    schedule.getByText(/not a promise/)
    schedule.getByRole('row', { name: 'Tuesday 31 1.6× (1.2 to 2)' })
    schedule.getByText(/Times: America\/New York/)
  })

  test.each(locales)('is translated to %s', async (locale) => {
    respondWith(found)
    await open('premium', { locale })
    const day = { en: 'Tuesday, 4 PM – 8 PM', es: 'Martes, 16:00 – 20:00', fr: 'Mardi, 16:00 – 20:00' }[locale]
    await screen.findByText((text) => text.replaceAll(/\s/g, ' ') === day)
  })

  test('has nothing to compare when all videos were published at the same time', async () => {
    respondWith({ ...found, best: null, isVaried: false })
    await open('premium')
    await (await card()).findByText('Nothing to compare yet')
  })

  test('requires at least 20 videos', async () => {
    await open('premium', {}, '2')
    await (await card()).findByText('Available once you have 20 videos')
  })

  test('can be retried when YouTube does not respond', async () => {
    respondWith({ state: 'unavailable' })
    await open('premium')
    const schedule = await card()
    await schedule.findByText(/^YouTube didn’t respond/)
    respondWith(found)
    await userEvent.click(schedule.getByRole('button', { name: 'Try again' }))
    await schedule.findByText('Tuesday, 4 PM – 8 PM')
  })

  test('is mentioned but not requested when the plan does not include it', async () => {
    const requested: string[] = []
    interceptor.respond = (url) => void requested.push(url)
    await open('free')
    const link = await (await card()).findByRole('link', { name: 'See Premium' })
    expect(link.getAttribute('href')).toBe('/premium-upgrade?plan=premium')
    expect(requested.filter((url) => url === path)).toEqual([])
  })

  test('is hidden when derived figures are off', async () => {
    await open('premium', { config: { derivedMetrics: false } })
    await card('Historical channel data')
    expect(screen.queryByRole('region', { name: 'Upload schedule' })).toBeNull()
  })
})
