import { requestSubscription } from '#functions/clients/websub/hub.ts'
import { isSigned, type Notice, parseNotification } from '#functions/clients/websub/notification.ts'
import { Failure } from '#functions/lib/failure.ts'
import { log } from '#functions/lib/log.ts'
import { addAnnouncedToConnected, isConnectedChannel } from '#functions/services/channel/announced.ts'
import { addAnnouncedToFollowed } from '#functions/store/channels.ts'
import { noteAnnounced } from '#functions/store/followed-channels.ts'
import { isFollowed } from '#functions/store/follows.ts'
import { dayMs } from '#shared/duration.ts'
import { findSubscription } from './subscription.ts'

/** The maximum age of a notification and of its video, in milliseconds. Older ones are ignored. */
const maxAgeMs = dayMs
/** How far YouTube's clock may be ahead of ours, in milliseconds. */
const maxAheadMs = 300_000

/** A notification as the hub sent it. */
interface Delivery {
  readonly body: string
  readonly signature: string | undefined
}

/**
 * Stores the ids of new videos, for `refresh-channels` if the channel is followed and for `read-ahead` if it is connected. Ignores the
 * rest of the notification. Unsubscribes from other channels. Throws Failure `unauthenticated` for an invalid signature.
 */
export async function receivePush(
  { id, key }: { readonly id: string; readonly key: string },
  { body, signature }: Delivery,
): Promise<void> {
  const now = Date.now()
  const subscription = await findSubscription(id, key)
  if (!subscription || !isSigned(body, signature, subscription.secret)) throw new Failure('unauthenticated')
  const [hasFollowers, isConnected] = await Promise.all([isFollowed(id), isConnectedChannel(id)])
  if (!hasFollowers && !isConnected) return void (await requestSubscription('unsubscribe', subscription))
  const notices = parseNotification(body)
  // Accept it, because otherwise the hub would retry it.
  if (!notices) return log('warn', 'websub: unreadable notification', { channelId: id })
  const isRecent = (at: number) => at > now - maxAgeMs && at < now + maxAheadMs
  const isNew = ({ channelId, publishedAt, updatedAt }: Notice) =>
    channelId === id && isRecent(publishedAt) && isRecent(updatedAt)
  const videos = notices.filter(isNew).map(({ videoId }) => videoId)
  if (videos.length === 0) return
  if (isConnected) await addAnnouncedToConnected(id, videos)
  if (!hasFollowers) return
  await addAnnouncedToFollowed(id, videos)
  await noteAnnounced(id, now)
}
