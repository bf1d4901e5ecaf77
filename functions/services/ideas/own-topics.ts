import { guessLocale, stopWordsOf } from '#functions/services/metadata/stop-words.ts'
import { vagueWords } from '#functions/services/metadata/vague-words.ts'
import type { Locale } from '#shared/locale.ts'
import { findPatterns } from '#shared/prediction/patterns/matchers.ts'

/** Something that a creator makes videos about: a noun, or a phrase of two words. */
export interface Topic {
  readonly words: string
  /** Whether a title teaches it. "For beginners" makes sense only then, not for knee pain. */
  readonly isTaught: boolean
  /** Whether the creator does or has it rather than only talking about it: a title teaches it or says "my". */
  readonly isPracticed: boolean
  /** Whether a title is about buying it. */
  readonly isBought: boolean
  /** The words before it in titles, such as its articles. */
  readonly articles: ReadonlySet<string>
  /** The indexes of the titles that contain it. */
  readonly titles: readonly number[]
}

/** Words for a kind of video, and words that fit many subjects. */
const notTopics = new Set(
  `video videos vlog vlogs note notes test tests tutorial tutorials tips tricks review reviews update updates episode part day days week weeks
  month months year years hour hours minute minutes time times thing things way ways guide course lesson lessons beginners
  basics mistakes mistake question questions reason reasons challenge diary visit people world life price money
  short shorts clip clips highlight highlights feat official trailer live stream series season edition special project projects
  result results problem problems idea ideas story stories collection overview explanation application explained full ready
  final finale recap reaction compilation kind side end start job work try era one without well favorite favorites home win
  tutorial trucos consejos episodio parte día días semana semanas mes meses año años hora horas minuto minutos vez veces
  formas manera guía curso lección principiantes errores error pregunta preguntas razón razones reto diario visita gente
  mundo vida precio dinero euro euros verdad
  tuto astuces conseils épisode partie jour jours semaine semaines mois an ans année heure heures minute minutes fois chose
  choses façon guide cours leçon débutants erreurs erreur question raison raisons défi journal visite gens monde vie prix
  argent vérité`.split(/\s+/),
)

/** Words before a noun, by language. In Spanish and French they separate nouns from adjectives, which follow the noun. */
const before: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(
    'a an the my your our his her their this these those any every each some of for with in on about from'.split(' '),
  ),
  es: new Set('el la los las un una unos unas mi mis tu tus su sus de del con sin para en y sobre al'.split(' ')),
  fr: new Set(
    'le la les un une des mon ma mes ton ta tes son sa ses notre nos du de d l avec sans pour en et au aux'.split(' '),
  ),
}

/** Words after an English noun when the title continues. */
const after = new Set(
  'in for on with and is are vs of to from that at by or into without as can will was were'.split(' '),
)

/** Words before a verb in English titles. */
const beforeVerbs = new Set(
  `i we you he she they it to who that what why how not never ever just always don't can't can could will would should must did does do
  let's please`.split(/\s+/),
)

/** English participles and adverbs: "explained", "nearly". Not "speed" and "family". */
const isInflected = (word: string) => (/[^e]ed$/.test(word) && word.length > 4 ? true : /[^aimo]ly$/.test(word))

/** A word is not a topic if it is a verb in at least this share of its titles. */
const verbShare = 0.25
/** A phrase has its second word in at least this share of the titles with the first. */
const phraseShare = 0.6
const minTitles = 2
/**
 * The minimum number of titles for a topic that is a single word, not an abbreviation and only talked about. Fewer may be a coincidence.
 */
const minOfSingle = 3
/** The minimum number of titles for recognizing words that are in most of them, such as the name of the creator or a series. */
const minForShares = 10
const maxWordLength = 24

interface Found {
  readonly spellings: string[]
  readonly titles: number[]
  /** The number of titles that use it like a noun, and like a verb. */
  nouns: number
  verbs: number
  readonly partners: string[]
  readonly articles: Set<string>
  /** The number of titles in which it is the audience: "for runners". */
  audiences: number
}

interface Word {
  readonly text: string
  readonly key: string
  /** Whether its title is in all capitals, so that capitals do not mark names. */
  readonly isShouted: boolean
  readonly startsPart: boolean
  readonly endsPart: boolean
}

/**
 * Finds the nouns and phrases that at least two titles contain, most frequent first. Returns undefined for titles in none of our
 * languages. Uses no dictionary: a word counts as a noun if most of its neighbors are typical of nouns. The channel's name is not a
 * topic.
 */
