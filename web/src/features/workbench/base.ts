import { baseOf, type VideoTitle } from '#shared/prediction/yardsticks.ts'

/** What is known of a video besides the titles that are typed. */
export interface DraftedVideo {
  /** The titles of its stored draft. */
  readonly titles: readonly VideoTitle[]
  /** The planned length. */
  readonly seconds?: number | undefined
}

/** Returns the base of a video whose draft may have some of the typed titles: it knows which of its own were offered. */
export function baseWith(stored: readonly VideoTitle[], typed: readonly VideoTitle[]): string[] {
  const known = new Set(stored.map(({ text }) => text.trim()))
  return baseOf([...stored, ...typed.filter(({ text }) => !known.has(text.trim()))])
}
