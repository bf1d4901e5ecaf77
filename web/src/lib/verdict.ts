import type { Analysis } from '#shared/contract/advice.ts'
import { rateVerdict, type TitleRating, toneOf } from '#shared/prediction/rating.ts'
import type { Verdict } from '#shared/prediction/yardsticks.ts'
import type { Tone } from '#web/ui/badge.tsx'

/** The benchmark for thumbnails, our mark for solid craft. */
export const thumbnailBenchmark = 70

/** Returns the rating of a thumbnail's score, which is not a percentile: `good` (green) from the benchmark on. */
export const rateThumbnail = (score: number): Exclude<Tone, 'neutral'> =>
  score >= thumbnailBenchmark ? 'good' : score >= 50 ? 'fair' : 'poor'

/** Returns whether a rating gives a title a rank. */
export const givesRank = (rating: TitleRating): boolean => rating !== 'unclear' && rating !== 'unlike'

/** Returns the color of a verdict: gray if it gives no rank, and never better than similarly rated titles performed. */
export const colorOf = (verdict: Verdict): Tone => (givesRank(rateVerdict(verdict)) ? toneOf(verdict) : 'neutral')

/** Returns the displayed rank of a verdict, from 1 to 99, because no title is known to rank below or above all others. */
export const rankOf = ({ score }: Pick<Verdict, 'score'>): number => Math.min(99, Math.max(1, score))

/** Returns the share of reference titles, from 0.01 to 0.99, that a title ranks above. */
export const shareOf = (verdict: Pick<Verdict, 'score'>): number => rankOf(verdict) / 100

/** The stored verdict on an analyzed title, or why there is none. */
export type StoredVerdict =
  | { readonly state: 'judged'; readonly verdict: Verdict }
  /** The verdict was based on the creator's channel, and its retention period has ended. */
  | { readonly state: 'expired' }
  /** The channel's videos could not be read when the title was analyzed. */
  | { readonly state: 'unjudged' }
  /** No model could judge the title. */
  | { readonly state: 'unknown'; readonly basis: 'other_language' | 'nothing_known' }

/** Returns the verdict that was given on an analyzed title. Undefined without a title. */
export function readVerdict({
  verdict,
  yardstick,
  titleAnalysis,
}: Pick<Analysis, 'verdict' | 'yardstick' | 'titleAnalysis'>): StoredVerdict | undefined {
  if (verdict) return { state: 'judged', verdict }
  if (!titleAnalysis) return undefined
  if (yardstick) return { state: 'expired' }
  return titleAnalysis.basis === 'model' ? { state: 'unjudged' } : { state: 'unknown', basis: titleAnalysis.basis }
}
