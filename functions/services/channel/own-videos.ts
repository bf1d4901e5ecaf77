import * as z from 'zod/mini'
import { YouTubeError } from '#functions/clients/youtube/errors.ts'
import { fetchUploadIds } from '#functions/clients/youtube/playlist.ts'
import { fetchVideos } from '#functions/clients/youtube/videos.ts'
import { withDataQuota } from '#functions/services/youtube-quota/charge.ts'
import type { OwnerPayer, Take } from '#functions/services/youtube-quota/quota.ts'
import { OwnVideo } from '#shared/contract/own-videos.ts'

/** A connected channel's newest videos as YouTube told them at `fetchedAt`. */
export const OwnVideos = z.object({ fetchedAt: z.iso.datetime(), videos: z.array(OwnVideo) })
export type OwnVideos = z.infer<typeof OwnVideos>

/**
 * Asks YouTube for a channel's newest public videos, at most 50, newest first: two units of quota. Throws what `metered`
 * throws. `signal` ends it all.
 */
export async function fetchOwnVideos(
  channelId: string,
  owner: OwnerPayer,
  take: Take,
  signal: AbortSignal,
): Promise<OwnVideos> {
  const fetchedAt = new Date().toISOString()
  const ids = await idsOf(channelId, owner, take, signal)
  const told = ids.length > 0 ? await withDataQuota(owner, take, () => fetchVideos(ids, signal)) : []
  const videos = z
    .array(OwnVideo)
    .parse(told)
    .sort((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt))
  return { fetchedAt, videos }
}

async function idsOf(
  channelId: string,
  owner: OwnerPayer,
  take: Take,
  signal: AbortSignal,
): Promise<readonly string[]> {
  try {
    return (await withDataQuota(owner, take, () => fetchUploadIds(channelId, undefined, signal))).ids
  } catch (error) {
    // A channel that never published has no such playlist.
    if (error instanceof YouTubeError && error.fault === 'gone') return []
    throw error
  }
}
