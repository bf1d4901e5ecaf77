import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { readMailedCode } from '#test/support/people.ts'
import { consumePendingSignUp, getPendingSignUp } from '#web/lib/pending-sign-up.ts'
import { sessionKey } from '#web/lib/session-key.ts'
import { saveTriedVideo } from '#web/lib/tried-video.ts'
import { findToast, setUpPageBackend, storeSession, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()
const password = 'a long password'
const channelUrl = `https://www.youtube.com/${demoChannel.handle}/videos?si=x`
let people = 0
const newAddress = () => `signup@site-${people++}.example`

beforeEach(() => {
  consumePendingSignUp()
  // The history of happy-dom does not go back. In a browser, `test/e2e/signing-up.test.ts` does.
  vi.spyOn(history, 'go').mockImplementation(() => {
    history.replaceState(null, '', '/signup')
    dispatchEvent(new PopStateEvent('popstate'))
  })
})

const button = (name: string) => screen.findByRole('button', { name })
const field = (label: string) => screen.findByLabelText(label)
const shownDialog = () => screen.queryByRole<HTMLDialogElement>('dialog')
const states = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

/** Uses fake timers that still advance with real time, so that a test can skip the pauses of the page. */
function useFakeClock() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
}
const advanceTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** Waits until the account is created, then skips the pauses that follow. */
async function skipPauses() {
  await waitFor(() => expect(states()[1]).toBe('Creating your accountcomplete'))
  await advanceTime(2000)
}

async function openChannelStep(...details: Parameters<typeof fillIn>): Promise<UserEvent> {
  return (await fillIn(...details)).user
}

/** Fills in the first step. */
async function fillIn(email = newAddress(), secret = password, config = {}) {
  const page = await visit('/signup', { backend, config })
  const user = userEvent.setup({ delay: null })
  await user.type(await field('Full name'), 'Ada Lovelace')
  await user.click(await field('Email'))
  await user.paste(` ${email} `)
  await user.type(await field('Password'), `${secret}{Enter}`)
  await screen.findByRole('heading', { name: 'Connect your channel' })
  return { ...page, user }
}

async function enterChannel(user: UserEvent, url = channelUrl) {
  await user.click(await field('YouTube channel URL'))
  await user.paste(url)
}

async function createAccount(user: UserEvent) {
  await user.click(await button('Create account'))
}

describe('the first step', () => {
  test('shows every error and focuses the first invalid field', async () => {
    await visit('/signup', { backend })
    const user = userEvent.setup()
    await user.type(await field('Full name'), ' A ')
    await user.click(await button('Continue'))
    await screen.findByText('Name must be at least 2 characters')
    screen.getByText('Invalid email address')
    screen.getByText('Password must be at least 8 characters')
    expect(document.activeElement).toBe(await field('Full name'))
    screen.getByRole('heading', { name: 'Create your account' })
  })

  test('refuses common passwords in any case', async () => {
    await visit('/signup', { backend })
    const user = userEvent.setup({ delay: null })
    await user.type(await field('Full name'), 'Ada Lovelace')
    await user.type(await field('Email'), newAddress())
    const input = await field('Password')
    for (const common of ['password', '12345678', 'Football']) {
      await user.clear(input)
      await user.type(input, `${common}{Enter}`)
      await screen.findByText(/one of the most common passwords/)
      await waitFor(() => expect(document.activeElement).toBe(input))
    }
    screen.getByRole('heading', { name: 'Create your account' })
  })

  test('has the autocomplete attributes that password managers need and can show the password', async () => {
    await visit('/signup', { backend })
    const purposes = await Promise.all(['Full name', 'Email', 'Password'].map(field))
    expect(purposes.map((input) => input.getAttribute('autocomplete'))).toEqual(['name', 'email', 'new-password'])
    await userEvent.click(await button('Show password'))
    expect((await field('Password')).getAttribute('type')).toBe('text')
  })

  test('links to the login', async () => {
    await visit('/signup', { backend })
    expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe('/login')
  })
})

