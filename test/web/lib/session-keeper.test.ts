import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { IdentityError } from '#web/lib/identity.ts'
import { rememberSignUp, signUpPending, takeSignUp } from '#web/lib/pending-sign-up.ts'
import { sessionKey } from '#web/lib/session-key.ts'
import { leaveSession, newKeeper, tokens } from './fake-provider.ts'

const notReached = new IdentityError('not_reached', 0)
const revoked = new IdentityError('NotAuthorizedException', 400)
const stop: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  for (const end of stop.splice(0)) end()
  vi.useRealTimers()
})

/** A keeper that has begun; its events are kept. */
function started(...given: Parameters<typeof newKeeper>) {
  const made = newKeeper(...given)
  const events: string[] = []
  made.keeper.subscribe((event) => events.push(event))
  stop.push(made.keeper.start())
  return { ...made, events }
}

describe('the first look-up', () => {
  test('finds nobody', async () => {
    const { keeper, events } = started()
    await vi.advanceTimersByTimeAsync(0)
    expect(keeper.view()).toEqual({ state: 'none' })
    expect(events).toEqual(['initial_session'])
  })

  test('finds a fresh session at once, without asking anybody', () => {
    leaveSession(900)
    const { keeper, provider } = started()
    expect(keeper.view()).toMatchObject({ state: 'signed_in', user: { name: 'Ada Löwe' } })
    expect(provider.refresh).not.toHaveBeenCalled()
  })

  test('is loading while a spent session is refreshed', async () => {
    leaveSession(-100)
    const { keeper } = started()
    expect(keeper.view().state).toBe('loading')
    await vi.advanceTimersByTimeAsync(0)
    expect(keeper.view().state).toBe('signed_in')
    expect(await keeper.accessToken()).toBe('access-1')
  })

  test.each(['', '{', '{"access_token":1}'])('counts %j as no session', async (garbage) => {
    localStorage.setItem(sessionKey, garbage)
    const { keeper } = started()
    await vi.advanceTimersByTimeAsync(0)
    expect(keeper.view().state).toBe('none')
  })
})

describe('keeping fresh', () => {
  test('refreshes when three ticks remain, not before', async () => {
    leaveSession(150)
    const { provider, events } = started()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(provider.refresh).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(provider.refresh).toHaveBeenCalledOnce()
    expect(events).toEqual(['initial_session', 'token_refreshed'])
    expect(JSON.parse(localStorage.getItem(sessionKey) ?? '')).toMatchObject({ access_token: 'access-1' })
  })

  test('lets a hidden tab rest and catches up when it is shown', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    leaveSession(60)
    const { provider } = started()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(provider.refresh).not.toHaveBeenCalled()
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(provider.refresh).toHaveBeenCalledOnce()
  })

  test('refreshes once for many who ask', async () => {
    leaveSession(20)
    const { keeper, provider } = started()
    const all = await Promise.all([keeper.accessToken(), keeper.accessToken(), keeper.accessToken()])
    expect(all).toEqual(['access-1', 'access-1', 'access-1'])
    expect(provider.refresh).toHaveBeenCalledOnce()
  })

  test('takes the token another tab has fetched meanwhile', async () => {
    leaveSession(20)
    const alone = async <T>(run: () => Promise<T>) => {
      leaveSession(900, 'of-the-other-tab')
      return run()
    }
    const { keeper, provider } = started({ alone })
    expect(await keeper.accessToken()).toBe('of-the-other-tab')
    expect(provider.refresh).not.toHaveBeenCalled()
  })

  test('a failure that may pass is tried again after 200, 400, 800 ms and on, for 30 s, and the session is kept', async () => {
    leaveSession(900)
    const { keeper, provider } = started()
    provider.refresh.mockRejectedValue(notReached)
    const failed = expect(keeper.accessToken('access-0')).rejects.toBe(notReached)
    for (const [at, calls] of [
      [0, 1],
      [199, 1],
      [1, 2],
      [400, 3],
      [800, 4],
      [30_000, 8],
    ] as const) {
      await vi.advanceTimersByTimeAsync(at)
      expect(provider.refresh).toHaveBeenCalledTimes(calls)
    }
    await failed
    expect(keeper.view().state).toBe('signed_in')
    expect(localStorage.getItem(sessionKey)).not.toBeNull()
  })

  test('recovers when the failure passes', async () => {
    leaveSession(10)
    const { keeper, provider } = newKeeper()
    provider.refresh.mockRejectedValueOnce(notReached)
    stop.push(keeper.start())
    await vi.advanceTimersByTimeAsync(200)
    expect(await keeper.accessToken()).toBe('access-1')
  })

  test('a final failure removes the session', async () => {
    leaveSession(900)
    const { keeper, provider, events } = started()
    provider.refresh.mockRejectedValue(revoked)
    expect(await keeper.accessToken('access-0')).toBeUndefined()
    expect(provider.refresh).toHaveBeenCalledOnce()
    expect(keeper.view()).toEqual({ state: 'none' })
    expect(localStorage.getItem(sessionKey)).toBeNull()
    expect(events.at(-1)).toBe('signed_out')
  })

  test('does not bring a session back that was signed out during the refresh', async () => {
    leaveSession(20)
    const { keeper, provider } = newKeeper()
    provider.refresh.mockImplementation(async () => {
      localStorage.clear()
      return tokens(7)
    })
    stop.push(keeper.start())
    await vi.advanceTimersByTimeAsync(0)
    expect(localStorage.getItem(sessionKey)).toBeNull()
  })
})

