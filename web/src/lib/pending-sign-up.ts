/** A user who signed up, or tried to log in, and has not confirmed the address yet. */
export interface PendingSignUp {
  readonly email: string
  readonly password: string
  /** Cognito's id of the user; unknown after a refused login or a repeated sign-up. */
  readonly userSub?: string | undefined
}

/** As long as a sign-up code is valid. */
const lifetimeMs = 24 * 60 * 60_000

/** In memory only: a password is never written to storage. */
let pending: (PendingSignUp & { readonly until: number }) | undefined

/**
 * Remembers the credentials until the address is confirmed, for a day at most, so that the user types them once. A login
 * refused as unconfirmed has no `sub`; the `sub` of a previous sign-up is then kept.
 */
export function setPendingSignUp(signUp: PendingSignUp): void {
  const previous = getPendingSignUp()
  const userSub = signUp.userSub ?? (previous?.email === signUp.email ? previous.userSub : undefined)
  pending = { ...signUp, userSub, until: Date.now() + lifetimeMs }
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
