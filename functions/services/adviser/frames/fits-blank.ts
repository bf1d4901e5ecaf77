import { blanks, splitFrame } from '#shared/advice/blanks.ts'
import type { Locale } from '#shared/locale.ts'
import { formWords, toWordSet } from './form-words.ts'
import type { Frame } from './frame-of.ts'
import { toKey } from './tokens.ts'

/** A creator's topic, and the articles it has in their titles. */
interface Topic {
  readonly words: string
  readonly articles: ReadonlySet<string>
  /** Whether it is something that people buy. */
  readonly isBought: boolean
}

/** Form words that fit any subject. Other words in a frame, such as "sounds", fit only some topics. */
const neutral: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: toWordSet(`tested test testing tried compared compare ranked rated counted count measured tracked need needs wish thought think know knew known
    truth secret secrets rule rules thing things way ways lesson lessons tip tips trick tricks step steps question questions problem problems mistake
    mistakes reason reasons myth myths fact facts difference differences kinds types sign signs idea ideas wrong right best worst better worse easy
    fastest fast hard twice once enough avoid ignore matter matters explained explains vs versus against than beginner beginners beginner's beginners'
    guide scratch experiment using use used tells tell told worked changed happens happened makes nobody here here's
    minute minutes hour hours day days week weeks month months year years second seconds time times start forever`),
  es: toWordSet(`probé probar comparé conté usé aprendí aprender error errores razón razones cosa cosas forma formas manera maneras truco trucos consejo
    consejos secreto secretos regla reglas lección lecciones paso pasos pregunta preguntas problema problemas solución diferencia verdad mito mitos
    señales ideas peor peores fácil difícil rápido rápida año años mes meses semana semanas día días hora horas minuto minutos vez veces deberías debes
    puedes necesitas principiantes novato novata cero sabe saber sirve nadie cuenta cuentan dice dicen cometen comete hagas pasa pasó`),
  fr: toWordSet(`testé tester essayé essayer comparé compté utilisé appris apprendre erreur erreurs raison raisons chose choses façon façons manière astuce
    astuces conseil conseils secret secrets règle règles leçon leçons étape étapes question questions problème problèmes solution différence vérité
    mythe mythes signes idées mieux pire pires facile difficile rapide année mois semaine semaines jour jours heure heures minute minutes fois faut
    doit devez peut pouvez personne dit dites savoir sait sert débutant débutants zéro ans fait font faites`),
}
/** Form words about a price, which fit only things that people buy. */
const ofPrice: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: toWordSet(
    'cheap cheaper cheapest expensive budget price cost costs worth buy buying bought dollar dollars euro euros pound pounds',
  ),
  es: toWordSet(
    'barato barata caro cara precio euro euros dólar dólares peso pesos cuesta cuestan vale valen pena merece comprar compré compres compra compras',
  ),
  fr: toWordSet(
    'cher chère prix euro euros dollar dollars vaut valent peine coûte coûtent acheté acheter achetez achète',
  ),
}
/** General words that name a subject or a place. */
const ofSubject: Readonly<Record<Locale, RegExp>> = {
  en: /(?<!\p{L})(?:money|home|people|nights?|house|life|watching|morning|afternoon|evening|weekend|tonight|inside|behind|a (?:day|week|month|year))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:casa|dinero|mundo|gente|viendo|dentro|fuera|al (?:día|mes|año))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:maison|argent|monde|chez|par (?:jour|mois|an))(?!\p{L})/iu,
}
/** Words around a blank that call for a place, a person or a part of a comparison. */
const outOfPlace: Readonly<Record<Locale, { readonly before: RegExp; readonly after: RegExp }>> = {
  en: {
    before:
      /(?<!\p{L})(?:is the|are the|people|they|nobody|everyone|by|like|as|am|in|on|at|into|to|from|through|minutes?|hours?|days?)\s(?:an? |the |your |my |\[\p{L}+\] )?$/iu,
    after: /^\s(?:should|makes?|need|needs|think|tells?|told|know|knew|wish|year|day)(?!\p{L})/iu,
  },
  es: {
    before: /(?<!\p{L})(?:a|nadie|todos|que|es|son|como|sirve)\s(?:mi |tu |su |\[\p{L}+\] )?$/iu,
    after: /^\s(?:cometen?|hace|deben?|saben?|necesitas?|que (?!no |más |nunca )|dicen?|cuentan?)(?!\p{L})/iu,
  },
  fr: {
    before: /(?<!\p{L})(?:à|personne|que|est|sont|comme|sert)\s(?:mon |ton |son |de |\[\p{L}+\] )?$/iu,
    after: /^\s(?:font|fait|doit|sait|dit|ne)(?!\p{L})/iu,
  },
}

