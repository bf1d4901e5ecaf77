/**
 * Sign-ins in progress: challenges that clients have not responded to yet. They are kept in memory, so a restart ends them.
 * Differs from Cognito, whose sessions are encrypted and carry their own state: ours are random keys to the state stored here.
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
  WEB_AUTHN: { readonly challenge: string }
}
export type ChallengeName = keyof ChallengeData
export type Challenge<Name extends ChallengeName> = ChallengeData[Name] & {
  readonly name: Name
  readonly user: User
  readonly clientId: string
  readonly expiresAt: number
}
type AnyChallenge = { [Name in ChallengeName]: Challenge<Name> }[ChallengeName]

/** The oldest challenge is dropped beyond this number. */
const maxOpenChallenges = 10_000

export class Challenges {
  readonly #open = new Map<string, AnyChallenge>()

  /** Stores a challenge and returns its session: 128 random bytes in base64, the size of an SRP secret block. */
  open(challenge: AnyChallenge): string {
    const [oldest] = this.#open.keys()
    if (oldest && this.#open.size >= maxOpenChallenges) this.#open.delete(oldest)
    const session = randomBytes(128).toString('base64')
    this.#open.set(session, challenge)
    return session
  }

  /**
   * Returns the challenge of a session. Throws `NotAuthorizedException` if it has another name or client, or expired.
   */
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
