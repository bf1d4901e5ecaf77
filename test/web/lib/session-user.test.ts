import { beforeEach, describe, expect, test, vi } from 'vitest'
import { IdentityError } from '#web/lib/identity.ts'
import { consumePendingSignUp, getPendingSignUp, setPendingSignUp } from '#web/lib/pending-sign-up.ts'
import { sessionKey } from '#web/lib/session-key.ts'
import { createManager, setUpManagers, storeSession, tokens } from './fake-provider.ts'

const { started, begin } = setUpManagers()
const notReached = new IdentityError('not_reached', 0)
const revoked = new IdentityError('NotAuthorizedException', 400)

describe('signing in', () => {
  test('stores the session and emits an event', async () => {
    const { keeper, events } = started()
    expect(await keeper.signIn('ada@example.com', 'secret')).toEqual({ status: 'signed_in' })
    expect(keeper.view()).toMatchObject({ state: 'signed_in', user: { id: 'u1', email: 'ada@example.com' } })
    expect(events.at(-1)).toBe('signed_in')
    expect(localStorage.getItem(sessionKey)).not.toContain('secret')
  })

  test('deletes the pending credentials only when it succeeds', async () => {
    const { keeper, provider } = started()
    setPendingSignUp({ email: 'ada@example.com', password: 'secret' })
    provider.signIn.mockResolvedValueOnce({ status: 'refused' })
    await keeper.signIn('ada@example.com', 'wrong')
    expect(getPendingSignUp()).toBeDefined()
    await keeper.signIn('ada@example.com', 'secret')
    expect(getPendingSignUp()).toBeUndefined()
  })

  test('continues with the code of an authenticator app', async () => {
    const { keeper, provider, events } = started()
    provider.signIn.mockResolvedValue({
      status: 'code_required',
      answer: async (code) => (code === '123456' ? { status: 'signed_in', tokens: tokens(0) } : { status: 'refused' }),
    })
    const outcome = await keeper.signIn('ada@example.com', 'secret')
    if (outcome.status !== 'code_required') throw new Error(outcome.status)
    expect(await outcome.answer('000000')).toEqual({ status: 'refused' })
    expect(keeper.view().state).toBe('none')
    expect(await outcome.answer('123456')).toEqual({ status: 'signed_in' })
    expect(keeper.view().state).toBe('signed_in')
    expect(events.slice(-2)).toEqual(['signed_in', 'mfa_challenge_verified'])
  })

  test('works with an emailed code', async () => {
    const { keeper, events } = started()
    const outcome = await keeper.emailCode('ada@example.com', 'en')
    if (outcome.status !== 'code_sent') throw new Error(outcome.status)
    expect(keeper.view().state).toBe('none')
    expect(await outcome.answer('12345678')).toEqual({ status: 'signed_in' })
    expect(keeper.view().state).toBe('signed_in')
    expect(events.at(-1)).toBe('signed_in')
  })

  test('emits an event for a recovered password only', async () => {
    const { keeper, provider, events } = started()
    expect(await keeper.confirmForgotPassword('ada@example.com', '123456', 'a new password')).toBe('changed')
    expect(events.at(-1)).toBe('password_recovery')
    expect(keeper.view().state).toBe('none')
    provider.confirmForgotPassword.mockResolvedValue('wrong_code')
    const before = events.length
    expect(await keeper.confirmForgotPassword('ada@example.com', '123456', 'a new password')).toBe('wrong_code')
    expect(events).toHaveLength(before)
  })
})

