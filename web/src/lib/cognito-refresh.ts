import type { CognitoRequest } from './cognito-request.ts'
import { hasFields } from './fields.ts'
import { IdentityError, type IdentityProvider, type Tokens } from './identity.ts'

/** Creates the operation that refreshes tokens. It is in a separate module because nearly every visit starts with it. */
export const cognitoRefresh =
  (request: CognitoRequest): IdentityProvider['refresh'] =>
  async (refreshToken, clientId) =>
    tokensOf(
      await request('InitiateAuth', {
        ...(clientId && { ClientId: clientId }),
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: refreshToken },
      }),
      refreshToken,
    )

/** Returns the tokens of a response. A refresh returns no refresh token if the used one stays valid. */
export function tokensOf(answer: unknown, usedRefreshToken?: string): Tokens {
  const result: unknown = Object(answer).AuthenticationResult
  const refreshToken = hasFields(result, { RefreshToken: 'string' }) ? result.RefreshToken : usedRefreshToken
  if (!hasFields(result, { AccessToken: 'string', IdToken: 'string', ExpiresIn: 'number' }) || !refreshToken)
    throw new IdentityError('unreadable', 502)
  return { accessToken: result.AccessToken, idToken: result.IdToken, expiresIn: result.ExpiresIn, refreshToken }
}
