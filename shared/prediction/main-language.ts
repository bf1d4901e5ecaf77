import { detectLanguage, type TitleLanguage } from './language.ts'

/** Fewer titles say too little about a channel. */
const minTitles = 5

/** Titles that tell a channel's language: the latest ones, so that it takes a few milliseconds. */
const latestTitles = 50

/** Returns the language of at least half of a channel's titles, latest first, that tell one. Undefined with fewer than five of them. */
export function findMainLanguage(titles: readonly string[]): TitleLanguage | undefined {
  const counts = new Map<TitleLanguage, number>()
  const told = titles.slice(0, latestTitles).flatMap((title) => detectLanguage(title) ?? [])
  for (const language of told) counts.set(language, (counts.get(language) ?? 0) + 1)
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  return most && told.length >= minTitles && most[1] * 2 >= told.length ? most[0] : undefined
}