describe('the second step', () => {
  test('keeps the entered values when going back and forth', async () => {
    const email = newAddress()
    const user = await openChannelStep(email)
    expect(document.activeElement).toBe(await field('YouTube channel URL'))
    await enterChannel(user)
    await user.click(await button('Back'))
    expect(document.activeElement).toBe(await field('Full name'))
    const typed = await Promise.all(['Full name', 'Email', 'Password'].map(field))
    expect(typed.map((input) => (input as HTMLInputElement).value)).toEqual(['Ada Lovelace', email, password])
    await user.click(await button('Continue'))
    expect(await field('YouTube channel URL')).toHaveProperty('value', channelUrl)
  })

  test('starts over after a reload, which forgets the password and the step, so that Back leaves the page', async () => {
    const email = newAddress()
    const page = await fillIn(email)
    const { address } = await page.reload()
    await screen.findByRole('heading', { name: 'Create your account' })
    await waitFor(() => expect(address()).toBe('/signup'))
    const typed = await Promise.all(['Full name', 'Email', 'Password'].map(field))
    expect(typed.map((input) => (input as HTMLInputElement).value)).toEqual(['Ada Lovelace', email, ''])
  })

  test.each([
    [true, 'Add your channel so that your titles are judged by your own videos.'],
    [false, 'Add your channel so that we know which videos are yours.'],
  ])('says what the channel is for (derived metrics: %s)', async (derivedMetrics, purpose) => {
    await openChannelStep(newAddress(), password, { derivedMetrics })
    screen.getByText(purpose)
  })

  test('names the title that a visitor typed', async () => {
    saveTriedVideo(sessionStorage, { title: 'How I built a cabin' })
    await openChannelStep()
    screen.getByText('Add your channel so that “How I built a cabin” is judged by your own videos.')
  })

  test('requires a channel and shows an example address', async () => {
    const user = await openChannelStep()
    await createAccount(user)
    await screen.findByText('YouTube channel URL is required')
    await enterChannel(user, 'https://www.youtube.com/watch?v=x')
    await createAccount(user)
    await screen.findByText('Please provide a valid YouTube channel URL (e.g., youtube.com/channel/UC...)')
    expect(document.activeElement).toBe(await field('YouTube channel URL'))
    expect(shownDialog()).toBeNull()
  })

  test('shows the channel before the account is created', async () => {
    const user = await openChannelStep()
    await enterChannel(user)
    await user.tab()
    await screen.findByText(demoChannel.title)
    screen.getByText(demoChannel.handle ?? '')
    expect(document.querySelector('form img')?.getAttribute('src')).toMatch(/^data:/)
  })

  test('looks the channel up after a pause in typing', async () => {
    useFakeClock()
    const user = await openChannelStep()
    await enterChannel(user, 'youtube.com/@真夜中の工房')
    await screen.findByText('真夜中の工房')
  })

  test('says while typing that the channel does not exist', async () => {
    const user = await openChannelStep()
    await enterChannel(user, 'youtube.com/@nobody.of.this.name')
    await user.tab()
    await screen.findByText('Channel not found')
    expect((await field('YouTube channel URL')).getAttribute('aria-invalid')).toBe('true')
  })

  test('links the documents that the user accepts, and opens each in a new tab', async () => {
    await openChannelStep()
    const links = screen.getAllByRole('link', { name: /\(opens in a new tab\)/ })
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/terms', '_blank'],
      ['/privacy', '_blank'],
      ['https://www.youtube.com/t/terms', '_blank'],
      ['https://policies.google.com/privacy', '_blank'],
    ])
  })
})

