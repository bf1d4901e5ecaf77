import { deleteChannel } from '#functions/store/channels.ts'
import { deleteFollow, deleteFollower, hasFollowers, listFollowedIds } from '#functions/store/follows.ts'
import { deleteUploads } from '#functions/store/uploads.ts'

/**
 * Stops following a channel, and deletes the channel's data if no one else follows it. The follow is deleted last, so that an
 * interrupted call can be repeated.
 */
export async function unfollow(userId: string, channelId: string): Promise<void> {
  await removeFollower(userId, channelId)
  await deleteFollow({ userId, id: channelId })
}

/** Removes a user from the followers of every channel. The caller deletes the follows afterward. */
export async function deleteFollowers(userId: string): Promise<void> {
  for (const id of await listFollowedIds(userId)) await removeFollower(userId, id)
}

/** Removes a user from the followers of a channel. */
export async function removeFollower(userId: string, channelId: string): Promise<void> {
  await deleteFollower({ userId, id: channelId })
  await deleteUnfollowed(channelId)
}

/**
 * Deletes the data of a channel without followers. If someone follows it at the same moment, the job `refresh-channels` reads it
 * again.
 */
export async function deleteUnfollowed(channelId: string): Promise<boolean> {
  if (await hasFollowers(channelId)) return false
  // The channel is deleted last, so that the daily purge finds what an interrupted call left.
  await deleteUploads(channelId)
  await deleteChannel(channelId)
  return true
}
