import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { StripeEvent } from '#infra/local/stubs/stripe/webhooks.ts'
import { locales } from '#shared/locale.ts'
import { type MeterName, type PlanName, plans } from '#shared/plans.ts'
import { fillPage } from '#shared/public-pages.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import {
  collectEvents,
  defaultOrder,
  deliverEvents,
  lastSession,
  lastSubscription,
  pay,
  startCheckout,
  subscribe,
} from '#test/support/billing.ts'
import { setPlan } from '#test/support/creator.ts'
import { consumePlanChoice } from '#web/lib/pending-plan.ts'
import { savePlanChoice } from '#web/lib/plan-choice.ts'
import { render } from '#web/render-public-page.tsx'
import { findToast, setUpPageBackend, storeSession, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()
afterEach(() => {
  vi.useRealTimers()
})

async function signUpCreator() {
  const user = await backend.signUpUser({ 'custom:youtube_channel': 'youtube.com/channel/UCabcdefghijklmnopqrstuv' })
  return { ...user, token: user.tokens.accessToken }
}
type SignedUpCreator = Awaited<ReturnType<typeof signUpCreator>>

async function open(location: Parameters<typeof visit>[0], ada: SignedUpCreator, config = {}) {
  storeSession(ada)
  const visited = await visit(location, { backend, config })
  return { ...visited, user: userEvent.setup() }
}
const button = (name: string) => screen.findByRole('button', { name })
const signUpSubscriber = async () => {
  const ada = await signUpCreator()
  await subscribe(backend, ada)
  return ada
}

/** Confirms the password in the dialog that precedes the Stripe pages. */
async function confirmPassword(user: ReturnType<typeof userEvent.setup>, { password }: SignedUpCreator) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Your subscription on Stripe' }))
  await user.type(dialog.getByLabelText('Current password'), password)
  await user.click(dialog.getByRole('button', { name: 'Continue to Stripe' }))
}

