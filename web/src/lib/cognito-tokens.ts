import * as z from 'zod/mini'
import { type CognitoRequest, readAs } from './cognito-request.ts'
import { type EmailCode, IdentityError, type IdentityProvider, type SignIn, type Tokens } from './identity.ts'

const Authenticated = z.object({
  AuthenticationResult: z.object({
    AccessToken: z.string(),
    IdToken: z.string(),
    ExpiresIn: z.number(),
    /** Absent from a refresh: the one that was used goes on. */
    RefreshToken: z.optional(z.string()),
  }),
})
const Challenged = z.object({ Session: z.string() })
const Owner = z.object({ UserAttributes: z.array(z.object({ Name: z.string(), Value: z.string() })) })

/** Getting, renewing, revoking and using tokens, except by a password. */
export const cognitoTokens = (
  request: CognitoRequest,
): Pick<IdentityProvider, 'emailCode' | 'refresh' | 'revoke' | 'getUser'> => ({
  async emailCode(email, locale) {
    try {
      return await emailCode(request, email, locale)
    } catch (error) {
      return { status: startRefusalOf(error) }
    }
  },

  async refresh(refreshToken) {
    const answer = await request('InitiateAuth', {
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: refreshToken },
    })
    return tokensOf(answer, refreshToken)
  },

  async revoke(refreshToken) {
    await request('RevokeToken', { Token: refreshToken })
  },

  async getUser(accessToken) {
    // The token says whose client this is; the operation knows no such field.
    const answer = await request('GetUser', { AccessToken: accessToken, ClientId: undefined })
    const { UserAttributes } = readAs(Owner, answer)
    const {
      sub = '',
      email = '',
      name = '',
      email_verified,
    } = Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]))
    return { user: { id: sub, email, name }, isConfirmed: email_verified === 'true' }
  },
})

/** A user with an authenticator app is offered another challenge; answering this one is then refused like a wrong code. */
async function emailCode(
  request: CognitoRequest,
  email: string,
  locale: string,
): Promise<EmailCode<{ readonly tokens: Tokens }>> {
  const { Session } = readAs(
    Challenged,
    await request('InitiateAuth', {
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME: email, PREFERRED_CHALLENGE: 'EMAIL_OTP' },
      ClientMetadata: { locale },
    }),
  )
  const answer = async (code: string): Promise<SignIn<{ readonly tokens: Tokens }>> => {
    try {
      const given = { USERNAME: email, EMAIL_OTP_CODE: code }
      const answered = await request('RespondToAuthChallenge', {
        ChallengeName: 'EMAIL_OTP',
        Session,
        ChallengeResponses: given,
      })
      return { status: 'signed_in', tokens: tokensOf(answered) }
    } catch (error) {
      return { status: refusalOf(error) }
    }
  }
  return { status: 'code_sent', answer }
}

function tokensOf(answer: unknown, refreshToken?: string): Tokens {
  const { AuthenticationResult: fresh } = readAs(Authenticated, answer)
  const kept = fresh.RefreshToken ?? refreshToken
  if (!kept) throw new IdentityError('unreadable', 502)
  return { accessToken: fresh.AccessToken, idToken: fresh.IdToken, expiresIn: fresh.ExpiresIn, refreshToken: kept }
}

const refusals = [
  ...['NotAuthorizedException', 'UserNotFoundException', 'CodeMismatchException', 'ExpiredCodeException'],
  // What Cognito calls malformed is not the right one either.
  'InvalidParameterException',
]

/** Why no tokens came. */
export function refusalOf(error: unknown): 'unconfirmed' | 'refused' | 'locked' | 'unavailable' {
  if (!(error instanceof IdentityError)) return 'unavailable'
  if (error.limited) return 'locked'
  if (error.kind === 'UserNotConfirmedException') return 'unconfirmed'
  return refusals.includes(error.kind) ? 'refused' : 'unavailable'
}

function startRefusalOf(error: unknown): 'unconfirmed' | 'limited' | 'unavailable' {
  const refusal = refusalOf(error)
  if (refusal === 'locked') return 'limited'
  return refusal === 'unconfirmed' ? refusal : 'unavailable'
}
