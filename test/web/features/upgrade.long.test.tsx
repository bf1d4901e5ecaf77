import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { StripeEvent } from '#infra/local/stubs/stripe/webhooks.ts'
import { locales } from '#shared/locale.ts'
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
import { savePlanChoice } from '#web/lib/plan-choice.ts'
import { render } from '#web/made-ahead.tsx'
import { browser, leaveSignedIn, toasted, visit } from './visit.tsx'

const { backend, detour } = browser()
afterEach(() => {
  vi.useRealTimers()
})

async function someone() {
  const user = await backend.signUpUser({ 'custom:youtube_channel': 'youtube.com/channel/UCabcdefghijklmnopqrstuv' })
  return { ...user, token: user.tokens.accessToken }
}
type Someone = Awaited<ReturnType<typeof someone>>

async function open(place: Parameters<typeof visit>[0], ada: Someone, config = {}) {
  leaveSignedIn(ada)
  const visited = await visit(place, { backend, config })
  return { ...visited, user: userEvent.setup() }
}
const button = (name: string) => screen.findByRole('button', { name })
const subscribed = async () => {
  const ada = await someone()
  await subscribe(backend, ada)
  return ada
}

/** In the dialog before the pages at Stripe. */
async function prove(user: ReturnType<typeof userEvent.setup>, { password }: Someone) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Your subscription at Stripe' }))
  await user.type(dialog.getByLabelText('Current password'), password)
  await user.click(dialog.getByRole('button', { name: 'Continue to Stripe' }))
}

describe('the cards', () => {
  const openCards = async () => {
    document.body.innerHTML = (await render({ path: '/', locale: 'en' })).body
    return screen.findAllByRole('article')
  }

  test('say prices and limits of the plan table, and nothing that is off', async () => {
    const [free, basic, premium] = await openCards()
    expect(free?.textContent).toContain('$0/month')
    expect(free?.textContent).toContain('3 video analyses per month')
    expect(free?.textContent).toContain('1 trending topic per week')
    expect(basic?.textContent).toContain('Most Popular')
    expect(basic?.textContent).toContain('$19/month')
    expect(basic?.textContent).toContain('or $190 a year: save $38')
    expect(premium?.textContent).toContain('$49/month')
    // The style shows these where the deployment has what they speak of.
    const needs = (text: string) => screen.getByText(text).getAttribute('data-needs')
    expect(needs('10 predictive insights written by AI per month')).toBe('ai')
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

  test('tell a page what its deployment has', () => {
    const page = '<html lang="en" data-has="no-marks">'
    expect(fillPage(page, 'https://x', { ai: true, derivedMetrics: false })).toBe('<html lang="en" data-has="ai">')
    expect(fillPage(page, 'https://x', { ai: false, derivedMetrics: false })).toBe('<html lang="en" data-has="">')
  })

  test('lead a creator to the upgrade with the plan chosen', async () => {
    await openCards()
    const [forVisitors, forUsers] = screen.getAllByRole('link', { name: 'Choose Premium' })
    expect([forVisitors?.dataset.plan, forVisitors?.getAttribute('href')]).toEqual(['premium', '/login'])
    const upgrade = forUsers?.getAttribute('href') ?? ''
    document.body.replaceChildren()
    await open(upgrade, await someone())
    expect(await screen.findByRole('radio', { name: /^Premium/ })).toHaveProperty('checked', true)
  })

  test('lead a visitor to log in; the upgrade opens with the choice, even after the screens between', async () => {
    const ada = await someone()
    savePlanChoice(localStorage, 'premium')
    await visit('/login', { backend })
    const user = userEvent.setup()
    await user.type(await screen.findByLabelText('Email'), ada.email)
    await user.type(screen.getByLabelText('Password'), ada.password)
    await user.click(await button('Log in'))
    await toasted('Logged in successfully!')
    expect(await screen.findByRole('radio', { name: /^Premium/ })).toHaveProperty('checked', true)
    expect(localStorage.getItem('viewcraft.plan')).toBeNull()
  })

  test('are remembered for a day and no longer, and for one login', async () => {
    const { pendingPlan } = await import('#web/lib/pending-plan.ts')
    const pending = pendingPlan(localStorage)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20) })
    pending.write('basic')
    vi.setSystemTime(Date.UTC(2026, 10, 20, 23, 59))
    expect([pending.exists(), pending.consume(), pending.consume()]).toEqual([true, 'basic', undefined])
    pending.write('basic')
    vi.setSystemTime(Date.UTC(2026, 10, 22))
    expect([pending.exists(), pending.consume()]).toEqual([false, undefined])
    localStorage.setItem('viewcraft.plan', '{"plan":"free","until":9e15}')
    expect(pending.consume()).toBeUndefined()
  })

  test('open the upgrade after confirming an address in another tab, before any channel is connected', async () => {
    const ada = await someone()
    localStorage.setItem('pendingYouTubeChannel', JSON.stringify({ title: 'A', url: 'youtube.com/@a' }))
    localStorage.setItem('viewcraft.plan', JSON.stringify({ plan: 'premium', until: Date.now() + 1000 }))
    await open('/auth/callback', ada)
    await screen.findByRole('heading', { name: 'Upgrade your plan' })
    expect(await screen.findByRole('radio', { name: /^Premium/ })).toHaveProperty('checked', true)
  })
})

