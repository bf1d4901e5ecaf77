import * as z from 'zod/mini'
import { YouTubeError } from '#functions/clients/youtube/errors.ts'
import { fetchUploadIds } from '#functions/clients/youtube/playlist.ts'
import { fetchVideos } from '#functions/clients/youtube/videos.ts'
import { type OwnerPayer, withDataQuota } from '#functions/services/youtube-quota/charge.ts'
import { OwnVideo } from '#shared/contract/video.ts'

/** A connected channel's newest videos, as YouTube reported them at `fetchedAt`. */
export const OwnVideos = z.object({ fetchedAt: z.iso.datetime(), videos: z.array(OwnVideo) })
export type OwnVideos = z.infer<typeof OwnVideos>

/**
 * Fetches a channel's newest public videos, at most 50, newest first, for two units of quota. Throws what `withDataQuota`
 * throws. `signal` aborts the requests.
 */
export async function fetchOwnVideos(channelId: string, owner: OwnerPayer, signal: AbortSignal): Promise<OwnVideos> {
  const fetchedAt = new Date().toISOString()
  const ids = await fetchIds(channelId, owner, signal)
  const fetched = ids.length > 0 ? await withDataQuota(owner, () => fetchVideos(ids, signal)) : []
  const videos = z
    .array(OwnVideo)
    .parse(fetched)
    .sort((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt))
  return { fetchedAt, videos }
}

async function fetchIds(channelId: string, owner: OwnerPayer, signal: AbortSignal): Promise<readonly string[]> {
  try {
    return (await withDataQuota(owner, () => fetchUploadIds(channelId, undefined, signal))).ids
  } catch (error) {
    // A channel that never published has no uploads playlist.
    if (error instanceof YouTubeError && error.kind === 'gone') return []
    throw error
  }
}
