import type { Uploads } from '#functions/services/channel/recent-uploads.ts'
import type { Upload } from '#functions/services/channel/upload.ts'
import type { CallResult } from '#shared/contract/advice.ts'
import { maxAgeRatio, minAgeDays } from '#shared/prediction/pair-rule.ts'
import { scoreTitle } from '#shared/prediction/score.ts'
import { isCloseTitle } from './close-title.ts'

const dayMs = 86_400_000
/** A video needs only one comparison: a channel that publishes once a week has no more when the video is 7 days old. */
export const minComparisons = 1

/** Returns the days between publication and `at`, which is in milliseconds since 1970. */
export const ageInDays = ({ publishedAt }: Upload, at: number): number => (at - Date.parse(publishedAt)) / dayMs

/**
 * Returns whether our call on a video was right, by the channel's figures at `fetchedAt`. The call: of the video and each
 * upload of the same kind and a similar age, the one whose title has the higher raw score has more views. The model's
 * accuracy is measured by the same rule. The result contains none of YouTube's figures, only the number of right pairs.
 * `analyzed` is the title that the call was about; undefined if its analysis was deleted.
 */
export function computeCallResult(
  video: Upload,
  { videos, fetchedAt }: Pick<Uploads, 'videos' | 'fetchedAt'>,
  analyzed: string | undefined,
): CallResult {
  const { views } = video
  const at = fetchedAt
  if (analyzed !== undefined && !isCloseTitle(analyzed, video.title)) return { outcome: 'other_title', at }
  if (views === undefined) return { outcome: 'unavailable', at }
  const { basis, raw } = scoreTitle(video.title)
  if (basis !== 'model') return { outcome: 'no_call', at }
  const comparisons = findComparisons(video, videos, Date.parse(fetchedAt))
  if (comparisons.length < minComparisons) return { outcome: 'too_few', at }
  const right = comparisons.reduce((sum, other) => sum + pairPoints(raw - other.raw, views - other.views), 0)
  return { outcome: 'settled', right, of: comparisons.length, at }
}

/** Returns 1 where score and views agree on which video is ahead, 0 where they disagree, and 0.5 where the scores are equal. */
function pairPoints(scoreDifference: number, viewsDifference: number): number {
  if (scoreDifference === 0) return 0.5
  return scoreDifference > 0 === viewsDifference > 0 ? 1 : 0
}

/**
 * Returns score and views of the uploads that the video can be compared with. Equal views cannot be predicted, and a title
 * without a score makes no prediction.
 */
function findComparisons(video: Upload, uploads: readonly Upload[], at: number): { raw: number; views: number }[] {
  const age = ageInDays(video, at)
  return uploads.flatMap((other) => {
    const otherAge = ageInDays(other, at)
    const isSimilar =
      other.id !== video.id &&
      other.kind === video.kind &&
      Math.min(age, otherAge) >= minAgeDays &&
      Math.max(age, otherAge) <= maxAgeRatio * Math.min(age, otherAge)
    if (!isSimilar || other.views === undefined || other.views === video.views) return []
    const { basis, raw } = scoreTitle(other.title)
    return basis === 'model' ? [{ raw, views: other.views }] : []
  })
}
