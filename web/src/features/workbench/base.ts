import { baseOf, type VideoTitle } from '#shared/prediction/yardsticks.ts'

/** What is known about a video, apart from the typed titles. */
export interface DraftedVideo {
  /** The titles of its stored draft. */
  readonly titles: readonly VideoTitle[]
  /** The planned length. */
  readonly seconds?: number | undefined
}

/** Returns the base of a video. Its draft, which may have some of the typed titles, knows which of its titles were offered. */
export function baseWith(stored: readonly VideoTitle[], typed: readonly VideoTitle[]): string[] {
  const known = new Set(stored.map(({ text }) => text.trim()))
  return baseOf([...stored, ...typed.filter(({ text }) => !known.has(text.trim()))])
}
