import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { hourMs } from '#shared/duration.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { expectErrors } from '#test/support/console.ts'
import { failAt, pauseAt } from '#test/support/interrupt.ts'
import { addPasskeyAtCognito } from '#test/support/passkeys.ts'
import { readMailedCode } from '#test/support/people.ts'
import { consumePendingSignUp, getPendingSignUp, setPendingSignUp } from '#web/lib/pending-sign-up.ts'
import { sessionKey } from '#web/lib/session-key.ts'
import { findToast, setUpPageBackend, storeSession, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()
const path = '/auth/verify-email'
/** The password of every user that the backend signs up. */
const password = 'correct horse battery'

beforeEach(() => void consumePendingSignUp())

const codeField = () => screen.findByLabelText('Code from the email')
const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'Confirm email' }))
const enterCode = async (code: string) => {
  const field = await codeField()
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(code)
  await submit()
}

/** Returns a user who has just signed up in this tab. */
async function newcomer() {
  const user = await backend.register({ name: 'Ada' })
  setPendingSignUp({ email: user.email, password, userSub: user.userId })
  return user
}

/** Uses fake timers that still advance with real time, so that a test can skip minutes. */
function useFakeClock() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
}
const advanceTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('the verification code', () => {
  test('confirms the address, signs the new user in and redirects', async () => {
    const { email } = await newcomer()
    localStorage.setItem('pendingYouTubeChannel', JSON.stringify({ title: 'Ada', url: 'youtube.com/@ada' }))
    await visit(path, { backend })
    const code = readMailedCode(backend, email)
    expect((await codeField()).getAttribute('autocomplete')).toBe('one-time-code')
    await enterCode(` ${code.slice(0, 3)} ${code.slice(3)} `)
    await screen.findByText('Email verified! Connecting your YouTube account...')
    await screen.findByRole('heading', { name: 'Welcome back, Ada!' })
    expect(localStorage.getItem(sessionKey)).toContain(email)
    expect(localStorage.getItem('pendingYouTubeChannel')).toBeNull()
    expect(getPendingSignUp()).toBeUndefined()
  })

  test('shows an error at its field when it is wrong or missing', async () => {
    const { email } = await newcomer()
    await visit(path, { backend })
    await enterCode('12345')
    await screen.findByText('Enter the six-digit code')
    await enterCode(readMailedCode(backend, email) === '000000' ? '000001' : '000000')
    await screen.findByText(/^That code is incorrect or no longer valid/)
    expect(document.activeElement).toBe(await codeField())
  })

  test('offers to reset the password if a confirmation that stopped halfway has used the code', async () => {
    expectErrors()
    const { email } = await newcomer()
    const failing = await failAt(({ name }) => name === 'AdminSetUserPasswordCommand')
    await visit(path, { backend })
    const code = readMailedCode(backend, email)
    await enterCode(code)
    await findToast('We couldn’t reach Viewcraft. Check your connection and try again.')
    failing.restore()
    await enterCode(code)
    await userEvent.click(await screen.findByRole('link', { name: 'Reset password' }))
    await screen.findByRole('heading', { name: 'Reset your password' })
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', email)
    await userEvent.click(screen.getByRole('button', { name: 'Send the code' }))
    await userEvent.type(await codeField(), readMailedCode(backend, email))
    await userEvent.type(screen.getByLabelText('New password'), 'chosen at the reset')
    await userEvent.click(screen.getByRole('button', { name: 'Set new password' }))
    await screen.findByRole('heading', { name: /^Welcome back, / })
  })

  test('says what to do if a stranger began to sign up with the address, at its field and without a link to the reset', async () => {
    const { email } = await newcomer()
    await visit(path, { backend })
    const pause = await pauseAt(({ name }) => name === 'AdminSetUserPasswordCommand')
    await enterCode(readMailedCode(backend, email))
    await pause.reached
    await addPasskeyAtCognito(backend, email)
    pause.resume()
    await screen.findByText(/^Somebody else began to sign up with this address\..* Sign up again tomorrow\.$/)
    expect(document.activeElement).toBe(await codeField())
    expect(screen.queryByRole('link', { name: 'Reset password' })).toBeNull()
  })

  test.each([
    [429, 'too_many_requests', 'Too many attempts for today. Try again tomorrow.'],
    [503, 'unavailable', 'We couldn’t reach Viewcraft. Check your connection and try again.'],
  ])('says what to do after %i %s', async (status, code, message) => {
    await newcomer()
    await visit(path, { backend })
    interceptor.respond = (url) =>
      url.includes('/confirm-sign-up')
        ? Promise.resolve(Response.json({ error: { code, requestId: 'x' } }, { status }))
        : undefined
    await enterCode('123456')
    await findToast(message)
  })

  test('is sent once if the button is pressed twice', async () => {
    const { email } = await newcomer()
    const sent = vi.fn()
    interceptor.respond = (url) => void (url.includes('/confirm-sign-up') && sent())
    await visit(path, { backend })
    await userEvent.click(await codeField())
    await userEvent.paste(readMailedCode(backend, email))
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Confirm email' }))
    await screen.findByRole('heading', { name: /^Welcome back, / })
    expect(sent).toHaveBeenCalledOnce()
  })

  test('can be sent again after the connection was lost', async () => {
    const { email } = await newcomer()
    await visit(path, { backend })
    interceptor.respond = () => Promise.reject(new TypeError('Failed to fetch'))
    await enterCode(readMailedCode(backend, email))
    await findToast('We couldn’t reach Viewcraft. Check your connection and try again.')
    interceptor.respond = () => undefined
    await submit()
    await screen.findByRole('heading', { name: /^Welcome back, / })
  })

  test('is refused after a day; a new one is accepted', async () => {
    const { email } = await newcomer()
    const code = readMailedCode(backend, email)
    useFakeClock()
    vi.setSystemTime(Date.now() + 25 * hourMs)
    await visit({ pathname: path, state: { email } }, { backend })
    const user = userEvent.setup({ delay: null })
    const enter = async (typed: string) => {
      await user.clear(await codeField())
      await user.type(await codeField(), `${typed}{Enter}`)
    }
    await user.type(await screen.findByLabelText('Password'), password)
    await enter(code)
    await screen.findByText(/^That code is incorrect or no longer valid/)
    await advanceTime(61_000)
    await user.click(screen.getByRole('button', { name: 'Send a new code' }))
    await findToast('If this address is waiting to be confirmed, we’ve sent a new code.')
    await enter(readMailedCode(backend, email))
    await screen.findByRole('heading', { name: /^Welcome back, / })
  })

  test('is refused for an address that is already confirmed, and the page links to the login', async () => {
    const { email, confirm } = await backend.register()
    await confirm()
    setPendingSignUp({ email, password })
    await visit(path, { backend })
    await enterCode(readMailedCode(backend, email))
    await screen.findByText(/If you have already confirmed your address, log in or reset your password\.$/)
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }))
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', email)
  })

  test('requires the address and a password when this tab does not know them, and signs in', async () => {
    const { email } = await backend.register()
    await visit(path, { backend })
    await enterCode(readMailedCode(backend, email))
    await screen.findByText('Invalid email address')
    await screen.findByText('Password must be at least 8 characters')
    await userEvent.type(screen.getByLabelText('Email'), email)
    await userEvent.type(screen.getByLabelText('Password'), 'chosen with the code')
    await submit()
    await screen.findByRole('heading', { name: /^Welcome back, / })
    expect(localStorage.getItem(sessionKey)).toContain(email)
  })

  test('signs in with the password, name and channel of this tab, even if someone else signed up with the address first', async () => {
    const { email } = await backend.register()
    const details = { name: 'Ada Löwe', locale: 'en', channelUrl: 'youtube.com/@pocketorrery' } as const
    setPendingSignUp({ email, password: 'of a second sign-up', details })
    await visit(path, { backend })
    await enterCode(readMailedCode(backend, email))
    await screen.findByRole('heading', { name: /^Welcome back, Ada/ })
    expect((await backend.items('accounts')).find((item) => item.email === email)).toMatchObject(details)
    expect(localStorage.getItem(sessionKey)).toContain(email)
  })
})

