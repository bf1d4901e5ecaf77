import * as z from 'zod/mini'
import type { Tokens } from './identity.ts'
import { sessionKey } from './session-key.ts'
import { User, userOf } from './user.ts'

/** How sure one is of who this is: `aal2` when an authenticator app is active and was used (NIST SP 800-63B). */
const assurances = ['aal1', 'aal2'] as const
export type Assurance = (typeof assurances)[number]

/** A session as it lies in local storage, in OAuth's words. `expires_at` is in seconds since 1970 by this machine's clock. */
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

/** The one place a session is kept between visits and shared between tabs. What does not read as one counts as none. */
export const sessionStore = (storage: Storage) => ({
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

/** A session as of now. Its end counts from this machine's clock, which may differ from the server's. */
export const toStored = (tokens: Tokens, assurance: Assurance = 'aal1'): StoredSession => ({
  access_token: tokens.accessToken,
  refresh_token: tokens.refreshToken,
  token_type: 'Bearer',
  expires_in: tokens.expiresIn,
  expires_at: Math.floor(Date.now() / 1000) + tokens.expiresIn,
  user: userOf(tokens.idToken),
  assurance,
})
