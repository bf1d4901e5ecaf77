import { beforeEach, describe, expect, test, vi } from 'vitest'
import { longTest } from '#test/support/long.ts'
import { IdentityError } from '#web/lib/identity.ts'
import { consumePendingSignUp, getPendingSignUp, setPendingSignUp } from '#web/lib/pending-sign-up.ts'
import { markPoolSession } from '#web/lib/pool-session.ts'
import { sessionKey } from '#web/lib/session-key.ts'
import type { SessionManager } from '#web/lib/session-manager.ts'
import { pendingPrefix, UnsavedDrafts } from '#web/lib/unsaved-drafts.ts'
import { cognitoConfig } from './cognito-config.ts'
import { createManager, idToken, setUpManagers, storeSession, tokens } from './fake-provider.ts'

const { startManager, start } = setUpManagers()
const unreachable = new IdentityError('not_reached', 0)
const revoked = new IdentityError('NotAuthorizedException', 400)

describe('signing in', () => {
  test('stores the session and emits an event', async () => {
    const { manager, events } = startManager()
    expect(await manager.signIn('ada@example.com', 'secret')).toEqual({ status: 'signed_in' })
    expect(manager.view()).toMatchObject({ state: 'signed_in', user: { id: 'u1', email: 'ada@example.com' } })
    expect(events.at(-1)).toBe('signed_in')
    expect(localStorage.getItem(sessionKey)).not.toContain('secret')
  })

  test('deletes the pending credentials only when it succeeds', async () => {
    const { manager, provider } = startManager()
    setPendingSignUp({ email: 'ada@example.com', password: 'secret' })
    provider.signIn.mockResolvedValueOnce({ status: 'refused' })
    await manager.signIn('ada@example.com', 'wrong')
    expect(getPendingSignUp()).toBeDefined()
    await manager.signIn('ada@example.com', 'secret')
    expect(getPendingSignUp()).toBeUndefined()
  })

  test('continues with the code of an authenticator app', async () => {
    const { manager, provider, events } = startManager()
    provider.signIn.mockResolvedValue({
      status: 'code_required',
      answer: async (code) => (code === '123456' ? { status: 'signed_in', tokens: tokens(0) } : { status: 'refused' }),
    })
    const outcome = await manager.signIn('ada@example.com', 'secret')
    if (outcome.status !== 'code_required') throw new Error(outcome.status)
    expect(await outcome.answer('000000')).toEqual({ status: 'refused' })
    expect(manager.view().state).toBe('none')
    expect(await outcome.answer('123456')).toEqual({ status: 'signed_in' })
    expect(manager.view().state).toBe('signed_in')
    expect(events.slice(-2)).toEqual(['signed_in', 'mfa_challenge_verified'])
  })

  test('works with an emailed code', async () => {
    const { manager, events } = startManager()
    const outcome = await manager.sendSignInCode('ada@example.com', 'en')
    if (outcome.status !== 'code_sent') throw new Error(outcome.status)
    expect(manager.view().state).toBe('none')
    expect(await outcome.answer('12345678')).toEqual({ status: 'signed_in' })
    expect(manager.view().state).toBe('signed_in')
    expect(events.at(-1)).toBe('signed_in')
  })

  test('emits an event for a recovered password only', async () => {
    const { manager, provider, events } = startManager()
    expect(await manager.confirmForgotPassword('ada@example.com', '123456', 'a new password')).toBe('changed')
    expect(events.at(-1)).toBe('password_recovery')
    expect(manager.view().state).toBe('none')
    provider.confirmForgotPassword.mockResolvedValue('wrong_code')
    const before = events.length
    expect(await manager.confirmForgotPassword('ada@example.com', '123456', 'a new password')).toBe('wrong_code')
    expect(events).toHaveLength(before)
  })
})

