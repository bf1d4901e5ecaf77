import { simplify } from '#shared/simplify.ts'

/** An item that can be searched for by its name and other words. */
export interface Named {
  readonly name: string
  readonly words?: string
}

/**
 * Returns how well an item matches the typed text, 0 for best, or undefined if it does not match. Case, accents and the order of
 * words do not matter. 0: the name starts with the text; 1: each typed word is a prefix of a word; 2: any other match.
 */
export function rankMatch(typed: string, { name, words = '' }: Named): number | undefined {
  const sought = simplify(typed)
  const text = simplify(`${name} ${words}`)
  const parts = sought.split(/\s+/)
  if (!parts.every((part) => text.includes(part))) return undefined
  if (simplify(name).startsWith(sought)) return 0
  const starts = text.split(/[^\p{L}\p{N}]+/u)
  return parts.every((part) => starts.some((word) => word.startsWith(part))) ? 1 : 2
}

/** Returns the matches, best first. Ties keep their order. */
export const findMatches = <T extends Named>(typed: string, all: readonly T[]): readonly (T & { rank: number })[] =>
  all
    .flatMap((item) => {
      const rank = rankMatch(typed, item)
      return rank === undefined ? [] : [{ ...item, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank)
