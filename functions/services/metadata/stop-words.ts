import { type Locale, locales } from '#shared/locale.ts'

/** Words that carry little meaning, by language. */
const lists: Record<Locale, string> = {
  en: `a about after again all also am an and any are aren't as at be because been before being but by can can't could
    did didn't do does doesn't doing don't down each even ever every few for from get gets getting got had has have he her
    here hers him his how i i'll i'm i've if in into is isn't it it's its just let like made make makes making me more
    most my never new no nor not now of off on once one only or other our out over own really she should show so some
    still such than that that's the their them then there these they this those through to too under until up us use
    used using very video was we we're we've were what when where which while who why will with won't would you you'll
    you're your`,
  es: `a al algo algunas algunos ante antes aquí así aunque cada casi como cómo con contra cosa cosas cual cuando cuándo
    de del desde donde dónde dos e el él ella ellas ellos en entre era eran es esa esas ese eso esos esta está están
    estas este esto estos fue ha hace hacer hago han has hasta hay he hoy la las le les lo los luego más me mi mis
    mientras mucho muy nada ni no nos nosotros nuestra nuestro o os otra otro otros para pero poco por porque pues que
    qué quien quién se sea ser si sí sin sobre solo son soy su sus también tan te tengo tiene todo toda todas todos tu
    tus tú un una unas uno unos va vamos ver vez vídeo video y ya yo`,
  fr: `a à ai ainsi alors après as au aussi autre aux avant avec avoir avons bien c'est ça car ce ceci cela ces cet cette
    chaque chez comme comment d'un d'une dans de des deux donc du elle elles en encore entre est et être eu fait faire
    fais ici il ils j'ai je l'on la là le les leur leurs lui ma mais me même mes moi mon ne ni nos notre nous on ont ou
    où par pas peu peut plus pour pourquoi qu'on quand que quel quelle qui quoi sa sans se ses si son sont sous sur ta te
    tes toi ton tous tout toute toutes très tu un une va vers vidéo vos votre vous y`,
}

/** Returns the words of a list that is separated by spaces and line breaks. */
export const toSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))
const sets: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: toSet(lists.en),
  es: toSet(lists.es),
  fr: toSet(lists.fr),
}

/** Returns the stop words of a language. */
export const stopWordsOf = (locale: Locale): ReadonlySet<string> => sets[locale]

/** In titles in one of our languages, at least this share of the words are its stop words. */
const minShare = 0.1

/** Returns the language with the most stop words among the words of titles; undefined if they seem to be in none of ours. */
export function guessLocale(words: readonly string[]): Locale | undefined {
  const [best] = locales
    .map((locale) => ({ locale, share: words.filter((word) => sets[locale].has(word)).length / words.length }))
    .toSorted((a, b) => b.share - a.share)
  return best && best.share >= minShare ? best.locale : undefined
}

/** Returns the stop words of the language with the most matches; English if none match. */
export function selectStopWords(words: readonly string[]): ReadonlySet<string> {
  const countMatches = (set: ReadonlySet<string>) => words.filter((word) => set.has(word)).length
  return locales
    .map((locale) => sets[locale])
    .reduce((best, set) => (countMatches(set) > countMatches(best) ? set : best))
}