describe('creating the account', () => {
  test('goes through its stages and pauses, and ends where the code is entered', async () => {
    useFakeClock()
    const email = newAddress()
    const user = await openChannelStep(email)
    await enterChannel(user)
    await createAccount(user)
    await waitFor(() =>
      expect(states()).toEqual([
        'Validating your channelcomplete',
        'Creating your accountcomplete',
        'Setting up analyticsloading',
      ]),
    )
    await advanceTime(1500)
    expect(states()[2]).toBe('Setting up analyticscomplete')
    await advanceTime(500)
    await findToast('Account created successfully! Please check your email to verify your account.')
    await screen.findByRole('heading', { name: 'Verify Your Email' })
    screen.getByText(email, { exact: false })
    expect(JSON.parse(localStorage.getItem('pendingYouTubeChannel') ?? '')).toEqual({
      title: demoChannel.title,
      url: channelUrl,
    })
    expect(localStorage.getItem(sessionKey)).toBeNull()
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(password)
    expect(readMailedCode(backend, email)).toMatch(/^\d{6}$/)
    expect(getPendingSignUp()?.details).toEqual({ name: 'Ada Lovelace', locale: 'en', channelUrl })
  })

  test('restores the form, except the password, for a user who mistyped the email address', async () => {
    useFakeClock()
    const email = newAddress()
    const user = await openChannelStep(email)
    await enterChannel(user)
    await createAccount(user)
    await skipPauses()
    await user.click(await screen.findByRole('link', { name: 'Wrong address? Sign up again' }))
    const typed = await Promise.all(['Full name', 'Email', 'Password'].map(field))
    expect(typed.map((input) => (input as HTMLInputElement).value)).toEqual(['Ada Lovelace', email, ''])
    await user.type(typed[2] as HTMLElement, `${password}{Enter}`)
    expect(await field('YouTube channel URL')).toHaveProperty('value', channelUrl)
  })

  test('skips the channel, whatever is in its field, and creates the account without one', async () => {
    const email = newAddress()
    const user = await openChannelStep(email)
    await enterChannel(user, 'youtube.com/@nobody.of.this.name')
    await user.dblClick(await button('Skip for now'))
    await findToast('Account created successfully! Please check your email to verify your account.')
    await screen.findByRole('heading', { name: 'Verify Your Email' })
    expect(backend.mails(email)).toHaveLength(1)
    expect(localStorage.getItem('pendingYouTubeChannel')).toBeNull()
    await user.type(await field('Code from the email'), readMailedCode(backend, email))
    await user.click(await button('Confirm email'))
    await screen.findByText('Email verified! Signing you in...')
    await screen.findByRole('heading', { name: 'Welcome back, Ada!' })
    const account = (await backend.items('accounts')).find((item) => item.email === email)
    expect(account).toMatchObject({ name: 'Ada Lovelace' })
    expect(account).not.toHaveProperty('channelUrl')
  })

  test('continues when YouTube is unreachable', async () => {
    useFakeClock()
    backend.youtube.failNext('hangUp')
    const user = await openChannelStep()
    await enterChannel(user, 'youtube.com/@quietridgehikes')
    await user.tab()
    await screen.findByText(/^YouTube is not responding right now/)
    await createAccount(user)
    await skipPauses()
    await findToast('Account created successfully! Please check your email to verify your account.')
    expect(localStorage.getItem('pendingYouTubeChannel')).toContain('"title":"youtube.com/@quietridgehikes"')
  })
})

