import type { Basis, TitleCheck, Trait } from './kinds.ts'

/** A word (or pair of words) or a trait of a title that the model weighs. */
export type WordOrTrait = { kind: 'word'; word: string } | { kind: 'trait'; trait: Trait }

/** What one word or trait adds to the raw score. `at` is its position in the title: [from, to) in UTF-16 code units. */
export interface Contribution {
  of: WordOrTrait
  points: number
  at?: [from: number, to: number] | undefined
}

/** A title's score with its explanation. `score` is the percentile of `raw` among real titles. */
export interface ScoredTitle {
  basis: 'model'
  score: number
  raw: number
  contributions: Contribution[]
  checks: TitleCheck[]
}

/** A title without a score: the model supports only English and needs a word or trait that it knows. */
export interface UnscoredTitle {
  basis: Exclude<Basis, 'model'>
  checks: TitleCheck[]
}

export type TitleAnalysis = ScoredTitle | UnscoredTitle
