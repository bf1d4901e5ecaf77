import { type CharacterCounts, countCharacters } from './characters.ts'
import { lexiconIndex, lexiconIndexesOf, lexicons } from './lexicons.ts'
import { isWord, type Token } from './tokens.ts'

/** What the columns read of a title. */
export interface Facts {
  readonly title: string
  readonly lower: string
  readonly characters: CharacterCounts
  readonly words: readonly Token[]
  readonly distinctWords: number
  /** Characters in words, in UTF-16 code units. */
  readonly wordCharacters: number
  /** Words of three or more letters, all capitals. */
  readonly shouted: number
  /** Words that begin with a capital. */
  readonly capitalised: number
  /** How many words are in each list, in the order of `lexicons`. */
  readonly counts: readonly number[]
  /** 1 where the first word is a power word, falling to 0 at the end; 0 without one. */
  readonly earlyPower: number
}

const shoutedWord = /^[A-Z]{3,}$/
const none = lexicons.map(() => 0)
const power = lexiconIndex('power')

/** Counts what the columns need, in time linear in the title. Never throws, whatever the string. */
export function extractFacts(title: string, tokens: readonly Token[]): Facts {
  const words = tokens.filter(isWord)
  const counts = none.slice()
  const distinct = new Set<string>()
  let wordCharacters = 0
  let shouted = 0
  let capitalised = 0
  let earlyPower = 0
  for (let index = 0; index < words.length; index++) {
    const { key, text } = words[index] as Token
    distinct.add(key)
    wordCharacters += text.length
    if (shoutedWord.test(text)) shouted++
    if (text[0] !== key[0]) capitalised++
    for (const list of lexiconIndexesOf(key) ?? []) {
      if (list === power && !counts[power]) earlyPower = 1 - index / words.length
      ;(counts[list] as number)++
    }
  }
  return {
    title,
    lower: title.toLowerCase(),
    characters: countCharacters(title),
    words,
    distinctWords: distinct.size,
    wordCharacters,
    shouted,
    capitalised,
    counts,
    earlyPower,
  }
}
