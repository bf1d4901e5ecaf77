import { hasFields } from './fields.ts'
import type { Tokens } from './identity.ts'
import { sessionKey } from './session-key.ts'
import { clientOf, type User, userOf } from './user.ts'

/** The assurance level: `aal2` if a passkey was used, or an authenticator app is active and was used (NIST SP 800-63B). */
export type Assurance = 'aal1' | 'aal2'

/** A session in local storage, with OAuth's field names. `expires_at` is in seconds since 1970 by the local clock. */
export interface StoredSession {
  readonly access_token: string
  readonly refresh_token: string
  readonly token_type: 'Bearer'
  readonly expires_in: number
  readonly expires_at: number
  readonly user: User
  readonly assurance: Assurance
}

/** An access token this close to its expiry, in milliseconds, is refreshed before it is used. */
const marginMs = 30_000

/** Returns the milliseconds until the access token expires. Negative if it has expired. */
export const millisecondsLeft = ({ expires_at }: StoredSession): number => expires_at * 1000 - Date.now()
/** Returns whether the access token must be refreshed before it is used. */
export const isExpiring = (session: StoredSession): boolean => millisecondsLeft(session) <= marginMs

function parse(text: string): StoredSession | undefined {
  const { user, assurance, ...session }: Record<string, unknown> = Object(JSON.parse(text))
  const isSession = hasFields(session, {
    access_token: 'string',
    refresh_token: 'string',
    expires_in: 'number',
    expires_at: 'number',
  })
  if (!isSession || !hasFields(user, { id: 'string', email: 'string', name: 'string' })) return undefined
  const { access_token, refresh_token, expires_in, expires_at } = session
  const { id, email, name } = user
  return {
    ...{ access_token, refresh_token, token_type: 'Bearer', expires_in, expires_at },
    user: { id, email, name },
    assurance: assurance === 'aal2' ? assurance : 'aal1',
  }
}

/** Creates the storage of the session, which persists between visits and is shared by tabs. Invalid data counts as none. */
export const createSessionStore = (storage: Storage) => ({
  read(): StoredSession | undefined {
    try {
      return parse(storage.getItem(sessionKey) ?? '')
    } catch {
      return undefined
    }
  },
  write: (session: StoredSession) => storage.setItem(sessionKey, JSON.stringify(session)),
  remove: () => storage.removeItem(sessionKey),
})

export type SessionStore = ReturnType<typeof createSessionStore>

/** Runs a task while no other tab runs one. */
export const runExclusive = <T>(run: () => Promise<T>): Promise<T> => navigator.locks.request('viewcraft.session', run)

/**
 * Refreshes the stored session if its access token is still the `spent` one. Returns the session that is then
 * stored. Rereads storage before and after, since another tab may have refreshed or signed out in between. Run it exclusively.
 */
export async function refreshStored(
  store: SessionStore,
  spent: string,
  refresh: (refreshToken: string, clientId?: string) => Promise<Tokens>,
): Promise<StoredSession | undefined> {
  const session = store.read()
  if (session?.access_token !== spent) return session
  const tokens = await refresh(session.refresh_token, clientOf(session.access_token))
  const current = store.read()
  if (current?.access_token === spent) store.write(toStored(tokens, current.assurance))
  return store.read()
}

/** Builds the session to store. Its expiry uses the local clock, which may differ from the server's. */
export const toStored = (tokens: Tokens, assurance: Assurance = 'aal1'): StoredSession => ({
  access_token: tokens.accessToken,
  refresh_token: tokens.refreshToken,
  token_type: 'Bearer',
  expires_in: tokens.expiresIn,
  expires_at: Math.floor(Date.now() / 1000) + tokens.expiresIn,
  user: userOf(tokens.idToken),
  assurance,
})
