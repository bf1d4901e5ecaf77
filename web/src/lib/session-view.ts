import type { Locale } from '#shared/locale.ts'
import type { EmailCode, GoogleGrant, GoogleSignIn, PasskeySignIn, PasswordChange, SignIn } from './identity.ts'
import type { Lookup } from './lookup.ts'
import type { Security } from './security.ts'
import type { Assurance } from './stored-session.ts'
import type { ChangedDrafts } from './unsaved-drafts.ts'
import type { User } from './user.ts'

/** The session as screens see it. It is `loading` until the first lookup ends, and while the page unloads after sign-out. */
export type SessionView =
  | { readonly state: 'loading' | 'none'; readonly user?: undefined; readonly assurance?: undefined }
  | { readonly state: 'signed_in'; readonly user: User; readonly assurance: Assurance }

/** A change of the session. `mfa_challenge_verified` follows the `signed_in` that it completes. */
export type SessionEvent =
  | 'initial_session'
  | 'signed_in'
  | 'mfa_challenge_verified'
  | 'token_refreshed'
  | 'user_updated'
  | 'password_recovery'
  | 'signed_out'

export interface SignOutOptions {
  /**
   * The account was deleted; with `#closed`, some data will be deleted later. Nothing is saved, the hash is passed to
   * `/`, and signing out never rejects.
   */
  readonly closed?: '#deleted' | '#closed'
  /** Discards unsaved changes to drafts. */
  readonly isDiscarding?: boolean
}

/** Signing in and out. */
export interface SessionActions {
  readonly signIn: (email: string, password: string) => Promise<SignIn>
  /** Signs in with a passkey of the user with this address or id. Never rejects. */
  readonly signInWithPasskey: (user: string) => Promise<PasskeySignIn>
  /**
   * Completes a sign-in with Google. With `sub`, only for that user: another user's session is ended at once. Never rejects.
   */
  readonly signInWithGoogle: (
    grant: GoogleGrant,
    sub?: string,
  ) => Promise<GoogleSignIn | { readonly status: 'other_user' }>
  /** Sends a code to sign in with. */
  readonly sendSignInCode: (email: string, locale: Locale) => Promise<EmailCode>
  /** Sets a new password with the code of `Registration.forgotPassword`. Call `signIn` afterward. */
  readonly confirmForgotPassword: (email: string, code: string, password: string) => Promise<PasswordChange>
  /** Looks up the user at the identity provider. Signs out a user who no longer exists. Never rejects. */
  readonly lookup: () => Promise<Lookup>
  /**
   * Saves drafts, revokes the session, clears this site's storage and loads `/`. Rejects and stays signed in if the session
   * cannot be revoked, or with `UnsavedDrafts` if a draft cannot be saved.
   */
  readonly signOut: (options?: SignOutOptions) => Promise<void>
  /** Does the same for all of the user's sessions on every device. Once drafts are saved, `endOther` ends what is not a session. */
  readonly signOutEverywhere: (endOther: () => Promise<unknown>, options?: SignOutOptions) => Promise<void>
}

/** The visitor's session. */
export interface Session extends SessionActions {
  readonly view: () => SessionView
  /** Calls `listener` after every event. Returns a function that unsubscribes. */
  readonly subscribe: (listener: (event: SessionEvent) => void) => () => void
  /** Loads the session, keeps it fresh and follows other tabs. Returns a function that stops this. */
  readonly start: () => () => void
  /**
   * Returns an access token that is not about to expire, refreshing it if needed; undefined when signed out. Pass a token
   * that a server refused as `refused` to force a refresh. Rejects with a retryable `IdentityError` if the refresh failed;
   * the session is then kept.
   */
  readonly accessToken: (refused?: string) => Promise<string | undefined>
  /** Adds drafts that signing out saves first. Returns a function that removes them. */
  readonly beforeSignOut: (changed: ChangedDrafts) => () => void
  readonly security: Security
  /** Drops an invalid session without clearing the rest of the storage. */
  readonly end: () => void
}
