import type { VideoTitle } from './yardsticks.ts'

/** The origin of a title that we offered. */
export interface Offer {
  /** The title that the creator had written when we offered this one. */
  readonly offeredFor?: string | undefined
  /** The text that we offered. Absent without `offeredFor`. */
  readonly offeredAs?: string | undefined
}
export type OfferedTitle = VideoTitle & Offer

/** Returns the offer of a text that replaces a title. If that title was offered too, the text counts as offered for the same original. */
export function offerInstead(offered: string, { text, offeredFor = text }: VideoTitle): Offer {
  const [offeredAs, written] = [offered.trim(), offeredFor.trim()]
  return written === '' || written === offeredAs ? {} : { offeredFor: written, offeredAs }
}

/**
 * Returns a title with its offer if at least half of its words are from the offered text, else without it, because a rewritten title
 * counts as the creator's own. If `offeredAs` is missing, the current text counts as the offered one.
 */
export function settleOffer<Title extends OfferedTitle>(title: Title): Omit<Title, keyof Offer> & Offer {
  const { offeredFor, offeredAs = title.text, ...own } = title
  const offered = new Set(splitWords(offeredAs))
  const words = splitWords(title.text)
  const isKept =
    offeredFor?.trim() && words.length > 0 && 2 * words.filter((word) => offered.has(word)).length >= words.length
  return { ...own, ...(isKept ? { offeredFor, offeredAs } : {}) }
}

/** Splits a title into words of any script, ignoring case and punctuation. */
function splitWords(title: string): string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
  return [...segmenter.segment(title)].flatMap(({ segment, isWordLike }) =>
    isWordLike ? [segment.toLowerCase().replaceAll('’', "'")] : [],
  )
}
