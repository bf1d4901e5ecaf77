import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { singleLineText } from './message.ts'

/** The most passkeys of a user. Cognito allows twenty. */
export const maxPasskeys = 10

/** A credential id, in base64url. */
const PasskeyId = z.string().check(z.minLength(1), z.maxLength(1000), z.regex(/^[\w-]+$/))

/** A passkey as its owner sees it. */
export const Passkey = z.object({
  /** The credential id, in base64url. */
  id: z.string(),
  /** The name that its owner gave it, or else Cognito's. */
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** The last sign-in with it, to the hour. Null before the first. */
  lastUsedAt: z.nullable(z.iso.datetime()),
})
export type Passkey = z.infer<typeof Passkey>

const rate = { max: 60, seconds: 60 } as const

/** Ways to sign in without a password. The keys are at Cognito; we keep a name and the last use. */
export const passkeys = {
  /** Returns the user's passkeys at Cognito, newest first, including those that we have no name for. */
  list: endpoint({
    method: 'GET',
    path: '/api/passkeys',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({ passkeys: z.array(Passkey) }),
    errors: ['passkeys_disabled'],
    rate,
  }),
  /**
   * Starts adding a passkey, which has to be finished within five minutes. Requires a sign-in within the last ten minutes. A later start
   * replaces an earlier one.
   */
  options: endpoint({
    method: 'POST',
    path: '/api/passkeys/options',
    caller: 'user',
    input: z.strictObject({}),
    /** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
    output: z.object({ options: z.record(z.string(), z.unknown()) }),
    errors: ['recent_sign_in_required', 'passkey_limit_reached', 'passkeys_disabled'],
    rate: { max: 30, seconds: 60 },
  }),
  /**
   * Adds the passkey that the browser created with these options, and mails the owner. Repeating the request returns the same passkey
   * and sends no mail.
   */
  add: endpoint({
    method: 'POST',
    path: '/api/passkeys',
    caller: 'user',
    /** The credential is a `RegistrationResponseJSON` of WebAuthn, which Cognito verifies. */
    input: z.strictObject({ credential: z.looseObject({ id: PasskeyId }), name: singleLineText(1, 60) }),
    output: z.object({ passkey: Passkey }),
    errors: ['passkey_refused', 'passkey_limit_reached', 'passkeys_disabled'],
    rate: { max: 30, seconds: 60 },
  }),
  /**
   * Removes a passkey, which stops working at once, and mails the owner. Requires a sign-in within the last ten minutes, and for
   * users without a password another passkey or a Google account. Does nothing where there is none.
   */
  remove: endpoint({
    method: 'DELETE',
    path: '/api/passkeys/{id}',
    caller: 'user',
    input: z.strictObject({ id: PasskeyId }),
    output: z.object({}),
    errors: ['recent_sign_in_required', 'last_way_in', 'passkeys_disabled'],
    rate,
  }),
  /** Records that the user has just signed in with a passkey, at most once an hour. Does nothing for one that we have no name for. */
  used: endpoint({
    method: 'POST',
    path: '/api/passkeys/{id}/used',
    caller: 'user',
    input: z.strictObject({ id: PasskeyId }),
    output: z.object({}),
    errors: [],
    rate,
  }),
}
