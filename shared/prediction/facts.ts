import { type CharacterCounts, countCharacters } from './characters.ts'
import { lexiconIndex, lexiconIndexesOf, lexicons } from './lexicons.ts'
import { isWord, type Token } from './tokens.ts'

/** The properties of a title that the columns are computed from. */
export interface Facts {
  readonly title: string
  readonly lower: string
  readonly characters: CharacterCounts
  readonly words: readonly Token[]
  readonly distinctWords: number
  /** The total length of the words, in UTF-16 code units. */
  readonly wordCharacters: number
  /** The number of words of three or more letters in capitals. */
  readonly allCapsWords: number
  /** The number of words that begin with a capital. */
  readonly capitalizedWords: number
  /** The number of words in each lexicon, in the order of `lexicons`. */
  readonly counts: readonly number[]
  /** 1 if the first word is a power word, decreasing to 0 for the last word; 0 without a power word. */
  readonly powerWordEarliness: number
}

const allCapsWord = /^[A-Z]{3,}$/
const zeroCounts = lexicons.map(() => 0)
const powerLexicon = lexiconIndex('power')

/** Extracts the properties of a title, in linear time. Accepts any string and never throws. */
export function extractFacts(title: string, tokens: readonly Token[]): Facts {
  const words = tokens.filter(isWord)
  const counts = zeroCounts.slice()
  const distinct = new Set<string>()
  let wordCharacters = 0
  let allCapsWords = 0
  let capitalizedWords = 0
  let powerWordEarliness = 0
  for (let index = 0; index < words.length; index++) {
    const { key, text } = words[index] as Token
    distinct.add(key)
    wordCharacters += text.length
    if (allCapsWord.test(text)) allCapsWords++
    if (text[0] !== key[0]) capitalizedWords++
    for (const lexicon of lexiconIndexesOf(key) ?? []) {
      if (lexicon === powerLexicon && !counts[powerLexicon]) powerWordEarliness = 1 - index / words.length
      ;(counts[lexicon] as number)++
    }
  }
  return {
    title,
    lower: title.toLowerCase(),
    characters: countCharacters(title),
    words,
    distinctWords: distinct.size,
    wordCharacters,
    allCapsWords,
    capitalizedWords,
    counts,
    powerWordEarliness,
  }
}
