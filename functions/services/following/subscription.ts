import { createHmac } from 'node:crypto'
import type { Subscription } from '#functions/clients/websub/hub.ts'
import { env } from '#functions/lib/env.ts'
import { isSameSecret } from '#functions/lib/is-same-secret.ts'
import { readRotatingSecret } from '#functions/lib/secrets.ts'
import { toRequest } from '#shared/contract/endpoint.ts'
import { following } from '#shared/contract/following.ts'

/** Derives a value of a channel's subscription. The prefix separates it from other uses of the secret. */
const derive = (ourSecret: string, part: 'key' | 'secret', channelId: string) =>
  createHmac('sha256', ourSecret).update(`websub-${part}:${channelId}`).digest('base64url')

const describe = (ourSecret: string, channelId: string): Subscription => {
  const key = derive(ourSecret, 'key', channelId)
  return {
    channelId,
    callback: `${env('SITE_URL')}${toRequest(following['receive-push'], { id: channelId, key }).url}`,
    secret: derive(ourSecret, 'secret', channelId),
  }
}

/**
 * Returns the subscription to a channel. Its values are derived, not stored. The callback cannot be guessed, so no one else
 * can make the hub replace the secret.
 */
export async function subscriptionOf(channelId: string): Promise<Subscription> {
  const [ourSecret] = await readRotatingSecret('SIGNING_SECRET')
  return describe(ourSecret, channelId)
}

/** Returns the subscription to a channel whose callback has this key; undefined for a wrong key. */
export async function findSubscription(channelId: string, key: string): Promise<Subscription | undefined> {
  const matches = (ourSecret: string) => isSameSecret(derive(ourSecret, 'key', channelId), key)
  const ourSecret = (await readRotatingSecret('SIGNING_SECRET')).find(matches)
  return ourSecret === undefined ? undefined : describe(ourSecret, channelId)
}
