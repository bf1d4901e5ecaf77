import type { Upload } from '#functions/services/channel/upload.ts'
import type { Verdict } from '#shared/contract/advice.ts'
import { maxAgeRatio, minAgeDays } from '#shared/prediction/pair-rule.ts'
import { scoreTitle } from '#shared/prediction/score.ts'

const dayMs = 86_400_000
/** One pair is what the model's accuracy is made of; who publishes once a week has none yet when a video is 7 days old. */
export const minComparisons = 1

/** Days between publishing and `at`, in milliseconds since 1970. */
export const ageInDays = ({ publishedAt }: Upload, at: number): number => (at - Date.parse(publishedAt)) / dayMs

/**
 * Whether our call on a video was right, as of the time its channel's figures were told. The call: of the video and each
 * upload of the same kind and similar age, the one whose title has the higher raw score has more views. That is what
 * the model's accuracy is measured by. Of YouTube's figures nothing but the count of right pairs is left.
 */
export function computeVerdict(video: Upload, uploads: readonly Upload[], toldAt: string): Verdict {
  const { views } = video
  const at = toldAt
  if (views === undefined) return { outcome: 'unavailable', at }
  const call = scoreTitle(video.title)
  if (call.basis !== 'model') return { outcome: 'no_call', at }
  const neighbours = neighboursOf(video, uploads, Date.parse(toldAt))
  if (neighbours.length < minComparisons) return { outcome: 'too_few', at }
  const right = neighbours.reduce((sum, other) => sum + rightness(call.raw - other.raw, views - other.views), 0)
  return { outcome: 'settled', right, of: neighbours.length, at }
}

/** 1 where score and views agree on which is ahead, 0 where they do not, a half where the score cannot tell. */
function rightness(byScore: number, byViews: number): number {
  if (byScore === 0) return 0.5
  return byScore > 0 === byViews > 0 ? 1 : 0
}

/** What the video is compared with: equal views are no pair, and a title without a score makes no call. */
function neighboursOf(video: Upload, uploads: readonly Upload[], at: number): { raw: number; views: number }[] {
  const age = ageInDays(video, at)
  return uploads.flatMap((other) => {
    const otherAge = ageInDays(other, at)
    const isAlike =
      other.id !== video.id &&
      other.kind === video.kind &&
      Math.min(age, otherAge) >= minAgeDays &&
      Math.max(age, otherAge) <= maxAgeRatio * Math.min(age, otherAge)
    if (!isAlike || other.views === undefined || other.views === video.views) return []
    const { basis, raw } = scoreTitle(other.title)
    return basis === 'model' ? [{ raw, views: other.views }] : []
  })
}