describe('signing in', () => {
  test('stores the session and tells', async () => {
    const { keeper, events } = started()
    expect(await keeper.signIn('ada@example.com', 'secret')).toEqual({ status: 'signed_in' })
    expect(keeper.view()).toMatchObject({ state: 'signed_in', user: { id: 'u1', email: 'ada@example.com' } })
    expect(events.at(-1)).toBe('signed_in')
    expect(localStorage.getItem(sessionKey)).not.toContain('secret')
  })

  test('forgets the credentials that waited for it, and only then', async () => {
    const { keeper, provider } = started()
    rememberSignUp({ email: 'ada@example.com', password: 'secret' })
    provider.signIn.mockResolvedValueOnce({ status: 'refused' })
    await keeper.signIn('ada@example.com', 'wrong')
    expect(signUpPending()).toBeDefined()
    await keeper.signIn('ada@example.com', 'secret')
    expect(signUpPending()).toBeUndefined()
  })

  test('goes on with the code of an authenticator app', async () => {
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

  test('goes by the code of a mail', async () => {
    const { keeper, events } = started()
    const outcome = await keeper.emailCode('ada@example.com', 'en')
    if (outcome.status !== 'code_sent') throw new Error(outcome.status)
    expect(keeper.view().state).toBe('none')
    expect(await outcome.answer('12345678')).toEqual({ status: 'signed_in' })
    expect(keeper.view().state).toBe('signed_in')
    expect(events.at(-1)).toBe('signed_in')
  })

  test('tells a recovered password, and only that', async () => {
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

describe('looking up who this is', () => {
  const ada = { id: 'u1', email: 'ada@example.com', name: 'Ada Löwe' }
  beforeEach(() => void takeSignUp())

  test('is nobody without a session', async () => {
    expect(await started().keeper.lookup()).toEqual({ state: 'none' })
  })

  test('is somebody unconfirmed where this tab has signed them up', async () => {
    rememberSignUp({ email: ada.email, password: 'secret' })
    expect(await started().keeper.lookup()).toEqual({ state: 'unconfirmed' })
  })

  test('is the user behind the session', async () => {
    leaveSession(900)
    const { keeper, provider, events } = started()
    expect(await keeper.lookup()).toEqual({ state: 'user', user: ada })
    expect(provider.getUser).toHaveBeenCalledWith('access-0')
    expect(events).toEqual(['initial_session'])
  })

  test('takes over a name that was changed elsewhere', async () => {
    leaveSession(900)
    const { keeper, provider, events } = started()
    provider.getUser.mockResolvedValue({ user: { ...ada, name: 'Ada Bär' }, isConfirmed: true })
    await keeper.lookup()
    expect(keeper.view().user?.name).toBe('Ada Bär')
    expect(events.at(-1)).toBe('user_updated')
    expect(JSON.parse(localStorage.getItem(sessionKey) ?? '')).toMatchObject({ user: { name: 'Ada Bär' } })
  })

  test('is an error when the session cannot be refreshed, for now or for good', async () => {
    for (const failure of [notReached, revoked]) {
      leaveSession(-1)
      const { keeper, provider } = newKeeper()
      provider.refresh.mockRejectedValue(failure)
      stop.push(keeper.start())
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
    leaveSession(900)
    const { keeper, provider } = started()
    provider.getUser.mockRejectedValue(error)
    expect(await keeper.lookup()).toEqual({ state })
    expect(keeper.view().state).toBe('signed_in')
  })

  test('is unconfirmed while the address is', async () => {
    leaveSession(900)
    const { keeper, provider } = started()
    provider.getUser.mockResolvedValue({ user: ada, isConfirmed: false })
    expect(await keeper.lookup()).toEqual({ state: 'unconfirmed' })
  })

  test('signs out a user who no longer exists', async () => {
    leaveSession(900)
    const { keeper, provider, events } = started()
    provider.getUser.mockRejectedValue(new IdentityError('UserNotFoundException', 400))
    expect(await keeper.lookup()).toEqual({ state: 'none' })
    expect(localStorage.getItem(sessionKey)).toBeNull()
    expect(events.at(-1)).toBe('signed_out')
  })
})

describe('signing out', () => {
  test('revokes, clears both storages, leaves', async () => {
    leaveSession(900)
    localStorage.setItem('other', '1')
    sessionStorage.setItem('other', '1')
    const { keeper, provider, leave } = started()
    await keeper.signOut()
    expect(provider.revoke).toHaveBeenCalledWith('refresh-1')
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
    expect(leave).toHaveBeenCalledOnce()
    expect(await keeper.accessToken()).toBeUndefined()
  })

  test.each([revoked, new IdentityError('x', 401), new IdentityError('x', 403), new IdentityError('x', 404)])(
    'is done when there is nothing left to revoke: %o',
    async (error) => {
      leaveSession(900)
      const { keeper, provider, leave } = started()
      provider.revoke.mockRejectedValue(error)
      await keeper.signOut()
      expect(leave).toHaveBeenCalledOnce()
    },
  )

  test('everywhere goes by the access token, a fresh one where it is refused', async () => {
    leaveSession(900)
    const { keeper, provider, leave } = started()
    provider.revokeAll.mockRejectedValueOnce(revoked)
    await keeper.signOutEverywhere()
    expect(provider.revokeAll.mock.calls).toEqual([['access-0'], ['access-1']])
    expect(localStorage.length).toBe(0)
    expect(leave).toHaveBeenCalledOnce()
  })

  test('fails, and changes nothing, when the provider cannot be reached', async () => {
    leaveSession(900)
    const { keeper, provider, leave } = started()
    provider.revoke.mockRejectedValue(notReached)
    await expect(keeper.signOut()).rejects.toBe(notReached)
    expect(keeper.view().state).toBe('signed_in')
    expect(localStorage.getItem(sessionKey)).not.toBeNull()
    expect(leave).not.toHaveBeenCalled()
  })
})

describe('other tabs', () => {
  const storageEvent = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }))

  test.each([sessionKey, null])('their sign-out is followed (key %s)', (key) => {
    leaveSession(900)
    const { keeper } = started()
    localStorage.clear()
    storageEvent(key)
    expect(keeper.view()).toEqual({ state: 'none' })
  })

  test('their refresh is taken over, their other entries are not', async () => {
    leaveSession(900)
    const { keeper, events } = started()
    leaveSession(900, 'newer')
    storageEvent('viewcraft.locale')
    expect(await keeper.accessToken()).toBe('access-0')
    storageEvent(sessionKey)
    expect(await keeper.accessToken()).toBe('newer')
    expect(events).toEqual(['initial_session', 'token_refreshed'])
  })

  test.each([
    ['told of it', async () => storageEvent(sessionKey)],
    [
      'while this one slept',
      async (keeper: ReturnType<typeof started>['keeper']) => void (await keeper.accessToken('access-0')),
    ],
  ])('another user’s session is a sign-in, not a refresh: %s', async (_, find) => {
    leaveSession(900)
    const { keeper, events } = started()
    leaveSession(900, 'of-the-other-user', 'u2')
    await find(keeper)
    expect(keeper.view()).toMatchObject({ state: 'signed_in', user: { id: 'u2' } })
    expect(events).toEqual(['initial_session', 'signed_in'])
  })

  test('their sign-in is followed', async () => {
    const { keeper, events } = started()
    await vi.advanceTimersByTimeAsync(0)
    leaveSession(900)
    storageEvent(sessionKey)
    expect(keeper.view().state).toBe('signed_in')
    expect(events.at(-1)).toBe('signed_in')
  })
})

describe('how sure one is of the user', () => {
  test('is aal2 after a code of the app, through a refresh and another visit, until the app is removed', async () => {
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
    expect(await next.security.removeApp()).toBe(true)
    expect(next.view().assurance).toBe('aal1')
  })

  test('is aal1 after a password alone', async () => {
    const { keeper } = started()
    await keeper.signIn('ada@example.com', 'x')
    expect(keeper.view().assurance).toBe('aal1')
  })
})
