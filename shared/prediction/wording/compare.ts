import { explain } from '../explain.ts'
import type { TitleLanguage } from '../language.ts'
import { findBasis, type TitleScore } from '../score.ts'
import { computeChances, leadOf } from './chances.ts'
import { chanceScales, clicksPerPoint, closeCall, getWordingModel } from './shipped.ts'

/** A title's score by the wording model. `raw` and `contributions` are meaningful only if `basis` is `model`. */
export interface WordingScore extends Pick<TitleScore, 'basis' | 'contributions'> {
  /** Higher is better. The difference between two titles of one video is the log-odds that the higher one is better. */
  readonly raw: number
}

/** A title that is compared with other titles of the same video. */
export interface RankedTitle extends Pick<WordingScore, 'raw'> {
  readonly title: string
  /** The chance, 0 to 1, to be the best of the compared titles. */
  readonly chance: number
  /** Adds up to `raw` exactly. */
  readonly contributions: TitleScore['contributions']
  /** Whether it is too close to the first title to call. True for the first title if another title is too close. */
  readonly isTooClose: boolean
}

/** A title that the wording model cannot rank, and why. */
export interface UnrankedTitle {
  readonly title: string
  readonly basis: Exclude<TitleScore['basis'], 'model'>
}

export interface Comparison {
  /** Best first. */
  readonly ranked: readonly RankedTitle[]
  readonly unranked: readonly UnrankedTitle[]
}

/** Scores any string as one of several titles of a video, in microseconds. `contributions` add up to `raw` exactly. */
export function scoreWording(title: string, expected?: TitleLanguage): WordingScore {
  const { raw, contributions, hasKnownWord } = explain(getWordingModel(), title)
  return { basis: findBasis(title, hasKnownWord, expected), raw, contributions }
}

/**
 * Compares titles of one video by their wording, in microseconds. The chances sum to 1 over the ranked titles and do not
 * depend on the order of `titles`.
 */
export function compareTitles(titles: readonly string[], expected?: TitleLanguage): Comparison {
  const scored = titles.map((title) => ({ title, ...scoreWording(title, expected) }))
  const known = scored.filter(({ basis }) => basis === 'model').sort((a, b) => b.raw - a.raw)
  const chances = computeChances(
    known.map(({ raw }) => raw),
    chanceScales,
  )
  const highest = known[0]?.raw ?? 0
  const isCloseToFirst = known.map(({ raw }) => highest - raw < closeCall)
  return {
    ranked: known.map(({ title, raw, contributions }, index) => ({
      title,
      raw,
      contributions,
      chance: chances[index] ?? 0,
      isTooClose: isCloseToFirst[index] === true && isCloseToFirst[1] === true,
    })),
    unranked: scored.flatMap(({ title, basis }) => (basis === 'model' ? [] : [{ title, basis }])),
  }
}

/** Returns the index of the best title by the chances of compared titles; undefined if it is too close to call. */
export const findCalled = (chances: readonly number[]): number | undefined =>
  leadOf(chances, chanceScales) < closeCall ? undefined : chances.indexOf(Math.max(...chances))

/** How the wording of a title compares with that of the original of the same video. */
export interface WordingComparison {
  /** The chance, 0 to 1, that it is the better wording. */
  readonly chance: number
  /** The clicks that it is predicted to get as a multiple of the original's. The factor per point is from headline tests. */
  readonly gain: number
  /** Whether it is the better wording, and the two are not too close to call. */
  readonly isClearlyBetter: boolean
}

/** Compares the scores of two wordings of one video. Returns undefined if the model cannot score one of them. */
export function compareWordings(title: WordingScore, original: WordingScore): WordingComparison | undefined {
  if (title.basis !== 'model' || original.basis !== 'model') return undefined
  const difference = title.raw - original.raw
  const [chance = 0] = computeChances([difference, 0], chanceScales)
  return { chance, gain: Math.exp(clicksPerPoint * difference), isClearlyBetter: difference >= closeCall }
}

/**
 * Returns the chance, 0 to 1, that a title has a better wording than the original of the same video; undefined if the model
 * cannot score one of them.
 */
export const chanceOfBetterWording = (title: string, original: string, expected?: TitleLanguage): number | undefined =>
  compareWordings(scoreWording(title, expected), scoreWording(original, expected))?.chance

/** Whether a title has a better wording than the original of the same video, and the two are not too close to call. */
export const isClearlyBetterWording = (title: string, original: string, expected?: TitleLanguage): boolean =>
  compareWordings(scoreWording(title, expected), scoreWording(original, expected))?.isClearlyBetter === true
