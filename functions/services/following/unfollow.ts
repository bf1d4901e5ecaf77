import { deleteChannel } from '#functions/store/channels.ts'
import { deleteFollowedChannel, removeFollower } from '#functions/store/followed-channels.ts'
import { deleteFollow, isFollowed, listFollowedIds } from '#functions/store/follows.ts'
import { deleteUploads } from '#functions/store/uploads.ts'

/** Stops following a channel, and deletes the channel's data if no one else follows it. */
export async function unfollow(userId: string, channelId: string): Promise<void> {
  if (await deleteFollow({ userId, id: channelId })) await removeFollower(channelId)
  await deleteUnfollowed(channelId, userId)
}

/** Stops following every channel. */
export async function unfollowAll(userId: string): Promise<void> {
  for (const id of await listFollowedIds(userId)) await unfollow(userId, id)
}

/**
 * Deletes the data of a channel without followers. Ignores `except`, whose follow was just deleted and may still be in the index. Returns
 * false if it has followers. If someone follows it at the same moment, `jobs/refresh-channels` reads it again.
 */
export async function deleteUnfollowed(channelId: string, except?: string): Promise<boolean> {
  if (await isFollowed(channelId, except)) return false
  if (!(await deleteFollowedChannel(channelId))) return false
  await deleteUploads(channelId)
  // Last, so that `jobs/purge-expired` can finish an interrupted call.
  await deleteChannel(channelId)
  return true
}
