import { isTooCloseToCall } from '../chance.ts'
import { explain } from '../explain.ts'
import { scoreTitle, type TitleScore } from '../score.ts'
import { computeChances } from './chances.ts'
import { closeCall, getWordingModel } from './shipped.ts'

/** A title that is compared with other titles of the same video. */
export interface RankedTitle {
  readonly title: string
  /** Higher is better. The difference between two titles is the log-odds that the higher one is better. */
  readonly raw: number
  /** The chance, 0 to 1, to be the best of the compared titles. */
  readonly chance: number
  /** Adds up to `raw` exactly. */
  readonly contributions: TitleScore['contributions']
  /** Whether it is too close to the first title to call. True for the first title if another one is too close. */
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
  /** The title that the views model prefers, if it and the wording model clearly disagree. */
  readonly viewsModelChoice?: string
}

/**
 * Compares titles of one video by their wording, in microseconds. The chances sum to 1 over the ranked titles and do not
 * depend on the order of `titles`.
 */
export function compareTitles(titles: readonly string[]): Comparison {
  const entries = titles.map((title) => ({
    title,
    views: scoreTitle(title),
    wording: explain(getWordingModel(), title),
  }))
  const isKnown = ({ views, wording }: Entry) => views.basis !== 'other_language' && wording.isKnown
  const known = entries.filter(isKnown).sort((a, b) => b.wording.raw - a.wording.raw)
  const chances = computeChances(known.map(({ wording }) => wording.raw))
  const highest = known[0]?.wording.raw ?? 0
  const isCloseToFirst = known.map(({ wording }) => highest - wording.raw < closeCall)
  const ranked = known.map(({ title, wording: { raw, contributions } }, index) => ({
    title,
    raw,
    contributions,
    chance: chances[index] ?? 0,
    isTooClose: isCloseToFirst[index] === true && isCloseToFirst[1] === true,
  }))
  const viewsModelChoice = findDissentingChoice(known)
  return {
    ranked,
    unranked: entries
      .filter((entry) => !isKnown(entry))
      .map(({ title, views }) => ({
        title,
        basis: views.basis === 'other_language' ? 'other_language' : 'nothing_known',
      })),
    ...(viewsModelChoice !== undefined && { viewsModelChoice }),
  }
}

interface Entry {
  readonly title: string
  readonly views: TitleScore
  readonly wording: ReturnType<typeof explain>
}

/** Returns the title that the views model ranks first, if it clearly differs from the first by wording. */
function findDissentingChoice(ranked: readonly Entry[]): string | undefined {
  const [first] = ranked
  const [choice] = ranked.toSorted((a, b) => b.views.raw - a.views.raw)
  if (!first || !choice) return undefined
  const isClear =
    !isTooCloseToCall(choice.views.raw, first.views.raw) && first.wording.raw - choice.wording.raw >= closeCall
  return isClear && choice.views.raw > first.views.raw ? choice.title : undefined
}
