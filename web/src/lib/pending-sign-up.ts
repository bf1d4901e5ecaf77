import { dayMs } from '#shared/duration.ts'
import type { Locale } from '#shared/locale.ts'

/** What a new user entered besides address and password. */
export interface SignUpDetails {
  readonly name: string
  readonly locale: Locale
  /** As typed; null if the user named no channel. */
  readonly channelUrl: string | null
}

/** A user who signed up, or tried to log in, and has not confirmed the address yet. */
interface PendingSignUp {
  readonly email: string
  readonly password: string
  /** Cognito's id of the user; unknown after a refused login or a repeated sign-up. */
  readonly userSub?: string | undefined
  /** Unknown after a refused login, unless the user signed up in this tab. */
  readonly details?: SignUpDetails | undefined
}

/** The same as the lifetime of a sign-up code. */
const lifetimeMs = dayMs

/** In memory only: a password is never written to storage. */
let pending: (PendingSignUp & { readonly until: number }) | undefined

/**
 * Keeps the credentials until the address is confirmed, for a day at most, so that the user types them only once. A login
 * refused as unconfirmed has neither `sub` nor details; those of a previous sign-up are then kept.
 */
export function setPendingSignUp(signUp: PendingSignUp): void {
  const previousSignUp = getPendingSignUp()
  const previous = previousSignUp?.email === signUp.email ? previousSignUp : undefined
  const { userSub = previous?.userSub, details = previous?.details } = signUp
  pending = { ...signUp, userSub, details, until: Date.now() + lifetimeMs }
}

/** Returns the pending sign-up, if any. */
export function getPendingSignUp(): PendingSignUp | undefined {
  if (pending && pending.until <= Date.now()) pending = undefined
  return pending
}

/** Returns the pending sign-up and forgets it. */
export function consumePendingSignUp(): PendingSignUp | undefined {
  const signUp = getPendingSignUp()
  pending = undefined
  return signUp
}
