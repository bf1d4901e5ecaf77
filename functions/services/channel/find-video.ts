import { YouTubeError } from '#functions/clients/youtube/errors.ts'
import { fetchVideos } from '#functions/clients/youtube/videos.ts'
import { chargeDataCall, markDataQuotaSpent, type Payer } from '#functions/services/youtube-quota/charge.ts'
import { toUpload, type Upload } from './upload.ts'

/** A video, no public video with that id, or `closed`: a budget is spent, or YouTube does not respond. */
export type FoundVideo =
  | { readonly outcome: 'found'; readonly video: Upload }
  | { readonly outcome: 'missing' }
  | { readonly outcome: 'closed' }

/** Fetches one public video for one unit of the payer's quota. */
export async function findVideo(id: string, payer: Payer): Promise<FoundVideo> {
  if (!(await chargeDataCall(payer))) return { outcome: 'closed' }
  try {
    const [video] = await fetchVideos([id])
    return video ? { outcome: 'found', video: toUpload(video) } : { outcome: 'missing' }
  } catch (error) {
    if (!(error instanceof YouTubeError)) throw error
    if (error.kind === 'quota') await markDataQuotaSpent()
    return { outcome: error.kind === 'gone' ? 'missing' : 'closed' }
  }
}
