import * as z from 'zod/mini'
import { type CognitoRequest, readAs } from './cognito-request.ts'
import { type AppVerification, IdentityError, type OwnPasswordChange, type OwnSecurity } from './identity.ts'

const Associated = z.object({ SecretCode: z.string() })
const Factors = z.object({ UserMFASettingList: z.optional(z.array(z.string())) })

/** Password, sessions and authenticator app of whoever's access token it is. */
export const cognitoSecurity = (request: CognitoRequest): OwnSecurity => {
  // The token says whose client this is; these operations know no such field.
  const own = (operation: string, AccessToken: string, fields: Readonly<Record<string, unknown>> = {}) =>
    request(operation, { AccessToken, ClientId: undefined, ...fields })
  const prefer = (accessToken: string, wanted: boolean) =>
    own('SetUserMFAPreference', accessToken, {
      SoftwareTokenMfaSettings: { Enabled: wanted, PreferredMfa: wanted },
    })

  return {
    changePassword: (accessToken, PreviousPassword, ProposedPassword) =>
      own('ChangePassword', accessToken, { PreviousPassword, ProposedPassword }).then(() => 'changed', notChanged),

    revokeAll: async (accessToken) => void (await own('GlobalSignOut', accessToken)),

    hasApp: async (accessToken) => {
      const { UserMFASettingList = [] } = readAs(Factors, await own('GetUser', accessToken))
      return UserMFASettingList.includes('SOFTWARE_TOKEN_MFA')
    },

    newAppSecret: async (accessToken) =>
      readAs(Associated, await own('AssociateSoftwareToken', accessToken)).SecretCode,

    verifyApp: async (accessToken, UserCode) => {
      try {
        await own('VerifySoftwareToken', accessToken, { UserCode })
        await prefer(accessToken, true)
        return 'on'
      } catch (error) {
        return notVerified(error)
      }
    },

    removeApp: async (accessToken) => void (await prefer(accessToken, false)),
  }
}

/** A token that is worth nothing is for the session to deal with; Cognito has one name for it and a wrong password. */
const isSpentToken = (error: IdentityError) =>
  error.kind === 'NotAuthorizedException' && /access token/i.test(error.message)

function notChanged(error: unknown): OwnPasswordChange {
  if (!(error instanceof IdentityError) || isSpentToken(error)) throw error
  if (error.limited) return 'limited'
  const isOfNext = error.kind === 'InvalidParameterException' && /'proposedPassword'/.test(error.message)
  if (error.kind === 'InvalidPasswordException' || isOfNext) return 'weak_password'
  return ['NotAuthorizedException', 'InvalidParameterException'].includes(error.kind) ? 'wrong_password' : 'unavailable'
}

const wrongCodes = ['EnableSoftwareTokenMFAException', 'CodeMismatchException', 'InvalidParameterException']

function notVerified(error: unknown): AppVerification {
  if (!(error instanceof IdentityError) || isSpentToken(error)) throw error
  if (error.limited) return 'limited'
  return wrongCodes.includes(error.kind) ? 'wrong_code' : 'unavailable'
}
