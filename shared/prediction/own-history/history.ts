import { explain } from '../explain.ts'
import type { PastBasis } from '../kinds.ts'
import { detectLanguage, type TitleLanguage } from '../language.ts'
import { type PastWeights, roundPoints } from '../model.ts'
import { comparisonParameters, getViewsModel } from '../shipped.ts'
import {
  computeProcessEffects,
  computeWeightsOfOthers,
  fitGaussianProcess,
  type GaussianProcess,
} from './gaussian-process.ts'
import {
  compareWithUsual,
  isUsableVideo,
  maxPastVideos,
  maxResult,
  minPastVideos,
  minProcessVideos,
  minVideosByBasis,
  type PastVideo,
} from './past.ts'
import { computeSimilarities, indexTitles, type TitleIndex } from './similarity.ts'
import { extractTitleFeatures, type TitledVideo, type TitleFeatures } from './title-features.ts'

/** A past video for scoring titles: its result, without the views. */
export interface PastResult extends TitledVideo {
  /** The natural logarithm of its views over the channel's usual: see `compareWithUsual`. */
  readonly result: number
}

/** A channel's past videos, prepared for scoring titles. */
export interface PreparedHistory {
  /** The videos used, latest first. */
  readonly past: readonly TitledVideo[]
  /** The index of each used video in the input. */
  readonly indexes: readonly number[]
  /** The result of each video, clipped to {@link maxResult}. */
  readonly results: readonly number[]
  readonly words: readonly (readonly string[])[]
  readonly titles: TitleIndex
  /** The index of the titles by their runs of characters. */
  readonly characters: TitleIndex
  /** Undefined with fewer than ten videos. */
  readonly process: GaussianProcess | undefined
}

/** A past video that contributes to a title's score. */
export interface SimilarVideo {
  /** Its index in the input. */
  readonly index: number
  readonly title: string
  /** Its contribution to `raw`. */
  readonly points: number
}

/** A title's score from the channel's own past. */
export interface HistoryScore {
  /** The models that the score is based on. */
  readonly basis: PastBasis
  /**
   * 0-100: the share of the channel's past titles with a lower score, where each is scored without its own views. An equal
   * score counts half.
   */
  readonly score: number
  /** Log-odds, like the raw score of the title model. Comparable between titles scored with the same past and `basis`. */
  readonly raw: number
  /**
   * The contribution of the title model; 0 if `basis` is `videos`. Together with `otherPoints` and the points of `similar` it
   * adds up to `raw` exactly, in any order.
   */
  readonly titlePoints: number
  /**
   * The past videos that determine the score, by descending effect: those with at least a twentieth of the largest effect. Leaves out
   * videos whose effect is opposite to their own views, because the title is unlike theirs.
   */
  readonly similar: readonly SimilarVideo[]
  /** The contribution of all other past videos. */
  readonly otherPoints: number
  /** Whether at least one of the channel's past titles is similar. */
  readonly isFamiliar: boolean
}

/** The minimum similarity of characters for a past title to count as similar: see `computeSimilarities`. */
export const minFamiliarity = 0.1

/** For shrinkage: with this total similarity, half of the similar videos' mean result counts. */
const priorSimilarity = 0.5

/**
 * Returns the results of the latest 200 usable videos (`isUsableVideo`) compared with the channel's usual, latest first, with their
 * indexes in the input. Undefined if fewer than five are usable.
 */
export function computeResults(
  videos: readonly PastVideo[],
): readonly (PastVideo & PastResult & { readonly index: number })[] | undefined {
  const usable = videos.flatMap((video, index) => (isUsableVideo(video) ? [{ ...video, index }] : []))
  if (usable.length < minPastVideos) return undefined
  const latest = usable.sort((a, b) => a.ageDays - b.ageDays).slice(0, maxPastVideos)
  const results = compareWithUsual(latest)
  return latest.map((video, place) => ({ ...video, result: results[place] ?? 0 }))
}

/** Prepares past videos from any source for scoring: see {@link computeResults}. */
export function prepareHistory(
  videos: readonly PastVideo[],
  features?: (video: TitledVideo) => TitleFeatures,
): PreparedHistory | undefined {
  const results = computeResults(videos)
  return (
    results && {
      ...prepareResults(results, features),
      indexes: results.map(({ index }) => index),
    }
  )
}

/**
 * Prepares videos with known results, latest first. `features` returns the features of a video's title if the caller has already computed
 * them.
 */
export function prepareResults(
  past: readonly PastResult[],
  features: (video: TitledVideo) => TitleFeatures = (video) => extractTitleFeatures(video, getViewsModel()),
): PreparedHistory {
  const titles = past.map(features)
  const results = past.map(({ result }) => Math.max(-maxResult, Math.min(maxResult, result)))
  const words = titles.map((title) => title.words)
  const process = past.length < minProcessVideos ? undefined : fitGaussianProcess(titles, results)
  return {
    past,
    indexes: past.map((_, index) => index),
    results,
    words,
    titles: indexTitles(words),
    characters: process?.titles ?? indexTitles(titles.map(({ characters }) => characters)),
    process,
  }
}

