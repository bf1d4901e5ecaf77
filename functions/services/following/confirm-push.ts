import { topicOf } from '#functions/clients/websub/hub.ts'
import { Failure } from '#functions/lib/failure.ts'
import { saveLease } from '#functions/store/channels.ts'
import { hasFollowers } from '#functions/store/follows.ts'
import type { Parsed } from '#shared/contract/endpoint.ts'
import type { following } from '#shared/contract/following.ts'
import { findSubscription } from './subscription.ts'

const dayMs = 86_400_000
/** The hub may verify a request this long after it, in milliseconds. */
const maxDelayMs = dayMs
/** We ask again after this time at the latest, whatever the hub says, in milliseconds. */
const maxLeaseMs = 10 * dayMs

/**
 * Returns the hub's challenge if we asked for a channel's subscription within a day and somebody follows the channel, or if the
 * hub wants to end a subscription and nobody does. Throws Failure `not_found` for everything else.
 */
export async function confirmPush(
  request: Parsed<(typeof following)['confirm-push']>,
  now = Date.now(),
): Promise<string> {
  const { id, key, 'hub.mode': mode, 'hub.topic': topic, 'hub.challenge': challenge } = request
  if (topic !== topicOf(id) || !(await findSubscription(id, key))) throw new Failure('not_found')
  const isFollowed = await hasFollowers(id)
  const isWanted = mode === 'subscribe' ? isFollowed && (await startLease(request, now)) : !isFollowed
  if (!isWanted) throw new Failure('not_found')
  return challenge
}

/** Stores how long the subscription lasts. Returns false if we did not ask for it. */
async function startLease(
  { id, ...request }: Parsed<(typeof following)['confirm-push']>,
  now: number,
): Promise<boolean> {
  const seconds = request['hub.lease_seconds']
  return seconds !== undefined && saveLease(id, now + Math.min(seconds * 1000, maxLeaseMs), now - maxDelayMs)
}
