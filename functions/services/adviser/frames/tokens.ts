import type { Locale } from '#shared/locale.ts'
import { type Term, tag } from '../english/words.ts'
import { formWords, generalWords, numberWords } from './form-words.ts'

/** A word of a title, and the text between it and the previous word. */
export interface Word {
  readonly kind: 'kept' | 'number' | 'subject'
  readonly text: string
  readonly key: string
  readonly gap: string
}

/** Words and the punctuation around them. */
export interface Sentence {
  readonly open: string
  readonly words: readonly Word[]
  readonly close: string
}

const tokenPattern = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*['’]?|[.:;?()]+|[^\p{L}\p{N}.:;?()]+/gu
const isYear = /^(?:19|20)\d\d$/
const isNumber = /^\d[\d.,]*[km]?$/i
const contraction = /^(?:i|you|we|they|it|that|there|who|what|how)'(?:ll|d|ve|re|s|m)$/

/** Returns a word as it is spelled in our word lists. */
export const toKey = (word: string): string => word.toLowerCase().replaceAll('’', "'")

/** Splits a part of a title into sentences, and marks which of their words stay in a frame. */
export function readSentences(part: string, locale: Locale): Sentence[] {
  const isShouted = !/\p{Ll}/u.test(part)
  const sentences: { open: string; words: Word[]; close: string }[] = [{ open: '', words: [], close: '' }]
  let gap = ''
  for (const text of part.match(tokenPattern) ?? []) {
    const last = sentences.at(-1)
    if (!last) break
    if (/[\p{L}\p{N}]/u.test(text)) {
      if (last.close) sentences.push({ open: gap, words: [toWord(text, '', isShouted, locale)], close: '' })
      else if (last.words.length === 0) {
        last.open += gap
        last.words.push(toWord(text, '', isShouted, locale))
      } else last.words.push(toWord(text, gap, isShouted, locale))
      gap = ''
    } else if (/[.:;?)]/.test(text) && last.words.length > 0) {
      last.close += gap + text
      gap = ''
    } else if (text.startsWith('(') && last.words.length > 0) {
      last.close += ' '
      gap = text
    } else gap += text
  }
  return sentences
    .filter(({ words }) => words.length > 0)
    .map((sentence) => ({ ...sentence, words: markNouns(sentence.words, locale) }))
}

/** Tags each word in its context. Ignores case, because titles capitalize most words. */
export function tagWords(words: readonly Word[]): readonly (Term | undefined)[] {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const terms = tag(words.map(({ text, key }) => (key === 'i' ? 'I' : text.toLowerCase())).join(' '))
  let next = 0
  return words.map(({ text }) => {
    let read = ''
    let last: Term | undefined
    while (next < terms.length && read.length < letters(text).length) {
      last = terms[next++]
      read += letters(last?.text ?? '')
    }
    return read === letters(text) ? last : undefined
  })
}

/** English form words that are also nouns. As nouns, they are a subject: "stress at work". */
const ambiguous = new Set(
  'work works change changes cost costs fix fixes start stop use look looks need wish types kinds feel rise fall budget know fit watch'.split(
    ' ',
  ),
)

function markNouns(words: readonly Word[], locale: Locale): Word[] {
  if (locale !== 'en' || !words.some(({ key }) => ambiguous.has(key))) return [...words]
  const tagged = tagWords(words)
  return words.map((word, index) => {
    const isNoun =
      ambiguous.has(word.key) &&
      tagged[index]?.is('Noun') &&
      words[index - 1]?.kind === 'subject' &&
      words[index + 1]?.key !== 'like'
    return isNoun ? { ...word, kind: 'subject' } : word
  })
}

function toWord(text: string, gap: string, isShouted: boolean, locale: Locale): Word {
  const key = toKey(text)
  if (numberWords[locale].has(key) || (isNumber.test(text) && !isYear.test(text)))
    return { kind: 'number', text, key, gap }
  const isKept =
    formWords[locale].has(key) || generalWords[locale].has(key) || (locale === 'en' && contraction.test(key))
  if (!isKept) return { kind: 'subject', text, key, gap }
  const isCapital = isShouted || /^\p{Lu}{2,}$/u.test(text)
  return { kind: 'kept', text: key === 'i' ? 'I' : isCapital ? text.toLowerCase() : text, key, gap }
}
