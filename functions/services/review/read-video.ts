import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { findVideo } from '#functions/services/channel/find-video.ts'
import { getRecentUploads, isFresh, type Uploads } from '#functions/services/channel/recent-uploads.ts'
import { ageInDays, type Upload } from '#functions/services/channel/upload.ts'
import type { Payer } from '#functions/services/youtube-quota/charge.ts'
import type { VideoOutcome } from '#shared/contract/review.ts'
import { compareViews } from './compare-views.ts'

type Found = Extract<VideoOutcome, { state: 'found' }>

/**
 * Returns how a published video did: from the uploads of the user's channel, at most a day old, if it is among them, else fetched by its
 * id. It is compared with the channel's usual if that derived metric is allowed. Stores only the cached uploads.
 */
export async function readVideo(videoId: string, channelId: string | undefined, payer: Payer): Promise<VideoOutcome> {
  const isCompared = isDerivedMetricAllowed('reviews')
  const uploads = channelId !== undefined && isCompared ? await getFreshUploads(channelId, payer) : undefined
  const listed = uploads?.videos.find(({ id }) => id === videoId)
  const found = listed ? undefined : await findVideo(videoId, payer)
  if (found?.outcome === 'closed') return { state: 'unavailable' }
  if (found?.outcome === 'missing') return { state: 'gone' }
  const video = listed ?? found?.video
  if (!video) return { state: 'unavailable' }
  const countedAt = listed && uploads ? uploads.fetchedAt : new Date().toISOString()
  const { title, views } = video
  return {
    state: 'found',
    title,
    ...(views === undefined ? {} : { views }),
    days: Math.max(0, Math.floor(ageInDays(video, Date.parse(countedAt)))),
    countedAt,
    ...(isCompared ? compare(video, channelId, uploads) : { noComparison: 'not_offered' }),
  }
}

/** Returns the cached uploads if they are at most a day old: older views are not those of the review day. */
async function getFreshUploads(channelId: string, payer: Payer): Promise<Uploads | undefined> {
  const uploads = await getRecentUploads(channelId, payer, Date.now(), true)
  return uploads && isFresh(uploads) ? uploads : undefined
}

function compare(
  video: Upload,
  channelId: string | undefined,
  uploads: Uploads | undefined,
): Pick<Found, 'comparison' | 'noComparison'> {
  if (channelId === undefined) return { noComparison: 'channel_required' }
  if (video.channelId !== channelId) return { noComparison: 'other_channel' }
  // There is no comparison for hidden views or while YouTube does not respond, and no explanation is needed.
  if (!uploads || video.views === undefined) return {}
  const comparison = compareViews(video, uploads)
  return comparison ? { comparison } : { noComparison: 'too_few' }
}
