import { Failure } from '#functions/lib/failure.ts'
import { channelNotFound, isNamedBy, resolveChannel } from '#functions/services/channel/resolve-channel.ts'
import { chargeNewFollow } from '#functions/services/youtube-quota/charge.ts'
import { requireAccount } from '#functions/store/accounts.ts'
import { addChannel, getChannel, type StoredChannel } from '#functions/store/channels.ts'
import { addFollower } from '#functions/store/followed-channels.ts'
import { addFollow, listFollows, type StoredFollow } from '#functions/store/follows.ts'
import { type ChannelReference, parseChannelUrl } from '#shared/channel-url.ts'
import { ChannelId, type Follow, type FollowedChannel } from '#shared/contract/following.ts'
import { allowances } from '#shared/plans.ts'
import { unfollow } from './unfollow.ts'

/**
 * Follows the channel with an address, handle or channel id. Changes nothing if the user already follows it. Throws Failure
 * `channel_url_invalid`, `channel_not_found`, `channel_name_not_found`, `channel_lookup_failed`, `youtube_quota_exceeded` or
 * `follow_limit_reached`.
 */
export async function followChannel(userId: string, typed: string): Promise<Follow> {
  const reference = parseReference(typed)
  const { plan } = await requireAccount(userId)
  const max = allowances.followed_channels[plan]
  const earlier = await Promise.all((await listFollows(userId)).map(toFollow))
  const named = earlier.find(({ id, channel }) => isNamedBy(reference, { id, handle: channel?.handle ?? null }))
  if (named) return named
  // Before the look-up, so that it costs nothing.
  if (earlier.length >= max) throw new Failure('follow_limit_reached')
  const channel = await findChannel(reference, userId)
  const existing = earlier.find(({ id }) => id === channel.channelId)
  if (existing) return existing
  // The job reads a channel that we hold anyway.
  const isHeld = (await getChannel(channel.channelId)) !== undefined
  if (!isHeld && !(await chargeNewFollow(userId))) throw new Failure('youtube_quota_exceeded')
  const follow: StoredFollow = { userId, id: channel.channelId, followedAt: new Date().toISOString() }
  const isPaying = plan !== 'free'
  // Before the follow, so that `refresh-channels` finds the channel even if this call is interrupted.
  await addFollower(follow.id, isPaying, 0)
  const isNew = await addFollow(follow)
  if (isNew) await addFollower(follow.id, isPaying, 1)
  const follows = await listFollows(userId)
  // Counted after adding, so that concurrent requests cannot exceed the limit.
  if (isNew && follows.length > max) {
    await unfollow(userId, follow.id)
    throw new Failure('follow_limit_reached')
  }
  // Stored after the follow: without one, another user's unfollowing would delete the channel. If this is interrupted, the job does it.
  await addChannel(channel)
  return toFollow(follows.find(({ id }) => id === follow.id) ?? follow)
}

function parseReference(typed: string): ChannelReference {
  const text = typed.trim()
  const reference = ChannelId.safeParse(text).success ? { kind: 'id' as const, id: text } : parseChannelUrl(text)
  if (!reference) throw new Failure('channel_url_invalid', { channel: 'invalid' })
  return reference
}

/** Returns a channel from our table or a cached look-up, else from YouTube at the user's expense. */
async function findChannel(
  reference: ChannelReference,
  userId: string,
): Promise<Pick<StoredChannel, 'channelId' | 'title' | 'handle' | 'thumbnail'>> {
  const stored = reference.kind === 'id' ? await getChannel(reference.id) : undefined
  if (stored) return stored
  const resolution = await resolveChannel(reference, { userId })
  if (resolution.outcome === 'missing') throw channelNotFound(reference)
  if (resolution.outcome === 'closed')
    throw new Failure(resolution.isSpent ? 'youtube_quota_exceeded' : 'channel_lookup_failed')
  const { id: channelId, ...channel } = resolution.channel
  return { channelId, ...channel }
}

/** Returns a follow with the stored data of its channel. */
export async function toFollow({ id, followedAt, muted = false }: StoredFollow): Promise<Follow> {
  const channel = await getChannel(id)
  return { id, followedAt, channel: channel ? toFollowedChannel(channel) : null, muted }
}

/** Returns a stored channel as the contract describes it. */
export const toFollowedChannel = ({
  channelId: id,
  title,
  handle,
  thumbnail,
  subscribers = null,
  fetchedAt,
}: StoredChannel): FollowedChannel => ({ id, title, handle, thumbnail, subscribers, fetchedAt })
