import type { Locale } from '#shared/locale.ts'
import type { EmailCode, PasswordChange, SignIn } from './identity.ts'
import type { Lookup } from './lookup.ts'
import type { Security } from './security.ts'
import type { Assurance } from './stored-session.ts'
import type { User } from './user.ts'

/** What screens see. `loading` until the first look-up ends, and again while the page is left after signing out. */
export type SessionView =
  | { readonly state: 'loading' | 'none'; readonly user?: undefined; readonly assurance?: undefined }
  | { readonly state: 'signed_in'; readonly user: User; readonly assurance: Assurance }

/** What just happened to the session (SPEC section 4). A second factor is told after the sign-in that it completes. */
export type SessionEvent =
  | 'initial_session'
  | 'signed_in'
  | 'mfa_challenge_verified'
  | 'token_refreshed'
  | 'user_updated'
  | 'password_recovery'
  | 'signed_out'

/** The ways into a session and out of it. */
export interface SessionActions {
  readonly signIn: (email: string, password: string) => Promise<SignIn>
  /** Mails a code to sign in with. */
  readonly emailCode: (email: string, locale: Locale) => Promise<EmailCode>
  /** Sets a new password with the code of `Registration.forgotPassword`; `signIn` with it comes next. */
  readonly confirmForgotPassword: (email: string, code: string, password: string) => Promise<PasswordChange>
  /** Asks the identity provider who this is. A user who no longer exists is signed out. Never rejects. */
  readonly lookup: () => Promise<Lookup>
  /**
   * Revokes the session, clears this site's storage and leaves for `/`. Rejects, still signed in, if it cannot be revoked;
   * never once the account is `closed`, which `/` is told.
   */
  readonly signOut: (closed?: '#deleted' | '#closed') => Promise<void>
  /** The same for all of the user's sessions, wherever they are. */
  readonly signOutEverywhere: () => Promise<void>
}

/** The visitor's session, as the rest of the page knows it. */
export interface Session extends SessionActions {
  readonly view: () => SessionView
  /** Calls `listener` after every event; answers how to stop. */
  readonly subscribe: (listener: (event: SessionEvent) => void) => () => void
  /** Looks the session up, keeps it fresh and follows other tabs; answers how to stop. */
  readonly start: () => () => void
  /**
   * A token that holds for a while yet, refreshed first if need be; undefined when signed out. `refused` is one that a
   * server would not take, though it looked fresh. Rejects with a retryable `IdentityError` where a refresh is due and
   * did not succeed: the session is kept.
   */
  readonly accessToken: (refused?: string) => Promise<string | undefined>
  readonly security: Security
  /** Drops a session that is worth nothing any more and leaves the rest as it is. */
  readonly end: () => void
}
