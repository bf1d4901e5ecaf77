import type { Locale } from '#shared/locale.ts'
import { blanks } from './blanks.ts'
import type { Frame } from './frame-of.ts'

/** A topic of a creator's, and how it is used: its articles in their titles. */
interface Topic {
  readonly words: string
  readonly articles: ReadonlySet<string>
}

/** Words around a blank that only some nouns fit: who is asked, what can be bought or mended, what a day holds. */
const selective: Readonly<Record<Locale, { readonly before: RegExp; readonly after: RegExp }>> = {
  en: {
    before:
      /(?<!\p{L})(?:ask|asked|bought|buy|buying|change|changed|changing|fix|fixed|live|lived|living|survive|tell|told|spend|spent|is the|are the|people|they|nobody|everyone|by|like|as|am|being|become|became|all|than|most|levels? of|works?|minutes?|hours?|days?)\s(?:an? |the |your |my |\[\p{L}+\] )?$/iu,
    after:
      /^\s(?:should|make|makes|made|do|don't|know|knows|need|want|think|avoid|say|says|tell|told|wish|a day|a week|a month|actually|already|will|would|said|asked|year)(?!\p{L})|^[^.?!:]*(?<!\p{L})(?:buy|bought|wear)(?!\p{L})/iu,
  },
  es: {
    before:
      /(?<!\p{L})(?:pregunté a|hice|funcionan?|funciona de verdad|compré|comprar|compres|compra|cambiar|viví|vivir|nadie|todos|que|es|son|como|a)\s(?:mi |tu |su |\[\p{L}+\] )?$/iu,
    after:
      /^\s(?:comete|cometen|hace|hacen|debe|deben|sabe|saben|necesita|al día|al mes|que (?!no |más |nunca )|dice|dicen)(?!\p{L})|^[^.?!:]*(?<!\p{L})(?:compr[aeé]s?|comprar)(?!\p{L})/iu,
  },
  fr: {
    before:
      /(?<!\p{L})(?:demandé à|fonctionne(?:nt)?|marchent?|acheté|acheter|achetez|vécu|vivre|personne|que|est|sont|comme|chez|contre|à)\s(?:mon |ton |son |de |\[\p{L}+\] )?$/iu,
    after:
      /^\s(?:font|fait|doit|doivent|sait|savent|par jour|par mois|ne|dit|disent|à la maison)(?!\p{L})|^[^.?!:]*(?<!\p{L})(?:acheter|achetez|acheté)(?!\p{L})/iu,
  },
}

/** English words for one thing, and for several. */
const one =
  /(?<!\p{L})(?:every|each|this|that|one|another|is|does|my first|an?|easiest|hardest|worst|best|only|first)\s(?:the |your |my )?$/iu
const several = /(?<!\p{L})(?:these|those|all|are|do|many|\[number\])\s(?:the |your |my )?$/iu
const isPlural = (words: string) => /[^s]s$/i.test(words)
const verbOfOne = /^\s(?:works|looks|feels|costs|sounds|lasts|is|has|needs|beats|tastes|gets)(?!\p{L})/iu
const verbOfSeveral = /^\s(?:work|look|feel|cost|sound|last|are|have|need|beat|taste|get|fail)(?!\p{L})/iu

/** The gender and number of a Spanish or French noun, by the words before it. */
const classes: Readonly<Record<'es' | 'fr', readonly (readonly [name: string, words: RegExp])[]>> = {
  es: [
    ['m', /^(?:el|un|primer|último|nuevo|otro|este|ese|todo|del|al|cuánto)$/],
    ['f', /^(?:la|una|primera|última|nueva|otra|esta|esa|toda|cuánta)$/],
    ['mp', /^(?:los|unos|todos|estos|esos|otros|nuevos|nuestros|cuántos)$/],
    ['fp', /^(?:las|unas|todas|estas|esas|otras|nuevas|nuestras|cuántas)$/],
    ['s', /^(?:mi|tu|su|cada|mejor|peor)$/],
    ['p', /^(?:mis|tus|sus|mejores|peores)$/],
  ],
  fr: [
    ['m', /^(?:le|un|mon|ton|son|ce|premier|dernier|nouveau|meilleur|quel|du|au|tout)$/],
    ['f', /^(?:la|une|ma|ta|sa|cette|première|dernière|nouvelle|meilleure|quelle|toute)$/],
    ['mp', /^(?:tous|meilleurs|nouveaux|quels|premiers)$/],
    ['fp', /^(?:toutes|meilleures|nouvelles|quelles|premières)$/],
    ['s', /^(?:chaque|pire|notre|votre)$/],
    ['p', /^(?:les|des|mes|tes|ses|ces|aux|pires|nos|vos)$/],
  ],
}
/** Adjectives after a blank, which have to agree with what is in it. */
const agreeing =
  /^(?: (?:plus|más|très|muy))? (?:car[oa]s?|barat[oa]s?|nuev[oa]s?|perfect[oa]s?|gratis|chère?s?|parfaite?s?|nouve(?:au|lle)s?|gratuite?s?)(?!\p{L})/iu

/** Returns the classes of a noun that its articles are of; none where they do not say. */
const classesOf = (locale: 'es' | 'fr', words: Iterable<string>): string[] =>
  [...words].flatMap((word) => classes[locale].flatMap(([name, list]) => (list.test(word) ? [name] : [])))

/** Whether two classes can be of one noun: "mejor" goes with both genders. */
const agree = (name: string, other: string): boolean =>
  name === other || (name === 's' && /^[mf]$/.test(other)) || (name === 'p' && /^[mf]p$/.test(other))

const definite: Readonly<Record<'es' | 'fr', Readonly<Record<string, string>>>> = {
  es: { m: 'el', f: 'la', mp: 'los', fp: 'las' },
  fr: { m: 'le', f: 'la', mp: 'les', fp: 'les', p: 'les' },
}
/** After these, a definite article becomes another word. */
const contracting = /(?<!\p{L})(?:de|a|à|en|para|sin|sans|por|pour|par|como|comme)\s$/iu

/** Returns a topic as a hint in the blank of a frame: with its article, where the frame had one and the topic's is known. */
export function hintOf(
  { text, locale, takes, hasArticle }: Pick<Frame, 'text' | 'locale' | 'takes' | 'hasArticle'>,
  { words, articles }: Topic,
): string {
  if (takes === 'action') return `[… ${words}]`
  const before = text.slice(0, text.indexOf(blanks[locale].subject))
  const [name = ''] = locale === 'en' || !hasArticle || contracting.test(before) ? [] : classesOf(locale, articles)
  const article = locale === 'en' ? undefined : definite[locale][name]
  if (!article) return `[${words} …]`
  const isElided = locale === 'fr' && article.length === 2 && /^[aeiouyéèêàâîôûœh]/iu.test(words)
  return isElided ? `[l’${words} …]` : `[${article} ${words} …]`
}

/** Returns whether a topic makes sense, and agrees, in the first blank of a frame. */
export function fitsBlank(
  { text, locale, takes }: Pick<Frame, 'text' | 'locale' | 'takes'>,
  { words, articles }: Topic,
): boolean {
  if (takes === 'rest') return false
  const at = text.indexOf(blanks[locale].subject)
  const [before, after] = [text.slice(0, at), text.slice(at + blanks[locale].subject.length)]
  if (takes === 'action') return true
  const { before: badBefore, after: badAfter } = selective[locale]
  if (badBefore.test(before) || badAfter.test(after)) return false
  if (locale === 'en')
    return isPlural(words)
      ? !one.test(before) && !verbOfOne.test(after)
      : !several.test(before.replace(/\[number\]\s$/, '')) && !verbOfSeveral.test(after)
  if (agreeing.test(after)) return false
  // "El mejor": the article says what "mejor" does not.
  const wanted = before.trim().toLowerCase().split(/\s+/).slice(-2)
  const known = classesOf(locale, articles)
  const [last = ''] = wanted.slice(-1)
  if (classesOf(locale, [last]).length === 0) return true
  return classesOf(locale, wanted).every((name) => known.some((other) => agree(name, other)))
}