describe('the upgrade', () => {
  test('is monthly at first; a year says what it saves', async () => {
    const { user } = await open('/premium-upgrade', await someone())
    expect(await screen.findByRole('radio', { name: 'Monthly' })).toHaveProperty('checked', true)
    screen.getByText('$19/month', { selector: 'p' })
    screen.getByText('Cancel anytime.')
    await user.click(screen.getByRole('radio', { name: 'Yearly' }))
    screen.getByText('$190/year')
    screen.getByText('Save 16%')
    screen.getByText('Save $38 per year')
    expect(await accessibilityFaults()).toEqual([])
  })

  test('says that payments are off where they are, and leads nowhere', async () => {
    await open('/premium-upgrade', await someone(), { payments: false })
    await screen.findByText(/^Payments aren’t available here yet/)
    expect(await button('Continue to Payment')).toHaveProperty('disabled', true)
  })

  test('offers to try again where the account does not come', async () => {
    const error = { error: { code: 'internal', requestId: 'r' } }
    detour.take = (url) => (url === '/api/account' ? Promise.resolve(Response.json(error, { status: 500 })) : undefined)
    const { user } = await open('/premium-upgrade', await someone())
    const retry = await within(screen.getByRole('main')).findByRole('button', { name: 'Try again' })
    detour.take = () => undefined
    await user.click(retry)
    await screen.findByText('$19/month', { selector: 'p' })
  })

  test('keeps the choice of who comes back without paying', async () => {
    await open('/premium-upgrade?plan=premium&cycle=yearly&cancelled', await someone())
    await screen.findByText(/^The payment was cancelled/)
    screen.getByText('$490/year')
  })

  test('sends who pays already to change the plan at Stripe', async () => {
    const ada = await subscribed()
    const { user, leaveFor } = await open('/premium-upgrade', ada)
    await user.click(await screen.findByRole('link', { name: 'Change plan' }))
    await prove(user, ada)
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(expect.stringMatching(/\/p\/session\/bps_/)))
  })

  test('asks once: who closes the question is not asked again by a reload or by Back', async () => {
    const { user, address, back } = await open('/premium-upgrade', await subscribed())
    await user.click(await screen.findByRole('link', { name: 'Change plan' }))
    expect(address()).toBe('/dashboard/profile?change')
    const dialog = within(await screen.findByRole('dialog', { name: 'Your subscription at Stripe' }))
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(address()).toBe('/dashboard/profile')
    await back()
    await screen.findByRole('link', { name: 'Change plan' })
  })
})

