import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import type { OwnPatterns } from '#shared/contract/advice.ts'
import type { PlanName } from '#shared/plans.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { connect } from '#test/support/consent.ts'
import { makeCreator } from '#test/support/creator.ts'
import { enterText, setUpPageBackend, storeCreatorSession, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()
const heading = 'What works on your channel'

/** Opens the dashboard of a creator with a connected channel on the given plan. */
async function openDashboard(plan: PlanName, options: Partial<Parameters<typeof visit>[1]> = {}) {
  const creator = await makeCreator(backend, { plan })
  expect((await connect(backend, creator)).status).toBe(200)
  storeCreatorSession(creator)
  await visit('/dashboard?view=channel', { backend, ...options })
}
const card = async () => within(await screen.findByRole('region', { name: heading }))
const respondWith = (patterns: OwnPatterns) => {
  interceptor.respond = (url) => (url === '/api/patterns' ? Promise.resolve(Response.json({ patterns })) : undefined)
}
const found: Extract<OwnPatterns, { state: 'compared' }> = {
  state: 'compared',
  videos: 60,
  latest: 64,
  isShort: false,
  fetchedAt: '2026-11-21T08:00:00.000Z',
  found: [
    {
      isTopic: true,
      name: 'Bread',
      times: 1.9,
      low: 1.3,
      high: 2.8,
      videos: 9,
      examples: [{ id: 'AAAAAAAAAAA', title: 'Bread at Home' }],
    },
    {
      isTopic: false,
      name: 'short',
      times: 0.6,
      low: 0.4,
      high: 0.9,
      videos: 14,
      examples: [],
    },
    {
      isTopic: false,
      name: 'vlog',
      times: 0.5,
      low: 0.3,
      high: 0.8,
      videos: 7,
      examples: [],
    },
  ],
}

describe('the patterns of a channel on the dashboard', () => {
  test('are listed with interval, number of videos and examples', async () => {
    respondWith(found)
    await openDashboard('premium')
    const patterns = await card()
    await patterns.findByText('Titles with “Bread”')
    patterns.getByText('1.9× the views of your other videos (95% interval: 1.3 to 2.8), 9 videos')
    expect(patterns.getByRole('link', { name: 'Bread at Home (opens in a new tab)' }).getAttribute('href')).toContain(
      'AAAAAAAAAAA',
    )
    patterns.getByText('Calculated by us')
    const text = (await screen.findByRole('region', { name: heading })).textContent ?? ''
    const order = ['Above your usual', 'Bread', 'Below your usual', 'Vlog', 'Short titles (your shortest quarter)']
    expect(order.map((part) => text.indexOf(part)).toSorted((a, b) => a - b)).toEqual(
      order.map((part) => text.indexOf(part)),
    )
    expect(await accessibilityFaults()).toEqual([])
  })

  test('say that nothing stands out', async () => {
    respondWith({ ...found, found: [] })
    await openDashboard('premium')
    await (await card()).findByText(/^None of your title forms, topics and lengths did better or worse/)
  })

  test('are described as part of Premium on other plans, and are not requested', async () => {
    const requested: string[] = []
    interceptor.respond = (url) => void requested.push(url)
    await openDashboard('basic')
    const patterns = await card()
    await patterns.findByText(/^With Premium, see which title forms, topics and lengths/)
    expect(patterns.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toContain('plan=premium')
    expect(requested).not.toContain('/api/patterns')
  })

  test('are not shown without derived metrics', async () => {
    await openDashboard('premium', { config: { derivedMetrics: false } })
    await screen.findByRole('heading', { name: 'Recent videos' })
    expect(screen.queryByRole('region', { name: heading })).toBeNull()
  })
})

test('the patterns are shown with the result of a title', async () => {
  storeCreatorSession(await makeCreator(backend, { plan: 'premium', channel: demoChannel.id }))
  await visit('/dashboard/predictive-insights', { backend })
  const user = userEvent.setup()
  await enterText(user, await screen.findByPlaceholderText('Enter your video title'), 'How to Bake Bread')
  await user.click(screen.getByRole('button', { name: 'Get Insights' }))
  await user.click(await screen.findByRole('tab', { name: 'Your channel' }))
  await screen.findByRole('heading', { name: heading })
  await screen.findByText('A number in the title')
})
