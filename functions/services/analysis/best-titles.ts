import { videosKey } from '#functions/services/channel/channel-data.ts'
import { OwnVideos } from '#functions/services/channel/own-videos.ts'
import { getCached } from '#functions/store/cache.ts'
import type { OwnChannel } from '#shared/contract/account.ts'

const most = 5

/**
 * Titles of a connected channel's most viewed recent videos, the most viewed first, as far as they are kept: YouTube is
 * not asked. None of a channel that is merely claimed.
 */
export async function listBestTitles(
  userId: string,
  channel: Pick<OwnChannel, 'id' | 'verified'> | null | undefined,
): Promise<string[]> {
  if (!channel?.verified) return []
  const kept = await getCached(videosKey(userId, channel.id), OwnVideos)
  return (kept?.videos ?? [])
    .filter(({ views }) => views !== null && views > 0)
    .sort((a, b) => (b.views ?? 0) - (a.views ?? 0))
    .slice(0, most)
    .map(({ title }) => title)
}
