import { detectLanguage, type TitleLanguage } from '#shared/prediction/language.ts'
import { findMainLanguage } from '#shared/prediction/main-language.ts'
import { prepareResults } from '#shared/prediction/own-history/history.ts'
import {
  extractTitleFeatures,
  type TitledVideo,
  type TitleFeatures,
} from '#shared/prediction/own-history/title-features.ts'
import { scoreTitle } from '#shared/prediction/score.ts'
import { getViewsModel } from '#shared/prediction/shipped.ts'
import { generalYardstick, type JudgedVideo, judgeTitle, type Yardstick } from '#shared/prediction/verdict.ts'
import type { Judge, Judged } from './judgment.ts'

/** A video of the channel, with its performance relative to the channel's usual instead of its views. */
interface ModelVideo extends TitledVideo {
  readonly result: number
}

/** Judges titles against real titles in general. */
export const judgeInGeneral: Judge = (title, video) => judgeBy(generalYardstick, title, video)

/** A judge based on a channel's videos, and the language of most of their titles. */
export interface PreparedJudge {
  readonly judge: Judge
  readonly mainLanguage: TitleLanguage | undefined
}

/**
 * Prepares a channel's videos, latest first, and returns a judge based on them. It falls back to titles in general if
 * there are too few videos or all performed equally well. Works in short slices with `pause` between them, so that typing stays smooth.
 */
export async function prepareJudge(videos: readonly ModelVideo[], pause: () => Promise<void>): Promise<PreparedJudge> {
  const model = getViewsModel()
  const features = new Map<TitledVideo, TitleFeatures>()
  for (const [index, video] of videos.entries()) {
    if (index % sliceLength === 0) await pause()
    features.set(video, extractTitleFeatures(video, model))
  }
  await pause()
  const history = prepareResults(videos, (video) => features.get(video) ?? extractTitleFeatures(video, model))
  const yardstick: Yardstick = { name: 'channel', history }
  await pause()
  // Warm-up: judging the first title computes the ranks of past titles, which takes as long as preparing.
  judgeTitle(yardstick, videos[0]?.title ?? '')
  const mainLanguage = findMainLanguage(videos.map(({ title }) => title))
  return { judge: (title, video) => judgeBy(yardstick, title, video), mainLanguage }
}

/** The number of videos per slice. Their features take a few milliseconds on a phone. */
const sliceLength = 10

/** Judges a title, against titles in general if the yardstick cannot judge it. */
export function judgeBy(yardstick: Yardstick, title: string, video: JudgedVideo): Judged {
  const verdict = judgeTitle(yardstick, title, video)
  if (verdict) {
    const language = yardstick.name === 'general' ? undefined : detectLanguage(title)
    const isOtherLanguage = language !== undefined && video.language !== undefined && language !== video.language
    return { state: 'judged', verdict, ...(isOtherLanguage && { isOtherLanguage }) }
  }
  if (yardstick.name !== 'general') return judgeInGeneral(title, video)
  const { basis } = scoreTitle(title, video.language)
  return { state: 'unknown', basis: basis === 'other_language' ? basis : 'nothing_known' }
}
