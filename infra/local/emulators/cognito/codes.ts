/**
 * The codes of sign-up, password reset and changed addresses. A new code replaces the one before.
 * Left out: Cognito weighs the risk of each request; here every user has the same bounds, those of its quotas page.
 */
import { randomInt, timingSafeEqual } from 'node:crypto'
import type { User } from './data.ts'
import { CognitoError, limitExceeded } from './errors.ts'

const hour = 3_600_000

/** How long a code lives, in milliseconds. */
const lifetimes = { signUp: 24 * hour, password: hour, email: 24 * hour }
export type CodePurpose = keyof typeof lifetimes

/** Wrong guesses a code bears. */
const guesses = 5
/** Codes a user is sent an hour; Cognito's bound lies between 5 and 20. */
const hourly = 20

export const newCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0')

/** Counts a code that is about to be sent; `LimitExceededException` when there were too many this hour. */
export function countSending(user: User, now: number): void {
  user.codesSent = user.codesSent.filter((at) => at > now - hour)
  if (user.codesSent.length >= hourly) throw limitExceeded()
  user.codesSent.push(now)
}

export function keepCode(user: User, purpose: CodePurpose, value: string, now: number): void {
  user.codes[purpose] = { value, expiresAt: now + lifetimes[purpose], misses: 0 }
}

/** Accepts a code, once. Throws Expired, LimitExceeded or CodeMismatch; no code fits somebody who does not exist. */
export function spendCode(user: User, purpose: CodePurpose, given: string, now: number): void {
  const code = user.codes[purpose]
  if (!code || code.expiresAt <= now) {
    throw new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.')
  }
  if (code.misses >= guesses) throw limitExceeded()
  if (user.status === 'UNKNOWN' || !sameText(code.value, given)) {
    code.misses++
    throw new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.')
  }
  delete user.codes[purpose]
}

/** Compares in a time that does not tell where two texts part. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
