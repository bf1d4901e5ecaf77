import type { Contribution } from '#shared/contract/advice.ts'
import type { Move } from '#shared/contract/ideas.ts'

const keyOf = ({ of }: Contribution) => (of.kind === 'word' ? `word ${of.word}` : `trait ${of.trait}`)

/**
 * What raised the raw score from one title to another, the most first: words and traits that came, went or changed. All
 * of them, rises and falls, add up to the difference exactly.
 */
export function risesBetween(before: readonly Contribution[], after: readonly Contribution[], most: number): Move[] {
  const changes = new Map<string, Move>()
  const add = (one: Contribution, sign: 1 | -1) => {
    const points = (changes.get(keyOf(one))?.points ?? 0) + sign * one.points
    changes.set(keyOf(one), { of: one.of, points })
  }
  for (const one of before) add(one, -1)
  for (const one of after) add(one, 1)
  return [...changes.values()]
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, most)
}