describe('the plan cards', () => {
  const openCards = async () => {
    document.body.innerHTML = (await render({ path: '/', locale: 'en' })).body
    return screen.findAllByRole('article')
  }

  test('show the prices and limits of the plan table and hide features that are off', async () => {
    const [free, basic, premium] = await openCards()
    expect(free?.textContent).toContain('$0/month')
    expect(free?.textContent).toContain('3 video analyses per month')
    expect(free?.textContent).toContain('1 trending topic per week')
    expect(basic?.textContent).toContain('Most Popular')
    expect(basic?.textContent).toContain('$19/month')
    expect(basic?.textContent).toContain('or $190 a year: save $38')
    expect(premium?.textContent).toContain('$49/month')
    // CSS shows these only when the deployment has the feature.
    const needs = (text: string) => screen.getByText(text).getAttribute('data-needs')
    expect(needs('10 predictive insights per month, written by AI about your video')).toBe('ai')
    const derived = [/^Advanced predictions/, /^Upload schedule/, /^Deep trend analysis/]
    for (const line of derived) {
      expect(screen.getByText(line).getAttribute('data-needs')).toBe('derivedMetrics')
      expect(premium?.textContent).toMatch(new RegExp(line.source.slice(1)))
    }
    for (const line of document.querySelectorAll('[data-needs]')) line.remove()
    expect(document.body.textContent).not.toMatch(/written by AI|Advanced predictions|Upload schedule|Deep trend/)
    expect(within(free ?? document.body).queryByRole('link', { name: /Choose/ })).toBeNull()
    document.body.replaceChildren()
  })

  test('are in a creator’s words; the limits of programs are in the table below, which is closed at first', async () => {
    const cards = await openCards()
    for (const card of cards) expect(card.textContent).not.toMatch(/webhook|token|request|API/i)
    const table = screen.getByText('All limits, and access for programs').closest('details')
    expect(table?.open).toBe(false)
    const cells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)
    const rows = within(table ?? document.body)
      .getAllByRole('row', { hidden: true })
      .map(cells)
    expect(rows).toContainEqual(['Limit', 'Free', 'Basic', 'Premium'])
    expect(rows).toContainEqual(['Video analyses per month', '3', 'Unlimited', 'Unlimited'])
    expect(rows).toContainEqual(['Webhooks', '1', '3', '10'])
    expect(rows).toContainEqual(['Requests per day, API and assistants together', '200', '5,000', '20,000'])
    const units = (plan: PlanName, meter: MeterName) => plans[plan].limits[meter].per
    expect([units('free', 'analyses'), units('free', 'topics'), units('basic', 'insights')]).toEqual([
      'month',
      'week',
      'month',
    ])
    document.body.replaceChildren()
  })

  test('expose the features of the deployment to the page', () => {
    const page = '<html lang="en" data-has="no-marks">'
    expect(fillPage(page, 'https://x', { ai: true, derivedMetrics: false })).toBe('<html lang="en" data-has="ai">')
    expect(fillPage(page, 'https://x', { ai: false, derivedMetrics: false })).toBe('<html lang="en" data-has="">')
  })

  test('open the upgrade with the chosen plan for a creator', async () => {
    await openCards()
    const [forVisitors, forUsers] = screen.getAllByRole('link', { name: 'Choose Premium' })
    expect([forVisitors?.dataset.plan, forVisitors?.getAttribute('href')]).toEqual(['premium', '/login'])
    const upgrade = forUsers?.getAttribute('href') ?? ''
    document.body.replaceChildren()
    await open(upgrade, await signUpCreator())
    expect(await screen.findByRole('radio', { name: /^Premium/ })).toHaveProperty('checked', true)
  })

  test('send a visitor to the login, after which the upgrade opens with the chosen plan', async () => {
    const ada = await signUpCreator()
    savePlanChoice(localStorage, 'premium')
    await visit('/login', { backend })
    const user = userEvent.setup()
    await user.type(await screen.findByLabelText('Email'), ada.email)
    await user.type(screen.getByLabelText('Password'), ada.password)
    await user.click(await button('Log in'))
    await findToast('Logged in successfully!')
    expect(await screen.findByRole('radio', { name: /^Premium/ })).toHaveProperty('checked', true)
    expect(localStorage.getItem('viewcraft.plan')).toBeNull()
  })

  test('remember the chosen plan for one login and at most one day', async () => {
    const consume = () => consumePlanChoice(localStorage)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20) })
    savePlanChoice(localStorage, 'basic')
    vi.setSystemTime(Date.UTC(2026, 10, 20, 23, 59))
    expect([consume(), consume()]).toEqual(['basic', undefined])
    savePlanChoice(localStorage, 'basic')
    vi.setSystemTime(Date.UTC(2026, 10, 22))
    expect(consume()).toBeUndefined()
    localStorage.setItem('viewcraft.plan', '{"plan":"free","until":9e15}')
    expect(consume()).toBeUndefined()
  })

  test('open the upgrade after the email address is confirmed in another tab, before a channel is connected', async () => {
    const ada = await signUpCreator()
    localStorage.setItem('pendingYouTubeChannel', JSON.stringify({ title: 'A', url: 'youtube.com/@a' }))
    localStorage.setItem('viewcraft.plan', JSON.stringify({ plan: 'premium', until: Date.now() + 1000 }))
    await open('/auth/callback', ada)
    await screen.findByRole('heading', { name: 'Upgrade your plan' })
    expect(await screen.findByRole('radio', { name: /^Premium/ })).toHaveProperty('checked', true)
  })
})

