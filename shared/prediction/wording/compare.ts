import { isTooCloseToCall } from '../chance.ts'
import { explain } from '../explain.ts'
import { scoreTitle, type TitleScore } from '../score.ts'
import { computeChances } from './chances.ts'
import { closeCall, wordingModel } from './shipped.ts'

/** A title of a video among others of the same video. */
export interface RankedTitle {
  readonly title: string
  /** Higher = better worded. A difference of two is the log-odds that the higher one is the better of the two. */
  readonly raw: number
  /** The chance, 0 to 1, that it is the best of them all. */
  readonly chance: number
  /** Add up to `raw` exactly. */
  readonly contributions: TitleScore['contributions']
  /** Whether it is so near the first one that neither can be called better. The first one itself when any is. */
  readonly tooClose: boolean
}

/** A title the wording head says nothing of, and why. */
export interface UnrankedTitle {
  readonly title: string
  readonly basis: Exclude<TitleScore['basis'], 'model'>
}

export interface Comparison {
  /** Best first. */
  readonly ranked: readonly RankedTitle[]
  readonly unranked: readonly UnrankedTitle[]
  /** The title that the views heads prefer, where they and the wording head both clearly prefer another. */
  readonly viewsPrefer?: string
}

/**
 * Compares titles of one video by their wording, in microseconds. The same titles in another order get the same chances;
 * they sum to 1 over those that could be ranked.
 */
export function compareTitles(titles: readonly string[]): Comparison {
  const entries = titles.map((title) => ({ title, views: scoreTitle(title), wording: explain(wordingModel(), title) }))
  const isKnown = ({ views, wording }: Entry) => views.basis !== 'other_language' && wording.known
  const known = entries.filter(isKnown).sort((a, b) => b.wording.raw - a.wording.raw)
  const chances = computeChances(known.map(({ wording }) => wording.raw))
  const highest = known[0]?.wording.raw ?? 0
  const near = known.map(({ wording }) => highest - wording.raw < closeCall)
  const ranked = known.map(({ title, wording: { raw, contributions } }, place) => ({
    title,
    raw,
    contributions,
    chance: chances[place] ?? 0,
    tooClose: near[place] === true && near[1] === true,
  }))
  const viewsPrefer = otherChoice(known)
  return {
    ranked,
    unranked: entries
      .filter((entry) => !isKnown(entry))
      .map(({ title, views }) => ({
        title,
        basis: views.basis === 'other_language' ? 'other_language' : 'nothing_known',
      })),
    ...(viewsPrefer !== undefined && { viewsPrefer }),
  }
}

interface Entry {
  readonly title: string
  readonly views: TitleScore
  readonly wording: ReturnType<typeof explain>
}

/** What the views heads put first, where that is clear and clearly not what the wording head puts first. */
function otherChoice(ranked: readonly Entry[]): string | undefined {
  const [first] = ranked
  const [choice] = ranked.toSorted((a, b) => b.views.raw - a.views.raw)
  if (!first || !choice) return undefined
  const sure =
    !isTooCloseToCall(choice.views.raw, first.views.raw) && first.wording.raw - choice.wording.raw >= closeCall
  return sure && choice.views.raw > first.views.raw ? choice.title : undefined
}
