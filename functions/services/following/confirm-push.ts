import { topicOf } from '#functions/clients/websub/hub.ts'
import { Failure } from '#functions/lib/failure.ts'
import { isConnectedChannel } from '#functions/services/channel/announced.ts'
import { saveLease } from '#functions/store/channels.ts'
import { noteSubscribed } from '#functions/store/followed-channels.ts'
import { isFollowed } from '#functions/store/follows.ts'
import type { Parsed } from '#shared/contract/endpoint.ts'
import type { following } from '#shared/contract/following.ts'
import { dayMs } from '#shared/duration.ts'
import { findSubscription } from './subscription.ts'

/** How long after our request the hub may verify it, in milliseconds. */
const maxDelayMs = dayMs
/** The longest lease that we store, in milliseconds. We renew sooner than a hub that grants more requires. */
const maxLeaseMs = 10 * dayMs

/**
 * Confirms a request of the hub by returning its challenge. Confirms subscriptions for connected channels, and for channels with
 * followers if we requested it within the last day. Confirms unsubscriptions for other channels. Throws Failure `not_found` otherwise.
 */
export async function confirmPush(request: Parsed<(typeof following)['confirm-push']>): Promise<string> {
  const { id, key, 'hub.mode': mode, 'hub.topic': topic, 'hub.challenge': challenge } = request
  if (topic !== topicOf(id) || !(await findSubscription(id, key))) throw new Failure('not_found')
  const [hasFollowers, isConnected] = await Promise.all([isFollowed(id), isConnectedChannel(id)])
  const isWanted =
    mode === 'subscribe'
      ? (hasFollowers && (await startLease(request, Date.now()))) || isConnected
      : !(hasFollowers || isConnected)
  if (!isWanted) throw new Failure('not_found')
  return challenge
}

/** Stores when the subscription's lease ends. Returns false if we did not request it. */
async function startLease(
  { id, ...request }: Parsed<(typeof following)['confirm-push']>,
  now: number,
): Promise<boolean> {
  const seconds = request['hub.lease_seconds']
  if (seconds === undefined) return false
  const until = now + Math.min(seconds * 1000, maxLeaseMs)
  return (await saveLease(id, until, now - maxDelayMs)) && noteSubscribed(id, until)
}
