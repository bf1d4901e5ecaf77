import type { Config } from '#shared/config.ts'
import { googleReturnPath } from '#shared/google-sign-in.ts'
import { requestTimeoutMs } from './cognito-request.ts'
import { hasFields } from './fields.ts'
import type { IdentityProvider } from './identity.ts'

/**
 * Creates the sign-in with Google: exchanges the redirect's code at the token endpoint of the user pool
 * (https://docs.aws.amazon.com/cognito/latest/developerguide/token-endpoint.html).
 */
export const cognitoGoogle = (loadConfig: () => Promise<Config>): Pick<IdentityProvider, 'signInWithGoogle'> => ({
  async signInWithGoogle({ code, verifier }) {
    try {
      const { googleSignIn } = await loadConfig()
      if (!googleSignIn) return { status: 'off' }
      const response = await fetch(`${googleSignIn.poolUrl}/oauth2/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          client_id: googleSignIn.clientId,
          redirect_uri: location.origin + googleReturnPath,
          code,
          code_verifier: verifier,
        }),
        signal: AbortSignal.timeout(requestTimeoutMs),
      })
      // RFC 6749, 5.2.
      if (response.status === 400) return { status: 'refused' }
      const answer: unknown = await response.json()
      const isComplete = hasFields(answer, {
        access_token: 'string',
        id_token: 'string',
        refresh_token: 'string',
        expires_in: 'number',
      })
      if (!response.ok || !isComplete) return { status: 'unavailable' }
      const {
        access_token: accessToken,
        id_token: idToken,
        refresh_token: refreshToken,
        expires_in: expiresIn,
      } = answer
      return { status: 'signed_in', tokens: { accessToken, idToken, refreshToken, expiresIn } }
    } catch {
      return { status: 'unavailable' }
    }
  },
})
