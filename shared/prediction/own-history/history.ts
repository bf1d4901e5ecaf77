import { explain } from '../explain.ts'
import { roundPoints } from '../model.ts'
import { callParameters, shippedModel } from '../shipped.ts'
import { compareWithUsual, isUsableVideo, minPastVideos, type PastVideo } from './past.ts'
import { computeSimilarities, indexTitles, type TitleIndex, titleNgrams } from './similarity.ts'

/** A channel's past videos, prepared for scoring titles. */
export interface PreparedHistory {
  readonly past: readonly PastVideo[]
  /** The natural logarithm of each video's views over the channel's usual, clipped to {@link maxResult}. */
  readonly results: readonly number[]
  /** Each video's views as a multiple of the usual, not clipped. */
  readonly times: readonly number[]
  readonly words: readonly (readonly string[])[]
  readonly titles: TitleIndex
}

/** A past video with a title similar to the scored one. */
export interface SimilarVideo {
  readonly title: string
  readonly views: number
  /** Its views divided by the channel's usual for its age: 2.1 means "2.1 times your usual". */
  readonly times: number
  /** Its contribution to `raw`. */
  readonly points: number
}

/** A title's score from the channel's own past. */
export interface HistoryScore {
  /** 0-100: the share of the channel's past titles with a lower score, where each is scored without its own views. */
  readonly score: number
  /** Log-odds, like the raw score of the title model. Comparable between titles that are scored with the same past. */
  readonly raw: number
  /** The contribution of the title model. Together with the points of `similar` it adds up to `raw` exactly, in any order. */
  readonly titlePoints: number
  /** Every past video with a contribution, by descending effect. Empty if no past title shares a word. */
  readonly similar: readonly SimilarVideo[]
}

/** Shrinkage: with this much total similarity, half of the similar videos' mean result counts. */
const prior = 0.5

/** Results are clipped here: a video with more than e^2 times the usual views counts as e^2. */
const maxResult = 2

const wordsOfVideo = ({ title }: PastVideo) => titleNgrams(title)

/**
 * Prepares past videos for scoring. Returns undefined if fewer than five are usable (`isUsableVideo`). `words` supplies the
 * n-grams of a video's title if the caller has already computed them.
 */
export function prepareHistory(
  videos: readonly PastVideo[],
  words: (video: PastVideo) => readonly string[] = wordsOfVideo,
): PreparedHistory | undefined {
  const past = videos.filter(isUsableVideo)
  if (past.length < minPastVideos) return undefined
  const known = past.map(words)
  const results = compareWithUsual(past)
  return {
    past,
    results: results.map((result) => Math.max(-maxResult, Math.min(maxResult, result))),
    times: results.map(Math.exp),
    words: known,
    titles: indexTitles(known),
  }
}

/**
 * Returns the effect of each past video: its similarity as a share of the total, times its result. 0 for videos that share
 * no word, and for the one at index `except`.
 */
function computeEffects({ results, titles }: PreparedHistory, words: readonly string[], except = -1): Float64Array {
  const effects = computeSimilarities(titles, words)
  if (except >= 0) effects[except] = 0
  let total = prior
  for (const similarity of effects) total += similarity
  for (let index = 0; index < effects.length; index++)
    effects[index] = ((effects[index] as number) * (results[index] as number)) / total
  return effects
}

/** Returns the combined result of a title's similar past videos against the channel's usual, before weighting. */
export function similarVideosEffect(history: PreparedHistory, words: readonly string[], except?: number): number {
  let sum = 0
  for (const effect of computeEffects(history, words, except)) sum += effect
  return sum
}

/** Scores a title for a channel, by the title model and by the results of the channel's videos with similar titles. */
export function scoreOnChannel(history: PreparedHistory, title: string): HistoryScore {
  const { onChannel } = callParameters
  const titlePoints = titlePointsOf(title)
  const similar: SimilarVideo[] = []
  let raw = titlePoints
  for (const [index, effect] of computeEffects(history, titleNgrams(title)).entries()) {
    const points = roundPoints(onChannel.past * effect)
    const video = history.past[index]
    if (!video || points === 0) continue
    raw += points
    similar.push({ title: video.title, views: video.views, times: history.times[index] ?? 1, points })
  }
  similar.sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
  const lower = ownRaws(history).filter((own) => own < raw).length
  return { score: Math.round((100 * lower) / history.past.length), raw, titlePoints, similar }
}

const titlePointsOf = (title: string): number =>
  roundPoints(callParameters.onChannel.title * explain(shippedModel(), title).raw)

const known = new WeakMap<PreparedHistory, readonly number[]>()

/** Returns the raw score of each past title without using its own views. Cached per history. */
function ownRaws(history: PreparedHistory): readonly number[] {
  const raws =
    known.get(history) ??
    history.past.map(
      ({ title }, place) =>
        titlePointsOf(title) +
        callParameters.onChannel.past * similarVideosEffect(history, history.words[place] ?? [], place),
    )
  known.set(history, raws)
  return raws
}

/**
 * Scores a title for a channel, in the browser, functions and the command line alike:
 *
 *     const history = scoreWithHistory('My new title', [{ title, views, ageDays }, ...])
 *     // { score, raw, titlePoints, similar: [{ title, views, times: 2.1, points }, ...] } or undefined
 *
 * Returns undefined with fewer than five usable past videos. To score many titles of one channel, call `prepareHistory`
 * once and `scoreOnChannel` for each title.
 */
export function scoreWithHistory(title: string, past: readonly PastVideo[]): HistoryScore | undefined {
  const history = prepareHistory(past)
  return history && scoreOnChannel(history, title)
}
