import { blanks } from '#shared/advice/blanks.ts'
import { type Locale, locales } from '#shared/locale.ts'
import { detectLanguage, type TitleLanguage } from '#shared/prediction/language.ts'
import { type BlankKind, kindOfBlank } from './blank-kinds.ts'
import { formWords, weakWords } from './form-words.ts'
import { joinSubjects } from './join-subjects.ts'
import { readSentences, type Sentence, type Word } from './tokens.ts'

/** The frame of a title, with blanks in square brackets, and its language. */
export interface Frame {
  readonly text: string
  readonly locale: Locale
  /** How much form it has: see `weightOfSubject`. */
  readonly strength: number
  /** The kind of its first subject blank. */
  readonly takes: BlankKind
  /** Whether that blank has an article in the title. */
  readonly hasArticle: boolean
}

/** The maximum number of subject blanks, and the minimum strength. A weaker frame keeps nothing that made the video work. */
const maxSubjects = 2
const minStrength = 2.5
/** What each subject blank subtracts from the weight of a frame. A form word counts twice. */
const weightOfSubject = 1.5

/**
 * Returns the frame of a title in English, Spanish or French: its words in `form-words.ts`, with a blank for each number and each run of
 * other words: "I Tested [number] Ways to […]". Undefined for a title in another language or without a clear form, and if no `BlankKind`
 * fits a blank. `expected` is the expected language, if known.
 */
export function frameOf(title: string, expected?: TitleLanguage): Frame | undefined {
  const found = detectLanguage(title, expected)
  const locale = locales.find((locale) => locale === found)
  if (!locale) return undefined
  // Series and channel names are in separate parts.
  const [best] = clean(title)
    .split(/\s*(?:\|+|•|·|\/\/| [-–—]+ ?|[-–—] )\s*/)
    .flatMap((part) => framePart(part, locale) ?? [])
    .toSorted((a, b) => b.strength - a.strength)
  return best && best.strength >= minStrength ? best : undefined
}

