/** A title changed in one way, and the words the change is about, as typed. */
export interface Edit {
  readonly title: string
  readonly words: readonly string[]
}

/** A piece of a title: [from, to) in UTF-16 code units. */
export interface TextRange {
  readonly from: number
  readonly to: number
}

/** Mends what a removal leaves behind: double spaces, and separators or commas at an end or next to each other. */
export const cleanUp = (title: string): string =>
  title
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?: [-–—|•:])+(?= [-–—|•:](?: |$))/g, '')
    .replace(/^[\s\-–—|•:,]+|[\s\-–—|•:,]+$/g, '')
    .replace(/ ([,:!?)\]])/g, '$1')
    .replace(/,+(?=[:|])/g, '')

/** Where a global pattern matches. */
export const findAll = (title: string, pattern: RegExp): TextRange[] =>
  [...title.matchAll(pattern)].map(({ 0: text, index }) => ({ from: index, to: index + text.length }))

/** The words of a piece, without spaces around. */
export const textIn = (title: string, { from, to }: TextRange): string => title.slice(from, to).trim()

/** The title without some pieces, in the order they stand. */
export function removeRanges(title: string, pieces: readonly TextRange[]): Edit {
  let rest = ''
  let at = 0
  for (const { from, to } of pieces) {
    rest += `${title.slice(at, from)} `
    at = to
  }
  return { title: cleanUp(rest + title.slice(at)), words: pieces.map((piece) => textIn(title, piece)) }
}

/** Every non-empty choice of the first five of `parts`, in their order. */
export function nonEmptySubsets<T>(parts: readonly T[]): T[][] {
  const few = parts.slice(0, 5)
  return Array.from({ length: 2 ** few.length - 1 }, (_, choice) =>
    few.filter((_part, bit) => ((choice + 1) >> bit) & 1),
  )
}
