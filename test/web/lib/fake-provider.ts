import { afterEach, beforeEach, vi } from 'vitest'
import type { IdentityProvider, Tokens } from '#web/lib/identity.ts'
import { sessionKey } from '#web/lib/session-key.ts'
import { type SessionEnvironment, SessionManager } from '#web/lib/session-manager.ts'
import { cognitoConfig } from './cognito-config.ts'

const encodeClaims = (claims: object) => btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(claims))))

/** Returns an unsigned ID token that the page can read. */
export const idToken = (claims: object = { sub: 'u1', email: 'ada@example.com', name: 'Ada Löwe' }) =>
  `e30.${encodeClaims(claims).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.x`

/** Returns the tokens of the `n`th sign-in or refresh, valid for 15 minutes. */
export const tokens = (n: number): Tokens => ({
  accessToken: `access-${n}`,
  idToken: idToken(),
  refreshToken: 'refresh-1',
  expiresIn: 900,
})

/** Stores a session from another visit or tab, with an access token valid for `seconds`. */
export function storeSession(seconds: number, accessToken = 'access-0', id = 'u1') {
  const user = { id, email: 'ada@example.com', name: 'Ada Löwe' }
  const session = {
    access_token: accessToken,
    refresh_token: 'refresh-1',
    token_type: 'Bearer',
    expires_in: 900,
    expires_at: Math.floor(Date.now() / 1000) + seconds,
    user,
  }
  localStorage.setItem(sessionKey, JSON.stringify(session))
}

/** Returns an identity provider whose responses a test can set. By default, it accepts everything. */
export function fakeProvider() {
  let refreshed = 0
  return {
    signIn: vi.fn<IdentityProvider['signIn']>(async () => ({ status: 'signed_in', tokens: tokens(0) })),
    signInWithPasskey: vi.fn<IdentityProvider['signInWithPasskey']>(async () => ({
      ...{ status: 'signed_in', tokens: tokens(0), credentialId: 'c1' },
    })),
    signInWithGoogle: vi.fn<IdentityProvider['signInWithGoogle']>(async () => ({
      status: 'signed_in',
      tokens: tokens(0),
    })),
    refresh: vi.fn<IdentityProvider['refresh']>(async () => tokens(++refreshed)),
    revoke: vi.fn<IdentityProvider['revoke']>(async () => {}),
    signUp: vi.fn<IdentityProvider['signUp']>(async () => ({ status: 'code_sent', userSub: 'u1' })),
    resendCode: vi.fn<IdentityProvider['resendCode']>(async () => 'sent'),
    forgotPassword: vi.fn<IdentityProvider['forgotPassword']>(async () => 'sent'),
    confirmForgotPassword: vi.fn<IdentityProvider['confirmForgotPassword']>(async () => 'changed'),
    sendSignInCode: vi.fn<IdentityProvider['sendSignInCode']>(async () => ({
      status: 'code_sent',
      answer: async () => ({ status: 'signed_in', tokens: tokens(0) }),
    })),
    revokeAll: vi.fn<IdentityProvider['revokeAll']>(async () => {}),
    hasAuthenticator: vi.fn<IdentityProvider['hasAuthenticator']>(async () => false),
    createAuthenticatorSecret: vi.fn<IdentityProvider['createAuthenticatorSecret']>(async () => 'ABCD'),
    verifyAuthenticator: vi.fn<IdentityProvider['verifyAuthenticator']>(async () => 'on'),
    removeAuthenticator: vi.fn<IdentityProvider['removeAuthenticator']>(async () => {}),
    getUser: vi.fn<IdentityProvider['getUser']>(async () => ({
      user: { id: 'u1', email: 'ada@example.com', name: 'Ada Löwe' },
      isConfirmed: true,
    })),
  }
}

/** Creates a session manager on the storages of the test. */
export function createManager(environment: Partial<SessionEnvironment> = {}) {
  const provider = fakeProvider()
  const leavePage = vi.fn()
  const manager = new SessionManager({
    provider,
    loadConfig: async () => cognitoConfig,
    local: localStorage,
    perTab: sessionStorage,
    leavePage,
    runExclusive: (run) => run(),
    ...environment,
  })
  return { manager, provider, leavePage }
}

/** Sets up fake timers for a test file and stops every started session manager after each test. */
export function setUpManagers() {
  const stopFunctions: (() => void)[] = []
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') }))
  afterEach(() => {
    for (const stop of stopFunctions.splice(0)) stop()
    vi.useRealTimers()
  })
  const start = (manager: SessionManager) => void stopFunctions.push(manager.start())
  /** Starts a session manager and records its events. */
  const startManager = (...args: Parameters<typeof createManager>) => {
    const created = createManager(...args)
    const events: string[] = []
    created.manager.subscribe((event) => events.push(event))
    start(created.manager)
    return { ...created, events }
  }
  return { start, startManager }
}
