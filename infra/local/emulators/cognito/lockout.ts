/**
 * Cognito's lockout, per user: from the fifth failure on, 2^(n-5) seconds after the n-th, at most 15 minutes. Attempts
 * during a lock are refused and do not lengthen it; a sign-in, or 15 minutes without an attempt, forgets the failures.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/authentication.html (lockout behavior)
 */
import type { User } from './data.ts'
import { notAuthorized } from './errors.ts'

const free = 5
const longestMs = 15 * 60_000

/** Notes an attempt; `NotAuthorizedException` while the user is locked out. */
export function checkLock({ failures }: User, now: number): void {
  if (now - failures.last >= longestMs && now >= failures.lockedUntil) failures.count = 0
  failures.last = now
  if (now < failures.lockedUntil) throw notAuthorized('Password attempts exceeded')
}

export function countFailure({ failures }: User, now: number): void {
  failures.count++
  if (failures.count >= free) failures.lockedUntil = now + Math.min(2 ** (failures.count - free) * 1000, longestMs)
}

export function forgiveFailures({ failures }: User): void {
  failures.count = 0
}
