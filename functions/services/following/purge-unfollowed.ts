import { visitAll } from '#functions/lib/visit-all.ts'
import { jobBookmark } from '#functions/store/cache.ts'
import { listChannelIds } from '#functions/store/channels.ts'
import { deleteUnfollowed } from './unfollow.ts'

/** Deletes channels without followers that an interrupted call left behind. Returns their number. */
export async function purgeUnfollowed(canContinue: () => boolean): Promise<number> {
  let purged = 0
  const visit = async (channelId: string) => {
    if (await deleteUnfollowed(channelId)) purged += 1
  }
  const bookmark = jobBookmark('purge-unfollowed')
  await visitAll(listChannelIds, (channelId) => channelId, visit, { bookmark, canContinue, concurrency: 25 })
  return purged
}
