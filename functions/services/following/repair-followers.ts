import { scanChannelIds } from '#functions/store/channels.ts'
import { putFollower, scanFollowers, scanFollows } from '#functions/store/follows.ts'
import { deleteUnfollowed, removeFollower } from './unfollow.ts'

/** A follow younger than this may still be in progress, in seconds. */
const settledSeconds = 3600

const keyOf = (channelId: string, userId: string) => `${channelId} ${userId}`

/**
 * Repairs inconsistencies that interrupted calls left: adds missing followers, removes those without a follow, and deletes channels that
 * no one follows. Stops when `canContinue` returns false; the next run starts over. Returns how many it repaired.
 */
export async function repairFollowers(canContinue: () => boolean, now = Date.now()): Promise<number> {
  let repaired = 0
  const without = new Map<string, { channelId: string; userId: string; at: number }>()
  for await (const page of scanFollowers())
    for (const follower of page) without.set(keyOf(follower.channelId, follower.userId), follower)
  for await (const page of scanFollows())
    for (const follow of page) {
      if (without.delete(keyOf(follow.id, follow.userId))) continue
      await putFollower(follow)
      repaired += 1
    }
  for (const { channelId, userId, at } of without.values()) {
    if (!canContinue()) return repaired
    if (now / 1000 - at < settledSeconds) continue
    await removeFollower(userId, channelId)
    repaired += 1
  }
  for await (const page of scanChannelIds(now))
    for (const channelId of page) {
      if (!canContinue()) return repaired
      if (await deleteUnfollowed(channelId)) repaired += 1
    }
  return repaired
}