export function findOwnTopics(
  titles: readonly string[],
  channel = '',
): { locale: Locale; topics: Topic[] } | undefined {
  const isName = isNameOf(channel)
  const split = titles.map(splitWords)
  const locale = guessLocale(split.flatMap((words) => words.map(({ key }) => key)))
  if (!locale) return undefined
  const found = new Map<string, Found>()
  const contents = new Map<string, boolean>()
  const isContent = (word: Word | undefined): boolean => {
    if (!word) return false
    const known = contents.get(word.key) ?? isContentWord(word.key, locale)
    contents.set(word.key, known)
    return known
  }
  for (const [index, words] of split.entries())
    for (const [place, word] of words.entries()) {
      if (!isContent(word)) continue
      const entry = found.get(word.key) ?? {
        spellings: [],
        titles: [],
        nouns: 0,
        verbs: 0,
        partners: [],
        articles: new Set(),
        audiences: 0,
      }
      found.set(word.key, entry)
      if (!word.startsPart) entry.articles.add(words[place - 1]?.key ?? '')
      if (entry.titles.at(-1) === index) continue
      entry.titles.push(index)
      if (!word.isShouted) entry.spellings.push(word.text)
      const [previous, next] = [words[place - 1], words[place + 1]]
      if (people[locale].test(word.key) && followsFor(words, place)) entry.audiences++
      if (locale === 'en') {
        const neighbor = word.startsPart ? undefined : previous
        if (neighbor && beforeVerbs.has(neighbor.key)) entry.verbs++
        else if (word.endsPart || (next && after.has(next.key))) entry.nouns++
        if (neighbor && isContent(neighbor)) entry.partners.push(neighbor.text)
      } else {
        if (word.startsPart ? word.endsPart : previous && before[locale].has(previous.key)) entry.nouns++
        if (!word.endsPart && isContent(next)) entry.partners.push(next?.text ?? '')
      }
    }
  const topics = [...found]
    .filter(
      ([, { titles: members, nouns, verbs, audiences }]) =>
        members.length >= minTitles &&
        nouns * 2 >= members.length &&
        verbs < verbShare * members.length &&
        audiences * 2 <= members.length,
    )
    .map(([key, { spellings, titles: members, partners, articles }]): Topic => {
      const word = toTopicCase(spellings) || key
      const partner = mostFrequent(partners.map((text) => text.toLowerCase()))
      const isPhrase = partner !== undefined && partner.count >= Math.max(minTitles, phraseShare * members.length)
      const other = toTopicCase(found.get(partner?.text ?? '')?.spellings ?? []) || partner?.text
      const words = !isPhrase ? word : locale === 'en' ? `${other} ${word}` : `${word} ${other}`
      const isTaught = members.some((at) => teaching.test(titles[at] ?? ''))
      const owned = new RegExp(String.raw`(?<!\p{L})(?:${possessives}) (?:\p{L}+ )?${key}(?!\p{L})`, 'iu')
      return {
        words,
        articles,
        titles: members,
        isTaught,
        isBought: members.some((at) => buying.test(titles[at] ?? '')),
        isPracticed: isTaught || members.some((at) => owned.test(titles[at] ?? '')),
      }
    })
    .filter(({ words, titles: members, isPracticed }) => {
      if (isName(words)) return false
      if (isPracticed || titles.length < minForShares) return true
      const isSeries = members.length * 2 > titles.length
      return !isSeries && (/ |^\p{Lu}+$/u.test(words) || members.length >= minOfSingle)
    })
    .toSorted((a, b) => b.titles.length - a.titles.length)
  return { locale, topics }
}

/** Plural nouns for people, who may be a video's audience, by their endings, and common ones without these endings. */
const people: Readonly<Record<Locale, RegExp>> = {
  en: /(?:(?<!p)ers|ors|ists|ians|ents|men|women)$|^(?:kids|children|teens|adults|seniors|nurses|couples|moms|dads|families|athletes|creatives)$/,
  es: /(?:or[ae]s|istas|eros|eras|antes|entes)$|^(?:niñ[oa]s|adultos|mayores|mujeres|hombres|madres|padres|parejas|familias|enfermer[oa]s|atletas)$/,
  fr: /(?:eurs|euses|istes|iens|iennes|ants|ents|iers|ières)$|^(?:enfants|ados|adultes|seniors|femmes|hommes|mères|pères|couples|familles|athlètes)$/,
}

