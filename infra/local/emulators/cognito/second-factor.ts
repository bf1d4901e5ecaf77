/**
 * The authenticator app as a second factor: setting it up, turning it on and off.
 * Left out: factors by text or mail, set-up during sign-in, a bound on wrong codes at set-up.
 */
import * as z from 'zod/mini'
import { operation, Token } from './context.ts'
import type { Pool, User } from './data.ts'
import { CognitoError, invalidParameter } from './errors.ts'
import { bearer } from './tokens.ts'
import { matchingStep, newTotpSecret } from './totp.ts'

const Bearer = { AccessToken: Token }

/** How GetUser and AdminGetUser tell a user's second factor. */
export const mfaSettings = ({ mfa }: User) => ({
  ...(mfa.enabled ? { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] } : {}),
  ...(mfa.enabled && mfa.preferred ? { PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' } : {}),
})

const AssociateSoftwareToken = operation(z.object(Bearer), (context, { AccessToken }) => {
  const { user, pool } = bearer(context, AccessToken)
  checkMfaOffered(pool)
  user.totp.pending = newTotpSecret()
  return { SecretCode: user.totp.pending }
})

function checkMfaOffered(pool: Pool): void {
  if (pool.definition.MfaConfiguration !== 'OFF') return
  const message = 'Software Token MFA has not been enabled by the userpool.'
  throw new CognitoError('SoftwareTokenMFANotFoundException', message)
}

const VerifySoftwareToken = operation(
  z.object({ ...Bearer, UserCode: z.string().check(z.regex(/^\d{6}$/)), FriendlyDeviceName: z.optional(z.string()) }),
  (context, { AccessToken, UserCode }) => {
    const { user } = bearer(context, AccessToken)
    const { pending } = user.totp
    if (!pending || matchingStep(pending, UserCode, context.now()) === undefined) {
      throw new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch')
    }
    user.totp = { secret: pending, lastStep: 0 }
    return { Status: 'SUCCESS' }
  },
)

const Preference = z.nullish(z.object({ Enabled: z.optional(z.boolean()), PreferredMfa: z.optional(z.boolean()) }))
export const MfaPreferences = {
  SoftwareTokenMfaSettings: Preference,
  SMSMfaSettings: Preference,
  EmailMfaSettings: Preference,
}

/** Turns a user's second factor on or off, for the user and for an administrator alike. */
export function preferMfa(user: User, request: z.infer<z.ZodMiniObject<typeof MfaPreferences>>): void {
  if (request.SMSMfaSettings?.Enabled || request.EmailMfaSettings?.Enabled) {
    throw invalidParameter('User does not have delivery config set to turn on this factor')
  }
  const wanted = request.SoftwareTokenMfaSettings
  if (!wanted) return
  if (wanted.Enabled && !user.totp.secret) throw invalidParameter('User has not verified software token mfa')
  user.mfa = { enabled: wanted.Enabled ?? false, preferred: wanted.PreferredMfa ?? false }
}

const SetUserMFAPreference = operation(z.object({ ...Bearer, ...MfaPreferences }), (context, request) => {
  const { user, pool } = bearer(context, request.AccessToken)
  checkMfaOffered(pool)
  preferMfa(user, request)
  return {}
})

export const secondFactorOperations = { AssociateSoftwareToken, VerifySoftwareToken, SetUserMFAPreference }