/** Removes text in square brackets, hashtags, symbols, and exclamation marks. */
const clean = (title: string): string =>
  title
    .normalize('NFC')
    .replace(/\[[^\]]*\]|[#@][\p{L}\p{N}_.]+/gu, ' ')
    .replace(/!+(?=\s+\p{L})|…|\.{2,}/gu, '. ')
    .replace(/—|(?<=\s)[+=→*~>](?=\s)/gu, ' | ')
    .replace(/[^\p{Script=Latin}\p{N}\s$€£%?¿.,:;'’()|•·–—/&-]/gu, '')
    .replace(/\?{2,}/g, '?')
    .replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '')
    // A year at the end is when the video came out.
    .replace(/\s*(?:\((?:(?:in|en) )?20\d\d\)|(?:in|en) 20\d\d)(?=\s*(?:$|[?.:|]))/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Returns the frame of one part of a title, from its sentences that can be framed. */
function framePart(part: string, locale: Locale): Frame | undefined {
  const framed = readSentences(part, locale).flatMap((sentence, place) => {
    const found = frameSentence(sentence, locale)
    return found ? [{ ...found, place }] : []
  })
  // A label may name the subject: "Rye: The Only Bread You Need".
  const isNamed = framed.some(({ isLabel, kinds }) => !isLabel && kinds.length > 0)
  const isSaid = framed.some(({ isFormed, kinds }) => isFormed && kinds.length === 0)
  const kept = framed.filter(({ isLabel, isFormed, isShort, kinds, open, close, place }) => {
    if (isLabel) return !isNamed && place === 0 && close.includes(':')
    if (kinds.length === 0) return place > 0 && !isShort
    if (open.includes('(') || (place > 0 && isShort)) return false
    return isFormed || (place === 0 && isSaid)
  })
  // A sentence may refer to a dropped one before it.
  const places = kept.map((sentence) => sentence.place)
  if (kept.some(({ place }, index) => index > 0 && place !== (places[index - 1] ?? 0) + 1)) return undefined
  const kinds = kept.flatMap((sentence) => sentence.kinds)
  const [takes] = kinds
  const hasArticle = kept.find((sentence) => sentence.kinds.length > 0)?.hasArticle ?? false
  if (!takes || kinds.length > maxSubjects || !kept.some(({ isFormed }) => isFormed)) return undefined
  const text = kept.map(({ open, text: words, close }) => open + words + close).join('')
  const weight = kept.reduce((sum, sentence) => sum + sentence.weight, 0)
  return {
    text: capitalize(trimEnds(text)),
    locale,
    strength: weight - weightOfSubject * kinds.length,
    takes,
    hasArticle,
  }
}

interface Framed extends Pick<Sentence, 'open' | 'close'> {
  readonly text: string
  readonly weight: number
  /** The kinds of its subject blanks. */
  readonly kinds: readonly BlankKind[]
  /** Whether the first of them has an article in the title. */
  readonly hasArticle: boolean
  readonly isFormed: boolean
  /** Whether it consists of a blank only. */
  readonly isLabel: boolean
  /** Whether it says little besides its blanks. */
  readonly isShort: boolean
}

/** Returns the frame of a sentence; undefined if the result cannot be a sentence. */
function frameSentence({ open, words, close }: Sentence, locale: Locale): Framed | undefined {
  const kinds: BlankKind[] = []
  const parts: Word[] = []
  const { subject, number } = blanks[locale]
  const ends = joinSubjects(words, locale)
  let hasArticle = false
  for (let index = 0; index < words.length; ) {
    const [word, to] = [words[index], ends.get(index)]
    if (!word) break
    if (to === undefined) {
      parts.push(word.kind === 'number' ? { ...word, text: number } : word)
      index++
      continue
    }
    const kind = kindOfBlank({ words, from: index, to }, locale)
    if (!kind) return undefined
    if (kind !== 'none') {
      hasArticle ||= kinds.length === 0 && word.kind === 'kept'
      kinds.push(kind)
      parts.push({ ...word, kind: 'subject', text: subject })
    }
    index = to
  }
  if (!isWhole(parts, locale) || (open.includes('¿') && parts[0]?.kind === 'subject')) return undefined
  const kept = parts.filter(({ kind }) => kind === 'kept')
  const formed = kept.filter(({ key }) => formWords[locale].has(key))
  const numbers = parts.filter(({ kind }) => kind === 'number')
  const prices = numbers.filter(({ gap }, place) => /[$€£]/.test(place === 0 && gap === '' ? open : gap))
  return {
    open,
    close,
    text: parts.map(({ gap, text }, place) => (place === 0 ? text : gap + text)).join(''),
    weight:
      kept.length + formed.filter(({ key }) => !weakWords[locale].has(key)).length + numbers.length + prices.length,
    kinds,
    hasArticle,
    isFormed: formed.length + prices.length > 0,
    isLabel: kept.length === 0,
    isShort: kept.length + numbers.length < 2,
  }
}

/** Words that never begin a sentence, words that never end one, and words about another person. */
const never: Readonly<Record<Locale, Readonly<Record<'first' | 'last' | 'any', RegExp>>>> = {
  en: {
    first: /^(?:of|than|or|but|vs|versus|at|most|more|into|as|say|after)$/,
    last: /^(?:an?|the|my|your|our|his|her|their|of|from|by|into|than|as|and|or|but|if|when|while|because|i|we|they|every|each|no|at|for|in|on|with|is|are|was|were|has|have|made|will|about|i'm|it's|you're|that's|until|before|vs|after|am|been|be)$/,
    any: /^(?:he|she|his|her|him|she's|he's)$/,
  },
  es: {
    first: /^(?:de|del|que|y|o|pero|se|ni|u|e|más|lo|me|te|le)$/,
    last: /^(?:el|la|los|las|una?|lo|mi|mis|tu|tus|su|sus|de|del|en|con|por|para|a|al|y|o|que|se|me|te|le|no|es|son|muy|más|como|desde|hasta|entre|sobre|ser|he|ha|hay|cada|está|están|era|fue|qué|yo)$/,
    any: /^(?:él|ella|ellos)$/,
  },
  fr: {
    first: /^(?:après|de|du|d'|que|qu'|qui|et|ou|mais|donc|car|plus|aux?|se|ne|y)$/,
    last: /^(?:le|la|les|l'|une?|des|du|de|d'|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|en|dans|sur|avec|pour|par|à|au|aux|et|ou|que|qu'|qui|ne|n'|se|s'|je|j'|j'ai|on|il|elle|est|sont|ai|as|a|très|plus|moins|chez|entre|être|où|ces|ce|c'est|pas)$/,
    any: /^(?:elle|ils|elles|lui)$/,
  },
}

/** English words, and words that cannot follow them, because a noun, an adjective or an adverb is missing in between. */
const incomplete: readonly (readonly [word: RegExp, next: RegExp])[] = [
  [
    /^(?:in|on|of|with|for|at|by|from|into|than|an?|my|your|our|the|every|each)$/,
    /^(?:vs|versus|and|or|but|is|are|was|were|of|than|if|because)$/,
  ],
  [
    /^(?:an?|my|your|our|the|every|each|these|those)$/,
    /^(?:how|why|who|what|where|when|i|we|you|they|it|in|on|at|with|for|by|from|into|to|that|must|can|will|should)$/,
  ],
]
/** A blank after these words is only half of a pair. */
const and = /^(?:and|or|but|y|e|o|pero|et|ou|mais)$/
/** A sentence with one of these words after its first blank has no verb: "[…] before you buy". */
const clause = /^(?:before|after|when|if|because|while|until|avant|après|quand|si|antes|después|cuando)$/
/** If a sentence begins with a blank and has another, one of these follows the first, or the sentence keeps at least `minOfTwo` words. */
const betweenBlanks: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:vs|versus|for|in|on|with|without|under|or)$/,
  es: /^(?:vs|contra|para|en|con|sin|por)$/,
  fr: /^(?:vs|contre|pour|en|avec|sans|à|par)$/,
}
const minOfTwo = 6
/** A number before these does not count anything. */
const afterNoNumber = /^(?:of|de|in|en|voici|is|are|est|es)$/

/** Whether the words of a frame can be a sentence: it has no adjacent blanks and is not cut off. */
function isWhole(parts: readonly Word[], locale: Locale): boolean {
  const kept = parts.filter(({ kind }) => kind === 'kept')
  if (kept.some(({ key }) => never[locale].any.test(key))) return false
  const isApart = parts.every((part, index) => {
    const before = parts[index - 1]
    if (!before) return true
    const areAdjacent = part.kind === 'kept' && before.kind === 'kept' && part.gap.trim() === ''
    if (areAdjacent && incomplete.some(([word, next]) => word.test(before.key) && next.test(part.key))) return false
    if (part.kind === 'subject' && before.kind === 'kept' && (and.test(before.key) || /&/.test(part.gap))) return false
    // The noun of "1 week" fits no other number.
    if (before.kind === 'number' && before.key === '1' && part.gap === ' ') return false
    if (before.kind === 'number' && part.kind === 'kept')
      return (
        !/^,?\s$/.test(part.gap) || !afterNoNumber.test(part.key) || formWords[locale].has(parts[index - 2]?.key ?? '')
      )
    if (part.kind === 'kept' || before.kind === 'kept' || /,|:/.test(part.gap)) return true
    return before.kind === 'number' && part.kind === 'subject' && part.gap === ' '
  })
  const [first, second, last] = [parts[0], parts[1], parts.at(-1)]
  // "Get strong and keep it"
  if (parts.at(-2)?.kind === 'subject' && last && /^(?:it|them|this|that)$/.test(last.key)) return false
  if (first?.kind === 'subject' && second?.kind === 'kept') {
    if (clause.test(second.key)) return false
    // "Rye made my day" and "Baking my first loaf" have too little form.
    const isAgain = parts.slice(1).some(({ kind }) => kind === 'subject')
    if (isAgain && kept.length < minOfTwo && !betweenBlanks[locale].test(second.key)) return false
  }
  if (first?.kind === 'kept' && never[locale].first.test(first.key)) return false
  return isApart && !(last?.kind === 'kept' && never[locale].last.test(last.key))
}

/** Removes leftover punctuation at the ends of a frame. */
const trimEnds = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s*[.:;]+(?= ?\()/g, ' ')
    .replace(/^[\s,.:;&/)-]+|[\s,.:;&/(-]+$/gu, '')
    .trim()

const capitalize = (text: string): string => text.replace(/^[^\p{L}[]*\p{Ll}/u, (start) => start.toLocaleUpperCase())
