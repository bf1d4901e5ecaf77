/**
 * Sign-ins under way: what a client was asked and has yet to answer. Kept in memory, so a restart ends them.
 * Left out: Cognito's sessions are encrypted text that holds its own state; ours are random names of what is held here.
 */
import { randomBytes } from 'node:crypto'
import type { User } from './data.ts'
import { notAuthorized } from './errors.ts'
import type { Handshake } from './srp.ts'

interface ChallengeData {
  PASSWORD_VERIFIER: { readonly handshake: Handshake }
  SOFTWARE_TOKEN_MFA: { misses: number }
  EMAIL_OTP: { readonly code: string; misses: number }
  SELECT_CHALLENGE: object
}
export type ChallengeName = keyof ChallengeData
export type Challenge<Name extends ChallengeName> = ChallengeData[Name] & {
  readonly name: Name
  readonly user: User
  readonly clientId: string
  readonly expiresAt: number
}
type AnyChallenge = { [Name in ChallengeName]: Challenge<Name> }[ChallengeName]

/** More than one machine's users could have open; the oldest goes first. */
const maxOpenChallenges = 10_000

/** The challenges that clients have yet to answer, in memory alone: a restart ends them. */
export class Challenges {
  readonly #open = new Map<string, AnyChallenge>()

  /** Remembers a challenge; answers the session that names it: 128 bytes in base64, as an SRP secret block is. */
  open(challenge: AnyChallenge): string {
    const [oldest] = this.#open.keys()
    if (oldest && this.#open.size >= maxOpenChallenges) this.#open.delete(oldest)
    const session = randomBytes(128).toString('base64')
    this.#open.set(session, challenge)
    return session
  }

  /** The challenge a client answers; `NotAuthorizedException` when there is none of that name and client, or it ran out. */
  find<Name extends ChallengeName>(session: string, name: Name, clientId: string, now: number): Challenge<Name> {
    const challenge = this.#open.get(session)
    if (challenge?.clientId !== clientId || !isNamed(challenge, name))
      throw notAuthorized('Invalid session for the user.')
    if (challenge.expiresAt > now) return challenge
    this.close(session)
    throw notAuthorized('Invalid session for the user, session is expired.')
  }

  close(session: string): void {
    this.#open.delete(session)
  }
}

function isNamed<Name extends ChallengeName>(
  challenge: AnyChallenge | undefined,
  name: Name,
): challenge is Extract<AnyChallenge, Challenge<Name>> {
  return challenge?.name === name
}
