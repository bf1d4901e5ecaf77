import type { ChosenLanguage } from './kinds.ts'
import { detectLanguage, type TitleLanguage } from './language.ts'
import { isKnownWord } from './shipped.ts'

/** What is known about the language of a creator's titles. */
export interface CreatorLanguage {
  /** What the creator said. */
  readonly titleLanguage?: ChosenLanguage | null | undefined
  /** The language of the account's screens. */
  readonly locale?: TitleLanguage | undefined
}

/**
 * Returns the language that a creator's titles are probably in, before one is read: what the creator said, else that of most of the
 * channel's titles, else that of the account. Undefined where nothing is known.
 */
export const expectLanguage = (
  { titleLanguage, locale }: CreatorLanguage,
  channelTitles: readonly string[] = [],
): TitleLanguage | undefined => titleLanguage ?? findMainLanguage(channelTitles) ?? locale

/** Fewer titles say too little about a channel. */
const fewestTitles = 5

/** Titles that tell a channel's language: the latest ones, so that it takes a few milliseconds. */
const latestTitles = 50

/** Returns the language of at least half of a channel's titles, latest first, that tell one. Undefined with fewer than five of them. */
export function findMainLanguage(titles: readonly string[]): TitleLanguage | undefined {
  const counts = new Map<TitleLanguage, number>()
  const told = titles.slice(0, latestTitles).flatMap((title) => detectLanguage(title, isKnownWord) ?? [])
  for (const language of told) counts.set(language, (counts.get(language) ?? 0) + 1)
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  return most && told.length >= fewestTitles && most[1] * 2 >= told.length ? most[0] : undefined
}
