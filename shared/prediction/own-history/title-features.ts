import { extractFacts } from '../facts.ts'
import { type LinearModel, standardize } from '../model.ts'
import { extractNgrams, tokenize } from '../tokens.ts'
import type { ProcessTitle } from './gaussian-process.ts'
import { extractCharacterNgrams } from './similarity.ts'

/** A title as own history compares it with the channel's other titles. */
export interface TitleFeatures extends ProcessTitle {
  /** Its distinct words and pairs of words, in Latin script only. */
  readonly words: readonly string[]
}

/** A video as own history compares it: its title, and its length in seconds, if known. */
export interface TitledVideo {
  readonly title: string
  readonly seconds?: number | undefined
}

/** Extracts the features that own history compares. The columns of the title model scale the form; their weights are not used. */
export function extractTitleFeatures(
  { title, seconds }: TitledVideo,
  { columns }: Pick<LinearModel, 'columns'>,
): TitleFeatures {
  const tokens = tokenize(title)
  const facts = extractFacts(title, tokens)
  const form = new Float64Array(columns.length)
  for (const [index, { extract, center, spread }] of columns.entries())
    form[index] = standardize(extract(facts), center, spread)
  return {
    words: [...extractNgrams(tokens).keys()],
    characters: extractCharacterNgrams(title),
    form,
    length: seconds ? Math.log(seconds) : undefined,
  }
}