/**
 * Returns the weight of each past video's result in the combined result of videos with similar titles: its share of the total similarity.
 * 0 for videos without a common word, and for the video at `excludedIndex`.
 */
function computeSimilarWeights(
  { titles }: PreparedHistory,
  words: readonly string[],
  excludedIndex = -1,
): Float64Array {
  const weights = computeSimilarities(titles, words)
  if (excludedIndex >= 0) weights[excludedIndex] = 0
  let total = priorSimilarity
  for (const similarity of weights) total += similarity
  for (let index = 0; index < weights.length; index++) (weights[index] as number) /= total
  return weights
}

/** Returns the effect of each past video: its weight times its result. */
const computeSimilarEffects = (history: PreparedHistory, words: readonly string[]): Float64Array =>
  computeSimilarWeights(history, words).map((weight, index) => weight * (history.results[index] as number))

/** The effects of a channel's past on a title, before weighting. */
export interface PastEffects {
  /** The combined result of the videos whose titles share words, compared with the channel's usual. */
  readonly similar: number
  /** The result that the Gaussian process predicts, compared with the channel's mean; 0 without a process. */
  readonly process: number
}

const sum = (values: Iterable<number>) => {
  let total = 0
  for (const value of values) total += value
  return total
}

/** Returns the effects of a channel's past on a title. */
export const computePastEffects = (history: PreparedHistory, title: TitleFeatures): PastEffects => ({
  similar: sum(computeSimilarEffects(history, title.words)),
  process: history.process ? sum(computeProcessEffects(history.process, title)) : 0,
})

/** A video whose title is scored, and the expected language. */
export interface ScoredVideo extends TitledVideo {
  readonly language?: TitleLanguage | undefined
  /** The raw score of the title model, if the caller has it. */
  readonly raw?: number | undefined
}

/**
 * Scores a title for a channel by the results of the channel's videos, and by the title model if the title and the channel are in
 * English. Without a length, the video is assumed to have the channel's usual length. Returns undefined if they are not in English and
 * the channel has fewer than ten videos, or if all videos did the same.
 */
export function scoreOnChannel(history: PreparedHistory, video: ScoredVideo): HistoryScore | undefined {
  const { title } = video
  const basis = chooseBasis(video, history.past)
  if (history.past.length < minVideosByBasis[basis] || !hasDifferentResults(history)) return undefined
  const parameters = readShippedParameters(basis)
  const { weights } = parameters
  const features = extractTitleFeatures(video, getViewsModel())
  const similarEffects = computeSimilarEffects(history, features.words)
  const processEffects = history.process && computeProcessEffects(history.process, features)
  const titlePoints = computeTitlePoints(title, parameters, video.raw)
  const videos = history.past.map(({ title }, place): SimilarVideo => {
    const effect = weights.similar * (similarEffects[place] ?? 0) + weights.process * (processEffects?.[place] ?? 0)
    return { index: history.indexes[place] ?? 0, title, points: roundPoints(effect) }
  })
  const similar = selectSimilar(videos.filter(({ points }, place) => points * (history.results[place] ?? 0) > 0))
  const raw = titlePoints + sumPoints(videos)
  return {
    basis,
    score: rankOnChannel(history, basis, raw),
    raw,
    titlePoints,
    similar,
    otherPoints: raw - titlePoints - sumPoints(similar),
    isFamiliar: measureFamiliarity(history, features) >= minFamiliarity,
  }
}

/** Returns how similar the most similar past title is, from 0 to 1. */
export const measureFamiliarity = (history: PreparedHistory, { characters }: TitleFeatures): number =>
  computeSimilarities(history.characters, characters).reduce((max, similarity) => Math.max(max, similarity), 0)

/** Returns the rank, 0 to 100, of a raw score among those of the channel's past titles. */
export const rankOnChannel = (history: PreparedHistory, basis: PastBasis, raw: number): number =>
  rankAmong(readPastRawScores(history, basis), raw)

const hasDifferentResults = ({ results }: PreparedHistory) => results.some((result) => result !== results[0])

const sumPoints = (videos: readonly SimilarVideo[]) => sum(videos.map(({ points }) => points))

/** The share of the largest effect below which a video is not listed. */
const minEffectShare = 0.05

function selectSimilar(videos: readonly SimilarVideo[]): SimilarVideo[] {
  const byEffect = videos.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
  const largest = Math.abs(byEffect[0]?.points ?? 0)
  return byEffect.filter(({ points }) => Math.abs(points) >= minEffectShare * largest)
}

/** Returns the rank of a raw score among others, from 0 to 100: the share of lower scores. An equal score counts half. */
export function rankAmong(others: readonly number[], raw: number): number {
  const below = sum(others.map((other) => (other < raw ? 1 : other === raw ? 0.5 : 0)))
  return Math.round((100 * below) / others.length)
}

