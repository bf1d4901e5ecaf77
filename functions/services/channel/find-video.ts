import { YouTubeError } from '#functions/clients/youtube/errors.ts'
import { fetchVideos } from '#functions/clients/youtube/videos.ts'
import { chargeDataCall, markDataQuotaSpent, type Payer } from '#functions/services/youtube-quota/charge.ts'
import { toUpload, type Upload } from './upload.ts'

/** The result of a lookup. `missing`: there is no public video with the id. `closed`: a budget is spent, or YouTube does not respond. */
export type FoundVideo =
  | { readonly outcome: 'found'; readonly video: Upload }
  | { readonly outcome: 'missing' }
  | { readonly outcome: 'closed' }

/** Fetches one public video for one unit of the payer's quota. */
export async function findVideo(id: string, payer: Payer): Promise<FoundVideo> {
  const videos = await findVideos([id], payer)
  if (!videos) return { outcome: 'closed' }
  const video = videos.get(id)
  return video ? { outcome: 'found', video } : { outcome: 'missing' }
}

/**
 * Fetches at most 50 public videos for one unit of the payer's quota. Leaves out videos that do not exist. Undefined if a budget is
 * spent, or YouTube does not respond.
 */
export async function findVideos(
  ids: readonly string[],
  payer: Payer,
): Promise<ReadonlyMap<string, Upload> | undefined> {
  if (ids.length === 0) return new Map()
  if (!(await chargeDataCall(payer))) return undefined
  try {
    return new Map((await fetchVideos(ids)).map((video) => [video.id, toUpload(video)]))
  } catch (error) {
    if (!(error instanceof YouTubeError)) throw error
    if (error.kind === 'quota') await markDataQuotaSpent()
    return error.kind === 'gone' ? new Map() : undefined
  }
}
