import type { Config } from '#shared/config.ts'
import { retryWithBackoff } from './backoff.ts'
import { IdentityError, type IdentityProvider, type Tokens } from './identity.ts'
import type { Lookup } from './lookup.ts'
import { hasPoolSession, poolSignOutUrl } from './pool-session.ts'
import { createSecurity, withToken } from './security.ts'
import { sessionKey } from './session-key.ts'
import type { Session, SessionEvent, SessionView, SignOutOptions } from './session-view.ts'
import type { SignInActions } from './sign-in.ts'
import {
  type Assurance,
  createSessionStore,
  isExpiring,
  millisecondsLeft,
  refreshStored,
  type SessionStore,
  type StoredSession,
  toStored,
} from './stored-session.ts'
import { type ChangedDrafts, clearStorage, saveDrafts } from './unsaved-drafts.ts'
import { clientOf, type User } from './user.ts'

/** The parts of the browser that a session uses; tests pass their own. */
export interface SessionEnvironment {
  readonly provider: IdentityProvider
  readonly local: Storage
  readonly perTab: Storage
  readonly loadConfig: () => Promise<Config>
  /** Loads another page, which discards everything in memory. */
  readonly leavePage: (url: string) => void
  /** Runs a task while no other tab runs one. */
  readonly runExclusive: <T>(run: () => Promise<T>) => Promise<T>
}

/** The session is checked every tick and refreshed when at most three ticks remain. */
const tickMs = 30_000
const ticksLeft = 3

const isRetryable = (error: unknown) => error instanceof IdentityError && error.isRetryable

const unavailable = async () => ({ status: 'unavailable' }) as const
/** The sign-in actions if their code cannot be downloaded. */
const unreachable: SignInActions = {
  signIn: unavailable,
  signInWithPasskey: unavailable,
  signInWithGoogle: unavailable,
  sendSignInCode: unavailable,
  confirmForgotPassword: async () => 'unavailable',
}
const failedLookup = async (): Promise<Lookup> => ({ state: 'failed' })

/** Manages the page's session: stores it, refreshes it and notifies listeners. */
export class SessionManager implements Session {
  readonly signIn: Session['signIn']
  readonly signInWithPasskey: Session['signInWithPasskey']
  readonly signInWithGoogle: Session['signInWithGoogle']
  readonly sendSignInCode: Session['sendSignInCode']
  readonly confirmForgotPassword: Session['confirmForgotPassword']
  readonly security: Session['security']
  readonly #environment: SessionEnvironment
  readonly #store: SessionStore
  readonly #listeners = new Set<(event: SessionEvent) => void>()
  readonly #changedDrafts = new Set<ChangedDrafts>()
  #current: StoredSession | undefined
  #view: SessionView = { state: 'loading' }
  #flight: Promise<void> | undefined

