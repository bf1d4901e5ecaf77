import { YouTubeError } from '#functions/clients/youtube/errors.ts'
import { fetchVideos } from '#functions/clients/youtube/videos.ts'
import { chargeDataCall, markDataQuotaSpent, type Payer } from '#functions/services/youtube-quota/quota.ts'
import type { Store } from './store.ts'
import { toUpload, type Upload } from './upload.ts'

/** What came of asking for one video: it, nothing public under that id, or nobody to ask. */
export type FoundVideo =
  | { readonly outcome: 'found'; readonly video: Upload }
  | { readonly outcome: 'missing' }
  | { readonly outcome: 'closed' }

/** Asks YouTube for one public video, at one unit of the payer's quota. */
export async function findVideo(id: string, payer: Payer, { take }: Pick<Store, 'take'>): Promise<FoundVideo> {
  if (!(await chargeDataCall(take, payer))) return { outcome: 'closed' }
  try {
    const [video] = await fetchVideos([id])
    return video ? { outcome: 'found', video: toUpload(video) } : { outcome: 'missing' }
  } catch (error) {
    if (!(error instanceof YouTubeError)) throw error
    if (error.fault === 'quota') await markDataQuotaSpent(take)
    return { outcome: error.fault === 'gone' ? 'missing' : 'closed' }
  }
}
