import { extractNgrams, tokenize } from '#shared/prediction/tokens.ts'

/** An inverted index of titles by their words and pairs of words. */
export interface TitleIndex {
  /** The indexes of the titles that contain each word or pair. */
  readonly postings: ReadonlyMap<string, readonly number[]>
  /** The Euclidean length of each title's vector. */
  readonly lengths: readonly number[]
}

/** Returns the distinct words and pairs of words of a title. */
export const titleNgrams = (title: string): string[] => [...extractNgrams(tokenize(title)).keys()]

/** Returns the weight of a word that `containing` of the channel's titles contain (inverse document frequency). */
const inverseFrequency = (titles: number, containing: number) => Math.log((titles + 1) / (containing + 0.5))

/** Indexes titles, given as their {@link titleNgrams}. */
export function indexTitles(words: readonly (readonly string[])[]): TitleIndex {
  const postings = new Map<string, number[]>()
  for (const [index, list] of words.entries()) {
    for (const word of list) {
      const known = postings.get(word)
      if (known) known.push(index)
      else postings.set(word, [index])
    }
  }
  const squares = words.map((list) =>
    list.reduce((sum, word) => sum + inverseFrequency(words.length, postings.get(word)?.length ?? 0) ** 2, 0),
  )
  return { postings, lengths: squares.map(Math.sqrt) }
}

/** Returns the cosine similarity of a title to each indexed title, from 0 (no common word) to 1 (the same words). */
export function computeSimilarities({ postings, lengths }: TitleIndex, words: readonly string[]): Float64Array {
  const shared = new Float64Array(lengths.length)
  let square = 0
  for (const word of words) {
    const indexes = postings.get(word) ?? []
    const weight = inverseFrequency(lengths.length, indexes.length) ** 2
    square += weight
    for (const index of indexes) (shared[index] as number) += weight
  }
  const length = Math.sqrt(square)
  for (let index = 0; index < shared.length; index++) {
    const sum = shared[index] as number
    if (sum) shared[index] = sum / length / (lengths[index] || 1)
  }
  return shared
}
