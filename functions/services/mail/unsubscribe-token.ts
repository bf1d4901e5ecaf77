import { createHmac } from 'node:crypto'
import { isSameSecret } from '#functions/lib/is-same-secret.ts'
import { readRotatingSecret } from '#functions/lib/secrets.ts'
import { notificationKindOf } from '#shared/contract/mail.ts'
import type { NotificationKind } from '#shared/notifications.ts'

/** Signs a payload. The prefix separates these signatures from other uses of this secret. */
const sign = (secret: string, payload: string): string =>
  createHmac('sha256', secret).update(`stop-mails:${payload}`).digest('base64url')

/**
 * Creates a token that unsubscribes a user from a kind of notification and allows nothing else. It has no expiry: links in old emails work
 * until the secret that signed them is removed. When the secret is rotated, the previous value must be kept for 30 days, because CAN-SPAM
 * requires that these links work for that long.
 */
export async function createUnsubscribeToken(userId: string, kind: NotificationKind): Promise<string> {
  const [secret] = await readRotatingSecret('SIGNING_SECRET')
  const payload = `${kind}.${userId}`
  return `${payload}.${sign(secret, payload)}`
}

/** Returns the user and kind of a token, or undefined when its signature is not valid for them. */
export async function readUnsubscribeToken(
  token: string,
): Promise<{ userId: string; kind: NotificationKind } | undefined> {
  const [kind, [, userId = '', signature = '']] = [notificationKindOf(token), token.split('.')]
  const secrets = await readRotatingSecret('SIGNING_SECRET')
  if (!kind || !secrets.some((secret) => isSameSecret(sign(secret, `${kind}.${userId}`), signature))) return undefined
  return { userId, kind }
}

/** Returns the URL of the page that asks whether to unsubscribe. The token is in the fragment, which is not sent to servers or logged. */
export const unsubscribePageUrl = (siteUrl: string, token: string): string => `${siteUrl}/unsubscribe#${token}`
