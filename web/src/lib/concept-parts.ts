import type { ConceptGroup, ConceptPart } from '#shared/prediction/concepts.ts'

/** Effects below this are too small to act on, as the note beside them explains. */
const visibleChange = 0.02

/** Returns how much a part's points change the odds against another title: 0.06 for 6%. */
export const oddsChangeOf = (points: number): number => Math.expm1(points)

/** Small words come last, because creators cannot act on them. */
const sizeOf = ({ trait, points }: ConceptPart) => (trait === 'small_words' ? 0 : Math.abs(points))

/** Returns the groups with only the parts large enough to show, at most `max` in total. */
export function keepStrongest(groups: readonly ConceptGroup[], max = Number.POSITIVE_INFINITY): ConceptGroup[] {
  const strongest = groups
    .flatMap(({ parts }) => parts)
    .filter(({ points }) => Math.abs(oddsChangeOf(points)) >= visibleChange)
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, max)
  return groups
    .map((group) => ({ ...group, parts: group.parts.filter((part) => strongest.includes(part)) }))
    .filter(({ parts }) => parts.length > 0)
}

/** Returns the largest absolute points in the groups, which sets the length of the longest bar. */
export const findLargest = (groups: readonly ConceptGroup[]): number =>
  Math.max(...groups.flatMap(({ parts }) => parts.map(({ points }) => Math.abs(points))))
