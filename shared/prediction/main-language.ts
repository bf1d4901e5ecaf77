import { detectLanguage, type TitleLanguage } from './language.ts'

/** The minimum number of titles for detecting a channel's language. */
const minTitles = 5

/** The number of titles to read, latest first, so that detection takes only a few milliseconds. */
const latestTitles = 50

/**
 * Returns the language of at least half of a channel's titles with a detectable language. `titles` are latest first. Undefined with fewer
 * than five such titles.
 */
export function findMainLanguage(titles: readonly string[]): TitleLanguage | undefined {
  const counts = new Map<TitleLanguage, number>()
  const detected = titles.slice(0, latestTitles).flatMap((title) => detectLanguage(title) ?? [])
  for (const language of detected) counts.set(language, (counts.get(language) ?? 0) + 1)
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  return most && detected.length >= minTitles && most[1] * 2 >= detected.length ? most[0] : undefined
}
