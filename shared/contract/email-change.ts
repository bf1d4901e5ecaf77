import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** As Cognito keeps addresses, whatever their case. */
const Email = z.email().check(z.maxLength(254), z.toLowerCase())

/** The change of the address that one logs in with, and that our mails go to. */
export const emailChange = {
  /** Mails a code to the new address; a code sent before is no longer good. Says nothing of whose address it is. */
  email: endpoint({
    method: 'POST',
    path: '/api/account/email',
    caller: 'user',
    input: z.strictObject({ email: Email }),
    output: z.object({}),
    errors: ['sign_in_stale'],
    rate: { most: 10, seconds: 3600 },
  }),
  /** Makes it the account's with that code, and tells the old one. Twice does no more than once. */
  confirm: endpoint({
    method: 'POST',
    path: '/api/account/email/confirm',
    caller: 'user',
    input: z.strictObject({ email: Email, code: z.string().check(z.regex(/^\d{6}$/)) }),
    output: z.object({}),
    errors: ['code_wrong', 'code_expired', 'email_taken'],
    rate: { most: 30, seconds: 3600 },
  }),
}
