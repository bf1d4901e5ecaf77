import * as z from 'zod/mini'
import type { Config } from '#shared/config.ts'
import type { CognitoRequest } from './cognito-request.ts'
import { parseResponse } from './cognito-response.ts'
import { type AuthenticatorVerification, IdentityError, type UserSecurity } from './identity.ts'

const Associated = z.object({ SecretCode: z.string() })
const Factors = z.object({ UserMFASettingList: z.optional(z.array(z.string())) })

/** Creates the operations on the sessions and the authenticator app of an access token's user. */
export const cognitoSecurity = (request: CognitoRequest, loadConfig: () => Promise<Config>): UserSecurity => {
  // The token identifies the app client; these operations do not accept a `ClientId`.
  const callAsUser = (operation: string, AccessToken: string, fields: Readonly<Record<string, unknown>> = {}) =>
    request(operation, { AccessToken, ClientId: undefined, ...fields })
  // For users with an app, Cognito offers only passkeys that count as both factors. A user pool without passkeys rejects this setting.
  const setAuthenticator = async (accessToken: string, isOn: boolean) => {
    const { passkeys } = await loadConfig().catch((cause: unknown) => {
      throw new IdentityError('not_reached', 0, undefined, { cause })
    })
    return callAsUser('SetUserMFAPreference', accessToken, {
      SoftwareTokenMfaSettings: { Enabled: isOn, PreferredMfa: isOn },
      ...(passkeys && { WebAuthnMfaSettings: { Enabled: isOn } }),
    })
  }

  return {
    revokeAll: async (accessToken) => void (await callAsUser('GlobalSignOut', accessToken)),

    hasAuthenticator: async (accessToken) => {
      const { UserMFASettingList = [] } = parseResponse(Factors, await callAsUser('GetUser', accessToken))
      return UserMFASettingList.includes('SOFTWARE_TOKEN_MFA')
    },

    createAuthenticatorSecret: async (accessToken) =>
      parseResponse(Associated, await callAsUser('AssociateSoftwareToken', accessToken)).SecretCode,

    verifyAuthenticator: async (accessToken, UserCode) => {
      try {
        await callAsUser('VerifySoftwareToken', accessToken, { UserCode })
        await setAuthenticator(accessToken, true)
        return 'on'
      } catch (error) {
        return toVerificationStatus(error)
      }
    },

    removeAuthenticator: async (accessToken) => void (await setAuthenticator(accessToken, false)),
  }
}

/** Cognito reports an invalid access token and a wrong password under one name. The session handles the former. */
const isInvalidToken = (error: IdentityError) =>
  error.kind === 'NotAuthorizedException' && /access token/i.test(error.message)

const wrongCodes = ['EnableSoftwareTokenMFAException', 'CodeMismatchException', 'InvalidParameterException']

function toVerificationStatus(error: unknown): AuthenticatorVerification {
  if (!(error instanceof IdentityError) || isInvalidToken(error)) throw error
  if (error.isRateLimited) return 'limited'
  return wrongCodes.includes(error.kind) ? 'wrong_code' : 'unavailable'
}
