import { toPercentile } from './explain.ts'
import { findOutcome, type Standing, toGeneralVerdict } from './outcomes.ts'
import { type HistoryScore, type PreparedHistory, rankOnChannel, scoreOnChannel } from './own-history/history.ts'
import { scoreTitle } from './score.ts'
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
   * The titles that the creator wrote for it: see {@link baseOf}. The channel's past speaks about the video, which is their
   * mean, and the wording about how a title says it. Absent, each title is judged as a video of its own.
   */
  readonly base?: readonly string[] | undefined
  /** The planned length. Absent, the video has the channel's usual length. */
  readonly seconds?: number | undefined
}

/**
 * Judges a title: `rank(mean raw score of the base + share * (its wording - mean wording of the base))`. With one title that
 * is its own rank. Among titles of one video, the order of the scores is that of the chances of their wording, and a title
 * that is offered for its better wording never scores lower. Returns undefined where the yardstick cannot score the title.
 */
export function judgeTitle(
  yardstick: Yardstick,
  title: string,
  { base, seconds }: JudgedVideo = {},
): Verdict | undefined {
  const scored = scoreBy(yardstick, title, seconds)
  if (!scored) return undefined
  const raw = base ? moveToBase(yardstick, { title, ...scored }, base, seconds) : scored.raw
  if (yardstick.name === 'general' || scored.basis === 'title')
    return toGeneralVerdict(toPercentile(getViewsModel(), raw))
  const { history, name } = yardstick
  const { basis, isFamiliar } = scored
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

/** A title's raw score by a yardstick, before its base. */
type RawScore = Pick<HistoryScore, 'raw' | 'isFamiliar'> & { readonly basis: HistoryScore['basis'] | 'title' }

function scoreBy(yardstick: Yardstick, title: string, seconds: number | undefined): RawScore | undefined {
  if (yardstick.name !== 'general') return scoreOnChannel(yardstick.history, { title, seconds })
  const { basis, raw } = scoreTitle(title)
  return basis === 'model' ? { basis: 'title', raw, isFamiliar: true } : undefined
}

/**
 * Returns the points of raw score that a point of wording is worth: both are converted to the logarithm of views, since a
 * title that is clicked more gets more views of the same people.
 */
const computeWordingShare = (basis: RawScore['basis']) => clicksPerPoint / comparisonParameters.viewsPerPoint[basis]

/** Returns the raw score of a title of a video with this base. Only titles that the wording model can compare take part. */
function moveToBase(
  yardstick: Yardstick,
  { title, basis, raw }: RawScore & { readonly title: string },
  base: readonly string[],
  seconds: number | undefined,
): number {
  const wording = scoreWording(title)
  if (wording.basis !== 'model') return raw
  const written = base.flatMap((one) => {
    const [scored, worded] = [scoreBy(yardstick, one, seconds), scoreWording(one)]
    return scored?.basis === basis && worded.basis === 'model' ? [{ raw: scored.raw, wording: worded.raw }] : []
  })
  if (written.length === 0) return raw
  const mean = (of: 'raw' | 'wording') => written.reduce((sum, one) => sum + one[of], 0) / written.length
  return mean('raw') + computeWordingShare(basis) * (wording.raw - mean('wording'))
}
