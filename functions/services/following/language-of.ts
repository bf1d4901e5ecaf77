import { eld } from 'eld/extrasmall'

/** The minimum total length of titles for detecting their language, in characters. */
const minLength = 60

/**
 * Returns the language of a channel's titles as ISO 639-1; undefined if uncertain. Detects it from all titles together, because a single
 * title is short and often a name.
 */
export function languageOf(titles: readonly string[]): string | undefined {
  const text = titles.join('. ')
  if (text.length < minLength) return undefined
  const detected = eld.detect(text)
  return detected.isReliable() ? detected.language : undefined
}
