import type { Locale } from '#shared/locale.ts'
import { startsAction } from './blank-kinds.ts'
import { formWords } from './form-words.ts'
import type { Word } from './tokens.ts'

/** Words that join two nouns into one subject. */
const links: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:of|in|and|or|for|with|&)$/,
  es: /^(?:de|del|en|y|e|o|con|a|al|por)$/,
  fr: /^(?:de|du|des|d'|en|et|ou|à|au|aux|par)$/,
}
/** Articles that belong to the blank, because they depend on its noun. English frames keep "the", except inside a subject. */
const articles: Readonly<Record<Locale, RegExp>> = {
  en: /^an?$/,
  es: /^(?:el|la|los|las|una?|unos|unas)$/,
  fr: /^(?:le|la|les|l'|une?|des|du|d'|d'une?)$/,
}
const insideArticles = /^(?:the|an?|el|la|los|las|una?|unos|unas|le|les|l'|une|des|du|d'une?)$/
/** Words after which the article stays in the frame: "todas las […]". */
const beforeArticle = /^(?:todos|todas|tous|toutes|toute|tout)$/

/** Words that begin a separate clause. */
const clauseWords =
  /^(?:what|why|how|who|that|when|where|because|they|you|i|we|nobody|everyone|qué|que|quién|quien|cómo|cuando|porque|nadie|qui|quoi|quand|comment|pourquoi|je|j'ai|on|tu|vous)$/

/** The maximum number of words between two nouns of an action. */
const maxInAction = 4

/** Returns the runs of words that become one blank each, as a map of starts to ends. */
export function joinSubjects(words: readonly Word[], locale: Locale): ReadonlyMap<number, number> {
  const isSubject = words.map(({ kind }, index) => {
    // "iPhone 17 Pro" is one subject.
    const next = words[index + 1]
    const isCount = next !== undefined && /^\s$/.test(next.gap) && formWords[locale].has(next.key)
    const isOfName = kind === 'number' && words[index - 1]?.kind === 'subject' && words[index]?.gap === ' ' && !isCount
    return kind === 'subject' || isOfName
  })
  const runs = new Map<number, number>()
  let from = isSubject.indexOf(true)
  while (from !== -1) {
    const isAction = startsAction(words, from, locale)
    const findNext = (at: number) => nextOf(words, isSubject, at, isAction, locale)
    let to = from + 1
    for (let next = findNext(to); next !== undefined; next = findNext(to)) to = next + 1
    const article = words[from - 1]
    const hasArticle =
      article !== undefined &&
      articles[locale].test(article.key) &&
      !/[^\s'’]/.test(words[from]?.gap ?? '') &&
      !beforeArticle.test(words[from - 2]?.key ?? '')
    runs.set(hasArticle ? from - 1 : from, to)
    from = isSubject.indexOf(true, to)
  }
  return runs
}

const isJoining = ({ key }: Word, locale: Locale) => !formWords[locale].has(key) && !clauseWords.test(key)

/** Whether a comma before a word ends the phrase, and does not separate the nouns of a list. */
const endsPhrase = (words: readonly Word[], at: number, next: number): boolean =>
  words.slice(at, next + 1).some(({ gap }) => gap.includes(',')) &&
  !words.slice(next).some(({ key }) => /^(?:and|or|y|e|o|et|ou)$/.test(key))

/** Returns the index of the next subject word if the run before `at` continues to it: over links and articles, or as the sentence's end. */
function nextOf(
  words: readonly Word[],
  isSubject: readonly boolean[],
  at: number,
  isAction: boolean,
  locale: Locale,
): number | undefined {
  const next = isSubject.indexOf(true, at)
  if (next === -1 || endsPhrase(words, at, next)) return undefined
  // "Moving to the coast", "washed my only two shirts".
  if (isAction && next - at <= maxInAction && words.slice(at, next).every((word) => isJoining(word, locale)))
    return next
  const between = words.slice(at, next).map(({ key }) => key)
  const [first = '', second = ''] = between
  const isLinked =
    between.length === 0 ||
    (between.length === 1 && (links[locale].test(first) || insideArticles.test(first))) ||
    (between.length === 2 && links[locale].test(first) && insideArticles.test(second))
  if (isLinked) return next
  // "I turned old jeans into a bag" needs two blanks.
  if (between.includes('into')) return undefined
  // No form word is left in the sentence.
  const isEnd =
    isSubject.at(-1) === true &&
    words.slice(at).every((word) => word.kind === 'subject' || (word.kind === 'kept' && isJoining(word, locale)))
  return isEnd ? next : undefined
}
