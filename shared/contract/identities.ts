import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The ways into an account besides passkeys, as its owner sees them. */
export const Identities = z.object({
  /** False for a user who signed up with Google and never set a password. */
  hasPassword: z.boolean(),
  /** The Google account that signs the user in; null if there is none. */
  google: z.nullable(
    z.object({
      /** The address that Google gave at the last sign-in. It need not be the account's. */
      email: z.nullable(z.string()),
      /** When it was connected; null if Cognito does not say. */
      since: z.nullable(z.iso.datetime()),
    }),
  ),
})
export type Identities = z.infer<typeof Identities>

const rate = { max: 30, seconds: 60 } as const

/** Signing in with a Google account. It is never connected because the addresses are the same. */
export const identities = {
  /** Returns whether the user has a password, and their Google account. */
  list: endpoint({
    method: 'GET',
    path: '/api/identities',
    caller: 'user',
    input: z.strictObject({}),
    output: Identities,
    errors: [],
    rate: { max: 60, seconds: 60 },
  }),
  /**
   * Connects a Google account, which then signs the user in without the password and without the code of an authenticator app, and
   * mails the owner. Requires a sign-in within the last ten minutes. The code is Google's, for the redirect URI `{site}/auth/google`,
   * requested with the nonce of this session (`sessionNonce`). Repeating the request returns the same and sends no mail.
   */
  connect: endpoint({
    method: 'POST',
    path: '/api/identities/google',
    caller: 'user',
    input: z.strictObject({
      code: z.string().check(z.minLength(1), z.maxLength(512)),
      /** The PKCE verifier (RFC 7636, 4.1). */
      code_verifier: z.string().check(z.regex(/^[\w.~-]{43,128}$/)),
    }),
    output: Identities,
    errors: [
      'recent_sign_in_required',
      'google_not_configured',
      'google_code_invalid',
      'google_other_session',
      'google_already_linked',
      'google_linked_elsewhere',
      'google_unavailable',
    ],
    rate,
  }),
  /**
   * Disconnects the Google account, which stops signing the user in at once, and mails the owner. Sessions continue, as after a passkey
   * was removed. Requires a sign-in within the last ten minutes, and another way in: a password or a passkey. Does nothing where no
   * Google account is connected.
   */
  disconnect: endpoint({
    method: 'DELETE',
    path: '/api/identities/google',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({}),
    errors: ['recent_sign_in_required', 'last_way_in'],
    rate,
  }),
}
