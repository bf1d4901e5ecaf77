import type { Analysis } from '#shared/contract/advice.ts'
import { rateVerdict, type TitleRating, toneOf, type Verdict } from '#shared/prediction/yardsticks.ts'
import type { Tone } from '#web/ui/badge.tsx'

/** The benchmark for thumbnails, our mark for solid craft. */
export const thumbnailBenchmark = 70

/** Returns the rating of a thumbnail's score, which is not a percentile: `good` (green) from the benchmark on. */
export const rateThumbnail = (score: number): Exclude<Tone, 'neutral'> =>
  score >= thumbnailBenchmark ? 'good' : score >= 50 ? 'fair' : 'poor'

/** Whether a rating puts a title somewhere. */
export const isPlaced = (rating: TitleRating): boolean => rating !== 'unclear' && rating !== 'unlike'

/** Returns the color of a verdict: gray where it puts the title nowhere, and never better than how such titles did. */
export const colorOf = (verdict: Verdict): Tone => (isPlaced(rateVerdict(verdict)) ? toneOf(verdict) : 'neutral')

/** Returns the rank of a verdict as it is shown, from 1 to 99: no title is known to rank below or above all others. */
export const rankOf = ({ score }: Pick<Verdict, 'score'>): number => Math.min(99, Math.max(1, score))

/** Returns the share, from 0.01 to 0.99, of the titles it is judged by that a title ranks above. */
export const shareOf = (verdict: Pick<Verdict, 'score'>): number => rankOf(verdict) / 100

/** What is stored about how an analyzed title stands, or why nothing is. */
export type StoredVerdict =
  | { readonly state: 'judged'; readonly verdict: Verdict }
  /** It was on the creator's channel, and its retention has ended. */
  | { readonly state: 'expired' }
  /** The channel's videos could not be read when the title was analyzed. */
  | { readonly state: 'unjudged' }
  /** Nothing could judge the title. */
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
