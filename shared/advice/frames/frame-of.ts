import { type Locale, locales } from '#shared/locale.ts'
import { detectLanguage, type TitleLanguage } from '../../prediction/language.ts'
import { isKnownWord } from '../../prediction/shipped.ts'
import { blanks } from './blanks.ts'
import { formWords, joiningWords, numberWords } from './form-words.ts'

/** The frame of a title, with blanks in square brackets, and its language. */
export interface Frame {
  readonly text: string
  readonly locale: Locale
  /** How much of a form it has, from 1. */
  readonly strength: number
}

/** The most blanks for a subject. Each takes this much of the weight of a frame, in which a word of form counts twice. */
const [mostSubjects, weightOfSubject] = [3, 2]

/**
 * Returns the frame of a title in English, Spanish or French: its words of form, with a blank for each run of other words and for each
 * number: "I Tested [number] Ways to […]". Undefined for a title in another language, and for one with too little of a form.
 * No word of a frame is missing in the lists of `form-words.ts`. `expected` is the language that is expected, where it is known.
 */
export function frameOf(title: string, expected?: TitleLanguage): Frame | undefined {
  const found = detectLanguage(title, isKnownWord, expected)
  const locale = locales.find((one) => one === found)
  if (!locale) return undefined
  // Series and channels are named in parts of their own.
  const [best] = clean(title)
    .split(/ [|•] | [-–—] /)
    .map((part) => readPart(part, locale))
    .toSorted((one, other) => other.weight - one.weight)
  if (!best?.isFormed || best.subjects < 1 || best.subjects > mostSubjects) return undefined
  const strength = best.weight - weightOfSubject * best.subjects
  return strength > 0 ? { text: capitalize(best.text), locale, strength } : undefined
}

/** Leaves out what is no part of the sentence: text in square brackets, hashtags, signs, and exclamation marks. */
const clean = (title: string): string =>
  title
    .normalize('NFC')
    .replace(/\[[^\]]*\]|[#@][\p{L}\p{N}_.]+/gu, ' ')
    .replace(/[^\p{Script=Latin}\p{N}\s$€£%?¿.,:;'’()|•–—/&-]/gu, '')
    .replace(/\?{2,}/g, '?')
    .replace(/\s+/g, ' ')
    .trim()

const tokenPattern = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*['’]?|[^\s\p{L}\p{N}]+|\s+/gu
const isYear = /^(?:19|20)\d\d$/
const toKey = (word: string) => word.toLowerCase().replaceAll('’', "'")

interface Token {
  readonly kind: 'kept' | 'number' | 'subject' | 'other'
  readonly text: string
}

/** Frames one part of a title. Its weight counts the words that stay, those of form twice, and the numbers. */
function readPart(part: string, locale: Locale) {
  const isShouted = !/\p{Ll}/u.test(part)
  const tokens = (part.match(tokenPattern) ?? []).map((text): Token => {
    const key = toKey(text)
    if (!/[\p{L}\p{N}]/u.test(text)) return { kind: 'other', text }
    if (numberWords[locale].has(key) || (/^\d[\d.,]*[km]?$/i.test(text) && !isYear.test(text)))
      return { kind: 'number', text }
    if (!formWords[locale].has(key) && !joiningWords[locale].has(key)) return { kind: 'subject', text }
    return { kind: 'kept', text: isShouted || /^\p{Lu}{2,}$/u.test(text) ? text.toLowerCase() : text }
  })
  const words = tokens.filter(({ text }) => text.trim())
  // "iPhone 17 Pro" is one subject.
  const isOfSubject = (token: Token) => {
    const at = words.indexOf(token)
    return words[at - 1]?.kind === 'subject' && words[at + 1]?.kind !== 'kept'
  }
  const { subject, number } = blanks[locale]
  const parts = tokens.map((token) => {
    if (token.kind === 'subject' || (token.kind === 'number' && isOfSubject(token))) return subject
    return token.kind === 'number' ? number : token.text
  })
  const text = dropBlankBrackets(joinSubjects(parts.join(''), locale), subject)
  const kept = text.replace(/\[[^\]]*\]/g, ' ').match(/[\p{L}'’-]+/gu) ?? []
  const formed = kept.filter((word) => formWords[locale].has(toKey(word)))
  return {
    text,
    isFormed: formed.length > 0,
    subjects: text.split(subject).length - 1,
    weight: kept.length + formed.length + text.split(number).length - 1,
  }
}

/** Words that join two nouns to one subject. */
const links: Readonly<Record<Locale, string>> = {
  en: 'of|in|and|or|for|with|&',
  es: 'de|del|en|y|o|con|a|al|por',
  fr: "de|du|des|d'|en|et|ou|à|au|aux|par",
}
/** Articles that depend on the noun after them, and so belong to the blank. */
const articles: Readonly<Record<Locale, string>> = {
  en: 'an?',
  es: 'el|la|los|las|una?|unos|unas',
  fr: "le|la|les|l['’]|une?|des|du|d['’]une?",
}

/** Joins the blanks of one subject, "[…] of the […]", and takes its article in. */
function joinSubjects(text: string, locale: Locale): string {
  const subject = String.raw`\[…\]`
  const article = String.raw`(?<!\p{L})(?:(?:${articles[locale]})\s+)?`
  const next = String.raw`(?:[\s,&/'’-]*(?:(?<!\p{L})(?:${links[locale]})\s+)?${article}${subject})`
  return text.replace(new RegExp(`${article}${subject}${next}*`, 'giu'), '[…]')
}

/** Leaves out brackets with a subject in them, and marks at the end that are left over. */
const dropBlankBrackets = (text: string, subject: string): string =>
  text
    .replace(/\(([^()]*)\)/g, (whole, inner: string) => (inner.includes(subject) ? '' : whole))
    .replace(/\s+/g, ' ')
    .replace(/[\s,.:;&/-]+$/u, '')
    .trim()

const capitalize = (text: string): string => text.replace(/^[^\p{L}[]*\p{Ll}/u, (start) => start.toLocaleUpperCase())
