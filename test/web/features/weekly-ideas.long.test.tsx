import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import type { WeeklyIdea } from '#shared/contract/ideas.ts'
import { locales } from '#shared/locale.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { makeCreator } from '#test/support/creator.ts'
import { followOutlier, outlierTitle } from '#test/support/ideas.ts'
import { setUpPageBackend, storeCreatorSession, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()

/** Opens the dashboard of a creator who has done the first steps and has a channel that is not connected. */
async function open(channel: string | false = demoChannel.id) {
  const creator = await makeCreator(backend, { channel })
  await followOutlier(creator.userId)
  await backend.request('PATCH', '/api/account', { as: creator.token, body: { firstSteps: false } })
  storeCreatorSession(creator)
  await visit('/dashboard?view=ideas', { backend })
  return creator
}
const card = async () => within(await screen.findByRole('region', { name: 'Ideas for this week' }))
const respondWith = (answer: () => Response) => {
  interceptor.respond = (url) => (url === '/api/ideas' ? Promise.resolve(answer()) : undefined)
}

describe('the ideas of the week on the dashboard', () => {
  test('are shown with the evidence for them; one is dismissed, brought back, and made a draft', async () => {
    await open()
    const ideas = await card()
    const [first] = await ideas.findAllByRole('button', { name: /^Make it a draft/ })
    const row = within(first?.closest('li') as HTMLElement)
    expect(row.getByRole('link').textContent).toContain(outlierTitle)
    row.getByText(/by Bright Herbs$/)
    row.getByText(/^· counted \w+ \d+, \d+$/)
    await row.findByRole('button', {
      name: /^\d(\.\d)?× its channel’s usual views \(95% interval: [\d.]+ to [\d.]+\)$/,
      description: /^Compared with \d+ of this channel’s videos over 3 minutes: those closest in age, published /,
    })
    row.getByText(/^Your topic: \w+, in the titles of \d recent videos of yours, \d(\.\d)?× your usual views$/)
    expect(await accessibilityFaults()).toEqual([])
    await userEvent.click(row.getByRole('button', { name: /^Dismiss/ }))
    await row.findByText('Dismissed')
    const back = row.getByRole('button', { name: /^Bring back/ })
    expect(document.activeElement).toBe(back)
    await userEvent.click(back)
    await userEvent.click(await row.findByRole('button', { name: /^Make it a draft/ }))
    await userEvent.click(row.getByRole('button', { name: 'Make the draft' }))
    expect(row.getByRole('alert').textContent).toBe('Fill in every blank.')
    expect(await accessibilityFaults()).toEqual([])
    await userEvent.type(row.getByRole('textbox', { name: /^\w+$/ }), 'rye loaf')
    await userEvent.click(row.getByRole('button', { name: 'Make the draft' }))
    await screen.findByRole('heading', { level: 1, name: 'The Only rye loaf You Will Ever Need' })
  })

  test.each([
    ['topics', 'No ideas yet'],
    ['language', 'No ideas in your language yet'],
    ['new', 'Nothing new this week'],
  ] as const)('say why there are none: %s', async (missing, text) => {
    respondWith(() => Response.json({ monday: '2026-11-23', ideas: [], missing }))
    await open(false)
    await (await card()).findByText(text)
  })

  test('can be loaded again after a failure', async () => {
    respondWith(() => Response.json({ error: { code: 'internal', requestId: 'r' } }, { status: 500 }))
    await open()
    const ideas = await card()
    const again = await ideas.findByRole('button', { name: 'Try again' })
    interceptor.respond = () => undefined
    await userEvent.click(again)
    await ideas.findAllByRole('button', { name: /^Make it a draft/ })
  })

  test.each(locales)('fill every placeholder: %s', async (locale) => {
    const idea: WeeklyIdea = {
      id: '2026112300000000000000aa',
      title: 'Bread for beginners',
      topic: 'bread',
      topicVideos: 1,
      topicTimes: 1.4,
      lift: { lift: 1.34, low: 1.16, high: 1.55, channels: 100 },
      video: {
        id: 'aaaaaaaaaaa',
        title: outlierTitle,
        channel: 'Bright Herbs',
        isOwn: false,
        views: 12_345,
        viewsAt: '2026-11-22T18:00:00.000Z',
        usual: null,
      },
      draft: '01m83rdet0gxakcewrzs7hzf2a',
      dismissed: false,
    }
    respondWith(() => Response.json({ monday: '2026-11-23', ideas: [idea], missing: null }))
    const creator = await makeCreator(backend, { channel: false })
    await backend.request('PATCH', '/api/account', { as: creator.token, body: { firstSteps: false, locale } })
    storeCreatorSession(creator)
    await visit('/dashboard?view=ideas', { backend, locale })
    const link = await screen.findByRole('link', { name: /Bread for beginners/ })
    expect(link.getAttribute('href')).toBe('/dashboard/drafts/01m83rdet0gxakcewrzs7hzf2a')
    expect(link.closest('section')?.textContent).toMatch(/Fewer than five|menos de cinco|Moins de cinq/)
    expect(link.closest('section')?.textContent).not.toMatch(/\{\w+\}|undefined|NaN/)
  })
})