describe('the upgrade', () => {
  test('is monthly by default and shows the savings of yearly billing', async () => {
    const { user } = await open('/premium-upgrade', await signUpCreator())
    expect(await screen.findByRole('radio', { name: 'Monthly' })).toHaveProperty('checked', true)
    screen.getByText('$19/month', { selector: 'p' })
    screen.getByText('Cancel anytime.')
    await user.click(screen.getByRole('radio', { name: 'Yearly' }))
    screen.getByText('$190/year')
    screen.getByText('Save 16%')
    screen.getByText('Save $38 per year')
    expect(await accessibilityFaults()).toEqual([])
  })

  test('says when payments are off and offers no checkout', async () => {
    await open('/premium-upgrade', await signUpCreator(), { payments: false })
    await screen.findByText(/^Payments aren’t available here yet/)
    expect(await button('Continue to Payment')).toHaveProperty('disabled', true)
  })

  test('offers a retry when the account cannot be loaded', async () => {
    const error = { error: { code: 'internal', requestId: 'r' } }
    interceptor.respond = (url) =>
      url === '/api/account' ? Promise.resolve(Response.json(error, { status: 500 })) : undefined
    const { user } = await open('/premium-upgrade', await signUpCreator())
    const retry = await within(screen.getByRole('main')).findByRole('button', { name: 'Try again' })
    interceptor.respond = () => undefined
    await user.click(retry)
    await screen.findByText('$19/month', { selector: 'p' })
  })

  test('keeps the choice of a user who returns without paying', async () => {
    await open('/premium-upgrade?plan=premium&cycle=yearly&cancelled', await signUpCreator())
    await screen.findByText(/^The payment was canceled/)
    screen.getByText('$490/year')
  })

  test('shows a Basic subscriber what Premium has, what it costs and what changes today', async () => {
    const ada = await signUpSubscriber()
    await open('/premium-upgrade', ada)
    const premium = within(await screen.findByRole('region', { name: 'Premium' }))
    premium.getByText('$49/month')
    premium.getByText('Everything in Basic, and:')
    premium.getByText(/^Advanced predictions/)
    const until = new Date(lastSubscription(backend, ada).periodEnd * 1000)
    const date = until.toLocaleDateString('en', { dateStyle: 'medium' })
    premium.getByText(`You have Basic for $19/month, paid until ${date}.`)
    premium.getByText(/^Today you pay the difference for the days until .*: at most \$30, plus any tax\./)
    premium.getByText(`From ${date}, Premium costs $49/month.`)
    expect(screen.queryByText('You have a subscription')).toBeNull()
    expect(await accessibilityFaults()).toEqual([])
  })

  test('shows no amount to a Basic subscriber whose plan is ending', async () => {
    const ada = await signUpSubscriber()
    await deliverEvents(
      backend,
      collectEvents(backend, () => backend.stripe.actions.cancelAtPeriodEnd(lastSubscription(backend, ada), true)),
    )
    await open('/premium-upgrade', ada)
    await screen.findByText('$49/month')
    screen.getByText(/^You’re subscribed to Basic\. If you switch/)
    expect(screen.queryByText(/at most \$30/)).toBeNull()
  })

  test('tells a Premium subscriber that there is no larger plan', async () => {
    const ada = await signUpCreator()
    await subscribe(backend, ada, { plan: 'premium', cycle: 'yearly' })
    await open('/premium-upgrade', ada)
    await screen.findByText(/^You’re subscribed to Premium, our largest plan\./)
    await screen.findByRole('link', { name: 'Change plan' })
    expect(screen.queryByText(/^Choose a plan/)).toBeNull()
  })

  test('offers a creator with complimentary Premium nothing to buy', async () => {
    const ada = await signUpCreator()
    await setPlan(ada, 'premium')
    const { user } = await open('/premium-upgrade?plan=basic', ada)
    await screen.findByText('You already have Premium')
    expect(screen.queryByText(/^Choose a plan/)).toBeNull()
    expect(screen.queryByRole('radio', { name: /^(?:Basic|Premium)/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Continue to Payment' })).toBeNull()
    expect(await accessibilityFaults()).toEqual([])
    await user.click(screen.getByRole('link', { name: 'Go to your profile' }))
    await screen.findByText('Complimentary')
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'See plans' })).toBeNull()
  })

  test('offers a creator with complimentary Basic only Premium', async () => {
    const ada = await signUpCreator()
    await setPlan(ada, 'basic')
    await open('/premium-upgrade?plan=basic', ada)
    await screen.findByText('$49/month', { selector: 'p' })
    expect(screen.queryByRole('radio', { name: /^Basic/ })).toBeNull()
  })

  test('says why a plan that the creator already has cannot be paid for', async () => {
    const ada = await signUpCreator()
    await setPlan(ada, 'premium')
    const state = { plan: 'basic', billingCycle: 'monthly' }
    const { user } = await open({ pathname: '/premium-payment', state }, ada)
    await user.click(await button('Pay $19 on Stripe'))
    await screen.findByText('Your plan already includes everything in this one.')
  })

  test('sends a paying user to Stripe to change the plan', async () => {
    const ada = await signUpSubscriber()
    const { user, navigateTo } = await open('/premium-upgrade', ada)
    await user.click(await screen.findByRole('link', { name: 'Switch to Premium' }))
    await confirmPassword(user, ada)
    await waitFor(() => expect(navigateTo).toHaveBeenCalledWith(expect.stringMatching(/\/p\/session\/bps_/)))
  })

  test('shows its dialog once: closing it clears the address, and Back leads to the upgrade', async () => {
    const { user, address, back } = await open('/premium-upgrade', await signUpSubscriber())
    await user.click(await screen.findByRole('link', { name: 'Switch to Premium' }))
    expect(address()).toBe('/dashboard/profile?change')
    const dialog = within(await screen.findByRole('dialog', { name: 'Your subscription on Stripe' }))
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(address()).toBe('/dashboard/profile')
    await back()
    await screen.findByRole('link', { name: 'Switch to Premium' })
  })
})

