/** A title with one change applied, and the words that the change concerns, as typed. */
export interface Edit {
  readonly title: string
  readonly words: readonly string[]
}

/** A range of a title: [from, to) in UTF-16 code units. */
export interface TextRange {
  readonly from: number
  readonly to: number
}

/** Cleans up after a removal: double spaces, empty brackets, and separators or commas at the ends or next to each other. */
export const cleanUp = (title: string): string =>
  title
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?: [-–—|•:])+(?= [-–—|•:](?: |$))/g, '')
    .replace(/^[\s\-–—|•:,]+|[\s\-–—|•:,]+$/g, '')
    .replace(/ ([,:!?)\]])/g, '$1')
    .replace(/,+(?=[:|])/g, '')

/** Returns the ranges that a global pattern matches. */
export const findAll = (title: string, pattern: RegExp): TextRange[] =>
  [...title.matchAll(pattern)].map(({ 0: text, index }) => ({ from: index, to: index + text.length }))

/** Returns the trimmed text of a range. */
export const textIn = (title: string, { from, to }: TextRange): string => title.slice(from, to).trim()

/** Removes ranges, given in order, from a title. */
export function removeRanges(title: string, ranges: readonly TextRange[]): Edit {
  let rest = ''
  let position = 0
  for (const { from, to } of ranges) {
    rest += `${title.slice(position, from)} `
    position = to
  }
  return { title: cleanUp(rest + title.slice(position)), words: ranges.map((range) => textIn(title, range)) }
}

/** Returns every non-empty subset of the first five `parts`, in their order. */
export function nonEmptySubsets<T>(parts: readonly T[]): T[][] {
  const first = parts.slice(0, 5)
  return Array.from({ length: 2 ** first.length - 1 }, (_, subset) =>
    first.filter((_part, bit) => ((subset + 1) >> bit) & 1),
  )
}