test('a new code is sent at most once a minute', async () => {
  const { email } = await newcomer()
  useFakeClock()
  await visit(path, { backend })
  await codeField()
  const again = () => screen.findByRole('button', { name: /^Send a new code/ })
  const user = userEvent.setup({ delay: null })
  await user.click(await again())
  expect(backend.mails(email)).toHaveLength(1)
  await advanceTime(61_000)
  await user.click(await again())
  await findToast('If this address is waiting to be confirmed, we’ve sent a new code.')
  expect(backend.mails(email)).toHaveLength(2)
  expect((await again()).getAttribute('aria-disabled')).toBe('true')
})

describe('the link in the email', () => {
  const linkOf = (user: string, code: string) => `${path}#user=${user}&code=${code}`

  test('waits for a click, removes the code from the URL and takes a password', async () => {
    const { email, userId } = await backend.register()
    const mailed = /\/auth\/verify-email#[^"]+/.exec(backend.mails(email)[0]?.html ?? '')?.[0].replaceAll('&amp;', '&')
    const sent = vi.fn()
    interceptor.respond = (url) => void sent(url)
    await visit(mailed ?? '', { backend })
    expect(await codeField()).toHaveProperty('value', readMailedCode(backend, email))
    expect(mailed).toContain(userId)
    await waitFor(() => expect(sent).toHaveBeenCalled())
    expect(JSON.stringify(sent.mock.calls)).not.toContain('confirm-sign-up')
    await userEvent.type(screen.getByLabelText('Password'), 'chosen with the code')
    await submit()
    await screen.findByRole('heading', { name: /^Welcome back, / })
    expect(localStorage.getItem(sessionKey)).toContain(userId)
  })

  test('leads the sign-up tab to the login if another password was chosen with it', async () => {
    const { email } = await newcomer()
    setPendingSignUp({ email, password: 'no longer the password' })
    await visit(path, { backend })
    await screen.findByText(/^This page continues automatically/)
    const body = { user: email, code: readMailedCode(backend, email), password }
    await backend.request('POST', '/api/account/confirm-sign-up', { body })
    await findToast('Your email address is confirmed. Log in to continue.')
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', email)
  })

  test('lets the sign-up tab continue by itself', async () => {
    const { userId, confirm } = await newcomer()
    await visit(path, { backend })
    await screen.findByText('This page continues automatically once your address is confirmed.')
    await confirm()
    await findToast('Successfully signed in!')
    await screen.findByRole('heading', { name: /^Welcome back, / })
    expect(localStorage.getItem(sessionKey)).toContain(userId)
  })

  test('shows when opened a second time that the address is already confirmed', async () => {
    const { userId, confirm } = await backend.register()
    await confirm()
    await visit(linkOf(userId, '123456'), { backend })
    await screen.findByText('Your email address is confirmed')
  })

  test.each(['#user=x&code=123456', '#code=12', '#user='])('is ignored when it is broken (%s)', async (hash) => {
    await visit(`${path}${hash}`, { backend })
    expect(await codeField()).toHaveProperty('value', '')
    screen.getByLabelText('Email')
  })
})

