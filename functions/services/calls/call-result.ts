import type { Uploads } from '#functions/services/channel/recent-uploads.ts'
import { ageInDays, type Upload } from '#functions/services/channel/upload.ts'
import { listRated } from '#functions/services/channel/usual.ts'
import type { CallResult } from '#shared/contract/advice.ts'
import { findTopQuarter, minForQuarter } from '#shared/outliers/top-quarter.ts'
import { minAgeDays } from '#shared/prediction/pair-rule.ts'
import { isCloseTitle } from './close-title.ts'

/**
 * Returns how a call's video did, according to the channel's figures at `fetchedAt`: whether it reached the top quarter of the channel,
 * and whether it beat the channel's usual. Videos are ranked by their multiple of the usual for their format and age, as in the outcomes
 * that calls promise. The result contains none of YouTube's figures. `analyzed` is the call's title; undefined if its analysis was
 * deleted.
 */
export function computeCallResult(video: Upload, uploads: Uploads, analyzed: string | undefined): CallResult {
  const { fetchedAt: at, videos } = uploads
  if (analyzed !== undefined && !isCloseTitle(analyzed, video.title)) return { outcome: 'other_title', at }
  const isRecorded = video.kind === 'video' || video.kind === 'short'
  if (video.views === undefined || !isRecorded) return { outcome: 'unavailable', at }
  const rated = listRated({ ...uploads, videos: [video, ...videos.filter(({ id }) => id !== video.id)] })
  const own = rated.find((upload) => upload.video.id === video.id)?.usual.multiple
  // The views of younger videos still change too much.
  const compared = rated.filter((upload) => ageInDays(upload.video, Date.parse(at)) >= minAgeDays)
  if (own === undefined || compared.length < minForQuarter) return { outcome: 'too_few', at }
  const topQuarter = own >= findTopQuarter(compared.map(({ usual }) => usual.multiple))
  return { outcome: 'settled', topQuarter, aboveUsual: own > 1, at }
}
