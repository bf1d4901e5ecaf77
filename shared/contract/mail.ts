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

/** Mail providers unsubscribe for many of their users from few addresses. */
const rate = { most: 600, seconds: 60 }

export const mail = {
  /** Stops a kind of mail for the user whom the token was made for, without a login (RFC 8058). Twice does no more than once. */
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/unsubscribe/{token}',
    caller: 'signed',
    input: z.strictObject({ token: UnsubscribeToken }),
    output: z.object({ kind: z.enum(notificationKinds) }),
    errors: ['link_invalid'],
    rate,
  }),
  /** The same address opened in a browser, as mail programs do that know no one-click: leads to the page that asks. Changes nothing. */
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
