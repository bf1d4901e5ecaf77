import { describe, expect, test, vi } from 'vitest'
import { IdentityError } from '#web/lib/identity.ts'
import { sessionKey } from '#web/lib/session-key.ts'
import { createManager, setUpManagers, storeSession, tokens } from './fake-provider.ts'

const { startManager, start } = setUpManagers()
const unreachable = new IdentityError('not_reached', 0)
const revoked = new IdentityError('NotAuthorizedException', 400)

describe('the initial state', () => {
  test('is signed out without a session', async () => {
    const { manager, events } = startManager()
    await vi.advanceTimersByTimeAsync(0)
    expect(manager.view()).toEqual({ state: 'none' })
    expect(events).toEqual(['initial_session'])
  })

  test('is signed in at once with a fresh session, without a request', () => {
    storeSession(900)
    const { manager, provider } = startManager()
    expect(manager.view()).toMatchObject({ state: 'signed_in', user: { name: 'Ada Löwe' } })
    expect(provider.refresh).not.toHaveBeenCalled()
  })

  test('is signed in at once with an expired session, whose token is refreshed before anyone uses it', async () => {
    storeSession(-100)
    const { manager, provider } = startManager()
    expect(manager.view()).toMatchObject({ state: 'signed_in', user: { name: 'Ada Löwe' } })
    expect(await manager.accessToken()).toBe('access-1')
    expect(provider.refresh).toHaveBeenCalledOnce()
  })

  test.each(['', '{', '{"access_token":1}'])('treats %j as no session', async (garbage) => {
    localStorage.setItem(sessionKey, garbage)
    const { manager } = startManager()
    await vi.advanceTimersByTimeAsync(0)
    expect(manager.view().state).toBe('none')
  })
})

describe('automatic refresh', () => {
  test('refreshes when three ticks remain, not earlier', async () => {
    storeSession(150)
    const { provider, events } = startManager()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(provider.refresh).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(provider.refresh).toHaveBeenCalledOnce()
    expect(events).toEqual(['initial_session', 'token_refreshed'])
    expect(JSON.parse(localStorage.getItem(sessionKey) ?? '')).toMatchObject({ access_token: 'access-1' })
  })

  test('pauses in a hidden tab and catches up when the tab is visible', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    storeSession(60)
    const { provider } = startManager()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(provider.refresh).not.toHaveBeenCalled()
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(provider.refresh).toHaveBeenCalledOnce()
  })

  test('refreshes once for concurrent requests', async () => {
    storeSession(20)
    const { manager, provider } = startManager()
    const all = await Promise.all([manager.accessToken(), manager.accessToken(), manager.accessToken()])
    expect(all).toEqual(['access-1', 'access-1', 'access-1'])
    expect(provider.refresh).toHaveBeenCalledOnce()
  })

  test('uses the token that another tab has fetched in the meantime', async () => {
    storeSession(20)
    const alone = async <T>(run: () => Promise<T>) => {
      storeSession(900, 'of-the-other-tab')
      return run()
    }
    const { manager, provider } = startManager({ runExclusive: alone })
    expect(await manager.accessToken()).toBe('of-the-other-tab')
    expect(provider.refresh).not.toHaveBeenCalled()
  })

  test('retries a temporary failure after 200, 400, 800 ms and so on for 30 s, and keeps the session', async () => {
    storeSession(900)
    const { manager, provider } = startManager()
    provider.refresh.mockRejectedValue(unreachable)
    const failed = expect(manager.accessToken('access-0')).rejects.toBe(unreachable)
    for (const [delayMs, calls] of [
      [0, 1],
      [199, 1],
      [1, 2],
      [400, 3],
      [800, 4],
      [30_000, 8],
    ] as const) {
      await vi.advanceTimersByTimeAsync(delayMs)
      expect(provider.refresh).toHaveBeenCalledTimes(calls)
    }
    await failed
    expect(manager.view().state).toBe('signed_in')
    expect(localStorage.getItem(sessionKey)).not.toBeNull()
  })

  test('recovers after a temporary failure', async () => {
    storeSession(10)
    const { manager, provider } = createManager()
    provider.refresh.mockRejectedValueOnce(unreachable)
    start(manager)
    await vi.advanceTimersByTimeAsync(200)
    expect(await manager.accessToken()).toBe('access-1')
  })

  test('removes the session after a permanent failure', async () => {
    storeSession(900)
    const { manager, provider, events } = startManager()
    provider.refresh.mockRejectedValue(revoked)
    expect(await manager.accessToken('access-0')).toBeUndefined()
    expect(provider.refresh).toHaveBeenCalledOnce()
    expect(manager.view()).toEqual({ state: 'none' })
    expect(localStorage.getItem(sessionKey)).toBeNull()
    expect(events.at(-1)).toBe('signed_out')
  })

  test('does not restore a session that was signed out during the refresh', async () => {
    storeSession(20)
    const { manager, provider } = createManager()
    provider.refresh.mockImplementation(async () => {
      localStorage.clear()
      return tokens(7)
    })
    start(manager)
    await vi.advanceTimersByTimeAsync(0)
    expect(localStorage.getItem(sessionKey)).toBeNull()
  })
})

describe('other tabs', () => {
  const storageEvent = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }))

  test.each([sessionKey, null])('sign this tab out when they sign out (key %s)', (key) => {
    storeSession(900)
    const { manager } = startManager()
    localStorage.clear()
    storageEvent(key)
    expect(manager.view()).toEqual({ state: 'none' })
  })

  test('share their refreshed tokens, but not other storage entries', async () => {
    storeSession(900)
    const { manager, events } = startManager()
    storeSession(900, 'newer')
    storageEvent('viewcraft.locale')
    expect(await manager.accessToken()).toBe('access-0')
    storageEvent(sessionKey)
    expect(await manager.accessToken()).toBe('newer')
    expect(events).toEqual(['initial_session', 'token_refreshed'])
  })

  test.each([
    ['from a storage event', async () => storageEvent(sessionKey)],
    [
      'found when a token is refreshed',
      async (manager: ReturnType<typeof startManager>['manager']) => void (await manager.accessToken('access-0')),
    ],
  ])('cause a sign-in, not a refresh, with the session of another user: %s', async (_, find) => {
    storeSession(900)
    const { manager, events } = startManager()
    storeSession(900, 'of-the-other-user', 'u2')
    await find(manager)
    expect(manager.view()).toMatchObject({ state: 'signed_in', user: { id: 'u2' } })
    expect(events).toEqual(['initial_session', 'signed_in'])
  })

  test('sign this tab in when they sign in', async () => {
    const { manager, events } = startManager()
    await vi.advanceTimersByTimeAsync(0)
    storeSession(900)
    storageEvent(sessionKey)
    expect(manager.view().state).toBe('signed_in')
    expect(events.at(-1)).toBe('signed_in')
  })
})
