import { type Term, tag } from '#functions/services/adviser/english/words.ts'
import { french } from '#functions/services/adviser/french.ts'
import { spanish } from '#functions/services/adviser/spanish.ts'
import type { Locale } from '#shared/locale.ts'
import { stopWordsOf } from './stop-words.ts'
import { dayParts, emptyWords, grammars, kindWords, unitWords } from './tag-words.ts'

/** A phrase that names something, in lower case. */
export interface Phrase {
  readonly text: string
  /** Whether its capitals mark it as a name. */
  readonly isName: boolean
  /** Whether it is a compound, or may be one: "flea market", but not "cold pan". */
  readonly isCompound: boolean
}

export const maxPhraseWords = 4
/** Phrases end at punctuation, brackets, signs, and dashes between spaces. */
const breaks = /[^\p{L}\p{M}\p{N}\s'’$€£%.&-]+|(?<!\b(?:St|Mt|Dr|Mr|Mrs|Ms))\.(?!\p{L}|\p{N})|\n|\s[-–—]+\s|\s&\s/u

/**
 * Returns the names and noun phrases of a text, in order. The text must not contain negated parts; see `removeNegated`. `startsWithNoun`: a
 * Spanish or French text may begin with a noun without an article.
 */
export function findPhrases(text: string, locale: Locale, isTitle = false, startsWithNoun = false): Phrase[] {
  const calm = isTitle && isTitleCase(text) ? text.toLowerCase() : text
  return calm
    .split(breaks)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part))
    .flatMap((part, index) =>
      locale === 'en' ? findEnglish(part) : findRomance(part, locale, startsWithNoun && index === 0),
    )
}

