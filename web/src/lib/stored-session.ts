import * as z from 'zod/mini'
import type { Tokens } from './identity.ts'
import { sessionKey } from './session-key.ts'
import { User, userOf } from './user.ts'

/** The assurance level: `aal2` if an authenticator app is active and was used (NIST SP 800-63B). */
const assurances = ['aal1', 'aal2'] as const
export type Assurance = (typeof assurances)[number]

/** A session in local storage, with OAuth's field names. `expires_at` is in seconds since 1970 by the local clock. */
const StoredSession = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.number(),
  expires_at: z.number(),
  user: User,
  assurance: z._default(z.enum(assurances), 'aal1'),
})
export type StoredSession = z.infer<typeof StoredSession>

/** Creates the storage of the session, which persists between visits and is shared by tabs. Invalid data counts as none. */
export const createSessionStore = (storage: Storage) => ({
  read(): StoredSession | undefined {
    try {
      return z.parse(StoredSession, JSON.parse(storage.getItem(sessionKey) ?? ''))
    } catch {
      return undefined
    }
  },
  write: (session: StoredSession) => storage.setItem(sessionKey, JSON.stringify(session)),
  remove: () => storage.removeItem(sessionKey),
})

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
