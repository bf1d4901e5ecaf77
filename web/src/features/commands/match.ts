import { simplify } from '#shared/simplify.ts'

/** What is searched for: a name, and other words for it. */
export interface Named {
  readonly name: string
  readonly words?: string
}

/**
 * Returns how well something matches what was typed, 0 best; undefined if it does not. Capitals, accents and the order of the
 * words do not matter: 0 if the name starts with it, 1 if each word starts a word of the name or its other words, else 2.
 */
export function rankMatch(typed: string, { name, words = '' }: Named): number | undefined {
  const sought = simplify(typed)
  const all = simplify(`${name} ${words}`)
  const parts = sought.split(/\s+/)
  if (!parts.every((part) => all.includes(part))) return undefined
  if (simplify(name).startsWith(sought)) return 0
  const starts = all.split(/[^\p{L}\p{N}]+/u)
  return parts.every((part) => starts.some((word) => word.startsWith(part))) ? 1 : 2
}

/** Returns the matches, best first. Ties keep their order. */
export const findMatches = <T extends Named>(typed: string, all: readonly T[]): readonly (T & { rank: number })[] =>
  all
    .flatMap((one) => {
      const rank = rankMatch(typed, one)
      return rank === undefined ? [] : [{ ...one, rank }]
    })
    .toSorted((one, other) => one.rank - other.rank)
