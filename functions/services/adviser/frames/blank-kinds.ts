import type { Locale } from '#shared/locale.ts'
import type { Term } from '../english/words.ts'
import { formWords, toWordSet } from './form-words.ts'
import { tagWords, type Word } from './tokens.ts'

/** What a blank is for: a noun phrase, something to do, or whatever ends the sentence. */
export type BlankKind = 'thing' | 'action' | 'rest'

/** The words that one blank replaces, and their sentence. */
interface Place {
  /** The words of the sentence. Those from `from` up to `to` become the blank. */
  readonly words: readonly Word[]
  readonly from: number
  readonly to: number
}

/** Returns the kind of a blank that replaces the words; undefined if no kind fits, and `none` for words that a frame can omit. */
export function kindOfBlank(place: Place, locale: Locale): BlankKind | 'none' | undefined {
  return locale === 'en' ? kindInEnglish(place) : kindInRomance(place, locale)
}

/** English words before the base form of a verb. */
const beforeBase = toWordSet(
  `to can could will would should must not never don't didn't doesn't won't can't couldn't wouldn't shouldn't let's i we you
  they people always really actually just i'll you'll we'll they'll i'd you'd we'd`,
)
const beforePast = toWordSet(
  `i we you they who that people nobody everyone everybody someone it just really actually finally i've we've you've`,
)
const beforePresent = toWordSet('nobody everyone everybody someone who that it which anyone really actually this')
/** Words that only stand before a noun. */
const beforeNoun = toWordSet(
  'the a an my your our this these those that every each any all no new best worst first last only',
)
/** Words after an action. */
const afterAction = toWordSet(
  'in for with without like on at by before after until while when if and so because again from under than is twice every about using',
)
/** Words after which any end of a sentence is possible. */
const beforeRest = new Set([
  ...beforeBase,
  ...beforePast,
  ...beforePresent,
  ...toWordSet('is are was were if when how why because so what get gets look looks feel feels'),
])

/** Whether a word begins an action. */
export function startsAction(words: readonly Word[], at: number, locale: Locale): boolean {
  const [word, before] = [words[at], words[at - 1]]
  if (!word) return false
  if (locale !== 'en') return infinitive[locale].test(word.key) && (!before || beforeInfinitive[locale].has(before.key))
  return roleOf(tagWords(words)[at], before) !== undefined
}

/** How an English verb is used in its sentence. */
function roleOf(term: Term | undefined, before: Word | undefined): 'base' | 'doing' | 'done' | undefined {
  const key = before?.key ?? ''
  if (!term) return undefined
  if (term.is('Gerund')) return beforeNoun.has(key) || before?.kind === 'number' ? undefined : 'doing'
  if (term.is('Infinitive') && beforeBase.has(key)) return 'base'
  if (term.is('PastTense') && beforePast.has(key)) return 'done'
  return term.is('PresentTense') && beforePresent.has(key) ? 'done' : undefined
}

const isAdverb = (term: Term | undefined) => term?.is('Adverb') && !term.is('Noun')

function kindInEnglish({ words, from, to }: Place): BlankKind | 'none' | undefined {
  const tagged = tagWords(words).slice(from, to)
  const [before, after] = [words[from - 1], words[to]]
  if (tagged.every(isAdverb)) return after || !before ? 'none' : 'rest'
  const key = before?.key ?? ''
  const role = roleOf(
    tagged.find((term) => !isAdverb(term)),
    before,
  )
  const isApart = !after || (after.gap.trim() === '' && afterAction.has(after.key))
  if (role === 'base' && !isApart) return /^(?:the|it|this|your|my)$/.test(after.key) ? 'rest' : undefined
  if (role === 'base' || (role === 'doing' && isApart)) return 'action'
  if (role === 'done') return isApart ? (/^(?:i|we)$/.test(key) ? 'action' : 'rest') : undefined
  if (beforeBase.has(key) && key !== 'to') return after ? undefined : 'rest'
  // "Ahead of […]", "the most […]"
  if (
    (isAdverb(tagged[0]) && !tagged[1]?.is('Adjective')) ||
    /^(?:ahead|out|rid|hold|instead)$/.test(tagged[0]?.key ?? '')
  )
    return undefined
  if (after?.key === 'twice' && words[to + 1]?.key === 'the') return undefined
  if (key === 'most' && tagged[0]?.is('Adjective')) return undefined
  const isNoun =
    before?.kind === 'number' ||
    beforeNoun.has(key) ||
    tagWords(words)[from - 1]?.is('Preposition', 'PastTense', 'Copula', 'Gerund') === true ||
    /^(?:is|are|was|were|does|do|did|than|about|like)$/.test(key) ||
    (after !== undefined && afterNoun.has(after.key))
  if (isNounPhrase(tagged, isNoun)) return 'thing'
  return !after && beforeRest.has(key) ? 'rest' : undefined
}

/** Verbs that follow their subject. */
const afterNoun = toWordSet(
  'work works cost costs feel feels look looks sound sounds last lasts is are was were will can has have had get gets need needs want wants fail failed matter matters never always does do won lost beat broke ruined',
)

