import { eld } from 'eld/extrasmall'

/** Titles that are shorter together say too little. In characters. */
const minLength = 60

/**
 * Returns the language of a channel's titles as ISO 639-1; undefined where that is uncertain. Of all titles together: a single
 * one is short, and often a name.
 */
export function languageOf(titles: readonly string[]): string | undefined {
  const text = titles.join('. ')
  if (text.length < minLength) return undefined
  const found = eld.detect(text)
  return found.isReliable() ? found.language : undefined
}
