/** Who has just signed up, or tried to log in, and has yet to confirm their address. */
export interface PendingSignUp {
  readonly email: string
  readonly password: string
  /** Cognito's name for the user; unknown after a refused login, or when the address was signed up before. */
  readonly userSub?: string | undefined
}

/** A sign-up's code lives as long. */
const life = 24 * 60 * 60_000

/** In this tab's memory alone: a password goes into no storage. */
let pending: (PendingSignUp & { readonly until: number }) | undefined

/**
 * Keeps the credentials until the address is confirmed, so that nobody types them twice; for a day at most. A login that
 * was refused for it knows no sub: that of the sign-up before it stays.
 */
export function rememberSignUp(signUp: PendingSignUp): void {
  const before = signUpPending()
  const userSub = signUp.userSub ?? (before?.email === signUp.email ? before.userSub : undefined)
  pending = { ...signUp, userSub, until: Date.now() + life }
}

/** What is remembered. */
export function signUpPending(): PendingSignUp | undefined {
  if (pending && pending.until <= Date.now()) pending = undefined
  return pending
}

/** What is remembered, from here on by nobody. */
export function takeSignUp(): PendingSignUp | undefined {
  const taken = signUpPending()
  pending = undefined
  return taken
}