/** Whether words form a noun phrase. `isNoun`: whether the last word can only be a noun at its place. */
function isNounPhrase(tagged: readonly (Term | undefined)[], isNoun: boolean): boolean {
  const isPossible = (term: Term | undefined, at: number) => {
    if (!term) return true
    if (term.is('Modal', 'Copula', 'Auxiliary', 'Negative')) return false
    const isConjugated =
      term.is('PastTense', 'PresentTense') && !term.is('Noun', 'Gerund', 'Infinitive', 'Adjective', 'Participle')
    return !isConjugated || at === 0 || (isNoun && at === tagged.length - 1)
  }
  const last = tagged.at(-1)
  // "iPhone 17 Pro", "push-ups"
  const isName =
    last?.is('Value') ||
    (tagged.at(-2)?.is('Value') && (isNoun || !last?.is('Adjective'))) ||
    (isNoun && last?.key.endsWith('s'))
  if (!isName && last?.is('Adjective', 'Adverb', 'Preposition', 'Conjunction', 'Determiner') && !last.is('Noun'))
    return false
  if (!isNoun && last?.is('PresentTense', 'PastTense') && !last.is('Noun', 'Gerund', 'Infinitive')) return false
  // "Code hidden in plain sight"
  const hasClause = tagged.some(
    (term, index) => index > 0 && term?.is('PastTense', 'Participle') && tagged[index + 1]?.is('Preposition') === true,
  )
  return !hasClause && tagged.every(isPossible)
}

/** Spanish and French words before the infinitive of a verb. */
const beforeInfinitive: Readonly<Record<'es' | 'fr', ReadonlySet<string>>> = {
  es: toWordSet(
    'para de a al sin por que cómo puedo puedes debes deberías quiero voy necesitas dónde cuándo dejé dejar antes',
  ),
  fr: toWordSet("pour de d' à sans comment faut peut pouvez devez où j'ai vais veux avant"),
}
const infinitive: Readonly<Record<'es' | 'fr', RegExp>> = {
  es: /^(?!(?:mar|bar|mujer|lugar|hogar|taller|alquiler|azúcar|ayer|ayuda|par|flor|ser|altar|collar|celular|militar|solar|escolar|popular|familiar|similar|particular|líder|póker|cáncer)$)\p{L}{2,}(?:ar|er|ir|ír)(?:se|me|te|lo|la|los|las)?$/u,
  fr: /^(?!(?:mer|hiver|hier|papier|atelier|premier|dernier|cancer|fer|métier|dossier|quartier|chantier|cahier|panier|escalier|clavier|courrier|cuisinier|plaisir|avenir|désir|souvenir|noir|soir|espoir|miroir|livre|titre|arbre|chambre|nombre|lettre|centre|être|vivre|guerre|terre|pierre|histoire|voiture|nature|culture|peinture|ordinaire|anniversaire)$)\p{L}{2,}(?:er|ir|oir|dre|tre|ire|vre|aire|uire)$/u,
}
const article: Readonly<Record<'es' | 'fr', RegExp>> = {
  es: /^(?:el|la|los|las|una?|unos|unas)$/,
  fr: /^(?:le|la|les|l'.*|une?|des|du|d'une?)$/,
}
/** Words before the verb of a sentence. */
const beforeVerb: Readonly<Record<'es' | 'fr', ReadonlySet<string>>> = {
  es: toWordSet(
    'que quien nadie alguien todos se me te le nos les no nunca ya yo él ella qué cómo si porque cuando así también siempre',
  ),
  fr: toWordSet(
    "qui quoi personne se me te s' m' t' ne n' on je j' tu il elle nous vous ils elles si comment quand où monde toujours",
  ),
}
const beforeRomanceNoun: Readonly<Record<'es' | 'fr', ReadonlySet<string>>> = {
  es: toWordSet(
    `mi mis tu tus su sus este esta estos estas ese esa cada otro otra otros otras nuevo nueva primer primera último última mejor mejores peor
    peores de del en con sin por para a al ante desde hasta entre sobre como contra durante un una más todo toda`,
  ),
  fr: toWordSet(
    `mon ma mes ton ta tes son sa ses notre nos votre vos ce cet cette ces chaque autre autres nouveau nouvelle premier première dernier
    dernière meilleur meilleure meilleurs meilleures pire pires de d' en dans sur sous avec sans pour par chez entre vers depuis à au aux
    contre pendant quel quelle quels quelles comme plus`,
  ),
}

function kindInRomance({ words, from, to }: Place, locale: 'es' | 'fr'): BlankKind | undefined {
  const [first, before, after] = [words[from], words[from - 1], words[to]]
  if (!first) return undefined
  // The adjective or verb after the blank would be left over.
  if (after?.gap === ' ' && formWords[locale].has(after.key) && /(?:[éu]e?s?|[ai]d[oa]s?|[aei]r)$/.test(after.key))
    return undefined
  const isLed = article[locale].test(first.key)
  const key = before?.key ?? ''
  const canFollow =
    !after ||
    (after.gap.trim() === '' && (beforeRomanceNoun[locale].has(after.key) || /^(?:y|et|ou|o)$/.test(after.key)))
  if (!isLed && infinitive[locale].test(first.key) && (!before || beforeInfinitive[locale].has(key)))
    return canFollow ? 'action' : undefined
  if (isLed || before?.kind === 'number' || beforeRomanceNoun[locale].has(key)) return 'thing'
  if (!before) return canFollow || /^(?:que|qui)$/.test(after?.key ?? '') ? 'thing' : undefined
  if (beforeVerb[locale].has(key)) return after ? undefined : 'rest'
  if (formWords[locale].has(key)) return 'thing'
  return after ? undefined : 'rest'
}
