import { backedOff } from './backoff.ts'
import { IdentityError, type IdentityProvider, type Tokens } from './identity.ts'
import { type Lookup, lookUp } from './lookup.ts'
import { security, withToken } from './security.ts'
import { sessionKey } from './session-key.ts'
import type { Session, SessionEvent, SessionView } from './session-view.ts'
import { type Assurance, type StoredSession, sessionStore, toStored } from './stored-session.ts'
import type { User } from './user.ts'
import { waysIn } from './ways-in.ts'

/** What a session needs of the browser, so that tests can bring their own. */
export interface SessionOutside {
  readonly provider: IdentityProvider
  readonly local: Storage
  readonly perTab: Storage
  /** Leaves the page for `/` and a hash, all of its memory with it. */
  readonly leave: (hash: string) => void
  /** Runs alone among all tabs. */
  readonly alone: <T>(run: () => Promise<T>) => Promise<T>
}

/** SPEC section 9: looked at every tick, refreshed when three ticks or fewer remain. */
const tick = 30_000
const ticksLeft = 3
/** SPEC's recovery margin: a token this close to its end is not handed out. */
const margin = 30_000

const millisecondsLeft = (session: StoredSession) => session.expires_at * 1000 - Date.now()
const isRetryable = (error: unknown) => error instanceof IdentityError && error.retryable

/** Keeps the one session of a page: where it is stored, when it is refreshed, who hears of it. */
export class SessionKeeper implements Session {
  readonly signIn: Session['signIn']
  readonly emailCode: Session['emailCode']
  readonly confirmForgotPassword: Session['confirmForgotPassword']
  readonly security: Session['security']
  readonly #outside: SessionOutside
  readonly #store: ReturnType<typeof sessionStore>
  readonly #listeners = new Set<(event: SessionEvent) => void>()
  #current: StoredSession | undefined
  #view: SessionView = { state: 'loading' }
  #flight: Promise<void> | undefined

  constructor(outside: SessionOutside) {
    this.#outside = outside
    this.#store = sessionStore(outside.local)
    const ways = waysIn(
      outside.provider,
      (tokens, assurance) => this.#save(tokens, assurance, 'signed_in'),
      (event) => this.#show(this.#view, event),
    )
    this.signIn = ways.signIn
    this.emailCode = ways.emailCode
    this.confirmForgotPassword = ways.confirmForgotPassword
    this.security = security(outside.provider, this.accessToken, (assurance) => this.#change({ assurance }))
  }

  readonly view = () => this.#view

  readonly subscribe = (listener: (event: SessionEvent) => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly start = () => {
    void this.#lookUp()
    const timer = setInterval(this.#onTick, tick)
    addEventListener('storage', this.#onStorage)
    document.addEventListener('visibilitychange', this.#onTick)
    return () => {
      clearInterval(timer)
      removeEventListener('storage', this.#onStorage)
      document.removeEventListener('visibilitychange', this.#onTick)
    }
  }

  readonly lookup = async (): Promise<Lookup> => {
    const found = await lookUp(this.#outside.provider, this.#current !== undefined, () => this.accessToken())
    if (found.state === 'user') this.#change({ user: found.user })
    else if (found.state === 'none' && this.#current) this.end()
    return found
  }

  readonly signOut = (closed?: '#deleted' | '#closed') =>
    this.#leaveAfter(({ refresh_token }) => this.#outside.provider.revoke(refresh_token), closed)

  readonly signOutEverywhere = () =>
    this.#leaveAfter(() => withToken(this.accessToken, (token) => this.#outside.provider.revokeAll(token)))

  async #leaveAfter(revoke: (session: StoredSession) => Promise<void>, closed = ''): Promise<void> {
    const { local, perTab, leave } = this.#outside
    try {
      if (this.#current) await revoke(this.#current)
    } catch (error) {
      if (!closed && !(error instanceof IdentityError && error.gone)) throw error
    }
    local.clear()
    perTab.clear()
    this.#current = undefined
    this.#show({ state: 'loading' }, 'signed_out')
    leave(closed)
  }

  readonly accessToken = async (refused?: string) => {
    const held = this.#current
    if (held && (held.access_token === refused || millisecondsLeft(held) <= margin)) {
      await this.#refresh(held.access_token)
    }
    return this.#current?.access_token
  }

  readonly end = () => {
    this.#store.remove()
    this.#become(undefined, 'signed_out')
  }

  #show(view: SessionView, event: SessionEvent): void {
    this.#view = view
    for (const listener of this.#listeners) listener(event)
  }

  #become(session: StoredSession | undefined, event: SessionEvent): void {
    // Whatever brought it about, another user than before has signed in.
    const isOther = session && this.#current && this.#current.user.id !== session.user.id
    this.#current = session
    const { user, assurance } = session ?? {}
    const view: SessionView = user && assurance ? { state: 'signed_in', user, assurance } : { state: 'none' }
    this.#show(view, isOther ? 'signed_in' : event)
  }

  #save(tokens: Tokens, assurance: Assurance | undefined, event: SessionEvent): void {
    const session = toStored(tokens, assurance)
    this.#store.write(session)
    this.#become(session, event)
  }

  /** Takes over what the user has changed since their ID token was made. */
  #change(changes: { readonly user?: User; readonly assurance?: Assurance }): void {
    const held = this.#current
    if (!held || (changes.user && changes.user.id !== held.user.id)) return
    const session = { ...held, ...changes }
    if (JSON.stringify(session) === JSON.stringify(held)) return
    this.#store.write(session)
    this.#become(session, 'user_updated')
  }

  async #lookUp(): Promise<void> {
    const found = this.#store.read()
    this.#current = found
    if (!found || millisecondsLeft(found) > margin) this.#become(found, 'initial_session')
    else await this.#refresh(found.access_token).catch(() => this.#become(found, 'initial_session'))
    this.#onTick()
  }

  #refresh(spent: string): Promise<void> {
    this.#flight ??= this.#outside
      .alone(() => this.#refreshOnce(spent))
      .finally(() => {
        this.#flight = undefined
      })
    return this.#flight
  }

  /** Other tabs may have refreshed or signed out while this one waited for its turn or its answer: storage knows. */
  async #refreshOnce(spent: string): Promise<void> {
    const before = this.#store.read()
    if (before?.access_token !== spent) return this.#become(before, before ? 'token_refreshed' : 'signed_out')
    const isStill = () => this.#store.read()?.access_token === spent
    try {
      const tokens = await backedOff(() => this.#outside.provider.refresh(before.refresh_token), isRetryable)
      if (isStill()) this.#save(tokens, before.assurance, 'token_refreshed')
    } catch (error) {
      if (isRetryable(error)) throw error
      if (isStill()) this.end()
    }
  }

  readonly #onTick = () => {
    if (!this.#current || document.hidden || millisecondsLeft(this.#current) > ticksLeft * tick) return
    // A failure that may pass is met again, and told, by whoever needs the token next.
    this.#refresh(this.#current.access_token).catch(() => {})
  }

  readonly #onStorage = ({ key }: StorageEvent) => {
    if (key !== sessionKey && key !== null) return
    const found = this.#store.read()
    if (found?.access_token === this.#current?.access_token) return
    if (!found) return this.#become(undefined, 'signed_out')
    this.#become(found, found.user.id === this.#current?.user.id ? 'token_refreshed' : 'signed_in')
  }
}