/** Whether a word follows "for", with at most an article and one other word between them: "for the office workers". */
function followsFor(words: readonly Word[], place: number): boolean {
  for (const back of [1, 2, 3]) {
    const word = words[place - back]
    if (!word || words[place - back + 1]?.startsPart) return false
    if (/^(?:for|para|pour)$/.test(word.key)) return true
  }
  return false
}

const possessives = 'my|our|mi|mis|nuestr[oa]s?|mon|ma|mes|notre|nos'

const toLetters = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
const nameEnding = /(?:official|channel|music|gaming|vlogs?|vevo|tv|yt|hd)$/

/** Returns a function that checks whether a topic is the name of a channel, or a part of it if the topic has two words. */
function isNameOf(channel: string): (topic: string) => boolean {
  const name = toLetters(channel)
  return (topic) => {
    const letters = toLetters(topic)
    return (
      letters === name || letters === name.replace(nameEnding, '') || (topic.includes(' ') && name.includes(letters))
    )
  }
}

const isLatin = /^[\p{Script=Latin}\p{M}-]+$/u

/** Phrases of titles that teach something, in all our languages. */
const teachingWords = [
  'tutorials?|beginners?|basics|from scratch|lessons?|course|learn(?:ing)?|guide|step by step|how (?:to|i)',
  String.raw`principiantes|desde cero|curso|lección|aprend\p{L}*|guía|paso a paso|cómo`,
  String.raw`tutoriels?|débutants?|cours|leçon|apprend\p{L}*|pas à pas|comment`,
].join('|')
/** Words about buying, in all our languages. */
const buying =
  /(?<!\p{L})(?:cheap(?:est)?|expensive|bu(?:y|ying)|bought|barat[oa]s?|car[oa]s?|compr(?:ar|é|as?)|chère?s?|acheter|acheté)(?!\p{L})/iu
/** Verbs for getting rid of something: "How to stop knee pain" does not teach knee pain. */
const endingWords = [
  'fix|stop|cure|treat|heal|avoid|prevent|remove|relieve|get rid|deal with|survive|kill|lose|beat|repair',
  'evitar|quitar|curar|eliminar|aliviar|arreglar|reparar|perder',
  'éviter|soigner|guérir|enlever|soulager|réparer|arrêter|perdre',
].join('|')
const teaching = new RegExp(String.raw`(?<!\p{L})(?:${teachingWords})(?!\p{L})(?! (?:${endingWords})(?!\p{L}))`, 'iu')

/** Returns whether a word can be a topic. Words of title patterns cannot. */
const isContentWord = (word: string, locale: Locale): boolean =>
  word.length >= 3 &&
  word.length <= maxWordLength &&
  isLatin.test(word) &&
  !(locale === 'en' && isInflected(word)) &&
  !/\p{N}/u.test(word) &&
  !notTopics.has(word) &&
  !vagueWords.has(word) &&
  !stopWordsOf(locale).has(word) &&
  findPatterns(word).every((name) => name === 'short')

function splitWords(text: string): Word[] {
  const isShouted = text.replaceAll(/[^\p{Lu}]/gu, '').length > text.replaceAll(/[^\p{Ll}]/gu, '').length
  // Hashtags and handles are not part of the sentence.
  const title = (isShouted ? text.toLowerCase() : text).replaceAll(/[#@][\p{L}\p{M}\p{N}_]+/gu, '|')
  const matches = [...title.matchAll(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu)]
  return matches.map((match, index) => {
    const end = match.index + match[0].length
    const next = matches[index + 1]
    const previous = matches[index - 1]
    const gapBefore = previous ? title.slice(previous.index + previous[0].length, match.index) : '.'
    const gapAfter = next ? title.slice(end, next.index) : '.'
    const isBreak = (gap: string) => /[^\s'’]/u.test(gap)
    return {
      text: match[0],
      key: match[0].toLowerCase(),
      isShouted,
      startsPart: isBreak(gapBefore),
      endsPart: isBreak(gapAfter),
    }
  })
}

/**
 * Returns a word in lower case, unless most of its spellings contain capitals: a name, an abbreviation, or a word in titles that
 * capitalize every word.
 */
function toTopicCase(spellings: readonly string[]): string {
  const usual = mostFrequent(spellings)?.text ?? ''
  const inLowerCase = spellings.filter((spelling) => spelling === spelling.toLowerCase())
  return inLowerCase.length * 3 >= spellings.length ? usual.toLowerCase() : usual
}

function mostFrequent(texts: readonly string[]): { text: string; count: number } | undefined {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].map(([text, count]) => ({ text, count })).toSorted((a, b) => b.count - a.count)[0]
}
