/** The minimum total length of titles for detecting their language, in characters. */
const minLength = 60

/**
 * Returns the language of a channel's titles as ISO 639-1; undefined if uncertain. Detects it from all titles together, because a single
 * title is short and often a name.
 */
export async function languageOf(titles: readonly string[]): Promise<string | undefined> {
  const text = titles.join('. ')
  if (text.length < minLength) return undefined
  // A megabyte, which a run without new lists of videos does not need.
  const { eld } = await import('eld/extrasmall')
  const detected = eld.detect(text)
  return detected.isReliable() ? detected.language : undefined
}
