import { Failure } from './failure.ts'

/** How long a sign-in allows actions that can cost a user their account or money, in seconds. */
const maxAgeSeconds = 600

/** Throws Failure `recent_sign_in_required` when the sign-in at `authTime` (seconds since 1970) is too old. */
export function requireRecentSignIn(authTime: number): void {
  if (Date.now() / 1000 - authTime > maxAgeSeconds) throw new Failure('recent_sign_in_required')
}
