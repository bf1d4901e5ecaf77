import { createTimeoutSignal, noKeepAlive } from '#functions/clients/http.ts'
import { env } from '#functions/lib/env.ts'
import { log, reasonOf } from '#functions/lib/log.ts'
import { daySeconds } from '#shared/duration.ts'

/** A subscription to the uploads of a channel (developers.google.com/youtube/v3/guides/push_notifications). */
export interface Subscription {
  readonly channelId: string
  /** Where the hub verifies the subscription and delivers notifications. */
  readonly callback: string
  /** The secret with which the hub signs notifications. */
  readonly secret: string
}

/** The lease that we request, in seconds. The hub decides, and sends the actual lease with the verification. */
const wantedLeaseSeconds = 9 * daySeconds

/** Returns the address of a channel's feed, which is the topic of its subscriptions. */
export const topicOf = (channelId: string): string => `https://www.youtube.com/feeds/videos.xml?channel_id=${channelId}`

/**
 * Sends a request to start, renew or end a subscription to YouTube's hub (WebSub, 5.1). The hub later verifies it at the callback.
 * Returns `busy` if the hub did not respond or returned 429 or a server error.
 */
export async function requestSubscription(
  mode: 'subscribe' | 'unsubscribe',
  { channelId, callback, secret }: Subscription,
): Promise<'accepted' | 'rejected' | 'busy'> {
  const form = {
    'hub.mode': mode,
    'hub.topic': topicOf(channelId),
    'hub.callback': callback,
    'hub.secret': secret,
    'hub.lease_seconds': `${wantedLeaseSeconds}`,
    // PubSubHubbub 0.3, the earlier version of WebSub, requires it.
    'hub.verify': 'async',
  }
  try {
    const { status, ok } = await fetch(`${env('WEBSUB_URL')}/subscribe`, {
      method: 'POST',
      headers: noKeepAlive,
      body: new URLSearchParams(form),
      redirect: 'error',
      signal: createTimeoutSignal(),
    })
    if (ok) return 'accepted'
    log('warn', 'websub', { mode, channelId, status })
    return status === 429 || status >= 500 ? 'busy' : 'rejected'
  } catch (error) {
    log('warn', 'websub', { mode, channelId, reason: reasonOf(error) })
    return 'busy'
  }
}
