import { extractNgrams, tokenize } from '#shared/prediction/tokens.ts'

/** Titles as the words and pairs of words in them, found by word: what a new title is compared with. */
export interface TitleIndex {
  /** The titles each word or pair is in, by their place. */
  readonly having: ReadonlyMap<string, readonly number[]>
  /** Length of each title's vector. */
  readonly lengths: readonly number[]
}

/** The words and pairs of words of a title, each once. */
export const titleNgrams = (title: string): string[] => [...extractNgrams(tokenize(title)).keys()]

/** A word counts the more the fewer of the channel's titles have it. */
const rarity = (titles: number, having: number) => Math.log((titles + 1) / (having + 0.5))

/** Makes titles, as their {@link titleNgrams}, ready to be compared with. */
export function indexTitles(words: readonly (readonly string[])[]): TitleIndex {
  const having = new Map<string, number[]>()
  for (const [place, list] of words.entries()) {
    for (const word of list) {
      const known = having.get(word)
      if (known) known.push(place)
      else having.set(word, [place])
    }
  }
  const squares = words.map((list) =>
    list.reduce((sum, word) => sum + rarity(words.length, having.get(word)?.length ?? 0) ** 2, 0),
  )
  return { having, lengths: squares.map(Math.sqrt) }
}

/** How alike a title is to each of some others: the cosine of their words, 0 (nothing shared) to 1 (the same words). */
export function computeSimilarities({ having, lengths }: TitleIndex, words: readonly string[]): Float64Array {
  const shared = new Float64Array(lengths.length)
  let square = 0
  for (const word of words) {
    const places = having.get(word) ?? []
    const weight = rarity(lengths.length, places.length) ** 2
    square += weight
    for (const place of places) (shared[place] as number) += weight
  }
  const length = Math.sqrt(square)
  for (let place = 0; place < shared.length; place++) {
    const sum = shared[place] as number
    if (sum) shared[place] = sum / length / (lengths[place] || 1)
  }
  return shared
}
