import * as z from 'zod/mini'
import { tokensOf } from './cognito-refresh.ts'
import type { CognitoRequest } from './cognito-request.ts'
import { parseResponse } from './cognito-response.ts'
import { toSignInStatus } from './cognito-tokens.ts'
import { IdentityError, type IdentityProvider } from './identity.ts'
import { signWithPasskey } from './passkeys.ts'

/** `SELECT_CHALLENGE` for a user without a passkey, and for an unknown address. */
const Started = z.object({ ChallengeName: z.optional(z.string()), Session: z.optional(z.string()) })

const RequestOptions = z.looseObject({ challenge: z.string() })
const Challenge = z.object({
  Session: z.string(),
  ChallengeParameters: z.object({
    CREDENTIAL_REQUEST_OPTIONS: z.pipe(
      z.string(),
      z.transform((text) => z.parse(RequestOptions, JSON.parse(text))),
    ),
  }),
})

/** Creates the sign-in with a passkey. Cognito needs the user's address or `sub` before it sends a challenge. */
export const cognitoPasskeys = (request: CognitoRequest): Pick<IdentityProvider, 'signInWithPasskey'> => ({
  async signInWithPasskey(user) {
    let session: string | undefined
    try {
      const started = await request('InitiateAuth', {
        AuthFlow: 'USER_AUTH',
        AuthParameters: { USERNAME: user, PREFERRED_CHALLENGE: 'WEB_AUTHN' },
      })
      if (parseResponse(Started, started).ChallengeName !== 'WEB_AUTHN') return { status: 'none' }
      const { Session, ChallengeParameters } = parseResponse(Challenge, started)
      session = Session
      const proof = await signWithPasskey(ChallengeParameters.CREDENTIAL_REQUEST_OPTIONS)
      // `exists` is not expected when a passkey is used.
      if (proof.status !== 'done') return { status: proof.status === 'exists' ? 'unsupported' : proof.status }
      const { credential } = proof
      const answered = await request('RespondToAuthChallenge', {
        ChallengeName: 'WEB_AUTHN',
        Session,
        ChallengeResponses: { USERNAME: user, CREDENTIAL: JSON.stringify(credential) },
      })
      return { status: 'signed_in', tokens: tokensOf(answered), credentialId: credential.id }
    } catch (error) {
      return { status: toPasskeyStatus(error, session !== undefined) }
    }
  },
})

/** A refusal before the challenge means that no such user has a passkey; after it, that the passkey was not accepted. */
function toPasskeyStatus(error: unknown, isChallenged: boolean): 'none' | 'off' | 'refused' | 'locked' | 'unavailable' {
  if (error instanceof IdentityError && error.kind.startsWith('WebAuthn')) return 'off'
  const status = toSignInStatus(error)
  if (status === 'unconfirmed' || (status === 'refused' && !isChallenged)) return 'none'
  return status
}
