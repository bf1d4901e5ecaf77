import { Failure } from './failure.ts'

/** How long after a sign-in a user may do what an account or its money is lost by, in seconds. */
const freshSeconds = 600

/** Throws Failure `sign_in_stale` for a user who proved themselves too long ago; `authTime` as a Call has it. */
export function requireRecentSignIn(authTime: number): void {
  if (Date.now() / 1000 - authTime > freshSeconds) throw new Failure('sign_in_stale')
}