describe('the payment', () => {
  test('sends the order to Stripe at the price of the plan table', async () => {
    const ada = await signUpCreator()
    const { user, navigateTo } = await open('/premium-upgrade', ada)
    await user.click(await screen.findByRole('radio', { name: 'Yearly' }))
    await user.click(await button('Continue to Payment'))
    await screen.findByText('Then $190 every year, until you cancel.')
    expect(await accessibilityFaults()).toEqual([])
    await user.click(await button('Pay $190 on Stripe'))
    await waitFor(() => expect(navigateTo).toHaveBeenCalledWith(expect.stringMatching(/\/c\/pay\/cs_test_/)))
    expect(lastSession(backend, ada)).toMatchObject({ price: 'price_basic_yearly' })
  })

  test('shows and charges the same amount, regardless of the amount in the state', async () => {
    const ada = await signUpCreator()
    const forged = { plan: 'premium', billingCycle: 'monthly', amount: 1, price: 'price_of_mine' }
    const { user, navigateTo } = await open({ pathname: '/premium-payment', state: forged }, ada)
    await user.click(await button('Pay $49 on Stripe'))
    await waitFor(() => expect(navigateTo).toHaveBeenCalled())
    expect(lastSession(backend, ada)).toMatchObject({ price: 'price_premium_monthly' })
    expect(document.body.textContent).not.toContain('$1 ')
  })

  test.each([
    ['the page is opened directly', undefined],
    ['the state has the free plan', { plan: 'free', billingCycle: 'monthly', amount: 0 }],
    ['the state is invalid', 'basic'],
  ])('returns to the plan selection when %s', async (_, state) => {
    await open({ pathname: '/premium-payment', state }, await signUpCreator())
    await screen.findByRole('heading', { name: 'Upgrade your plan' })
  })

  test('can be tried again if the browser comes back from Stripe or never left', async () => {
    const state = { plan: 'basic', billingCycle: 'monthly' }
    const { user, navigateTo } = await open({ pathname: '/premium-payment', state }, await signUpCreator())
    await user.click(await button('Pay $19 on Stripe'))
    await waitFor(() => expect(navigateTo).toHaveBeenCalled())
    screen.getByRole('button', { name: 'Pay $19 on Stripe', busy: true })
    act(() => void dispatchEvent(new Event('pageshow')))
    screen.getByRole('button', { name: 'Pay $19 on Stripe', busy: false })
  })

  test('names the plan of a subscriber, not the one that was chosen', async () => {
    const state = { plan: 'premium', billingCycle: 'monthly' }
    const { user } = await open({ pathname: '/premium-payment', state }, await signUpSubscriber())
    await user.click(await button('Pay $49 on Stripe'))
    await screen.findByText(/^You’re subscribed to Basic\. If you switch/)
  })

  test('says what to do when Stripe does not respond', async () => {
    interceptor.respond = (url) =>
      url === '/api/billing/checkout'
        ? Promise.resolve(
            new Response(JSON.stringify({ error: { code: 'payments_failed', requestId: 'r' } }), { status: 502 }),
          )
        : undefined
    const { user } = await open(
      { pathname: '/premium-payment', state: { plan: 'basic', billingCycle: 'monthly' } },
      await signUpCreator(),
    )
    await user.click(await button('Pay $19 on Stripe'))
    await screen.findByText(/^The payment service did not respond/)
  })

  test('waits for Stripe’s confirmation after the browser returns, then shows the plan', async () => {
    const ada = await signUpCreator()
    await startCheckout(backend, ada, defaultOrder)
    const events: readonly StripeEvent[] = collectEvents(backend, () => pay(backend, ada))
    await open('/premium-payment?paid=basic', ada)
    await screen.findByText('Waiting for Stripe')
    await deliverEvents(backend, events)
    await screen.findByText('You’re on Basic now')
  })

  test('says after the payment what was bought, what it costs and when it renews', async () => {
    const ada = await signUpCreator()
    await subscribe(backend, ada, { plan: 'premium', cycle: 'yearly' })
    await open('/premium-payment?paid=premium', ada)
    await screen.findByText('You’re on Premium now')
    screen.getByText(/^Your plan costs \$490 a year and renews on .+ \d{4} unless you cancel\./)
    screen.getByText('Your email questions answered first')
    expect(screen.queryByText('Check your order before you pay.')).toBeNull()
  })

  test('says after a minute that no confirmation has arrived', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await open('/premium-payment?paid=basic', await signUpCreator())
    await screen.findByText('Waiting for Stripe')
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    await screen.findByText('Stripe hasn’t confirmed your payment yet')
    expect(await accessibilityFaults()).toEqual([])
  })
})