describe('polling', () => {
  const polled = vi.fn()
  const show = (state: 'visible' | 'hidden') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }
  const countOver = async (milliseconds: number) => {
    polled.mockClear()
    await advanceTime(milliseconds)
    return polled.mock.calls.length
  }

  beforeEach(async () => {
    await newcomer()
    interceptor.respond = (url) => {
      if (!url.includes('/account/verification/')) return undefined
      polled()
      return Promise.resolve(Response.json({ confirmed: false }))
    }
    useFakeClock()
    await visit(path, { backend })
    polled.mockClear()
    await waitFor(() => expect(polled).toHaveBeenCalled())
    // Starts halfway between two requests, so that none falls on a minute boundary.
    await advanceTime(1000)
  })

  test('sends a request every two seconds, and every ten after five minutes', async () => {
    expect(await countOver(60_000)).toBe(30)
    await advanceTime(4 * 60_000)
    expect(await countOver(60_000)).toBe(6)
  })

  test('pauses while the page is hidden and sends a request as soon as it is visible', async () => {
    show('hidden')
    expect(await countOver(60_000)).toBe(0)
    polled.mockClear()
    show('visible')
    await advanceTime(0)
    expect(polled).toHaveBeenCalledOnce()
  })

  test('stops after half an hour and resumes with a button', async () => {
    await advanceTime(31 * 60_000)
    expect(await countOver(10 * 60_000)).toBe(0)
    screen.getByText('We’ve stopped checking whether your address is confirmed.')
    await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Check again' }))
    await screen.findByText('This page continues automatically once your address is confirmed.')
    expect(await countOver(60_000)).toBe(30)
  })

  test('continues after failed requests', async () => {
    interceptor.respond = () => {
      polled()
      return Promise.reject(new TypeError('Failed to fetch'))
    }
    expect(await countOver(20_000)).toBe(10)
  })
})

test('a signed-in visitor is redirected', async () => {
  storeSession(await backend.signUpUser())
  await visit(path, { backend })
  await screen.findByRole('heading', { name: /^Welcome back, / })
})

test('the page has no axe violations', async () => {
  await newcomer()
  await visit(path, { backend })
  await codeField()
  expect(await accessibilityFaults()).toEqual([])
})

test.each([
  ['es', 'Verifica tu correo', 'Confirmar el correo', 'Introduce el código de seis dígitos'],
  ['fr', 'Vérifiez votre adresse e-mail', 'Confirmer l’adresse', 'Saisissez le code à six chiffres'],
] as const)('the screen is translated to %s', async (locale, title, button, mistake) => {
  await newcomer()
  await visit(path, { backend, locale })
  await screen.findByRole('heading', { name: title })
  await userEvent.click(screen.getByRole('button', { name: button }))
  await screen.findByText(mistake)
})
