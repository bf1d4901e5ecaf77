/** An inverted index of titles by n-grams: words and pairs of words, or runs of characters. */
export interface TitleIndex {
  /** The indexes of the titles that contain each n-gram. */
  readonly postings: ReadonlyMap<string, readonly number[]>
  /** The Euclidean length of each title's vector. */
  readonly lengths: readonly number[]
}

/** The lengths of the runs of {@link extractCharacterNgrams}. */
const runLengths = [3, 4]

/**
 * Returns the distinct runs of three and four characters of a title, in lower case and with a space at either end. They
 * work in every script, and find the stem that `bake` and `baking` share.
 */
export function extractCharacterNgrams(title: string): string[] {
  const text = ` ${title.trim().toLowerCase()} `
  const starts: number[] = []
  for (let position = 0; position < text.length; position += (text.codePointAt(position) ?? 0) > 0xffff ? 2 : 1)
    starts.push(position)
  const found = new Set<string>()
  for (const length of runLengths)
    for (let from = 0; from + length <= starts.length; from++)
      found.add(text.slice(starts[from], starts[from + length]))
  return [...found]
}

/** Returns the inverse document frequency of an n-gram: its weight, which is higher the fewer titles contain it. */
const computeInverseFrequency = (titleCount: number, titlesWithNgram: number) =>
  Math.log((titleCount + 1) / (titlesWithNgram + 0.5))

/** Indexes titles, given as their distinct n-grams. */
export function indexTitles(titles: readonly (readonly string[])[]): TitleIndex {
  const postings = new Map<string, number[]>()
  for (const [index, ngrams] of titles.entries()) {
    for (const ngram of ngrams) {
      const titleIndexes = postings.get(ngram)
      if (titleIndexes) titleIndexes.push(index)
      else postings.set(ngram, [index])
    }
  }
  const squares = titles.map((ngrams) =>
    ngrams.reduce(
      (sum, ngram) => sum + computeInverseFrequency(titles.length, postings.get(ngram)?.length ?? 0) ** 2,
      0,
    ),
  )
  return { postings, lengths: squares.map(Math.sqrt) }
}

/** Returns the cosine similarity of a title to each indexed title, from 0 (nothing in common) to 1 (the same n-grams). */
export function computeSimilarities({ postings, lengths }: TitleIndex, ngrams: readonly string[]): Float64Array {
  const shared = new Float64Array(lengths.length)
  let square = 0
  for (const ngram of ngrams) {
    const indexes = postings.get(ngram) ?? []
    const weight = computeInverseFrequency(lengths.length, indexes.length) ** 2
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
