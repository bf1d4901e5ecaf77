import { explain } from '../explain.ts'
import type { PastBasis } from '../kinds.ts'
import { isOtherLanguage } from '../language.ts'
import { roundPoints } from '../model.ts'
import { comparisonParameters, getViewsModel, isKnownWord } from '../shipped.ts'
import {
  computeProcessEffects,
  fitGaussianProcess,
  type GaussianProcess,
  predictWithoutOwnResult,
} from './gaussian-process.ts'
import {
  compareWithUsual,
  isUsableVideo,
  maxPastVideos,
  minPastVideos,
  minProcessVideos,
  minVideosByBasis,
  type PastVideo,
} from './past.ts'
import { computeSimilarities, indexTitles, type TitleIndex } from './similarity.ts'
import { extractTitleFeatures, type TitleFeatures } from './title-features.ts'

/** A channel's past videos, prepared for scoring titles. */
export interface PreparedHistory {
  /** The videos used, latest first. */
  readonly past: readonly PastVideo[]
  /** The natural logarithm of each video's views over the channel's usual, clipped to {@link maxResult}. */
  readonly results: readonly number[]
  /** Each video's views as a multiple of the usual, not clipped. */
  readonly viewMultiples: readonly number[]
  readonly words: readonly (readonly string[])[]
  readonly titles: TitleIndex
  /** Undefined with fewer than ten videos. */
  readonly process: GaussianProcess | undefined
}

/** A past video that contributes to a title's score. */
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
  /** The models that the score is based on. */
  readonly basis: PastBasis
  /** 0-100: the share of the channel's past titles with a lower score, where each is scored without its own views. */
  readonly score: number
  /** Log-odds, like the raw score of the title model. Comparable between titles scored with the same past and `basis`. */
  readonly raw: number
  /**
   * The contribution of the title model; 0 if `basis` is `videos`. Together with the points of `similar` it adds up to `raw`
   * exactly, in any order.
   */
  readonly titlePoints: number
  /**
   * Every past video with a contribution, by descending effect; last those that count the other way than their own views,
   * because the title is unlike theirs.
   */
  readonly similar: readonly SimilarVideo[]
}

/** Shrinkage: with this much total similarity, half of the similar videos' mean result counts. */
const priorSimilarity = 0.5

/** Results are clipped here: a video with more than e^2 times the usual views counts as e^2. */
const maxResult = 2

const extractFeatures = ({ title }: Pick<PastVideo, 'title'>) => extractTitleFeatures(title, getViewsModel())

/**
 * Prepares past videos from any source for scoring: the latest 200 of the usable ones (`isUsableVideo`). Returns undefined
 * if fewer than five are usable. `features` supplies those of a video's title if the caller has already computed them.
 */
export function prepareHistory(
  videos: readonly PastVideo[],
  features: (video: PastVideo) => TitleFeatures = extractFeatures,
): PreparedHistory | undefined {
  const usable = videos.filter(isUsableVideo)
  if (usable.length < minPastVideos) return undefined
  const past = usable.sort((a, b) => a.ageDays - b.ageDays).slice(0, maxPastVideos)
  const titles = past.map(features)
  const logMultiples = compareWithUsual(past)
  const results = logMultiples.map((result) => Math.max(-maxResult, Math.min(maxResult, result)))
  const words = titles.map((title) => title.words)
  return {
    past,
    results,
    viewMultiples: logMultiples.map(Math.exp),
    words,
    titles: indexTitles(words),
    process: past.length < minProcessVideos ? undefined : fitGaussianProcess(titles, results),
  }
}

/**
 * Returns the effect of each past video: its similarity as a share of the total, times its result. 0 for videos that share
 * no word, and for the one at index `except`.
 */
function computeSimilarEffects(
  { results, titles }: PreparedHistory,
  words: readonly string[],
  excludedIndex = -1,
): Float64Array {
  const effects = computeSimilarities(titles, words)
  if (excludedIndex >= 0) effects[excludedIndex] = 0
  let total = priorSimilarity
  for (const similarity of effects) total += similarity
  for (let index = 0; index < effects.length; index++)
    effects[index] = ((effects[index] as number) * (results[index] as number)) / total
  return effects
}

/** What a channel's past says about a title, before weighting. */
export interface PastEffects {
  /** The combined result of the videos whose titles share words, against the channel's usual. */
  readonly similar: number
  /** The result that the Gaussian process predicts, against the channel's mean; 0 without one. */
  readonly process: number
}

const sum = (values: Iterable<number>) => {
  let total = 0
  for (const value of values) total += value
  return total
}

/** Returns what a channel's past says about a title. */
export const computePastEffects = (history: PreparedHistory, title: TitleFeatures): PastEffects => ({
  similar: sum(computeSimilarEffects(history, title.words)),
  process: history.process ? sum(computeProcessEffects(history.process, title)) : 0,
})

