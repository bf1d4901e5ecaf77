/**
 * The authenticator app as a second factor: set-up, turning it on and off, and time-based one-time passwords (RFC 6238:
 * SHA-1, 6 digits, 30 seconds) with secrets in base32 (RFC 4648). One step of clock skew is allowed either way.
 * Leaves out: factors by text message or mail, set-up during sign-in, a limit on wrong codes at set-up, every other
 * digest, length and period.
 */

import { createHmac, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { Bearer, operation } from './context.ts'
import type { Pool, User } from './data.ts'
import { CognitoError, invalidParameter } from './errors.ts'
import { authenticate } from './tokens.ts'

/** Returns a user's second factor as GetUser and AdminGetUser show it, which do not mention passkeys. */
export const describeMfa = ({ mfa }: User) => ({
  ...(mfa.enabled ? { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] } : {}),
  ...(mfa.enabled && mfa.preferred ? { PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' } : {}),
})

const AssociateSoftwareToken = operation(z.object(Bearer), (context, { AccessToken }) => {
  const { user, pool } = authenticate(context, AccessToken)
  checkMfaOffered(pool)
  user.totp.pending = createTotpSecret()
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
    const { user } = authenticate(context, AccessToken)
    const { pending } = user.totp
    if (!pending || findMatchingStep(pending, UserCode, context.now()) === undefined) {
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
  WebAuthnMfaSettings: z.nullish(z.object({ Enabled: z.optional(z.boolean()) })),
}

/**
 * Turns a user's second factor on or off, for the user and for administrators. Passkeys count as both factors only next to
 * the app: turning the app off without them is refused. So is any setting of passkeys where the pool has none. AWS documents
 * neither error; code that avoids both works either way.
 */
export function setMfaPreference(
  pool: Pool,
  user: User,
  request: z.infer<z.ZodMiniObject<typeof MfaPreferences>>,
): void {
  if (request.SMSMfaSettings?.Enabled || request.EmailMfaSettings?.Enabled) {
    throw invalidParameter('User does not have delivery config set to turn on this factor')
  }
  const { SoftwareTokenMfaSettings: app, WebAuthnMfaSettings: passkey } = request
  if (app?.Enabled && !user.totp.secret) throw invalidParameter('User has not verified software token mfa')
  const enabled = app ? (app.Enabled ?? false) : user.mfa.enabled
  if (passkey && pool.definition.WebAuthnFactorConfiguration !== 'MULTI_FACTOR_WITH_USER_VERIFICATION')
    throw invalidParameter('WebAuthn MFA is not enabled for the user pool')
  const isPasskeyOn = passkey ? (passkey.Enabled ?? false) : user.mfa.passkey
  if (isPasskeyOn && !enabled) throw invalidParameter('WebAuthn MFA requires another MFA method')
  user.mfa = {
    enabled,
    preferred: app ? (app.PreferredMfa ?? false) : user.mfa.preferred,
    passkey: isPasskeyOn,
  }
}

const SetUserMFAPreference = operation(z.object({ ...Bearer, ...MfaPreferences }), (context, request) => {
  const { user, pool } = authenticate(context, request.AccessToken)
  checkMfaOffered(pool)
  setMfaPreference(pool, user, request)
  return {}
})

export const secondFactorOperations = { AssociateSoftwareToken, VerifySoftwareToken, SetUserMFAPreference }

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepMs = 30_000

/** Creates 160 bits, as RFC 4226 recommends, in base32: 32 characters, no padding. */
const createTotpSecret = (): string => toBase32(randomBytes(20))

/** Returns the step of 30 seconds since 1970 that the code belongs to, or undefined if the code is not valid now. */
export function findMatchingStep(secret: string, code: string, nowMs: number): number | undefined {
  const now = Math.floor(nowMs / stepMs)
  return [now, now - 1, now + 1].find((step) => codeAt(secret, step) === code)
}

/** RFC 4226, section 5.3: four bytes of the digest, chosen by its last nibble. */
function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = digest.readUInt8(19) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1e6).padStart(6, '0')
}

function toBase32(buffer: Buffer): string {
  const bits = [...buffer].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replace(/.{5}/g, (five) => alphabet[Number.parseInt(five, 2)] ?? '')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