/**
 * A channel is not in English if at least two of its titles, and this share of them, clearly are not. The share is low because many
 * titles consist of names. It finds 87% of such channels, and 1% of English ones.
 */
const otherLanguageShare = 0.1

/** Whether a title is probably not English, given the language of the creator's titles, if known. */
const isTitleInOtherLanguage = ({ title, language }: ScoredVideo) => {
  const found = detectLanguage(title, language)
  return found !== undefined && found !== 'en'
}

const otherLanguageCache = new WeakMap<readonly TitledVideo[], boolean>()

/** Whether a channel's titles are not in English. Cached per list of videos. */
export function isChannelInOtherLanguage(past: readonly TitledVideo[]): boolean {
  const cached = otherLanguageCache.get(past)
  if (cached !== undefined) return cached
  const isInOtherLanguage =
    past.filter((video) => isTitleInOtherLanguage(video)).length >= Math.max(2, otherLanguageShare * past.length)
  otherLanguageCache.set(past, isInOtherLanguage)
  return isInOtherLanguage
}

/** Returns the basis: the English title model is used if neither the title nor the channel is in another language. */
const chooseBasis = (video: ScoredVideo, past: readonly TitledVideo[]): PastBasis =>
  isTitleInOtherLanguage(video) || isChannelInOtherLanguage(past) ? 'videos' : 'title_and_videos'

/** Returns the number of usable past videos from which `scoreOnChannel` scores a title: five in English, ten otherwise. */
export const countVideosNeeded = (video: ScoredVideo, past: readonly TitledVideo[]): number =>
  minVideosByBasis[chooseBasis(video, past)]

const rawScoreCache: Readonly<Record<PastBasis, WeakMap<PreparedHistory, readonly number[]>>> = {
  title_and_videos: new WeakMap(),
  videos: new WeakMap(),
}

/** Returns the raw score of each past title without using its own views. Cached per history. */
function readPastRawScores(history: PreparedHistory, basis: PastBasis): readonly number[] {
  const raws = rawScoreCache[basis].get(history) ?? computePastRawScores(history, readShippedParameters(basis))
  rawScoreCache[basis].set(history, raws)
  return raws
}

/** Returns the raw score of each past title without using its own views. */
export function computePastRawScores(history: PreparedHistory, parameters: ScoringParameters): number[] {
  const { titlePoints, weights } = computePastScoring(history, parameters)
  return titlePoints.map((points, index) => points + roundPoints(sumWeighted(weights, index, history.results)))
}

/** How past titles are scored without their own views: a linear function of the results of the other videos. */
export interface PastScoring {
  /** The contribution of the title model to each raw score, which does not depend on results. */
  readonly titlePoints: readonly number[]
  /** The weights of the results in each raw score, row by row; a title's own result has the weight 0. */
  readonly weights: Float64Array
}

/** The parameters for scoring titles on a channel: weights, and the title model's raw score. */
export interface ScoringParameters {
  readonly weights: PastWeights
  readonly scoreTitle: (title: string) => number
}

/** Returns the parameters of the product. */
export const readShippedParameters = (basis: PastBasis): ScoringParameters => ({
  weights: comparisonParameters.onChannel[basis],
  scoreTitle: (title) => explain(getViewsModel(), title).raw,
})

const computeTitlePoints = (title: string, { weights, scoreTitle }: ScoringParameters, raw?: number) =>
  weights.title && roundPoints(weights.title * (raw ?? scoreTitle(title)))

/** Returns the linear functions that score past titles without their own views. */
export function computePastScoring(history: PreparedHistory, parameters: ScoringParameters): PastScoring {
  const { similar, process } = parameters.weights
  const weights = history.process ? computeWeightsOfOthers(history.process) : new Float64Array(history.past.length ** 2)
  for (const [index, words] of history.words.entries()) {
    const similarWeights = computeSimilarWeights(history, words, index)
    const row = weights.subarray(index * similarWeights.length, (index + 1) * similarWeights.length)
    for (const [other, weight] of similarWeights.entries())
      row[other] = similar * weight + process * (row[other] as number)
  }
  return { titlePoints: history.past.map(({ title }) => computeTitlePoints(title, parameters)), weights }
}

/** Returns the sum of results with the weights of one row. */
export function sumWeighted(weights: Float64Array, row: number, results: readonly number[]): number {
  let total = 0
  const start = row * results.length
  for (let index = 0; index < results.length; index++)
    total += (weights[start + index] as number) * (results[index] as number)
  return total
}

/**
 * Scores one title for a channel. Returns undefined with fewer than five usable past videos, or fewer than ten if the title or the channel
 * is not in English, or if all videos did the same. To score many titles of one channel, call `prepareHistory` once and `scoreOnChannel`
 * for each title.
 */
export function scoreWithHistory(
  title: string,
  past: readonly PastVideo[],
  seconds?: number,
): HistoryScore | undefined {
  const history = prepareHistory(past)
  return history && scoreOnChannel(history, { title, seconds })
}
