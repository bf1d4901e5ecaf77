import * as z from 'zod/mini'
import { type NotificationKind, notificationKinds } from './notifications.ts'

/** What a link that stops a kind of mail carries: `KIND.USER.SIGNATURE`, the last being ours over the two before. */
export const StopToken = z.string().check(z.regex(/^[a-z]{1,20}\.[\w-]{1,64}\.[\w-]{43}$/))

/** The page that asks whether to stop a kind of mail. The fragment is seen by no server and no log. */
export const stopPage = (siteUrl: string, token: string): string => `${siteUrl}/unsubscribe#${token}`

/** Which kind of mail a token is about; undefined where it is none of ours. Only the signature says whether it is good. */
export const kindOf = (token: string): NotificationKind | undefined =>
  z.safeParse(StopToken, token).success
    ? notificationKinds.find((kind) => kind === token.slice(0, token.indexOf('.')))
    : undefined
