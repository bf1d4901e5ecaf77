import type { Locale } from '#shared/locale.ts'
import type { PasskeyProblem } from './passkeys.ts'
import type { User } from './user.ts'

/** The tokens of a sign-in or refresh. `expiresIn` is the access token's lifetime in seconds. */
export interface Tokens {
  readonly accessToken: string
  readonly idToken: string
  readonly refreshToken: string
  readonly expiresIn: number
}

/** The result of a sign-in. With `code_required` the user has an authenticator app; pass its code to `answer`. */
export type SignIn<SignedIn = object> =
  | ({ readonly status: 'signed_in' } & SignedIn)
  | { readonly status: 'unconfirmed' | 'refused' | 'locked' | 'unavailable' }
  | { readonly status: 'code_required'; readonly answer: (code: string) => Promise<SignIn<SignedIn>> }

/**
 * The result of requesting a sign-in code by mail. `code_sent` is also returned for an address without an account and
 * for a user with an authenticator app; no mail is sent to them and no code is accepted. `answer` may be called three
 * times.
 */
export type EmailCode<SignedIn = object> =
  | { readonly status: 'code_sent'; readonly answer: (code: string) => Promise<SignIn<SignedIn>> }
  | { readonly status: 'unconfirmed' | 'limited' | 'unavailable' }

/**
 * The result of a sign-in with a passkey. `credentialId` is in base64url. `none`: the user has no passkey, or the
 * address has no account or an unconfirmed one. `refused`: the passkey was removed, or the challenge has expired. `off`:
 * this user pool has no passkeys.
 */
export type PasskeySignIn<SignedIn = object> =
  | ({ readonly status: 'signed_in'; readonly credentialId: string } & SignedIn)
  | { readonly status: 'none' | 'off' | 'refused' | 'locked' | 'unavailable' | Exclude<PasskeyProblem, 'exists'> }

/** The authorization code from a redirect, and the PKCE verifier of its request (RFC 7636). */
export interface GoogleGrant {
  readonly code: string
  readonly verifier: string
}

/**
 * The result of a sign-in with Google. `refused`: the code has expired or was used before. `off`: sign-in with Google
 * is not configured.
 */
export type GoogleSignIn<SignedIn = object> =
  | ({ readonly status: 'signed_in' } & SignedIn)
  | { readonly status: 'refused' | 'off' | 'unavailable' }

export interface NewUser {
  readonly email: string
  readonly password: string
  readonly name: string
  readonly locale: Locale
  /** As typed, at most 200 characters; null for none. */
  readonly channelUrl: string | null
}

/**
 * The result of a sign-up. `code_sent` without a `userSub`: an earlier sign-up of this address is still unconfirmed.
 * `exists` may be shown only to the owner of the address. `domain_limited`: there were too
 * many sign-ups from the same domain within the hour.
 */
export type SignUp =
  | { readonly status: 'code_sent'; readonly userSub?: string }
  | { readonly status: 'exists' | 'weak_password' | 'limited' | 'domain_limited' | 'unavailable' }

export type Sent = 'sent' | 'limited' | 'unavailable'
type CodeFailure = 'wrong_code' | 'expired' | 'limited' | 'unavailable'
/** `removed`: someone else had signed up with the address, and that user is being deleted. */
export type PasswordChange = 'changed' | 'weak_password' | 'removed' | CodeFailure

/** The operations for visitors who are not signed in. `user` is an email address or a `sub`. They never reject. */
export interface Registration {
  signUp(user: NewUser): Promise<SignUp>
  /** Returns `sent` also for an unknown or already confirmed address, although nothing is sent to it. */
  resendCode(user: string, locale: Locale): Promise<Sent>
  /** Returns `sent` also for an unknown or unconfirmed address, although nothing is sent to it. */
  forgotPassword(email: string, locale: Locale): Promise<Sent>
}

/** The result of entering the first code of an authenticator app. */
export type AuthenticatorVerification = 'on' | 'wrong_code' | 'limited' | 'unavailable'

/** The operations on the user's own security. They reject with {@link IdentityError} only. */
export interface UserSecurity {
  /** Ends all of the user's sessions. Access tokens stay valid until they expire. */
  revokeAll(accessToken: string): Promise<void>
  /** Returns whether signing in requires a code of an authenticator app. */
  hasAuthenticator(accessToken: string): Promise<boolean>
  /** Returns a new secret in base32 for an authenticator app. Nothing changes until {@link verifyAuthenticator}. */
  createAuthenticatorSecret(accessToken: string): Promise<string>
  /** Checks the app's first code and requires one at each sign-in from then on. */
  verifyAuthenticator(accessToken: string, code: string): Promise<AuthenticatorVerification>
  removeAuthenticator(accessToken: string): Promise<void>
}

/** The service that holds our users. `refresh`, `revoke` and `getUser` reject with {@link IdentityError} only. */
export interface IdentityProvider extends Registration, UserSecurity {
  signIn(email: string, password: string): Promise<SignIn<{ readonly tokens: Tokens }>>
  sendSignInCode(email: string, locale: Locale): Promise<EmailCode<{ readonly tokens: Tokens }>>
  /** Asks the browser for a passkey of the user with this address or `sub`. */
  signInWithPasskey(user: string): Promise<PasskeySignIn<{ readonly tokens: Tokens }>>
  /** Sets a new password with the code of `forgotPassword` and ends all of the user's sessions. */
  confirmForgotPassword(email: string, code: string, password: string): Promise<PasswordChange>
  /** Completes a sign-in with Google, with the code and verifier of our request to the user pool. */
  signInWithGoogle(grant: GoogleGrant): Promise<GoogleSignIn<{ readonly tokens: Tokens }>>
  /** `clientId` is the app client that the tokens were issued to, if it is not the site's own. */
  refresh(refreshToken: string, clientId?: string): Promise<Tokens>
  revoke(refreshToken: string, clientId?: string): Promise<void>
  /** Returns the access token's user as currently stored. */
  getUser(accessToken: string): Promise<{ readonly user: User; readonly isConfirmed: boolean }>
}

/** Cognito's errors for a session that no longer exists; all of them have status 400. */
const goneKinds = ['NotAuthorizedException', 'UnauthorizedException', 'ResourceNotFoundException']
/** Cognito's error for a request that the user pool's firewall blocked after too many from the same address. */
const blockedKind = 'ForbiddenException'
/** Cognito's errors for too many requests. */
const busyKinds = ['TooManyRequestsException', 'LimitExceededException', 'TooManyFailedAttemptsException', blockedKind]

/**
 * An error of the identity provider. `kind` is the provider's name for it, `message` the provider's text, which is never shown.
 * `status` is 0 if it was not reached.
 */
export class IdentityError extends Error {
  override readonly name = 'IdentityError'

  constructor(
    readonly kind: string,
    readonly status: number,
    message = kind,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }

  /** Whether the same request may succeed later: the provider was unreachable, broken or busy. */
  get isRetryable(): boolean {
    const isBusy = ['TooManyRequestsException', blockedKind].includes(this.kind)
    return this.status === 0 || this.status === 429 || this.status >= 500 || isBusy
  }

  /** Whether there is no session left to end. */
  get isSessionGone(): boolean {
    return this.kind !== blockedKind && ([401, 403, 404].includes(this.status) || goneKinds.includes(this.kind))
  }

  /**
   * Whether a rate limit was reached. Cognito uses one name for "wrong password" and "too many wrong passwords"; only the
   * message differs.
   */
  get isRateLimited(): boolean {
    return busyKinds.includes(this.kind) || (this.kind === 'NotAuthorizedException' && /exceeded/i.test(this.message))
  }
}