/** Whether a frame fits any topic. */
function isNeutral(text: string, locale: Locale, isBought: boolean): boolean {
  const words = splitFrame(text).filter((_, index) => index % 2 === 0)
  const keys = words.flatMap((part) => part.match(/[\p{L}]+(?:['’.-]\p{L}+)*['’]?/gu) ?? []).map(toKey)
  const isPriced = keys.some((key) => ofPrice[locale].has(key)) || /[$€£]/.test(text)
  return (
    (isBought || !isPriced) &&
    !ofSubject[locale].test(text) &&
    keys.every((key) => !formWords[locale].has(key) || neutral[locale].has(key) || ofPrice[locale].has(key))
  )
}

/** Frames with only a person, a number and a time. They fit only long activities. */
const isOfTime =
  /^(?:(?:i|we|on|je) )?\[…\](?: (?:every day|chaque jour|cada día))?(?:(?: in| for| en| pendant| durante) \[[^\]]+\](?: \p{L}+)?)*(?:[.:] \[[^\]]+\])?$/iu

/** English words before a singular, and before a plural. */
const beforeSingular =
  /(?<!\p{L})(?:every|each|this|that|one|another|is|does|my first|an?|easiest|hardest|worst|best|only|first)\s(?:the |your |my )?$/iu
const beforePlural = /(?<!\p{L})(?:these|those|all|are|do|many|\[number\])\s(?:the |your |my )?$/iu
const isPlural = (words: string) => /[^s]s$/i.test(words)
const singularVerb = /^\s(?:works|looks|feels|costs|sounds|lasts|is|has|needs|beats|tastes|gets)(?!\p{L})/iu
const pluralVerb = /^\s(?:work|look|feel|cost|sound|last|are|have|need|beat|taste|get|fail)(?!\p{L})/iu

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
/** Adjectives after a blank, which have to agree with its content. */
const agreeing =
  /^(?: (?:plus|más|très|muy))? (?:car[oa]s?|barat[oa]s?|nuev[oa]s?|perfect[oa]s?|gratis|chère?s?|parfaite?s?|nouve(?:au|lle)s?|gratuite?s?)(?!\p{L})/iu

/** Returns the classes that a noun's articles allow; empty if they do not tell. */
const classesOf = (locale: 'es' | 'fr', words: Iterable<string>): string[] =>
  [...words].flatMap((word) => classes[locale].flatMap(([name, list]) => (list.test(word) ? [name] : [])))

/** Whether one noun can have both classes: "mejor" goes with both genders. */
const agree = (name: string, other: string): boolean =>
  name === other || (name === 's' && /^[mf]$/.test(other)) || (name === 'p' && /^[mf]p$/.test(other))

const definite: Readonly<Record<'es' | 'fr', Readonly<Record<string, string>>>> = {
  es: { m: 'el', f: 'la', mp: 'los', fp: 'las' },
  fr: { m: 'le', f: 'la', mp: 'les', fp: 'les', p: 'les' },
}
/** Words after which a definite article contracts. */
const contracting = /(?<!\p{L})(?:de|a|à|en|para|sin|sans|por|pour|par|como|comme)\s$/iu

/** Returns a topic as a hint in a frame's blank, with its article if the frame had one and the topic's is known. */
export function hintOf(
  { text, locale, takes, hasArticle }: Pick<Frame, 'text' | 'locale' | 'takes' | 'hasArticle'>,
  { words, articles }: Pick<Topic, 'words' | 'articles'>,
): string {
  if (takes === 'action') return `[… ${words}]`
  const before = text.slice(0, text.indexOf(blanks[locale].subject))
  const [name = ''] = locale === 'en' || !hasArticle || contracting.test(before) ? [] : classesOf(locale, articles)
  const article = locale === 'en' ? undefined : definite[locale][name]
  if (!article) return `[${words} …]`
  // Before an aspirated "h", the titles have the full article: "le handball".
  const isElided =
    locale === 'fr' && article.length === 2 && /^[aeiouéèêàâîôûœh]/iu.test(words) && !articles.has(article)
  return isElided ? `[l’${words} …]` : `[${article} ${words} …]`
}

/** Returns whether a topic makes sense in the first blank of a frame and agrees with the words around it. */
export function fitsBlank(
  { text, locale, takes }: Pick<Frame, 'text' | 'locale' | 'takes'>,
  { words, articles, isBought }: Topic,
): boolean {
  if (takes === 'rest' || !isNeutral(text, locale, isBought)) return false
  const at = text.indexOf(blanks[locale].subject)
  const [before, after] = [text.slice(0, at), text.slice(at + blanks[locale].subject.length)]
  if (takes === 'action') return !after.includes(blanks[locale].subject) && !isOfTime.test(text)
  const { before: badBefore, after: badAfter } = outOfPlace[locale]
  if (badBefore.test(before) || badAfter.test(after)) return false
  if (locale === 'en')
    return isPlural(words)
      ? !beforeSingular.test(before) && !singularVerb.test(after)
      : !beforePlural.test(before.replace(/\[number\]\s$/, '')) && !pluralVerb.test(after)
  if (agreeing.test(after)) return false
  // In "el mejor", the article has the gender that "mejor" lacks.
  const wanted = before.trim().toLowerCase().split(/\s+/).slice(-2)
  const known = classesOf(locale, articles)
  const [last = ''] = wanted.slice(-1)
  if (classesOf(locale, [last]).length === 0) return true
  return classesOf(locale, wanted).every((name) => known.some((other) => agree(name, other)))
}
