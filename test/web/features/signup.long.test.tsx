import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { consumePendingSignUp } from '#web/lib/pending-sign-up.ts'
import { sessionKey } from '#web/lib/session-key.ts'
import { mailedCode } from './people.ts'
import { browser, leaveSignedIn, toasted, visit } from './visit.tsx'

const { backend, detour } = browser()
const password = 'a long password'
const channelUrl = `https://www.youtube.com/${demoChannel.handle}/videos?si=x`
let people = 0
const newAddress = () => `signup-${people++}@example.com`

beforeEach(() => void consumePendingSignUp())

const button = (name: string) => screen.findByRole('button', { name })
const field = (label: string) => screen.findByLabelText(label)
const shownDialog = () => screen.queryByRole<HTMLDialogElement>('dialog')
const states = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

/** Real answers take their time; the pauses of the page pass when the test says so, or as fast as on a clock. */
function holdClock() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** Waits for the account itself, then lets the pauses after it pass. */
async function throughPauses() {
  await waitFor(() => expect(states()[1]).toBe('Creating your accountcomplete'))
  await pass(2000)
}

async function toChannelStep(email = newAddress(), secret = password, locale?: 'es' | 'fr'): Promise<UserEvent> {
  await visit('/signup', { backend, ...(locale ? { locale } : {}) })
  const user = userEvent.setup({ delay: null })
  await user.type(await field('Full name'), 'Ada Lovelace')
  await user.click(await field('Email'))
  await user.paste(` ${email} `)
  await user.type(await field('Password'), `${secret}{Enter}`)
  await screen.findByRole('heading', { name: 'Connect your channel' })
  return user
}

async function giveChannel(user: UserEvent, url = channelUrl) {
  await user.click(await field('YouTube channel URL'))
  await user.paste(url)
}

async function createAccount(user: UserEvent) {
  await user.click(await button('Create account'))
}

