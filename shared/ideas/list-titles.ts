import type { Locale } from '#shared/locale.ts'
import { maxTitleLength } from '../prediction/checks.ts'
import { scoreWording } from '../prediction/wording/compare.ts'
import { frames, type IdeaPattern, outsideFrames, teachingPatterns } from './frames.ts'

/** A title made of a pattern and a topic. */
export interface TitleIdea<Pattern> {
  readonly title: string
  readonly pattern: Pattern
  readonly topic: string
}

/** What a title is about: whether a title of the creator's teaches it, and whether they do it or only talk about it. */
export interface TitleTopic {
  readonly words: string
  readonly isTaught: boolean
  readonly isPracticed: boolean
}

/**
 * Crosses patterns with topics. Returns one title for each pair that fits each other and into a title, in the order of the
 * patterns, then of the topics: of the frames of a pattern, the one whose wording is more likely to be better, or in languages without a model
 * of wording, one that depends on the topic. No title contains a word that is in neither a frame nor a topic.
 */
export function listTitles<Pattern extends IdeaPattern>(
  patterns: readonly Pattern[],
  topics: readonly TitleTopic[],
  locale: Locale,
): TitleIdea<Pattern>[] {
  return patterns.flatMap((pattern) =>
    topics.flatMap(({ words: topic, isTaught, isPracticed }) => {
      const fitting = isPracticed ? frames[locale][pattern] : (outsideFrames[locale][pattern] ?? [])
      const isFit = isTaught || !isPracticed || !teachingPatterns.has(pattern)
      const titles = isFit ? fitting.map((frame) => fill(frame, topic, locale)) : []
      const title = locale === 'en' ? bestWording(titles) : titles[topic.length % titles.length]
      return title && title.length <= maxTitleLength ? [{ title, pattern, topic }] : []
    }),
  )
}

/** Returns every title that a pattern and a topic make and that fits. */
export const titlesOf = (pattern: IdeaPattern, topic: string, locale: Locale): string[] =>
  frames[locale][pattern].map((frame) => fill(frame, topic, locale)).filter(({ length }) => length <= maxTitleLength)

const bestWording = (titles: readonly string[]): string | undefined =>
  titles.toSorted((one, other) => scoreWording(other).raw - scoreWording(one).raw)[0]

const fill = (frame: string, topic: string, locale: Locale) =>
  frame.replace('{Topic}', () => topic.slice(0, 1).toLocaleUpperCase(locale) + topic.slice(1))
