import * as z from 'zod/mini'
import { notificationKinds } from '#shared/notifications.ts'
import { StopToken } from '#shared/stop-link.ts'
import { endpoint } from './endpoint.ts'

/** Mail providers unsubscribe for many of their users from few addresses. */
const rate = { most: 600, seconds: 60 }

export const mail = {
  /** Stops a kind of mail for the user whom the token was made for, without a login (RFC 8058). Twice does no more than once. */
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/unsubscribe/{token}',
    caller: 'signed',
    input: z.strictObject({ token: StopToken }),
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
    input: z.strictObject({ token: StopToken }),
    output: z.object({ location: z.url() }),
    errors: [],
    rate,
  }),
}
