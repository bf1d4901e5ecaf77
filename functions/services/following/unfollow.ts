import { deleteChannel } from '#functions/store/channels.ts'
import { deleteFollow, deleteFollower, hasFollowers, listFollowedIds } from '#functions/store/follows.ts'
import { deleteUploads } from '#functions/store/uploads.ts'

/**
 * Stops following a channel, and deletes what we hold about it when nobody else follows it. The follow goes last, so that a
 * repetition of an interrupted call finds it again.
 */
export async function unfollow(userId: string, channelId: string): Promise<void> {
  await leave(userId, channelId)
  await deleteFollow({ userId, id: channelId })
}

/** Removes a user from the followers of every channel. Their follows stay, to be deleted afterwards. */
export async function deleteFollowers(userId: string): Promise<void> {
  for (const id of await listFollowedIds(userId)) await leave(userId, id)
}

/** Removes a user from the followers of a channel. */
export async function leave(userId: string, channelId: string): Promise<void> {
  await deleteFollower({ userId, id: channelId })
  await deleteUnfollowed(channelId)
}

/**
 * Deletes what we hold about a channel that nobody follows. Where somebody follows it in the same moment, the job
 * `refresh-channels` reads it again.
 */
export async function deleteUnfollowed(channelId: string): Promise<boolean> {
  if (await hasFollowers(channelId)) return false
  // The channel goes last, so that the daily purge finds what an interrupted call left.
  await deleteUploads(channelId)
  await deleteChannel(channelId)
  return true
}
