import { createHmac, timingSafeEqual } from 'node:crypto'
import { readRotatingSecret } from '#functions/lib/secrets.ts'
import { notificationKindOf } from '#shared/contract/mail.ts'
import type { NotificationKind } from '#shared/notifications.ts'

/** Nothing else that we may ever sign with this secret reads like this. */
const sign = (secret: string, payload: string): Buffer =>
  createHmac('sha256', secret).update(`stop-mails:${payload}`).digest()

/** A token that stops this kind of mail for this user and does nothing else. It does not run out: old mails can be stopped too. */
export async function createUnsubscribeToken(userId: string, kind: NotificationKind): Promise<string> {
  const [secret] = await readRotatingSecret('UNSUBSCRIBE_SECRET')
  const payload = `${kind}.${userId}`
  return `${payload}.${sign(secret, payload).toString('base64url')}`
}

/** Whom and what a token is for; undefined where it was not signed by us for just that. */
export async function readUnsubscribeToken(
  token: string,
): Promise<{ userId: string; kind: NotificationKind } | undefined> {
  const [kind, [, userId = '', signature = '']] = [notificationKindOf(token), token.split('.')]
  const given = Buffer.from(signature, 'base64url')
  const isSame = (made: Buffer) => made.length === given.length && timingSafeEqual(made, given)
  const secrets = await readRotatingSecret('UNSUBSCRIBE_SECRET')
  if (!kind || !secrets.some((secret) => isSame(sign(secret, `${kind}.${userId}`)))) return undefined
  return { userId, kind }
}

/** Returns the URL of the page that asks whether to unsubscribe. The token is in the fragment, which no server or log sees. */
export const unsubscribePageUrl = (siteUrl: string, token: string): string => `${siteUrl}/unsubscribe#${token}`