describe('an error', () => {
  const waitUntilClosed = () => waitFor(() => expect(shownDialog()).toBeNull())

  test.each([
    ['https://youtube.com/@nobody.at.all', 'Channel not found'],
    [
      'https://youtube.com/c/nobody.at.all',
      'Channel not found. Use the @handle instead: it is under the name on the channel’s page.',
    ],
  ])('is shown at the channel field for %s', async (url, message) => {
    const user = await openChannelStep()
    await enterChannel(user, url)
    await createAccount(user)
    await screen.findByText(message)
    await waitUntilClosed()
    expect(document.activeElement).toBe(await field('YouTube channel URL'))
  })

  test('is shown at the channel field when the lookup fails, and the next attempt works', async () => {
    useFakeClock()
    const user = await openChannelStep()
    interceptor.respond = (url) =>
      url.startsWith('/api/youtube') ? Promise.reject(new TypeError('offline')) : undefined
    await enterChannel(user)
    await createAccount(user)
    await screen.findByText('Failed to validate channel')
    await waitUntilClosed()
    interceptor.respond = () => undefined
    await createAccount(user)
    await skipPauses()
    await findToast('Account created successfully! Please check your email to verify your account.')
  })

  const domainLimited =
    'Too many accounts are being created with this email provider. Try again in an hour, or use an address at another provider.'

  test.each([
    ['TooManyRequestsException', '', 'Too many attempts. Wait a few minutes and try again.'],
    ['InternalErrorException', '', 'Failed to create account. Please try again.'],
    ['UserLambdaValidationException', 'PreSignUp failed with error x.', 'Failed to create account. Please try again.'],
    ['UserLambdaValidationException', 'PreSignUp failed with error too_many_requests.', domainLimited],
  ])('from the user pool closes the dialog and is shown (%s, %j)', async (__type, reason, message) => {
    const user = await openChannelStep()
    const response = () => Response.json({ __type, message: reason }, { status: 400 })
    interceptor.respond = (url) => (url.startsWith(backend.poolOrigin) ? Promise.resolve(response()) : undefined)
    await enterChannel(user)
    await createAccount(user)
    await findToast(message)
    await waitUntilClosed()
    expect(localStorage.getItem('pendingYouTubeChannel')).toBeNull()
    screen.getByRole('heading', { name: 'Connect your channel' })
  })

  test('returns to the password field when the password is the reason', async () => {
    const user = await openChannelStep(newAddress(), ' spaces around ')
    await enterChannel(user)
    await createAccount(user)
    await screen.findByText(/^Choose a different password/)
    await waitUntilClosed()
    screen.getByRole('heading', { name: 'Create your account' })
    expect(document.activeElement).toBe(await field('Password'))
  })

  test('links to the login when the email address is registered, without revealing that the account exists', async () => {
    const { email } = await backend.signUpUser()
    const user = await openChannelStep(email)
    await enterChannel(user)
    await createAccount(user)
    await findToast('Failed to create account - please try again')
    const alert = (await screen.findByText('If you already have an account, log in or reset your password.')).closest(
      '[role]',
    ) as HTMLElement
    await user.click(within(alert).getByRole('link', { name: 'Log in' }))
    expect(await field('Email')).toHaveProperty('value', email)
  })
})

test('a signed-in visitor is redirected', async () => {
  storeSession(await backend.signUpUser())
  await visit('/signup', { backend })
  await screen.findByRole('heading', { name: /^Welcome back, / })
})

test('both steps and the dialog have no axe violations', async () => {
  const user = await openChannelStep()
  expect(await accessibilityFaults()).toEqual([])
  await enterChannel(user)
  await user.tab()
  await screen.findByText(demoChannel.title)
  expect(await accessibilityFaults()).toEqual([])
  interceptor.respond = (url) => (url.startsWith('http') ? new Promise(() => undefined) : undefined)
  await createAccount(user)
  await waitFor(() => expect(states()[1]).toBe('Creating your accountloading'))
  expect(await accessibilityFaults()).toEqual([])
})

test.each([
  ['es', 'Crea tu cuenta', 'Continuar', 'El nombre debe tener al menos 2 caracteres'],
  ['fr', 'Créez votre compte', 'Continuer', 'Le nom doit compter au moins 2 caractères'],
] as const)('the screen is translated to %s', async (locale, title, next, mistake) => {
  await visit('/signup', { backend, locale })
  await screen.findByRole('heading', { name: title })
  await userEvent.click(await button(next))
  await screen.findByText(mistake)
})