describe('the payment', () => {
  test('hands the order to Stripe at the price of the plan table', async () => {
    const ada = await someone()
    const { user, leaveFor } = await open('/premium-upgrade', ada)
    await user.click(await screen.findByRole('radio', { name: 'Yearly' }))
    await user.click(await button('Continue to Payment'))
    await screen.findByText('Then $190 every year, until you cancel.')
    expect(await accessibilityFaults()).toEqual([])
    await user.click(await button('Pay $190 on Stripe'))
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(expect.stringMatching(/\/c\/pay\/cs_test_/)))
    expect(lastSession(backend, ada)).toMatchObject({ price: 'price_basic_yearly' })
  })

  test('shows and charges the same, whatever amount it is handed', async () => {
    const ada = await someone()
    const forged = { plan: 'premium', billingCycle: 'monthly', amount: 1, price: 'price_of_mine' }
    const { user, leaveFor } = await open({ pathname: '/premium-payment', state: forged }, ada)
    await user.click(await button('Pay $49 on Stripe'))
    await waitFor(() => expect(leaveFor).toHaveBeenCalled())
    expect(lastSession(backend, ada)).toMatchObject({ price: 'price_premium_monthly' })
    expect(document.body.textContent).not.toContain('$1 ')
  })

  test.each([
    ['opened directly', undefined],
    ['handed the free plan', { plan: 'free', billingCycle: 'monthly', amount: 0 }],
    ['handed nonsense', 'basic'],
  ])('goes back to the choice when %s', async (_, state) => {
    await open({ pathname: '/premium-payment', state }, await someone())
    await screen.findByRole('heading', { name: 'Upgrade your plan' })
  })

  test('says what to do where Stripe does not answer', async () => {
    detour.take = (url) =>
      url === '/api/billing/checkout'
        ? Promise.resolve(
            new Response(JSON.stringify({ error: { code: 'payments_failed', requestId: 'r' } }), { status: 502 }),
          )
        : undefined
    const { user } = await open(
      { pathname: '/premium-payment', state: { plan: 'basic', billingCycle: 'monthly' } },
      await someone(),
    )
    await user.click(await button('Pay $19 on Stripe'))
    await screen.findByText(/^The payment service did not respond/)
  })

  test('that is paid waits for Stripe’s word, which comes later than the browser, and then shows the plan', async () => {
    const ada = await someone()
    await startCheckout(backend, ada, defaultOrder)
    const events: readonly StripeEvent[] = collectEvents(backend, () => pay(backend, ada))
    await open('/premium-payment?paid=basic', ada)
    await screen.findByText('Waiting for Stripe')
    await deliverEvents(backend, events)
    await screen.findByText('You’re on Basic now')
  })

  test('that nobody tells of says so after a minute, and looks again when asked', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await open('/premium-payment?paid=basic', await someone())
    await screen.findByText('Waiting for Stripe')
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    await screen.findByText('Stripe hasn’t confirmed your payment yet')
    expect(await accessibilityFaults()).toEqual([])
  })
})

describe('the subscription on the profile', () => {
  test('says plan, status, price, cycle and when it is billed next, and leads to Stripe', async () => {
    const ada = await subscribed()
    const { user, leaveFor } = await open('/dashboard/profile', ada)
    await screen.findByText('$19 a month')
    for (const text of ['Active', 'Monthly']) screen.getByText(text)
    const until = new Date(lastSubscription(backend, ada).periodEnd * 1000)
    screen.getByText(until.toLocaleDateString('en', { dateStyle: 'medium' }))
    await user.click(await button('Billing History'))
    expect(await accessibilityFaults()).toEqual([])
    await prove(user, ada)
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(expect.stringMatching(/\/p\/session\/bps_/)))
    expect(await accessibilityFaults()).toEqual([])
  })

  test('that is cancelled says how long it stays', async () => {
    const ada = await subscribed()
    await deliverEvents(
      backend,
      collectEvents(backend, () => backend.stripe.actions.cancelAtPeriodEnd(lastSubscription(backend, ada), true)),
    )
    await open('/dashboard/profile', ada)
    await screen.findByText('Cancelled')
    screen.getByText(/^None: your plan stays to /)
  })

  test.each(locales)('that does not exist says so in %s, and leads to the plans', async (locale) => {
    leaveSignedIn(await someone())
    await visit('/dashboard/profile', { backend, locale })
    const names = { en: 'See plans', es: 'Ver planes', fr: 'Voir les forfaits' }
    await screen.findByRole('link', { name: names[locale] })
  })
})
