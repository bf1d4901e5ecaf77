import { explain } from '../explain.ts'
import { roundPoints } from '../model.ts'
import { callParameters, shippedModel } from '../shipped.ts'
import { compareWithUsual, isUsableVideo, minPastVideos, type PastVideo } from './past.ts'
import { computeSimilarities, indexTitles, type TitleIndex, titleNgrams } from './similarity.ts'

/** A channel's past videos made ready for scoring titles. */
export interface PreparedHistory {
  readonly past: readonly PastVideo[]
  /** How each did against the channel's usual, as a natural logarithm, bounded by {@link farthest}. */
  readonly results: readonly number[]
  /** The same as a multiple of the usual, unbounded. */
  readonly times: readonly number[]
  readonly words: readonly (readonly string[])[]
  readonly titles: TitleIndex
}

/** A past video whose title is like the one scored. */
export interface SimilarVideo {
  readonly title: string
  readonly views: number
  /** Its views over the channel's usual for its age: 2.1 = "2.1 times your usual". */
  readonly times: number
  /** What it adds to `raw`. */
  readonly points: number
}

/** What a channel's own past says of a title. */
export interface HistoryScore {
  /** 0-100: the share of the channel's own past titles that score lower, each by the others' views. */
  readonly score: number
  /** Log-odds like the title model's raw score: comparable among titles scored with the same past. */
  readonly raw: number
  /** The title model's part of `raw`. This and the points of `similar` add up to `raw` exactly, in any order. */
  readonly titlePoints: number
  /** Every past video it leaned on, those that moved the score most first. Empty where none shares a word. */
  readonly similar: readonly SimilarVideo[]
}

/** How much likeness it takes to be believed: with this much in all, half of what the similar videos say counts. */
const prior = 0.5

/** A video that did more than e^2 times better or worse than usual counts as this far. */
const farthest = 2

const wordsOfVideo = ({ title }: PastVideo) => titleNgrams(title)

/**
 * Makes past videos ready. Undefined where fewer than five can be used: see `isUsable`. `words` gives a video's words
 * where they are known already.
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
    results: results.map((result) => Math.max(-farthest, Math.min(farthest, result))),
    times: results.map(Math.exp),
    words: known,
    titles: indexTitles(known),
  }
}

/**
 * The share of the past's say that each past video has, times how it did: 0 for one without a common word, and for the
 * one at `except`.
 */
function leanings({ results, titles }: PreparedHistory, words: readonly string[], except = -1): Float64Array {
  const leaning = computeSimilarities(titles, words)
  if (except >= 0) leaning[except] = 0
  let whole = prior
  for (const likeness of leaning) whole += likeness
  for (let place = 0; place < leaning.length; place++)
    leaning[place] = ((leaning[place] as number) * (results[place] as number)) / whole
  return leaning
}

/** How the similar past videos of a title did against the channel's usual, on the whole, before it is weighed. */
export function similarVideosEffect(history: PreparedHistory, words: readonly string[], except?: number): number {
  let sum = 0
  for (const leaning of leanings(history, words, except)) sum += leaning
  return sum
}

/** Scores a title on a channel, by the title model and by how the channel's videos with similar titles did. */
export function scoreOnChannel(history: PreparedHistory, title: string): HistoryScore {
  const { onChannel } = callParameters
  const titlePoints = titlePointsOf(title)
  const similar: SimilarVideo[] = []
  let raw = titlePoints
  for (const [place, leaning] of leanings(history, titleNgrams(title)).entries()) {
    const points = roundPoints(onChannel.past * leaning)
    const video = history.past[place]
    if (!video || points === 0) continue
    raw += points
    similar.push({ title: video.title, views: video.views, times: history.times[place] ?? 1, points })
  }
  similar.sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
  const lower = ownRaws(history).filter((own) => own < raw).length
  return { score: Math.round((100 * lower) / history.past.length), raw, titlePoints, similar }
}

const titlePointsOf = (title: string): number =>
  roundPoints(callParameters.onChannel.title * explain(shippedModel(), title).raw)

const known = new WeakMap<PreparedHistory, readonly number[]>()

/** The raw score of each past title as if its own views were not known; worked out when first asked for. */
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
 * What a channel's own past says of a title, for browser, functions and command line alike:
 *
 *     const history = scoreWithHistory('My new title', [{ title, views, ageDays }, ...])
 *     // { score, raw, titlePoints, similar: [{ title, views, times: 2.1, points }, ...] } or undefined
 *
 * "Like your 'X' and 'Y', which did 2.1 times your usual." Undefined below five usable past videos. To score many
 * titles of one channel, call `historyOf` once and `scoreOn` for each.
 */
export function scoreWithHistory(title: string, past: readonly PastVideo[]): HistoryScore | undefined {
  const history = prepareHistory(past)
  return history && scoreOnChannel(history, title)
}
