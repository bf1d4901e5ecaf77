import * as z from 'zod/mini'
import { type NotificationKind, notificationKinds } from '#shared/notifications.ts'
import { endpoint } from './endpoint.ts'

/** The token of an unsubscribe link: `KIND.USER.SIGNATURE`, where the signature is our HMAC over the kind and the user. */
export const UnsubscribeToken = z.string().check(z.regex(/^[a-z]{1,20}\.[\w-]{1,64}\.[\w-]{43}$/))

/** Returns the kind of mail that a token stops; undefined when it is malformed. Does not check the signature. */
export const notificationKindOf = (token: string): NotificationKind | undefined =>
  z.safeParse(UnsubscribeToken, token).success
    ? notificationKinds.find((kind) => kind === token.slice(0, token.indexOf('.')))
    : undefined

/** Mail providers unsubscribe many of their users from a few IP addresses. */
const rate = { max: 600, seconds: 60 }

export const mail = {
  /** Unsubscribes the token's user from a kind of mail, without a login (one-click, RFC 8058). Idempotent. */
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/unsubscribe/{token}',
    caller: 'signed',
    input: z.strictObject({ token: UnsubscribeToken }),
    output: z.object({ kind: z.enum(notificationKinds) }),
    errors: ['link_invalid'],
    rate,
  }),
  /** Redirects to the confirmation page, for mail clients that open the link in a browser. Changes nothing. */
  page: endpoint({
    method: 'GET',
    path: '/api/unsubscribe/{token}',
    caller: 'public',
    redirects: true,
    input: z.strictObject({ token: UnsubscribeToken }),
    output: z.object({ location: z.url() }),
    errors: [],
    rate,
  }),
}
