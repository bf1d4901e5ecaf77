import * as z from 'zod/mini'
import { tokensOf } from './cognito-refresh.ts'
import type { CognitoRequest } from './cognito-request.ts'
import { parseResponse } from './cognito-response.ts'
import { type EmailCode, IdentityError, type IdentityProvider, type SignIn, type Tokens } from './identity.ts'

const Challenged = z.object({ Session: z.string() })
const Owner = z.object({ UserAttributes: z.array(z.object({ Name: z.string(), Value: z.string() })) })

/** Creates the operations that obtain, revoke and use tokens, except refreshing them and signing in with a password. */
export const cognitoTokens = (
  request: CognitoRequest,
): Pick<IdentityProvider, 'sendSignInCode' | 'revoke' | 'getUser'> => ({
  async sendSignInCode(email, locale) {
    try {
      return await sendSignInCode(request, email, locale)
    } catch (error) {
      return { status: toEmailCodeStatus(error) }
    }
  },

  async revoke(refreshToken, clientId) {
    await request('RevokeToken', { ...(clientId && { ClientId: clientId }), Token: refreshToken })
  },

  async getUser(accessToken) {
    // The token identifies the app client; this operation does not accept a `ClientId`.
    const answer = await request('GetUser', { AccessToken: accessToken, ClientId: undefined })
    const { UserAttributes } = parseResponse(Owner, answer)
    const {
      sub = '',
      email = '',
      name = '',
      email_verified,
    } = Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]))
    return { user: { id: sub, email, name }, isConfirmed: email_verified === 'true' }
  },
})

/** A user with an authenticator app gets a different challenge; responding to this one then fails like a wrong code. */
async function sendSignInCode(
  request: CognitoRequest,
  email: string,
  locale: string,
): Promise<EmailCode<{ readonly tokens: Tokens }>> {
  const { Session } = parseResponse(
    Challenged,
    await request('InitiateAuth', {
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME: email, PREFERRED_CHALLENGE: 'EMAIL_OTP' },
      ClientMetadata: { locale },
    }),
  )
  const answer = async (code: string): Promise<SignIn<{ readonly tokens: Tokens }>> => {
    try {
      const responses = { USERNAME: email, EMAIL_OTP_CODE: code }
      const answered = await request('RespondToAuthChallenge', {
        ChallengeName: 'EMAIL_OTP',
        Session,
        ChallengeResponses: responses,
      })
      return { status: 'signed_in', tokens: tokensOf(answered) }
    } catch (error) {
      return { status: toSignInStatus(error) }
    }
  }
  return { status: 'code_sent', answer }
}

const refusedErrors = [
  ...['NotAuthorizedException', 'UserNotFoundException', 'CodeMismatchException', 'ExpiredCodeException'],
  // Cognito reports a malformed code as an invalid parameter.
  'InvalidParameterException',
]

/** Maps an error of a sign-in to its status. */
export function toSignInStatus(error: unknown): 'unconfirmed' | 'refused' | 'locked' | 'unavailable' {
  if (!(error instanceof IdentityError)) return 'unavailable'
  if (error.isRateLimited) return 'locked'
  if (error.kind === 'UserNotConfirmedException') return 'unconfirmed'
  return refusedErrors.includes(error.kind) ? 'refused' : 'unavailable'
}

function toEmailCodeStatus(error: unknown): 'unconfirmed' | 'limited' | 'unavailable' {
  const refusal = toSignInStatus(error)
  if (refusal === 'locked') return 'limited'
  return refusal === 'unconfirmed' ? refusal : 'unavailable'
}
