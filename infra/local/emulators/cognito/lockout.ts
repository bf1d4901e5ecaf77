/**
 * Cognito's lockout per user: from the fifth failure on, 2^(n-5) seconds after the n-th, at most 15 minutes. Attempts
 * during a lockout are refused and do not extend it. A sign-in, or 15 minutes without an attempt, resets the count.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/authentication.html (lockout behavior)
 */
import type { User } from './data.ts'
import { notAuthorized } from './errors.ts'

const freeFailures = 5
const maxLockMs = 15 * 60_000

/** Records an attempt. Throws `NotAuthorizedException` while the user is locked out. */
export function checkLockout({ failures }: User, now: number): void {
  if (now - failures.last >= maxLockMs && now >= failures.lockedUntil) failures.count = 0
  failures.last = now
  if (now < failures.lockedUntil) throw notAuthorized('Password attempts exceeded')
}

export function countFailure({ failures }: User, now: number): void {
  failures.count++
  if (failures.count >= freeFailures)
    failures.lockedUntil = now + Math.min(2 ** (failures.count - freeFailures) * 1000, maxLockMs)
}

export function resetFailures({ failures }: User): void {
  failures.count = 0
}
