import type { Locale } from '#shared/locale.ts'
import type { ConceptGroup, ConceptPart } from '#shared/prediction/concepts.ts'

/** Smaller effects are too small to act on. The note beside them says so. */
const visibleChange = 0.02

/** Returns by how much the points of a part change the odds against another title: 0.06 for 6 %. */
export const oddsChangeOf = (points: number): number => Math.expm1(points)

/** Formats the change of the odds that points make, in percent with its sign. */
export const formatOdds = (locale: Locale, points: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' }).format(oddsChangeOf(points))

/** Small words come last, because creators cannot act on them. */
const sizeOf = ({ trait, points }: ConceptPart) => (trait === 'small_words' ? 0 : Math.abs(points))

/** Returns the groups with the parts that are large enough to be shown, up to a total number. */
export function keepStrongest(groups: readonly ConceptGroup[], most = Number.POSITIVE_INFINITY): ConceptGroup[] {
  const strongest = groups
    .flatMap(({ parts }) => parts)
    .filter(({ points }) => Math.abs(oddsChangeOf(points)) >= visibleChange)
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, most)
  return groups
    .map((group) => ({ ...group, parts: group.parts.filter((part) => strongest.includes(part)) }))
    .filter(({ parts }) => parts.length > 0)
}

/** Returns the largest size of the points in the groups, for the longest bar. */
export const findLargest = (groups: readonly ConceptGroup[]): number =>
  Math.max(...groups.flatMap(({ parts }) => parts.map(({ points }) => Math.abs(points))))
