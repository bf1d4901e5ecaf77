import type { Locale } from '#shared/locale.ts'
import type { User } from './user.ts'

/** The tokens of a fresh sign-in or refresh. `expiresIn` is the access token's life in seconds. */
export interface Tokens {
  readonly accessToken: string
  readonly idToken: string
  readonly refreshToken: string
  readonly expiresIn: number
}

/** How a sign-in ended. `code_required`: the user has an authenticator app, and `answer` takes its code. */
export type SignIn<SignedIn = object> =
  | ({ readonly status: 'signed_in' } & SignedIn)
  | { readonly status: 'unconfirmed' | 'refused' | 'locked' | 'unavailable' }
  | { readonly status: 'code_required'; readonly answer: (code: string) => Promise<SignIn<SignedIn>> }

/**
 * How a sign-in by a code in a mail began. `code_sent` is also what an address without an account and a user with an
 * authenticator app get, to whom no mail goes and for whom no code is right. `answer` may be asked three times.
 */
export type EmailCode<SignedIn = object> =
  | { readonly status: 'code_sent'; readonly answer: (code: string) => Promise<SignIn<SignedIn>> }
  | { readonly status: 'unconfirmed' | 'limited' | 'unavailable' }

export interface NewUser {
  readonly email: string
  readonly password: string
  readonly name: string
  readonly locale: Locale
  /** As typed, at most 200 characters. */
  readonly channelUrl: string
}

/**
 * How a sign-up ended. `code_sent` without a `userSub`: the address waits for its confirmation since an earlier sign-up,
 * whose password still holds. `exists` must be told to nobody but the owner of the address.
 */
export type SignUp =
  | { readonly status: 'code_sent'; readonly userSub?: string }
  | { readonly status: 'exists' | 'weak_password' | 'limited' | 'unavailable' }

export type Sent = 'sent' | 'limited' | 'unavailable'
type CodeRefusal = 'wrong_code' | 'expired' | 'limited' | 'unavailable'
export type Confirmation = 'confirmed' | CodeRefusal
export type PasswordChange = 'changed' | 'weak_password' | CodeRefusal

/** What the identity provider does for whoever is not signed in. `user` is an e-mail address or a sub. Never rejects. */
export interface Registration {
  signUp(user: NewUser): Promise<SignUp>
  confirmSignUp(user: string, code: string): Promise<Confirmation>
  /** `sent` also to whom nothing goes: an unknown address, or one confirmed before. */
  resendCode(user: string, locale: Locale): Promise<Sent>
  /** `sent` also to whom nothing goes: an unknown address, or one that was never confirmed. */
  forgotPassword(email: string, locale: Locale): Promise<Sent>
}

/** How changing one's own password ended; `wrong_password`: the present one is not right. */
export type OwnPasswordChange = 'changed' | 'wrong_password' | 'weak_password' | 'limited' | 'unavailable'
/** How a code of the authenticator app that is being set up was taken. */
export type AppVerification = 'on' | 'wrong_code' | 'limited' | 'unavailable'

/** What users do about their own security, by their access token. {@link IdentityError} is all they reject with. */
export interface OwnSecurity {
  changePassword(accessToken: string, password: string, next: string): Promise<OwnPasswordChange>
  /** Ends all of the user's sessions; access tokens given out live on for their minutes. */
  revokeAll(accessToken: string): Promise<void>
  /** Whether signing in asks for a code of an authenticator app. */
  hasApp(accessToken: string): Promise<boolean>
  /** A new secret in base32 for an authenticator app; nothing changes until {@link verifyApp}. */
  newAppSecret(accessToken: string): Promise<string>
  /** Takes the app's first code, and from then on asks for one at each sign-in. */
  verifyApp(accessToken: string, code: string): Promise<AppVerification>
  removeApp(accessToken: string): Promise<void>
}

/** The party that knows our users. {@link IdentityError} is all that `refresh`, `revoke` and `getUser` reject with. */
export interface IdentityProvider extends Registration, OwnSecurity {
  signIn(email: string, password: string): Promise<SignIn<{ readonly tokens: Tokens }>>
  emailCode(email: string, locale: Locale): Promise<EmailCode<{ readonly tokens: Tokens }>>
  /** Sets the password that a code of `forgotPassword` allows, and ends all of the user's sessions. */
  confirmForgotPassword(email: string, code: string, password: string): Promise<PasswordChange>
  refresh(refreshToken: string): Promise<Tokens>
  revoke(refreshToken: string): Promise<void>
  /** The user whose access token this is, as of now. */
  getUser(accessToken: string): Promise<{ readonly user: User; readonly isConfirmed: boolean }>
}

/** Nothing left to sign out of (SPEC: 401, 403, 404), in Cognito's names, which all travel as 400. */
const goneKinds = ['NotAuthorizedException', 'UnauthorizedException', 'ResourceNotFoundException']
/** Cognito's names for "not now". */
const busyKinds = ['TooManyRequestsException', 'LimitExceededException', 'TooManyFailedAttemptsException']

/**
 * What the identity provider refused: `kind` is its own name for it, `message` its sentence, never shown. `status` 0
 * means that it was not reached.
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

  /** The same request may succeed later: not reached, broken down or too busy. Anything else is its last word. */
  get retryable(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500 || this.kind === 'TooManyRequestsException'
  }

  /** There is no session to end any more. */
  get gone(): boolean {
    return [401, 403, 404].includes(this.status) || goneKinds.includes(this.kind)
  }

  /**
   * Too often, for whatever is counted. Cognito says with one name both "wrong password" and "too many wrong passwords";
   * its sentence tells them apart.
   */
  get limited(): boolean {
    return busyKinds.includes(this.kind) || (this.kind === 'NotAuthorizedException' && /exceeded/i.test(this.message))
  }
}