describe('reading the current user', () => {
  const ada = { id: 'u1', email: 'ada@example.com', name: 'Ada Löwe' }
  beforeEach(() => void consumePendingSignUp())

  test('returns no user without a session', async () => {
    expect(await started().keeper.lookup()).toEqual({ state: 'none' })
  })

  test('returns an unconfirmed user who signed up in this tab', async () => {
    setPendingSignUp({ email: ada.email, password: 'secret' })
    expect(await started().keeper.lookup()).toEqual({ state: 'unconfirmed' })
  })

  test('returns the user of the session', async () => {
    storeSession(900)
    const { keeper, provider, events } = started()
    expect(await keeper.lookup()).toEqual({ state: 'user', user: ada })
    expect(provider.getUser).toHaveBeenCalledWith('access-0')
    expect(events).toEqual(['initial_session'])
  })

  test('updates a name that was changed elsewhere', async () => {
    storeSession(900)
    const { keeper, provider, events } = started()
    provider.getUser.mockResolvedValue({ user: { ...ada, name: 'Ada Bär' }, isConfirmed: true })
    await keeper.lookup()
    expect(keeper.view().user?.name).toBe('Ada Bär')
    expect(events.at(-1)).toBe('user_updated')
    expect(JSON.parse(localStorage.getItem(sessionKey) ?? '')).toMatchObject({ user: { name: 'Ada Bär' } })
  })

  test('is an error when the session cannot be refreshed, temporarily or permanently', async () => {
    for (const failure of [notReached, revoked]) {
      storeSession(-1)
      const { keeper, provider } = createManager()
      provider.refresh.mockRejectedValue(failure)
      begin(keeper)
      const found = keeper.lookup()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(await found).toEqual({ state: 'error' })
    }
  })

  test.each([
    ['failed', new IdentityError('not_reached', 0)],
    ['failed', new IdentityError('NotAuthorizedException', 400)],
    ['unconfirmed', new IdentityError('UserNotConfirmedException', 400)],
  ])('is %s after %o, and keeps the session', async (state, error) => {
    storeSession(900)
    const { keeper, provider } = started()
    provider.getUser.mockRejectedValue(error)
    expect(await keeper.lookup()).toEqual({ state })
    expect(keeper.view().state).toBe('signed_in')
  })

  test('is unconfirmed while the email address is unconfirmed', async () => {
    storeSession(900)
    const { keeper, provider } = started()
    provider.getUser.mockResolvedValue({ user: ada, isConfirmed: false })
    expect(await keeper.lookup()).toEqual({ state: 'unconfirmed' })
  })

  test('signs out a user who no longer exists', async () => {
    storeSession(900)
    const { keeper, provider, events } = started()
    provider.getUser.mockRejectedValue(new IdentityError('UserNotFoundException', 400))
    expect(await keeper.lookup()).toEqual({ state: 'none' })
    expect(localStorage.getItem(sessionKey)).toBeNull()
    expect(events.at(-1)).toBe('signed_out')
  })
})

describe('signing out', () => {
  test('revokes the session, clears both storages and leaves the page', async () => {
    storeSession(900)
    localStorage.setItem('other', '1')
    sessionStorage.setItem('other', '1')
    const { keeper, provider, leavePage } = started()
    await keeper.signOut()
    expect(provider.revoke).toHaveBeenCalledWith('refresh-1')
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
    expect(leavePage).toHaveBeenCalledOnce()
    expect(await keeper.accessToken()).toBeUndefined()
  })

  test.each([revoked, new IdentityError('x', 401), new IdentityError('x', 403), new IdentityError('x', 404)])(
    'is done when there is nothing left to revoke: %o',
    async (error) => {
      storeSession(900)
      const { keeper, provider, leavePage } = started()
      provider.revoke.mockRejectedValue(error)
      await keeper.signOut()
      expect(leavePage).toHaveBeenCalledOnce()
    },
  )

  test('everywhere uses the access token, or a fresh one when it is rejected', async () => {
    storeSession(900)
    const { keeper, provider, leavePage } = started()
    provider.revokeAll.mockRejectedValueOnce(revoked)
    await keeper.signOutEverywhere()
    expect(provider.revokeAll.mock.calls).toEqual([['access-0'], ['access-1']])
    expect(localStorage.length).toBe(0)
    expect(leavePage).toHaveBeenCalledOnce()
  })

  test('fails, and changes nothing, when the provider cannot be reached', async () => {
    storeSession(900)
    const { keeper, provider, leavePage } = started()
    provider.revoke.mockRejectedValue(notReached)
    await expect(keeper.signOut()).rejects.toBe(notReached)
    expect(keeper.view().state).toBe('signed_in')
    expect(localStorage.getItem(sessionKey)).not.toBeNull()
    expect(leavePage).not.toHaveBeenCalled()
  })

  test('leaves the page after the account is deleted, even when the provider cannot be reached', async () => {
    storeSession(900)
    const { keeper, provider, leavePage } = started()
    provider.revoke.mockRejectedValue(notReached)
    await keeper.signOut('#deleted')
    expect(localStorage.length).toBe(0)
    expect(leavePage).toHaveBeenCalledWith('#deleted')
  })
})

describe('the authentication level', () => {
  test('is aal2 after an authenticator code, through a refresh and another visit, until the app is removed', async () => {
    const { keeper, provider } = started()
    provider.signIn.mockResolvedValue({
      status: 'code_required',
      answer: async () => ({ status: 'signed_in', tokens: tokens(0) }),
    })
    const outcome = await keeper.signIn('ada@example.com', 'x')
    if (outcome.status !== 'code_required') throw new Error(outcome.status)
    await outcome.answer('123456')
    expect(keeper.view().assurance).toBe('aal2')
    await keeper.accessToken('access-0')
    const { keeper: next } = started()
    expect(next.view().assurance).toBe('aal2')
    expect(await next.security.removeAuthenticator()).toBe(true)
    expect(next.view().assurance).toBe('aal1')
  })

  test('is aal1 after only a password', async () => {
    const { keeper } = started()
    await keeper.signIn('ada@example.com', 'x')
    expect(keeper.view().assurance).toBe('aal1')
  })
})