  constructor(environment: SessionEnvironment) {
    this.#environment = environment
    this.#store = createSessionStore(environment.local)
    // Loaded on demand, because most visits continue a session.
    const load = (): Promise<SignInActions> =>
      import('./sign-in.ts').then(
        ({ createSignIn }) =>
          createSignIn(
            environment.provider,
            (tokens, assurance) => this.#save(tokens, assurance, 'signed_in'),
            (event) => this.#notify(this.#view, event),
          ),
        () => unreachable,
      )
    this.signIn = async (...args) => (await load()).signIn(...args)
    this.signInWithPasskey = async (...args) => (await load()).signInWithPasskey(...args)
    this.signInWithGoogle = async (...args) => (await load()).signInWithGoogle(...args)
    this.sendSignInCode = async (...args) => (await load()).sendSignInCode(...args)
    this.confirmForgotPassword = async (...args) => (await load()).confirmForgotPassword(...args)
    this.security = createSecurity(environment.provider, this.accessToken, (assurance) => this.#update({ assurance }))
  }

  readonly view = () => this.#view

  readonly subscribe = (listener: (event: SessionEvent) => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly start = () => {
    this.#load()
    const timer = setInterval(this.#onTick, tickMs)
    addEventListener('storage', this.#onStorage)
    document.addEventListener('visibilitychange', this.#onTick)
    return () => {
      clearInterval(timer)
      removeEventListener('storage', this.#onStorage)
      document.removeEventListener('visibilitychange', this.#onTick)
    }
  }

  readonly lookup = async (): Promise<Lookup> => {
    const hasSession = this.#current !== undefined
    const { lookUp } = await import('./lookup.ts').catch(() => ({ lookUp: failedLookup }))
    const result = await lookUp(this.#environment.provider, hasSession, () => this.accessToken())
    if (result.state === 'user') this.#update({ user: result.user })
    else if (result.state === 'none' && this.#current) this.end()
    return result
  }

  readonly beforeSignOut = (changed: ChangedDrafts) => {
    this.#changedDrafts.add(changed)
    return () => void this.#changedDrafts.delete(changed)
  }

  readonly signOut = (options?: SignOutOptions) =>
    this.#leaveAfter(
      ({ refresh_token, access_token }) => this.#environment.provider.revoke(refresh_token, clientOf(access_token)),
      options,
    )

  readonly signOutEverywhere = (endOther: () => Promise<unknown>, options?: SignOutOptions) =>
    this.#leaveAfter(async () => {
      // First, because it needs the session.
      await endOther()
      await withToken(this.accessToken, (token) => this.#environment.provider.revokeAll(token))
    }, options)

  async #leaveAfter(
    revoke: (session: StoredSession) => Promise<void>,
    { closed, isDiscarding = closed !== undefined }: SignOutOptions = {},
  ): Promise<void> {
    const { local, perTab, leavePage } = this.#environment
    const user = this.#current?.user.id
    if (user && !isDiscarding) await saveDrafts(this.#changedDrafts, local, user)
    try {
      if (this.#current) await revoke(this.#current)
    } catch (error) {
      if (!closed && !(error instanceof IdentityError && error.isSessionGone)) throw error
    }
    const url = await this.#urlAfterSignOut(closed ?? '')
    clearStorage(local, user)
    perTab.clear()
    this.#current = undefined
    this.#notify({ state: 'loading' }, 'signed_out')
    leavePage(url)
  }

  /** Returns `/` with a hash, or the URL that first ends the user pool's own session and then redirects there. */
  async #urlAfterSignOut(hash: string): Promise<string> {
    const { local, loadConfig } = this.#environment
    const config = hasPoolSession(local) ? await loadConfig().catch(() => undefined) : undefined
    return config?.googleSignIn ? poolSignOutUrl(config.googleSignIn, location.origin, '/', hash) : `/${hash}`
  }

  readonly accessToken = async (refused?: string) => {
    const current = this.#current
    if (current && (current.access_token === refused || isExpiring(current))) {
      await this.#refresh(current.access_token)
    }
    return this.#current?.access_token
  }

  readonly end = () => {
    this.#store.remove()
    this.#setSession(undefined, 'signed_out')
  }

  #notify(view: SessionView, event: SessionEvent): void {
    this.#view = view
    for (const listener of this.#listeners) listener(event)
  }

  #setSession(session: StoredSession | undefined, event: SessionEvent): void {
    // A different user signed in, possibly in another tab.
    const isOther = session && this.#current && this.#current.user.id !== session.user.id
    this.#current = session
    const { user, assurance } = session ?? {}
    const view: SessionView = user && assurance ? { state: 'signed_in', user, assurance } : { state: 'none' }
    this.#notify(view, isOther ? 'signed_in' : event)
  }

  #save(tokens: Tokens, assurance: Assurance | undefined, event: SessionEvent): void {
    const session = toStored(tokens, assurance)
    this.#store.write(session)
    this.#setSession(session, event)
  }

  /** Applies changes that the user made since the ID token was issued. */
  #update(changes: { readonly user?: User; readonly assurance?: Assurance }): void {
    const current = this.#current
    if (!current || (changes.user && changes.user.id !== current.user.id)) return
    const session = { ...current, ...changes }
    if (JSON.stringify(session) === JSON.stringify(current)) return
    this.#store.write(session)
    this.#setSession(session, 'user_updated')
  }

  /** Loads the stored session. Its user is signed in at once, even with an expired token: requests wait for the new one. */
  #load(): void {
    this.#setSession(this.#store.read(), 'initial_session')
    this.#onTick()
  }

  #refresh(spent: string): Promise<void> {
    this.#flight ??= this.#environment
      .runExclusive(() => this.#refreshOnce(spent))
      .finally(() => {
        this.#flight = undefined
      })
    return this.#flight
  }

  async #refreshOnce(spent: string): Promise<void> {
    const refresh = (...args: Parameters<IdentityProvider['refresh']>) =>
      retryWithBackoff(() => this.#environment.provider.refresh(...args), isRetryable)
    try {
      const refreshed = await refreshStored(this.#store, spent, refresh)
      this.#setSession(refreshed, refreshed ? 'token_refreshed' : 'signed_out')
    } catch (error) {
      if (isRetryable(error)) throw error
      if (this.#store.read()?.access_token === spent) this.end()
    }
  }

  readonly #onTick = () => {
    if (!this.#current || document.hidden || millisecondsLeft(this.#current) > ticksLeft * tickMs) return
    // The next call that needs the token reports a transient failure.
    this.#refresh(this.#current.access_token).catch(() => {})
  }

  readonly #onStorage = ({ key }: StorageEvent) => {
    if (key !== sessionKey && key !== null) return
    const stored = this.#store.read()
    if (stored?.access_token === this.#current?.access_token) return
    if (!stored) return this.#setSession(undefined, 'signed_out')
    this.#setSession(stored, stored.user.id === this.#current?.user.id ? 'token_refreshed' : 'signed_in')
  }
}