describe('reading the current user', () => {
  const ada = { id: 'u1', email: 'ada@example.com', name: 'Ada Löwe' }
  beforeEach(() => void consumePendingSignUp())

  test('returns no user without a session', async () => {
    expect(await startManager().manager.lookup()).toEqual({ state: 'none' })
  })

  test('returns an unconfirmed user who signed up in this tab', async () => {
    setPendingSignUp({ email: ada.email, password: 'secret' })
    expect(await startManager().manager.lookup()).toEqual({ state: 'unconfirmed' })
  })

  test('returns the user of the session', async () => {
    storeSession(900)
    const { manager, provider, events } = startManager()
    expect(await manager.lookup()).toEqual({ state: 'user', user: ada })
    expect(provider.getUser).toHaveBeenCalledWith('access-0')
    expect(events).toEqual(['initial_session'])
  })

  test('updates a name that was changed elsewhere', async () => {
    storeSession(900)
    const { manager, provider, events } = startManager()
    provider.getUser.mockResolvedValue({ user: { ...ada, name: 'Ada Bär' }, isConfirmed: true })
    await manager.lookup()
    expect(manager.view().user?.name).toBe('Ada Bär')
    expect(events.at(-1)).toBe('user_updated')
    expect(JSON.parse(localStorage.getItem(sessionKey) ?? '')).toMatchObject({ user: { name: 'Ada Bär' } })
  })

  test('is an error when the session cannot be refreshed, temporarily or permanently', async () => {
    for (const failure of [unreachable, revoked]) {
      storeSession(-1)
      const { manager, provider } = createManager()
      provider.refresh.mockRejectedValue(failure)
      start(manager)
      const found = manager.lookup()
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
    const { manager, provider } = startManager()
    provider.getUser.mockRejectedValue(error)
    expect(await manager.lookup()).toEqual({ state })
    expect(manager.view().state).toBe('signed_in')
  })

  test('is unconfirmed while the email address is unconfirmed', async () => {
    storeSession(900)
    const { manager, provider } = startManager()
    provider.getUser.mockResolvedValue({ user: ada, isConfirmed: false })
    expect(await manager.lookup()).toEqual({ state: 'unconfirmed' })
  })

  test('signs out a user who no longer exists', async () => {
    storeSession(900)
    const { manager, provider, events } = startManager()
    provider.getUser.mockRejectedValue(new IdentityError('UserNotFoundException', 400))
    expect(await manager.lookup()).toEqual({ state: 'none' })
    expect(localStorage.getItem(sessionKey)).toBeNull()
    expect(events.at(-1)).toBe('signed_out')
  })
})

describe('a session of a sign-in with Google', () => {
  const grant = { code: 'abc', verifier: 'v' }
  const accessToken = idToken({ client_id: 'pool-client' })
  const google = { status: 'signed_in', tokens: { ...tokens(0), accessToken } } as const
  const googleSignIn = {
    poolUrl: 'https://viewcraft.auth.eu-west-1.amazoncognito.com',
    clientId: 'pool-client',
    googleClientId: 'google-client',
    authorizeUrl: 'https://accounts.example/auth',
  }
  const loadConfig = async () => ({ ...cognitoConfig, googleSignIn })
  const logout = `${googleSignIn.poolUrl}/logout?client_id=pool-client&logout_uri=${encodeURIComponent(`${location.origin}/`)}`

  test('is refreshed and revoked for the app client that its tokens name', async () => {
    const { manager, provider } = startManager({ loadConfig })
    provider.signInWithGoogle.mockResolvedValue(google)
    expect(await manager.signInWithGoogle(grant)).toEqual({ status: 'signed_in' })
    expect(manager.view()).toMatchObject({ state: 'signed_in', assurance: 'aal1' })
    provider.refresh.mockResolvedValue({
      ...google.tokens,
      accessToken: idToken({ client_id: 'pool-client', jti: '2' }),
    })
    await manager.accessToken(accessToken)
    expect(provider.refresh).toHaveBeenCalledWith('refresh-1', 'pool-client')
    await manager.signOut()
    expect(provider.revoke).toHaveBeenCalledWith('refresh-1', 'pool-client')
  })

  test('also ends at the user pool, even after a password sign-in: its cookie would sign in others', async () => {
    const { manager, leavePage } = startManager({ loadConfig })
    markPoolSession(localStorage)
    await manager.signIn('ada@example.com', 'secret')
    await manager.signOut()
    expect(leavePage).toHaveBeenCalledWith(logout)
    expect(localStorage.length).toBe(0)
  })

  test('also ends at the user pool when the account is deleted, and the next page says so', async () => {
    const { manager, provider, leavePage } = startManager({ loadConfig })
    provider.signInWithGoogle.mockResolvedValue(google)
    markPoolSession(localStorage)
    await manager.signInWithGoogle(grant)
    await manager.signOut({ closed: '#deleted' })
    expect(leavePage).toHaveBeenCalledWith(`${logout}#deleted`)
  })

  test('ends without the user pool where the configuration cannot be read, and where nobody used Google', async () => {
    const { manager, provider, leavePage } = startManager({
      loadConfig: () => Promise.reject(new TypeError('offline')),
    })
    provider.signInWithGoogle.mockResolvedValue(google)
    markPoolSession(localStorage)
    await manager.signInWithGoogle(grant)
    await manager.signOut()
    expect(leavePage).toHaveBeenLastCalledWith('/')
    const other = startManager({ loadConfig })
    await other.manager.signIn('ada@example.com', 'secret')
    await other.manager.signOut({ closed: '#closed' })
    expect(other.leavePage).toHaveBeenCalledWith('/#closed')
  })

  test('is refused and revoked if it belongs to a user other than the one who confirms', async () => {
    const { manager, provider } = startManager({ loadConfig })
    await manager.signIn('ada@example.com', 'secret')
    const eve = idToken({ sub: 'eve', email: 'eve@example.com' })
    provider.signInWithGoogle.mockResolvedValue({ ...google, tokens: { ...google.tokens, idToken: eve } })
    expect(await manager.signInWithGoogle(grant, 'u1')).toEqual({ status: 'other_user' })
    expect(provider.revoke).toHaveBeenCalledWith('refresh-1', 'pool-client')
    expect(manager.view().user?.id).toBe('u1')
    provider.signInWithGoogle.mockResolvedValue({ status: 'refused' })
    expect(await manager.signInWithGoogle(grant, 'u1')).toEqual({ status: 'refused' })
  })
})

describe('signing out', () => {
  test('revokes the session, clears both storages and leaves the page', async () => {
    storeSession(900)
    localStorage.setItem('other', '1')
    sessionStorage.setItem('other', '1')
    const { manager, provider, leavePage } = startManager()
    await manager.signOut()
    expect(provider.revoke).toHaveBeenCalledWith('refresh-1', undefined)
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
    expect(leavePage).toHaveBeenCalledOnce()
    expect(await manager.accessToken()).toBeUndefined()
  })

  test.each([revoked, new IdentityError('x', 401), new IdentityError('x', 403), new IdentityError('x', 404)])(
    'succeeds when there is nothing left to revoke: %o',
    async (error) => {
      storeSession(900)
      const { manager, provider, leavePage } = startManager()
      provider.revoke.mockRejectedValue(error)
      await manager.signOut()
      expect(leavePage).toHaveBeenCalledOnce()
    },
  )

  test('uses the access token to sign out everywhere, or a fresh one when it is rejected', async () => {
    storeSession(900)
    const { manager, provider, leavePage } = startManager()
    provider.revokeAll.mockRejectedValueOnce(revoked)
    const endOther = vi.fn(async () => expect(provider.revokeAll).not.toHaveBeenCalled())
    await manager.signOutEverywhere(endOther)
    expect(endOther).toHaveBeenCalledOnce()
    expect(provider.revokeAll.mock.calls).toEqual([['access-0'], ['access-1']])
    expect(localStorage.length).toBe(0)
    expect(leavePage).toHaveBeenCalledOnce()
  })

  test('fails, and changes nothing, when the provider cannot be reached', async () => {
    storeSession(900)
    const { manager, provider, leavePage } = startManager()
    provider.revoke.mockRejectedValue(unreachable)
    await expect(manager.signOut()).rejects.toBe(unreachable)
    expect(manager.view().state).toBe('signed_in')
    expect(localStorage.getItem(sessionKey)).not.toBeNull()
    expect(leavePage).not.toHaveBeenCalled()
  })

  test('leaves the page after the account is deleted, even when the provider cannot be reached', async () => {
    storeSession(900)
    const { manager, provider, leavePage } = startManager()
    provider.revoke.mockRejectedValue(unreachable)
    await manager.signOut({ closed: '#deleted' })
    expect(localStorage.length).toBe(0)
    expect(leavePage).toHaveBeenCalledWith('/#deleted')
  })

  test.each([
    ['signOut', (manager: SessionManager) => manager.signOut()],
    ['signOutEverywhere', (manager: SessionManager) => manager.signOutEverywhere(async () => {})],
  ])('%s saves drafts first', async (_, leave) => {
    storeSession(900)
    const { manager, provider } = startManager()
    const isUsable = vi.fn<(is: boolean) => void>()
    let unsaved = ['draft-1']
    manager.beforeSignOut({
      list: () => unsaved,
      save: async () => {
        isUsable(manager.view().state === 'signed_in' && provider.revoke.mock.calls.length === 0)
        unsaved = []
      },
    })
    await leave(manager)
    expect(isUsable.mock.calls).toEqual([[true]])
    expect(manager.view().state).toBe('loading')
  })

  test('stays signed in and names a draft that is not saved in time, unless its changes are to be discarded', async () => {
    storeSession(900)
    const { manager, provider, leavePage } = startManager()
    manager.beforeSignOut({ list: () => ['draft-1'], save: () => new Promise(() => {}) })
    localStorage.setItem(`${pendingPrefix}u1.draft-1.tab`, '{}')
    const refused = expect(manager.signOut()).rejects.toEqual(new UnsavedDrafts(['draft-1']))
    await vi.advanceTimersByTimeAsync(5000)
    await refused
    expect([manager.view().state, provider.revoke.mock.calls, localStorage.length]).toEqual(['signed_in', [], 2])
    await manager.signOut({ isDiscarding: true })
    expect([leavePage.mock.calls.length, localStorage.length]).toEqual([1, 0])
  })

  test('ends nothing else everywhere while a draft is not saved, because the user may stay', async () => {
    storeSession(900)
    const { manager } = startManager()
    manager.beforeSignOut({ list: () => ['draft-1'], save: () => Promise.reject(new Error('offline')) })
    const endOther = vi.fn(async () => {})
    await expect(manager.signOutEverywhere(endOther)).rejects.toEqual(new UnsavedDrafts(['draft-1']))
    expect(endOther).not.toHaveBeenCalled()
    await manager.signOutEverywhere(endOther, { isDiscarding: true })
    expect(endOther).toHaveBeenCalledOnce()
  })

  test('waits for what another tab is saving', async () => {
    storeSession(900)
    const { manager, leavePage } = startManager()
    const key = `${pendingPrefix}u1.draft-1.other-tab`
    localStorage.setItem(key, '{}')
    const leaving = manager.signOut()
    await vi.advanceTimersByTimeAsync(1000)
    expect(leavePage).not.toHaveBeenCalled()
    localStorage.removeItem(key)
    dispatchEvent(new StorageEvent('storage', { key }))
    await leaving
    expect(leavePage).toHaveBeenCalledOnce()
  })

  test('leaves the unsaved drafts of another user on the device', async () => {
    storeSession(900)
    const { manager } = startManager()
    localStorage.setItem(`${pendingPrefix}u2.draft-2.tab`, '{}')
    await manager.signOut()
    expect(Object.keys(localStorage)).toEqual([`${pendingPrefix}u2.draft-2.tab`])
  })
})

describe('the authentication level', () => {
  test('is aal2 after an authenticator code, through a refresh and another visit, until the app is removed', async () => {
    const { manager, provider } = startManager()
    provider.signIn.mockResolvedValue({
      status: 'code_required',
      answer: async () => ({ status: 'signed_in', tokens: tokens(0) }),
    })
    const outcome = await manager.signIn('ada@example.com', 'x')
    if (outcome.status !== 'code_required') throw new Error(outcome.status)
    await outcome.answer('123456')
    expect(manager.view().assurance).toBe('aal2')
    await manager.accessToken('access-0')
    const { manager: next } = startManager()
    expect(next.view().assurance).toBe('aal2')
    expect(await next.security.removeAuthenticator()).toBe(true)
    expect(next.view().assurance).toBe('aal1')
  })

  longTest('is aal2 after an authenticator app was added while the session was being refreshed', async () => {
    const { manager, provider } = startManager()
    await manager.signIn('ada@example.com', 'x')
    let respond = () => {}
    provider.refresh.mockImplementation(
      () =>
        new Promise((resolve) => {
          respond = () => resolve(tokens(1))
        }),
    )
    const refreshed = manager.accessToken((await manager.accessToken()) ?? '')
    await vi.waitFor(() => expect(provider.refresh).toHaveBeenCalledOnce())
    expect(await manager.security.verifyAuthenticator('123456')).toBe('on')
    respond()
    await refreshed
    expect(manager.view().assurance).toBe('aal2')
  })

  test('is aal1 after only a password', async () => {
    const { manager } = startManager()
    await manager.signIn('ada@example.com', 'x')
    expect(manager.view().assurance).toBe('aal1')
  })
})
