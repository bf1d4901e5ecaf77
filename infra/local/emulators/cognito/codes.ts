/**
 * Codes for sign-up, password reset and changed addresses. A new code replaces the previous one.
 * Leaves out: Cognito's risk assessment of each request. Every user has the limits of Cognito's quotas page.
 */

import { randomInt, timingSafeEqual } from 'node:crypto'
import { dayMs, hourMs } from '#shared/duration.ts'
import type { User } from './data.ts'
import { CognitoError, limitExceeded } from './errors.ts'

/** Lifetimes of codes in milliseconds. */
const codeLifetimesMs = { signUp: dayMs, password: hourMs, email: dayMs }
export type CodePurpose = keyof typeof codeLifetimesMs

/** Number of wrong guesses after which a code is refused. */
const maxWrongGuesses = 5
/** Codes sent to a user per hour. Cognito's limit is between 5 and 20. */
const maxCodesPerHour = 20

export const createCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0')

/** Counts a code that is about to be sent. Throws `LimitExceededException` beyond the hourly limit. */
export function countSentCode(user: User, now: number): void {
  user.codesSent = user.codesSent.filter((at) => at > now - hourMs)
  if (user.codesSent.length >= maxCodesPerHour) throw limitExceeded()
  user.codesSent.push(now)
}

export function saveCode(user: User, purpose: CodePurpose, value: string, now: number): void {
  user.codes[purpose] = { value, expiresAt: now + codeLifetimesMs[purpose], misses: 0 }
}

/** Accepts a code once. Throws Expired, LimitExceeded or CodeMismatch. No code is valid for a decoy user. */
export function redeemCode(user: User, purpose: CodePurpose, guess: string, now: number): void {
  const code = user.codes[purpose]
  if (!code || code.expiresAt <= now) {
    throw new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.')
  }
  if (code.misses >= maxWrongGuesses) throw limitExceeded()
  if (user.status === 'UNKNOWN' || !isEqualInConstantTime(code.value, guess)) {
    code.misses++
    throw new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.')
  }
  delete user.codes[purpose]
}

/** Compares two texts in constant time. */
export function isEqualInConstantTime(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
