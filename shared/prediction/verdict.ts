import { scoreFromFirst } from './base.ts'
import { toPercentile } from './explain.ts'
import type { TitleLanguage } from './language.ts'
import { findOutcome, type Standing, toGeneralVerdict } from './outcomes.ts'
import { type HistoryScore, type PreparedHistory, rankOnChannel, scoreOnChannel } from './own-history/history.ts'
import { scoreTitle, type TitleScore } from './score.ts'
import { comparisonParameters, getViewsModel } from './shipped.ts'
import { scoreWording } from './wording/compare.ts'
import { clicksPerPoint } from './wording/shipped.ts'
import type { Verdict } from './yardsticks.ts'

/** A yardstick with the data that it needs. */
export type Yardstick =
  | { readonly name: 'channel' | 'studio'; readonly history: PreparedHistory }
  | { readonly name: 'general' }

export const generalYardstick: Yardstick = { name: 'general' }

/** The video that titles are for. */
export interface JudgedVideo {
  /**
   * The titles that the creator wrote for it, in order: see {@link baseOf}. The channel's past judges the video by the first of them; the
   * wording model judges the other titles against the first. Without a base, each title is judged as a separate video.
   */
  readonly base?: readonly string[] | undefined
  /** The planned length in seconds. Defaults to the channel's usual length. */
  readonly seconds?: number | undefined
  /** The language of the creator's titles, if known: see `expectLanguage`. */
  readonly language?: TitleLanguage | undefined
}

/**
 * Judges a title: `rank(raw score of the first title + rawPerWording * (its wording - the first's wording))`. For the first or only title
 * this is its own rank. Titles of one video have the same order by score as by the chance of their wording, so a title that is offered
 * for its better wording never scores lower. Returns undefined if the yardstick cannot score the title.
 */
export const judgeTitle = (yardstick: Yardstick, title: string, video: JudgedVideo = {}): Verdict | undefined =>
  judgeScored(yardstick, title, scoreBy(yardstick, title, video), video)

/** Like {@link judgeTitle}, with a known raw score of the yardstick. */
export function judgeScored(
  yardstick: Yardstick,
  title: string,
  scored: RawScore | undefined,
  video: JudgedVideo,
): Verdict | undefined {
  if (!scored) return undefined
  const isOther = video.base !== undefined && video.base[0] !== title
  const { raw, basis, isFamiliar } = isOther ? moveToBase(yardstick, title, scored, video) : scored
  if (yardstick.name === 'general' || basis === 'title') return toGeneralVerdict(toPercentile(getViewsModel(), raw))
  const { history, name } = yardstick
  const score = rankOnChannel(history, basis, raw)
  const videos = history.past.length
  return withOutcome(
    { yardstick: name, score, videos, ...(isFamiliar ? {} : { isUnfamiliar: true }) },
    { basis: basis === 'videos' ? 'ownOtherLanguages' : 'own', rank: score, videos, isFamiliar },
  )
}

function withOutcome(verdict: Omit<Verdict, 'outcome'>, standing: Standing): Verdict | undefined {
  const outcome = findOutcome(standing)
  return outcome && { ...verdict, outcome }
}

/** A title's raw score by a yardstick. */
type RawScore = Pick<HistoryScore, 'raw' | 'isFamiliar'> & { readonly basis: HistoryScore['basis'] | 'title' }

function scoreBy(yardstick: Yardstick, title: string, { seconds, language }: JudgedVideo): RawScore | undefined {
  if (yardstick.name !== 'general') return scoreOnChannel(yardstick.history, { title, seconds, language })
  return toRawScore(scoreTitle(title, language))
}

/** Returns the raw score by which a title is judged in general; undefined if the model cannot score it. */
export const toRawScore = ({ basis, raw }: Pick<TitleScore, 'basis' | 'raw'>): RawScore | undefined =>
  basis === 'model' ? { basis: 'title', raw, isFamiliar: true } : undefined

/**
 * Returns how many points of raw score a point of wording is worth. Both are converted to the logarithm of views, since a title with more
 * clicks gets more views from the same people.
 */
const computeRawPerWording = (basis: RawScore['basis']) => clicksPerPoint / comparisonParameters.viewsPerPoint[basis]

/**
 * Returns the raw score of a title relative to the first title of the video's base. Applies only to titles that the wording model can
 * compare. Other titles, mostly in other languages, keep their own score if the creator wrote them; an offered title gets at least the
 * score of the best title that the creator wrote.
 */
function moveToBase(yardstick: Yardstick, title: string, scored: RawScore, video: JudgedVideo): RawScore {
  const { base = [], language } = video
  const wording = scoreWording(title, language)
  const written = scoreBase(yardstick, video)
  const compared = written.filter(({ basis, hasWording }) => basis === scored.basis && hasWording)
  const [first] = compared
  if (wording.basis === 'model' && first) {
    const moved = { ...scored, raw: scoreFromFirst(first, wording.raw, computeRawPerWording(scored.basis)) }
    const others = base.includes(title) ? [] : written.filter((scoredTitle) => !compared.includes(scoredTitle))
    return findHighest(yardstick, [moved, ...others])
  }
  return base.includes(title) || written.length === 0 ? scored : findHighest(yardstick, written)
}

/** A title that the creator wrote, with its score by the wording model. */
interface WrittenTitle extends RawScore {
  readonly wording: number
  readonly hasWording: boolean
}

/** The scores of the latest base by each yardstick: the titles of a video are judged one after the other by the same base. */
const latestBases = new WeakMap<Yardstick, { readonly key: string; readonly written: readonly WrittenTitle[] }>()

/** Returns the scores of those titles of the video's base that the yardstick can score. */
function scoreBase(yardstick: Yardstick, video: JudgedVideo): readonly WrittenTitle[] {
  const key = JSON.stringify([video.base, video.seconds, video.language])
  const latest = latestBases.get(yardstick)
  if (latest?.key === key) return latest.written
  const written = (video.base ?? []).flatMap((text) => {
    const known = scoreBy(yardstick, text, video)
    const { basis, raw } = scoreWording(text, video.language)
    return known ? [{ ...known, wording: raw, hasWording: basis === 'model' }] : []
  })
  latestBases.set(yardstick, { key, written })
  return written
}

const rankOf = (yardstick: Yardstick, { basis, raw }: RawScore): number =>
  yardstick.name === 'general' || basis === 'title'
    ? toPercentile(getViewsModel(), raw)
    : rankOnChannel(yardstick.history, basis, raw)

/** Returns the score with the highest rank. There must be at least one. */
const findHighest = <Score extends RawScore>(yardstick: Yardstick, scores: readonly Score[]) =>
  scores.reduce((best, score) => (rankOf(yardstick, score) > rankOf(yardstick, best) ? score : best))
