import nlp from 'compromise/three'
import * as z from 'zod/mini'

/** A word with its punctuation and the tags that the part-of-speech tagger gave it. */
export interface Term {
  readonly text: string
  readonly key: string
  readonly is: (...tags: readonly string[]) => boolean
}

const Tagged = z.array(z.object({ terms: z.array(z.object({ text: z.string(), tags: z.array(z.string()) })) }))

/** Past-tense verbs that the tagger misreads, because they are also nouns or base forms. */
const ambiguousPasts = new Set(
  'lost woke cost quit cut hit put set read let shut split spread hurt beat bet fit burst rid overspent overslept rewired regrew botched dried burnt burned tasted smoked used forgot messed'.split(
    ' ',
  ),
)

/** Recent phrases with their words. Tagging is slow, and building titles asks about many phrases several times. */
const recent = new Map<string, readonly Term[]>()
const maxRecent = 500

/** Splits a phrase into tagged words. The first word is tagged in lower case, because its capital does not mark a name. */
export function tag(phrase: string): readonly Term[] {
  const known = recent.get(phrase)
  if (known) return known
  const terms = tagAnew(phrase)
  if (recent.size >= maxRecent) recent.clear()
  recent.set(phrase, terms)
  return terms
}

function tagAnew(phrase: string): readonly Term[] {
  const [first = '', ...rest] = phrase.trim().split(' ')
  const text = [isNameLike(first) ? first : first.toLowerCase(), ...rest].join(' ')
  const sentences = Tagged.parse(nlp(text).json({ terms: { tags: true, text: true } }))
  const all = sentences.flatMap(({ terms }) => terms).filter(({ text: word }) => word !== '')
  return all.map(({ text: word, tags }, index) => {
    const key = word
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/[^\p{L}\p{N}'$€£%-]/gu, '')
    const isPast =
      ambiguousPasts.has(key) && !/^(?:a|an|the|my|our|to|low|no)$/.test(all[index - 1]?.text.toLowerCase() ?? '')
    return {
      text: word,
      key,
      is: (...wanted) => wanted.some((name) => tags.includes(name) || (isPast && name === 'PastTense')),
    }
  })
}

/** Whether a word is written as a name or an abbreviation: "MSG", "iPhone", "McDonald". */
const isNameLike = (word: string): boolean => /\p{Lu}/u.test(word.slice(1)) || /\d/.test(word) || word === 'I'

const isVerb = (term: Term): boolean =>
  term.is('PastTense', 'Copula', 'Modal', 'Auxiliary') || (term.is('PresentTense') && !term.is('Gerund', 'Infinitive'))

/** Returns the index of the first finite verb after a subject, or -1. */
export function findVerb(terms: readonly Term[]): number {
  return terms.findIndex((term, index) => {
    if (index === 0 || !isFiniteVerb(term, terms[index - 1])) return false
    // "Boots" in "winter boots cost $200" is a noun.
    if (
      /[^s]s$/.test(term.key) &&
      !term.is('Copula', 'Auxiliary', 'PastTense') &&
      terms[index + 1]?.is('PastTense', 'Copula', 'Modal')
    )
      return false
    return terms.slice(0, index).every((term) => !term.is('Preposition') || index > 2)
  })
}

function isFiniteVerb(term: Term, before: Term | undefined): boolean {
  if (
    before?.is('Determiner', 'Possessive', 'Preposition', 'Adjective') &&
    !/^(?:half|all|everyone|this|that)$/.test(before.key)
  )
    return false
  if (before?.text.endsWith("'") || before?.text.endsWith('’')) return false
  if (isVerb(term)) return true
  return (
    term.is('Infinitive') &&
    Boolean(before?.is('Plural') || /^(?:i|we|you|they|don't|didn't|won't|can't|never)$/.test(before?.key ?? ''))
  )
}

/** Returns the base form of a verb: "beat" for "beat", "finish" for "finished"; undefined for a word that is not a verb. */
export function toBase(verb: string): string | undefined {
  const Verbs = z.array(z.object({ verb: z.object({ infinitive: z.string() }) }))
  return Verbs.safeParse(nlp(`I ${verb}`).verbs().json()).data?.[0]?.verb.infinitive || undefined
}

/** Verb forms that are never the past tense and so begin a noun phrase: "blown fuse". */
const neverPast =
  /^(?:blown|broken|frozen|stolen|torn|worn|hidden|written|driven|eaten|taken|given|chosen|forgotten|ridden|swollen|grown|known|shown|seen|done|gone|been|rated|aged|based|named|priced|located|sponsored|stuck|scared|married|interested|tired|inspired)$/
/** Past tenses that usually describe a noun: "dried mango", but "dried 3 kilos". */
const describing =
  /^(?:limited|mixed|animated|fried|smoked|grilled|roasted|baked|dried|boiled|advanced|detailed|used|canned)$/
const determiner = /^(?:an?|the|my|our|every|all|this|some|it|them|[$€£]?\d.*)$/

/** Whether a word, followed by `next`, begins a statement about the past: "made a table", "found it". */
export function isPastBefore(word: string, next = ''): boolean {
  const key = word.toLowerCase()
  if (neverPast.test(key) || (describing.test(key) && !determiner.test(next.toLowerCase()))) return false
  return ambiguousPasts.has(key) || (/^\p{L}+(?<!ing)$/u.test(key) && tag(`I ${key} it`)[1]?.is('PastTense') === true)
}