describe('the first step', () => {
  test('names every mistake and puts the focus on the first', async () => {
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

  test('is told apart by password managers, and shows the password', async () => {
    await visit('/signup', { backend })
    const purposes = await Promise.all(['Full name', 'Email', 'Password'].map(field))
    expect(purposes.map((input) => input.getAttribute('autocomplete'))).toEqual(['name', 'email', 'new-password'])
    await userEvent.click(await button('Show password'))
    expect((await field('Password')).getAttribute('type')).toBe('text')
  })

  test('leads to the login', async () => {
    await visit('/signup', { backend })
    expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe('/login')
  })
})

describe('the second step', () => {
  test('keeps what was typed on the way back and forth', async () => {
    const email = newAddress()
    const user = await toChannelStep(email)
    expect(document.activeElement).toBe(await field('YouTube channel URL'))
    await giveChannel(user)
    await user.click(await button('Back'))
    expect(document.activeElement).toBe(await field('Full name'))
    const typed = await Promise.all(['Full name', 'Email', 'Password'].map(field))
    expect(typed.map((input) => (input as HTMLInputElement).value)).toEqual(['Ada Lovelace', email, password])
    await user.click(await button('Continue'))
    expect(await field('YouTube channel URL')).toHaveProperty('value', channelUrl)
  })

  test('asks for a channel, and says what one looks like', async () => {
    const user = await toChannelStep()
    await createAccount(user)
    await screen.findByText('YouTube channel URL is required')
    await giveChannel(user, 'https://www.youtube.com/watch?v=x')
    await createAccount(user)
    await screen.findByText('Please provide a valid YouTube channel URL (e.g., youtube.com/channel/UC...)')
    expect(document.activeElement).toBe(await field('YouTube channel URL'))
    expect(shownDialog()).toBeNull()
  })

  test('shows the channel before anything is made of it', async () => {
    const user = await toChannelStep()
    await giveChannel(user)
    await user.tab()
    await screen.findByText(demoChannel.title)
    screen.getByText(demoChannel.handle ?? '')
    expect(document.querySelector('form img')?.getAttribute('src')).toMatch(/^data:/)
  })

  test('looks the channel up once its typing pauses', async () => {
    holdClock()
    const user = await toChannelStep()
    await giveChannel(user, 'youtube.com/@真夜中の工房')
    await screen.findByText('真夜中の工房')
  })

  test('says that there is no such channel while it is typed', async () => {
    const user = await toChannelStep()
    await giveChannel(user, 'youtube.com/@nobody.of.this.name')
    await user.tab()
    await screen.findByText('Channel not found')
    expect((await field('YouTube channel URL')).getAttribute('aria-invalid')).toBe('true')
  })

  test('names the documents that an account accepts, each beside the form', async () => {
    await toChannelStep()
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
  test('goes through its stages, pauses and ends at the login with a way to the code', async () => {
    holdClock()
    const email = newAddress()
    const user = await toChannelStep(email)
    await giveChannel(user)
    await createAccount(user)
    await waitFor(() =>
      expect(states()).toEqual([
        'Validating your channelcomplete',
        'Creating your accountcomplete',
        'Setting up analyticsloading',
      ]),
    )
    await pass(1500)
    expect(states()[2]).toBe('Setting up analyticscomplete')
    await pass(500)
    await toasted('Account created successfully! Please check your email to verify your account.')
    expect(await field('Email')).toHaveProperty('value', email)
    expect(JSON.parse(localStorage.getItem('pendingYouTubeChannel') ?? '')).toEqual({
      title: demoChannel.title,
      url: channelUrl,
    })
    expect(localStorage.getItem(sessionKey)).toBeNull()
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(password)
    expect(mailedCode(backend, email)).toMatch(/^\d{6}$/)
    await user.click(await screen.findByRole('link', { name: 'Enter the code' }))
    await screen.findByRole('heading', { name: 'Verify Your Email' })
    screen.getByText(email, { exact: false })
  })

  test('gives back what was typed, all but the password, to whoever mistyped the address', async () => {
    holdClock()
    const email = newAddress()
    const user = await toChannelStep(email)
    await giveChannel(user)
    await createAccount(user)
    await throughPauses()
    await user.click(await screen.findByRole('link', { name: 'Enter the code' }))
    await user.click(await screen.findByRole('link', { name: 'Wrong address? Sign up again' }))
    const typed = await Promise.all(['Full name', 'Email', 'Password'].map(field))
    expect(typed.map((input) => (input as HTMLInputElement).value)).toEqual(['Ada Lovelace', email, ''])
    await user.type(typed[2] as HTMLElement, `${password}{Enter}`)
    expect(await field('YouTube channel URL')).toHaveProperty('value', channelUrl)
  })

  test('goes on where YouTube cannot be asked', async () => {
    holdClock()
    backend.youtube.failNext('hangUp')
    const user = await toChannelStep()
    await giveChannel(user, 'youtube.com/@quietridgehikes')
    await user.tab()
    await screen.findByText(/^YouTube does not answer right now/)
    await createAccount(user)
    await throughPauses()
    await toasted('Account created successfully! Please check your email to verify your account.')
    expect(localStorage.getItem('pendingYouTubeChannel')).toContain('"title":"youtube.com/@quietridgehikes"')
  })
})

describe('a failure', () => {
  const closed = () => waitFor(() => expect(shownDialog()).toBeNull())

  test.each([
    ['https://youtube.com/@nobody.at.all', 'Channel not found'],
    [
      'https://youtube.com/c/nobody.at.all',
      'Channel not found. Use the @handle instead: it is under the name on the channel’s page.',
    ],
  ])('with the channel %s shows at its field', async (url, message) => {
    const user = await toChannelStep()
    await giveChannel(user, url)
    await createAccount(user)
    await screen.findByText(message)
    await closed()
    expect(document.activeElement).toBe(await field('YouTube channel URL'))
  })

  test('to look the channel up says so at the field, and the next try works', async () => {
    holdClock()
    const user = await toChannelStep()
    detour.take = (url) => (url.startsWith('/api/youtube') ? Promise.reject(new TypeError('offline')) : undefined)
    await giveChannel(user)
    await createAccount(user)
    await screen.findByText('Failed to validate channel')
    await closed()
    detour.take = () => undefined
    await createAccount(user)
    await throughPauses()
    await toasted('Account created successfully! Please check your email to verify your account.')
  })

  test.each([
    ['TooManyRequestsException', 'Too many attempts. Wait a few minutes and try again.'],
    ['InternalErrorException', 'Failed to create account. Please try again.'],
  ])('of the pool, %s, sets all stages back', async (__type, message) => {
    const user = await toChannelStep()
    detour.take = (url) =>
      url.startsWith('http') ? Promise.resolve(Response.json({ __type, message: '' }, { status: 400 })) : undefined
    await giveChannel(user)
    await createAccount(user)
    await toasted(message)
    await closed()
    expect(localStorage.getItem('pendingYouTubeChannel')).toBeNull()
    screen.getByRole('heading', { name: 'Connect your channel' })
  })

  test('of the password leads back to it', async () => {
    const user = await toChannelStep(newAddress(), ' spaces around ')
    await giveChannel(user)
    await createAccount(user)
    await screen.findByText(/^Choose another password/)
    await closed()
    screen.getByRole('heading', { name: 'Create your account' })
    expect(document.activeElement).toBe(await field('Password'))
  })

  test('of an address that is taken points to the ways in, and does not say that it is', async () => {
    const { email } = await backend.signUpUser()
    const user = await toChannelStep(email)
    await giveChannel(user)
    await createAccount(user)
    await toasted('Failed to create account - please try again')
    const alert = (await screen.findByText('If you already have an account, log in or reset the password.')).closest(
      '[role]',
    ) as HTMLElement
    await user.click(within(alert).getByRole('link', { name: 'Log in' }))
    expect(await field('Email')).toHaveProperty('value', email)
  })
})

test('a visitor who is signed in is sent on', async () => {
  leaveSignedIn(await backend.signUpUser())
  await visit('/signup', { backend })
  await screen.findByRole('heading', { name: /^Welcome back, / })
})

test('axe finds no fault in either step, nor in the dialog', async () => {
  const user = await toChannelStep()
  expect(await accessibilityFaults()).toEqual([])
  await giveChannel(user)
  await user.tab()
  await screen.findByText(demoChannel.title)
  expect(await accessibilityFaults()).toEqual([])
  detour.take = (url) => (url.startsWith('http') ? new Promise(() => undefined) : undefined)
  await createAccount(user)
  await waitFor(() => expect(states()[1]).toBe('Creating your accountloading'))
  expect(await accessibilityFaults()).toEqual([])
})

test.each([
  ['es', 'Crea tu cuenta', 'Continuar', 'El nombre debe tener al menos 2 caracteres'],
  ['fr', 'Créez votre compte', 'Continuer', 'Le nom doit compter au moins 2 caractères'],
] as const)('speaks %s', async (locale, title, next, mistake) => {
  await visit('/signup', { backend, locale })
  await screen.findByRole('heading', { name: title })
  await userEvent.click(await button(next))
  await screen.findByText(mistake)
})
