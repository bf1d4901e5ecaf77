import { eld } from 'eld/extrasmall'

/** The least total length of titles whose language can be detected, in characters. */
const minLength = 60

/**
 * Returns the language of a channel's titles as ISO 639-1; undefined if uncertain. Detects it from all titles together, because a
 * single one is short and often a name.
 */
export function languageOf(titles: readonly string[]): string | undefined {
  const text = titles.join('. ')
  if (text.length < minLength) return undefined
  const found = eld.detect(text)
  return found.isReliable() ? found.language : undefined
}
