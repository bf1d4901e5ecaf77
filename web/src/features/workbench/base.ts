import { baseOf, type VideoTitle } from '#shared/prediction/yardsticks.ts'

/** A video's stored titles and length. */
export interface DraftedVideo {
  /** The titles of its stored draft. */
  readonly titles: readonly VideoTitle[]
  /** The planned length. */
  readonly seconds?: number | undefined
}

/**
 * Returns the titles that the creator wrote for a video, from its stored and typed titles. Stored titles take
 * precedence, because they record which titles were suggested.
 */
export function baseWith(stored: readonly VideoTitle[], typed: readonly VideoTitle[]): string[] {
  const storedTexts = new Set(stored.map(({ text }) => text.trim()))
  return baseOf([...stored, ...typed.filter(({ text }) => !storedTexts.has(text.trim()))])
}