/**
 * Scores a title for a channel by the results of the channel's videos, and by the title model if the title and the channel
 * are in English. Returns undefined if they are not and the channel has fewer than ten videos.
 */
export function scoreOnChannel(history: PreparedHistory, title: string): HistoryScore | undefined {
  const basis = chooseBasis(title, history.past)
  if (history.past.length < minVideosByBasis[basis]) return undefined
  const weights = comparisonParameters.onChannel[basis]
  const features = extractFeatures({ title })
  const similarEffects = computeSimilarEffects(history, features.words)
  const processEffects = history.process && computeProcessEffects(history.process, features)
  const titlePoints = computeTitlePoints(title, basis)
  const similar: SimilarVideo[] = []
  let raw = titlePoints
  for (const [index, { title, views }] of history.past.entries()) {
    const effect = weights.similar * (similarEffects[index] ?? 0) + weights.process * (processEffects?.[index] ?? 0)
    const points = roundPoints(effect)
    if (points === 0) continue
    raw += points
    similar.push({ title, views, times: history.viewMultiples[index] ?? 1, points })
  }
  similar.sort((a, b) => Number(isOpposed(a)) - Number(isOpposed(b)) || Math.abs(b.points) - Math.abs(a.points))
  const lowerCount = readPastRawScores(history, basis).filter((pastRaw) => pastRaw < raw).length
  return { basis, score: Math.round((100 * lowerCount) / history.past.length), raw, titlePoints, similar }
}

const isOpposed = ({ points, times }: SimilarVideo) => points > 0 !== times > 1

/**
 * A channel is not in English if at least two of its titles, and this share of them, clearly are not. The share is low
 * because many titles consist of names. It finds 87 % of such channels, and 1 % of English ones.
 */
const otherLanguageShare = 0.1

const isTitleInOtherLanguage = (title: string) => isOtherLanguage(title, isKnownWord)

const otherLanguageCache = new WeakMap<readonly PastVideo[], boolean>()

function isChannelInOtherLanguage(past: readonly PastVideo[]): boolean {
  const cached = otherLanguageCache.get(past)
  if (cached !== undefined) return cached
  const isInOtherLanguage =
    past.filter(({ title }) => isTitleInOtherLanguage(title)).length >= Math.max(2, otherLanguageShare * past.length)
  otherLanguageCache.set(past, isInOtherLanguage)
  return isInOtherLanguage
}

/** The English title model takes part if neither the title nor the channel is in another language. */
const chooseBasis = (title: string, past: readonly PastVideo[]): PastBasis =>
  isTitleInOtherLanguage(title) || isChannelInOtherLanguage(past) ? 'videos' : 'title_and_videos'

/** Returns the number of usable past videos from which `scoreWithHistory` scores a title: five in English, ten otherwise. */
export const countVideosNeeded = (title: string, past: readonly PastVideo[]): number =>
  minVideosByBasis[chooseBasis(title, past)]

function computeTitlePoints(title: string, basis: PastBasis): number {
  const weight = comparisonParameters.onChannel[basis].title
  return weight && roundPoints(weight * explain(getViewsModel(), title).raw)
}

const rawScoreCache: Readonly<Record<PastBasis, WeakMap<PreparedHistory, readonly number[]>>> = {
  title_and_videos: new WeakMap(),
  videos: new WeakMap(),
}

/** Returns the raw score of each past title without using its own views. Cached per history. */
function readPastRawScores(history: PreparedHistory, basis: PastBasis): readonly number[] {
  const raws = rawScoreCache[basis].get(history) ?? computePastRawScores(history, basis)
  rawScoreCache[basis].set(history, raws)
  return raws
}

function computePastRawScores(history: PreparedHistory, basis: PastBasis): number[] {
  const weights = comparisonParameters.onChannel[basis]
  const processEffects = history.process && predictWithoutOwnResult(history.process)
  return history.past.map(
    ({ title }, index) =>
      computeTitlePoints(title, basis) +
      weights.similar * sum(computeSimilarEffects(history, history.words[index] ?? [], index)) +
      weights.process * (processEffects?.[index] ?? 0),
  )
}

/**
 * Scores a title for a channel, in the browser, functions and the command line alike:
 *
 *     const history = scoreWithHistory('My new title', [{ title, views, ageDays }, ...])
 *     // { basis, score, raw, titlePoints, similar: [{ title, views, times: 2.1, points }, ...] } or undefined
 *
 * Returns undefined with fewer than five usable past videos, or fewer than ten if the title or the channel is not in
 * English. To score many titles of one channel, call `prepareHistory` once and `scoreOnChannel` for each title.
 */
export function scoreWithHistory(title: string, past: readonly PastVideo[]): HistoryScore | undefined {
  const history = prepareHistory(past)
  return history && scoreOnChannel(history, title)
}
