import type { Basis, TitleCheck } from './kinds.ts'
import type { TitleLanguage } from './language.ts'
import { analyzeTitle } from './score.ts'
import type { JudgedVideo } from './verdict.ts'
import { compareTitles } from './wording/compare.ts'
import { baseOf, type Verdict } from './yardsticks.ts'

/** The models' results for a title. Without a model for it, there is no score, verdict or chance. */
export interface ComparedTitle {
  readonly title: string
  /** Whether the English model can judge it. */
  readonly basis: Basis
  /** The score of its verdict. */
  readonly score?: number
  readonly verdict?: Verdict
  /** The chance that its wording is the best of the compared titles. Absent unless at least two can be compared. */
  readonly chance?: number
  readonly checks: TitleCheck[]
}

/** How titles are compared. */
export interface ComparisonOptions {
  readonly judge: (title: string, video: JudgedVideo) => Verdict | undefined
  /** Whether they are titles of one video. Otherwise each is judged alone, without a chance. */
  readonly sameVideo: boolean
  /** The titles that the creator wrote for the video. By default, the first ten of the compared titles. */
  readonly base?: readonly string[] | undefined
  readonly seconds?: number | undefined
  /** The language of the creator's titles, if known. */
  readonly language?: TitleLanguage | undefined
}

/** Judges titles, and compares their wording as titles of one video. Titles keep their order. */
export function judgeAndCompare(
  titles: readonly string[],
  { judge, sameVideo, base = baseOf(titles.map((text) => ({ text }))), seconds, language }: ComparisonOptions,
): ComparedTitle[] {
  const { ranked } = compareTitles(sameVideo ? [...new Set(titles)] : [], language)
  const chances = new Map(ranked.length > 1 ? ranked.map(({ title, chance }) => [title, chance]) : [])
  return titles.map((title) => {
    const { basis, checks } = analyzeTitle(title, language)
    const verdict = judge(title, { seconds, language, ...(sameVideo && { base }) })
    const chance = chances.get(title)
    return {
      title,
      basis,
      ...(verdict && { score: verdict.score, verdict }),
      ...(chance === undefined ? {} : { chance }),
      checks: [...checks],
    }
  })
}