describe('the subscription on the profile', () => {
  test('is named, with what happens to the money, before the account is deleted', async () => {
    const ada = await signUpSubscriber()
    const { user } = await open('/dashboard/profile', ada)
    await user.click(await button('Delete account'))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText(
      /^Your Basic subscription ends immediately\. You won’t be charged again, and .* isn’t refunded\./,
    )
    expect(await accessibilityFaults()).toEqual([])
  })

  test('shows plan, status, price, cycle and next billing date, and links to Stripe', async () => {
    const ada = await signUpSubscriber()
    const { user, navigateTo } = await open('/dashboard/profile', ada)
    await screen.findByText('$19 per month')
    for (const text of ['Active', 'Monthly']) screen.getByText(text)
    const until = new Date(lastSubscription(backend, ada).periodEnd * 1000)
    screen.getByText(until.toLocaleDateString('en', { dateStyle: 'medium' }))
    await user.click(await button('Billing History'))
    expect(await accessibilityFaults()).toEqual([])
    await confirmPassword(user, ada)
    await waitFor(() => expect(navigateTo).toHaveBeenCalledWith(expect.stringMatching(/\/p\/session\/bps_/)))
    expect(await accessibilityFaults()).toEqual([])
  })

  test('shows when a canceled plan ends', async () => {
    const ada = await signUpSubscriber()
    await deliverEvents(
      backend,
      collectEvents(backend, () => backend.stripe.actions.cancelAtPeriodEnd(lastSubscription(backend, ada), true)),
    )
    await open('/dashboard/profile', ada)
    await screen.findByText('Canceled')
    screen.getByText(/^None\. You keep your plan until /)
  })

  test.each(locales)('shows in %s that there is no subscription and links to the plans', async (locale) => {
    storeSession(await signUpCreator())
    await visit('/dashboard/profile', { backend, locale })
    const names = { en: 'See plans', es: 'Ver planes', fr: 'Voir les forfaits' }
    await screen.findByRole('link', { name: names[locale] })
  })
})