/** Whether most words of a title are capitalized, so that capitals do not mark names. */
export function isTitleCase(text: string): boolean {
  const words = (text.match(/\p{L}[\p{L}\p{M}\p{N}'’-]{2,}/gu) ?? [])
    .slice(1)
    .filter((word) => !isNameLike(word) && !/\d/.test(word))
  return words.length > 2 && words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length > 0.55
}

const isCapitalized = (word: string) => /^\p{Lu}/u.test(word)
/** Whether a word is written like a name at any place in a sentence: "NAS", "iPhone". */
const isNameLike = (word: string) => /^\p{Lu}{2,}\d*s?$|\p{Ll}\p{Lu}/u.test(word)

const isEmpty = (word: string) => emptyWords.has(word) || unitWords.has(word)

const notNouns =
  /^(?:what|which|who|how|why|when|where|each|every|any|all|both|this|that|then|than|there|here|some|none|lets|let's|im|ive|dont|wouldnt|didnt|cant|tho|lol|pros|cons|plus|versus|vs|me|us|more|less|ever|again|ep|pt|wins|loses|dies|fails|breaks|works|becomes|costs|lasts|matters|led|ones?|my|our|your|his|her|their|its)$/

function findEnglish(part: string): Phrase[] {
  const terms = tag(part)
  const phrases: Phrase[] = []
  let run: Term[] = []
  let isCounted = false
  let start: Term | undefined
  const close = () => {
    // "What a paramedic carries": after "a", a plural must be a verb.
    if (run.length > 1 && /^an?$/.test(start?.key ?? '') && run.at(-1)?.is('Plural')) run.pop()
    const phrase = toPhrase(run, isCounted)
    // "For students" names an audience, not a thing.
    const isAudience = start?.key === 'for' && run.length === 1 && phrase?.isName === false
    // "A dog called Olive"
    const isCalled = /^(?:called|named)$/.test(start?.key ?? '')
    if (phrase && !isAudience && !isCalled) phrases.push(phrase)
    run = []
    isCounted = false
  }
  const isAsked = /^(?:(?:how|why|when|where|what) )?(?:do|does|did) /i.test(part)
  for (const [index, term] of terms.entries()) {
    const before = terms[index - 1]
    // The tagger gets the first word in lower case.
    const isOfName = run.length > 0 && (isCapitalOf(run.at(-1)) || (index === 1 && isCapitalized(part)))
    const isNumber = isVersion(term) && !unitWords.has(terms[index + 1]?.key ?? '')
    // "Honda Fit", whose second word is usually a verb
    const isLastName = isCapitalized(term.text) && run.length > 0 && isCapitalOf(run.at(-1)) && !isFunctionWord(term)
    // "Do hiking boots last": after "do", a verb has no "s".
    const isNoun = isAsked && run.length > 0 && term.is('PresentTense') && /[^s]s$/.test(term.key)
    if ((isOfName && isNumber) || isLastName || isNoun) run.push(term)
    else if (isOfPhrase(term, before, terms[index + 1], terms[index + 2])) {
      if (run.length === 0) {
        isCounted = before?.is('Value') === true || /^\d/.test(before?.key ?? '')
        start = before
      }
      run.push(term)
    } else close()
    if (/'s?$/.test(term.key) && !term.is('Possessive')) close()
  }
  // "How does a heat pump work"
  if (isAsked && run.length > 1 && terms.filter((term) => term.is('Verb')).length < 2) run.pop()
  close()
  return phrases
}

/** "Cyberpunk 2077", "Pixel 6a" */
const isVersion = (term: Term) => /^\d{1,4}[abcdefix]?$/.test(term.key)
/** Nouns followed by a number: "level 3". */
const numbered = /^(?:chapter|level|round|season|phase|number|no|vol|volume)$/

const isCapitalOf = (term: Term | undefined) => term !== undefined && /\p{Lu}/u.test(term.text)

const isFunctionWord = (term: Term) => term.is('Pronoun', 'Determiner', 'Preposition', 'Adverb', 'Conjunction')

function isOfPhrase(term: Term, before: Term | undefined, after: Term | undefined, next: Term | undefined): boolean {
  if ((notNouns.test(term.key) && !/^\p{Lu}{2,}$/u.test(term.text)) || isFunctionWord(term)) return false
  // "MX Keys", which the tagger mistakes for a number.
  if (term.is('Value')) return /^[IVXLCDM]{2,}$/.test(term.text)
  if (/['’]/.test(term.key)) return term.is('Possessive') && after?.is('Noun') === true
  if (!/^[\p{L}][\p{L}\p{M}\p{N}-]*$/u.test(term.key)) return false
  if (numbered.test(term.key) && after !== undefined && isVersion(after)) return false
  // "That shows Saturn"
  if (/^(?:that|which|who)$/.test(before?.key ?? '') && /s$/.test(term.key)) return false
  // "Walking shoes" and "a training" are names of things; "walking to school" is an activity.
  if (term.is('Gerund'))
    return (
      before?.is('Determiner', 'Possessive') === true ||
      (after?.is('Noun') === true &&
        !after.is('Pronoun') &&
        before?.is('Adjective', 'Determiner', 'Possessive', 'Noun') === true &&
        !before.is('Pronoun'))
    )
  // "How credit scores work", "how credit scores really work"
  const verb = after?.is('Adverb') ? next : after
  const isBeforeVerb = verb?.is('Verb') === true && !verb.is('Gerund')
  if (term.is('PresentTense') && /s$/.test(term.key) && before?.is('Noun') && isBeforeVerb) return true
  if (term.is('PastTense', 'Copula', 'Modal', 'Auxiliary')) return false
  if (term.is('Verb')) return before?.is('Determiner', 'Possessive', 'Adjective') === true && !before.is('Pronoun')
  return term.is('Noun', 'Adjective', 'ProperNoun')
}

function toPhrase(run: readonly Term[], isCounted: boolean): Phrase | undefined {
  let terms = [...run]
  // "30 days" and "84-year-old grandma": a number with a unit is not a topic.
  if (isCounted && unitWords.has(terms[0]?.key ?? '')) return undefined
  const isDayPart = !isCounted && terms.length > 1 && dayParts.has(terms[0]?.key ?? '')
  while (!isDayPart && terms.length > 0 && isEmpty(terms[0]?.key ?? '')) terms = terms.slice(1)
  while (terms.length > 0 && (isEmpty(terms.at(-1)?.key ?? '') || isLoose(terms.at(-1), terms.at(-2))))
    terms = terms.slice(0, -1)
  const words = terms.map(({ text, key }) =>
    /^\p{L}+&\p{L}+$/u.test(text) ? text.toLowerCase() : key.replace(/[.,]+$/, ''),
  )
  if (
    words.length === 0 ||
    words.length > maxPhraseWords ||
    words.slice(isDayPart ? 1 : 0).some((word) => unitWords.has(word))
  )
    return undefined
  if (words.length > 1 && words.some((word, index) => words.indexOf(word) !== index)) return undefined
  const isName = terms.some(
    ({ text }, index) => isNameLike(text) || (isCapitalized(text) && (index > 0 || terms.length > 1)),
  )
  // A first name, alone or with a role, means nothing to others: "Dana", "coach Dana".
  if (isCapitalOf(terms.at(-1)) && terms.at(-1)?.is('FirstName') && !terms.at(-1)?.is('Place')) return undefined
  const text = words.join(' ')
  if (!/\p{L}{2}/u.test(text)) return undefined
  return {
    text,
    isName:
      isName || terms.every((term) => term.is('ProperNoun')) || (terms.length > 1 && terms.slice(1).some(isVersion)),
    isCompound: terms.filter((term) => !term.is('Adjective') && term.is('Noun')).length > 1,
  }
}

/** Whether a word cannot end a phrase, such as an adjective without its noun. Version numbers can. */
const isLoose = (term: Term | undefined, before: Term | undefined): boolean => {
  if (!term) return false
  // "Soap cutting", but not "cheap hiking"
  if (term.is('Gerund') || (/ing$/.test(term.key) && !term.is('Noun'))) return before?.is('Noun') === false
  return !term.is('Noun', 'ProperNoun', 'Value', 'Verb') && !kindWords.has(term.key)
}

/** The endings of participles in Spanish and French. */
const participle = /(?:[ai]d[oa]s?|ée?s?|ie?s?|ue?s?)$/u

/** Words after "à" that do not belong to the noun before it. */
const apart = /^(?:pied|vélo|cheval|distance|domicile|temps|partir|travers|propos|cause|force|côté)$/

/** Articles that contain "of" or "to": "tarta del abuelo". */
const contracted = /^(?:al|del|du|aux?|des)$/

interface Word {
  readonly text: string
  readonly key: string
}

/** Splits at spaces and elided articles: "l'astuce" is "l" and "astuce". */
const splitWords = (part: string): Word[] =>
  part
    .replaceAll('’', "'")
    .replace(/(?<!\p{L})([ldLD])'(?=\p{L})/gu, '$1 ')
    .split(/\s+/)
    .map((text) => ({ text, key: text.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') }))
    .filter(({ key }) => key !== '')

/**
 * Finds the noun phrases of a Spanish or French text. Takes a noun only if its neighbors leave no doubt, for example after an article.
 */
function findRomance(part: string, locale: 'es' | 'fr', startsWithNoun: boolean): Phrase[] {
  const { determiners, prepositions, joints, adjective, prenominal } = grammars[locale]
  const stop = stopWordsOf(locale)
  const known = locale === 'es' ? spanish : french
  const words = splitWords(part)
  const isVerb = (key: string) =>
    known.infinitive.test(`${key} x`) || known.clauses.ours.test(`${key} x`) || /(?:ando|iendo|ant)$/.test(key)
  const isNoun = ({ key }: Word) =>
    /^\p{L}[\p{L}\p{M}\p{N}-]{2,}$/u.test(key) &&
    !stop.has(key) &&
    !determiners.has(key) &&
    !prepositions.has(key) &&
    !isEmpty(key)
  const phrases: Phrase[] = []
  for (let index = 0; index < words.length; index++) {
    const [word, before] = [words[index], words[index - 1]]
    if (!word) continue
    const name = readName(words, index, stop, locale)
    if (name) {
      phrases.push({ text: name.text, isName: true, isCompound: true })
      index += name.length - 1
      continue
    }
    const isAfterDeterminer = before !== undefined && (determiners.has(before.key) || /^\d+$/.test(before.key))
    const isAfterPreposition = before !== undefined && prepositions.has(before.key)
    const isStart = before === undefined && startsWithNoun
    if (!(isAfterDeterminer || isAfterPreposition || isStart)) continue
    let end = index
    while (prenominal.has(words[end]?.key ?? '')) end++
    const noun = words[end]
    // "Reformo mi cocina": before an article or a possessive, the first word is a verb.
    if (isStart && determiners.has(words[end + 1]?.key ?? '') && !contracted.test(words[end + 1]?.key ?? '')) continue
    if (!noun || !isNoun(noun) || ((!isAfterDeterminer || before.key === 'al') && isVerb(noun.key))) continue
    const from = index
    end++
    // "Tourné vers" and "hecha por" begin a participle clause.
    const takeAdjective = () => {
      const [next, after] = [words[end], words[end + 1]]
      const isTold = next && participle.test(next.key) && /^(?:vers|par|por|hacia)$/.test(after?.key ?? '')
      if (next && adjective.test(next.key) && !isTold && !stop.has(next.key) && !isEmpty(next.key)) end++
    }
    takeAdjective()
    // "Sierra de mano", "salle de bain"
    const ends = [end]
    // "Machine à coudre", "sac à dos", but not "la Corse à pied"
    const use = words[end + 1]
    if (words[end]?.key === 'à' && use && isNoun(use) && !isCapitalized(use.text) && !apart.test(use.key)) {
      end += 2
      takeAdjective()
      ends.push(end)
    }
    for (let joined = 0; joined < 2; joined++) {
      const hasArticle = /^(?:el|la|los|las|le|les|l)$/.test(words[end + 1]?.key ?? '')
      const second = words[end + (hasArticle ? 2 : 1)]
      if (!joints.has(words[end]?.key ?? '') || !second || !isNoun(second) || isVerb(second.key)) break
      end += hasArticle ? 3 : 2
      takeAdjective()
      ends.push(end)
    }
    end = ends.findLast((end) => end - from <= maxPhraseWords + 1) ?? end
    const text = joinWords(words.slice(from, end), locale)
    // After a preposition without an article, only phrases are specific enough: "en bici eléctrica".
    if (isAfterDeterminer || isStart || end - from > 1)
      phrases.push({ text, isName: false, isCompound: text.includes(' ') })
    index = end - 1
  }
  return phrases.filter(({ text }) => text.split(' ').length <= maxPhraseWords + 1)
}

const joinWords = (words: readonly Word[], locale: Locale): string => {
  const text = words.map(({ key }) => key).join(' ')
  return locale === 'fr' ? text.replace(/(?<!\p{L})([ld]) (?=\p{L})/gu, "$1'") : text
}

/** Reads a name at an index, from capitals that do not begin a sentence: "Molina de Aragón", "Honda CB500". */
function readName(words: readonly Word[], at: number, stop: ReadonlySet<string>, locale: 'es' | 'fr') {
  const isPart = (word: Word | undefined) => word !== undefined && /^\p{Lu}/u.test(word.text) && !stop.has(word.key)
  const isCertain = (word: Word | undefined) => word !== undefined && isNameLike(word.text)
  if (!isPart(words[at]) && !isCertain(words[at])) return undefined
  let end = at + 1
  while (end < words.length) {
    if (isPart(words[end]) || (/^\d{1,4}$/.test(words[end]?.key ?? '') && !unitWords.has(words[end + 1]?.key ?? '')))
      end++
    else if (/^(?:de|del|du|la|à)$/.test(words[end]?.key ?? '') && isPart(words[end + 1])) end += 2
    else break
  }
  const length = end - at
  // "Uso Anki", "Visitons Paris"
  const startsWithVerb = locale === 'es' ? /(?:[oéíó]|[aei]mos)$/ : /(?:ons|ez)$/
  if (at === 0 && length === 2 && !isCertain(words[0]) && startsWithVerb.test(words[0]?.key ?? '')) return undefined
  // The first word of a part is capitalized anyway.
  if (at === 0 && length === 1 && !isCertain(words[at])) return undefined
  // "La Vera": a capitalized article belongs to the name.
  const from = at > 1 && /^(?:L[aeo]s?|El)$/.test(words[at - 1]?.text ?? '') ? at - 1 : at
  const text = words
    .slice(from, end)
    .map(({ key }) => key)
    .join(' ')
  return isEmpty(text) ? undefined : { text, length }
}
