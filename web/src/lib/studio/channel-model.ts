import { dayMs } from '#shared/duration.ts'
import type { CountedVideo } from '#shared/outliers/multiples.ts'
import {
  computePastScoring,
  computeResults,
  isChannelInOtherLanguage,
  type PastScoring,
  type PreparedHistory,
  prepareResults,
  readShippedParameters,
  sumWeighted,
} from '#shared/prediction/own-history/history.ts'
import { isUsableVideo, maxPastVideos, minProcessVideos, type PastVideo } from '#shared/prediction/own-history/past.ts'
import { maxAgeRatio } from '#shared/prediction/pair-rule.ts'
import { createRandom } from '#shared/random.ts'
import { createRedraw } from '#shared/redraw.ts'
import { computeAges } from './age.ts'
import { formatOf, formats } from './format.ts'
import type { StudioVideo } from './videos.ts'

/** How well a channel's model ranks pairs of the channel's own videos without knowing their views. */
interface CrossValidation {
  /** The number of videos used: the latest 200 at most. */
  readonly videos: number
  /** The number of pairs of videos of similar age, without pairs that did equally well. */
  readonly pairs: number
  /** The share of pairs where the video that did better, for its age, scores higher; equal scores count half. */
  readonly share: number
  /** The probability of reaching this share if titles had no effect on results; 1 if it is above {@link significanceLevel}. */
  readonly luck: number
}

/** A model of a channel's titles, fitted on the creator's own rows of one format. */
export type ChannelModel =
  | { readonly state: 'too_few'; readonly videos: number; readonly needed: number }
  | (CrossValidation & {
      /** Only a `proven` model may be shown: it beats chance with 95% confidence. */
      readonly state: 'proven' | 'unproven'
      /** Scores titles: `scoreOnChannel(history, { title })`. */
      readonly history: PreparedHistory
      /** The videos of `history`, in the given order. */
      readonly fitted: readonly FittedVideo[]
    })

/** A video that a model was fitted on, with its views on the last day of the export. */
export interface FittedVideo extends CountedVideo {
  readonly title: string
  readonly views: number
}

/** Keeps false positives at or below 5% on simulated channels without any effect, even if neighboring videos have similar results. */
const significanceLevel = 0.04
const redraws = 999
/** Fixed, so that the same videos always give the same model. */
const seed = 20_261_123

/**
 * Fits the channel history model on the videos of an export, in any language, and cross-validates it: pairs of videos of
 * similar age are ranked by raw scores that are computed without the results of either. Only the format with the most videos
 * is used: formats have different audiences, so their views cannot be compared.
 *
 * The scores are a linear function of the results, and the function depends only on the titles. So the permutation test needs no new fit: it repeats the
 * validation with shuffled results.
 */
export function fitChannelModel(videos: readonly StudioVideo[], lastDay: string | null): ChannelModel {
  const ages = computeAges(videos, lastDay)
  const usable = videos.flatMap((video, index) => {
    const { title, views, seconds } = video
    const ageDays = ages[index] ?? null
    if (title === '' || views === null || ageDays === null || !isUsableVideo({ views, ageDays })) return []
    return [{ video, past: { title, views, ageDays, seconds: seconds ?? undefined } }]
  })
  const byFormat = formats.map((format) => usable.filter(({ video }) => formatOf(video) === format))
  const used = byFormat
    .reduce((longest, list) => (list.length > longest.length ? list : longest))
    .sort((a, b) => a.past.ageDays - b.past.ageDays)
    .slice(0, maxPastVideos)
  const results = used.length < minProcessVideos ? undefined : computeResults(used.map(({ past }) => past))
  if (!results) return { state: 'too_few', videos: used.length, needed: minProcessVideos }
  const history = prepareResults(results)
  const validation = crossValidate(history, {
    ages: results.map(({ ageDays }) => ageDays),
    multiples: results.map(({ result }) => result),
  })
  const isProven = validation.share > 0.5 && validation.luck <= significanceLevel
  const fitted = used.map(({ video, past }) => toFitted(video, past))
  return { state: isProven ? 'proven' : 'unproven', ...validation, history, fitted }
}

function toFitted({ publishedOn, seconds }: StudioVideo, { title, views, ageDays }: PastVideo): FittedVideo {
  const published = Date.parse(publishedOn ?? '')
  const toTime = (at: number) => new Date(at).toISOString()
  return { title, views, seconds, publishedAt: toTime(published), viewsAt: toTime(published + ageDays * dayMs) }
}

/** `ages` in days and `multiples`, the unclipped results, are in the order of the history. */
function crossValidate(
  history: PreparedHistory,
  { ages, multiples }: { readonly ages: readonly number[]; readonly multiples: readonly number[] },
): CrossValidation {
  const basis = isChannelInOtherLanguage(history.past) ? 'videos' : 'title_and_videos'
  const scoring = computePastScoring(history, readShippedParameters(basis))
  const similarAge = listPairsOfSimilarAge(ages)
  const random = createRandom(seed)
  const { results } = history
  const validate = (order: readonly number[]) =>
    countRight(
      similarAge,
      { results: order.map((index) => results[index] ?? 0), multiples: order.map((index) => multiples[index] ?? 0) },
      scoring,
    )
  const observed = validate(multiples.map((_, index) => index))
  const redraw = createRedraw(multiples)
  let asGood = 1
  for (let count = 0; count < redraws && asGood <= significanceLevel * (redraws + 1); count++)
    if (validate(redraw(random)).share >= observed.share - 1e-9) asGood++
  const luck = asGood / (redraws + 1)
  return { videos: history.past.length, ...observed, luck: luck > significanceLevel ? 1 : luck }
}

/** Lists the pairs of positions, one after the other. Videos come latest first. */
function listPairsOfSimilarAge(ages: readonly number[]): Int32Array {
  const pairs: number[] = []
  for (const [younger, age] of ages.entries())
    for (let older = younger + 1; older < ages.length && (ages[older] ?? 0) <= maxAgeRatio * age; older++)
      pairs.push(younger, older)
  return Int32Array.from(pairs)
}

/**
 * Counts the pairs with different results, and the share in which the better video scores higher. A raw score excludes
 * the video's own result. The other video's result counts as average, since it would otherwise bias pairs of similar titles.
 */
function countRight(
  similarAge: Int32Array,
  { results, multiples }: { readonly results: readonly number[]; readonly multiples: readonly number[] },
  { titlePoints, weights }: PastScoring,
) {
  const size = results.length
  const raws = titlePoints.map((points, index) => points + sumWeighted(weights, index, results))
  let pairs = 0
  let right = 0
  for (let at = 0; at < similarAge.length; at += 2) {
    const [one, other] = [similarAge[at] as number, similarAge[at + 1] as number]
    const difference = (multiples[one] as number) - (multiples[other] as number)
    if (difference === 0) continue
    const ofOther = (weights[one * size + other] as number) * (results[other] as number)
    const ofOne = (weights[other * size + one] as number) * (results[one] as number)
    const lead = (raws[one] as number) - ofOther - ((raws[other] as number) - ofOne)
    pairs++
    right += lead === 0 ? 0.5 : lead > 0 === difference > 0 ? 1 : 0
  }
  return { pairs, share: pairs ? right / pairs : 0.5 }
}
