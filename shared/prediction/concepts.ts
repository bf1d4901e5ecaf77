import { countCharacters } from './characters.ts'
import { datePattern, episodePattern } from './columns.ts'
import { type NamedTrait, namedTraits, type Trait } from './kinds.ts'
import { isInLexicon, type Lexicon } from './lexicons.ts'
import { roundPoints } from './model.ts'
import type { Contribution } from './title-analysis.ts'
import { type Token, tokenize } from './tokens.ts'

/** What a creator can change about a title. Each has a heading and a sentence in the web messages. */
export const concepts = ['topic', 'form', 'specifics', 'labels', 'length', 'punctuation'] as const
export type Concept = (typeof concepts)[number]

/** Traits that have points in every title, even in titles without them. Each has a name for its absence in the web messages. */
export type AbsentTrait = 'capitals' | 'small_words'

/** A position in a title: [from, to) in UTF-16 code units. */
export type Place = readonly [from: number, to: number]

/** What one word or phrase, or one trait with the words that express it, adds to the raw score. */
export interface ConceptPart {
  /** Absent for a word or phrase of the topic. */
  readonly trait?: NamedTrait
  readonly points: number
  /** Where it is in the title, in order. No place belongs to two parts. Empty for traits such as length. */
  readonly at: readonly Place[]
  /** What the title lacks, if the points are for that. */
  readonly absent?: AbsentTrait
}

export interface ConceptGroup {
  readonly concept: Concept
  /** The sum of its parts. */
  readonly points: number
  /** Largest effect first, small words last. */
  readonly parts: readonly ConceptPart[]
}

const conceptOf: Record<NamedTrait, Concept> = {
  how_to: 'form',
  question: 'form',
  list: 'form',
  challenge_words: 'form',
  versus: 'form',
  first_person: 'form',
  second_person: 'form',
  third_person: 'form',
  curiosity_words: 'form',
  negation: 'form',
  power_words: 'form',
  number: 'specifics',
  year: 'specifics',
  money: 'specifics',
  featuring: 'specifics',
  format_words: 'labels',
  episode: 'labels',
  length: 'length',
  small_words: 'length',
  capitals: 'punctuation',
  exclamation: 'punctuation',
  ellipsis: 'punctuation',
  separators: 'punctuation',
  brackets: 'punctuation',
  quotes: 'punctuation',
  emoji: 'punctuation',
  other_script: 'punctuation',
  hashtag: 'punctuation',
}

/** Whether the token at a position of the title is one of the words that a trait counts. */
type Counts = (token: Token, index: number) => boolean

const isIn =
  (...lexicons: readonly Lexicon[]): Counts =>
  ({ key }) =>
    lexicons.some((lexicon) => isInLexicon(lexicon, key))
const hasKey =
  (pattern: RegExp): Counts =>
  ({ key }) =>
    pattern.test(key)

/**
 * How a trait is explained: `as` names it, and `counts` finds the words that it counts. Its points go to these words, so that the trait
 * and its words have one figure; without such words, to the part called `as`.
 */
const explanations: Record<Trait, { readonly as: NamedTrait; readonly counts?: Counts }> = {
  length: { as: 'length' },
  word_length: { as: 'length' },
  capitals: { as: 'capitals' },
  number: { as: 'number', counts: hasKey(/\d/) },
  big_number: { as: 'number', counts: hasKey(/\d{3}|\dk$|^[mb]illion$/) },
  year: { as: 'year', counts: hasKey(/^(?:19|20)\d\d$/) },
  list: { as: 'list', counts: ({ key }, index) => index < 2 && /^[$]?\d/.test(key) },
  money: { as: 'money', counts: ({ key }) => key.includes('$') || isInLexicon('money', key) },
  percent: { as: 'number', counts: hasKey(/%/) },
  question: { as: 'question' },
  exclamation: { as: 'exclamation' },
  ellipsis: { as: 'ellipsis' },
  emoji: { as: 'emoji' },
  brackets: { as: 'brackets' },
  separators: { as: 'separators' },
  commas: { as: 'separators' },
  quotes: { as: 'quotes' },
  hashtag: { as: 'hashtag' },
  mention: { as: 'featuring' },
  featuring: { as: 'featuring' },
  how_to: { as: 'how_to', counts: hasKey(/^how$/) },
  question_words: { as: 'question', counts: isIn('asking') },
  first_person: { as: 'first_person', counts: isIn('first') },
  second_person: { as: 'second_person', counts: isIn('second') },
  third_person: { as: 'third_person', counts: isIn('third') },
  pointing_words: { as: 'curiosity_words', counts: isIn('pointing') },
  power_words: { as: 'power_words', counts: isIn('power') },
  superlatives: { as: 'power_words', counts: isIn('superlative') },
  negative_words: { as: 'power_words', counts: isIn('negative') },
  positive_words: { as: 'power_words', counts: isIn('positive') },
  negation: { as: 'negation', counts: isIn('negation') },
  curiosity_words: { as: 'curiosity_words', counts: isIn('curiosity') },
  family_words: { as: 'third_person', counts: isIn('family') },
  episode: { as: 'episode', counts: isIn('serial') },
  date: { as: 'episode' },
  format_words: { as: 'format_words', counts: isIn('format', 'vlog') },
  channel_news: { as: 'format_words', counts: isIn('news') },
  challenge_words: { as: 'challenge_words', counts: isIn('challenge') },
  versus: { as: 'versus', counts: isIn('versus') },
  tutorial_words: { as: 'how_to', counts: isIn('tutorial') },
  small_words: { as: 'small_words' },
  repetition: { as: 'small_words' },
  other_script: { as: 'other_script' },
}

/** The characters that a trait counts. Typographic marks count like ASCII ones. */
const characters: Readonly<Partial<Record<NamedTrait, RegExp>>> = {
  emoji: /\p{Extended_Pictographic}/gu,
  other_script: /[^\p{ASCII}\s\u2018-\u201f\u2013\u2014\u2026]/gu,
}

const timeUnit = '(?:second|sec|minute|min|hour|hr|day|week|month|year)s?'

/**
 * Phrases that express a trait, matched in the title as typed. The first pattern that matches a word decides. If a pattern has a group,
 * which must be at its end, only the words of the group belong to the trait.
 */
const phrases: readonly (readonly [RegExp, NamedTrait])[] = [
  [new RegExp(datePattern, 'gi'), 'episode'],
  [new RegExp(episodePattern, 'gi'), 'episode'],
  [/\bhow to\b/gi, 'how_to'],
  [new RegExp(`\\b\\d+[ -]${timeUnit}\\b(?![ -]olds?\\b)`, 'gi'), 'challenge_words'],
  [new RegExp(`\\b(?:an?|one) (${timeUnit})\\b`, 'gi'), 'challenge_words'],
  [/[$£€]\s?\d[\d,.]*(?:k\b|m\b|\s[mb]illion\b)?/gi, 'money'],
  [/\b(?:[Ff][Tt]|[Ff]eat|FEAT|[Ff]eaturing|[Ww]\/)(?!\w)\.?(?:,? (?:& |and )?\p{Lu}[\p{L}\d'’.-]*)*/gu, 'featuring'],
  [
    /\bbehind the scenes\b|\bofficial (?:music |lyrics? )?(?:video|audio|trailer)\b|\b(?:music|lyrics?) video\b/gi,
    'format_words',
  ],
  [/^\W*(?!(?:19|20)\d\d )(?:top )?\d+(?= [a-z])/gi, 'list'],
]

/** Words that say nothing on their own. */
const functionWords =
  "the a an and or nor of to in on at for with by from into onto about as than then if but so too also just it its it's that that's there there's is are am was were be been being do does did done doing has have had having will would can could should may might must get gets got getting up down out off over under through between after before during until since while because though per via all any some more much many each both few other another own same such very still even yet again now behind & w"

/** Words that are not explained by the first list in `wordTraits` that contains them. */
const exceptions = new Map<string, NamedTrait | undefined>([
  ...functionWords.split(' ').map((word) => [word, 'small_words'] as const),
  // Episodes are counted in days and weeks, but only with a number.
  ['day', undefined],
  ['week', undefined],
  // As in "Crash Course".
  ['course', undefined],
  ['last', 'power_words'],
])

/** Tokens and words that express a trait. The first entry that counts a word decides. */
const wordTraits: readonly (readonly [Counts, NamedTrait])[] = [
  [hasKey(/\?/), 'question'],
  [hasKey(/^!/), 'exclamation'],
  [hasKey(/^@/), 'featuring'],
  [hasKey(/^#[a-z]/), 'hashtag'],
  [hasKey(/^(?:19|20)\d\d$/), 'year'],
  [hasKey(/^\$/), 'money'],
  [hasKey(/^\d|^%/), 'number'],
  [hasKey(/^(?:how|why|what|when|where|who)'/), 'question'],
  [isIn('asking'), 'question'],
  [hasKey(/^(?:i|we|let)'/), 'first_person'],
  [isIn('first'), 'first_person'],
  [hasKey(/^you'/), 'second_person'],
  [isIn('second'), 'second_person'],
  [hasKey(/^(?:he|she|they)'/), 'third_person'],
  [isIn('third'), 'third_person'],
  [isIn('versus'), 'versus'],
  [hasKey(/n't$/), 'negation'],
  [isIn('negation'), 'negation'],
  [isIn('curiosity'), 'curiosity_words'],
  [isIn('tutorial'), 'how_to'],
  [isIn('money'), 'money'],
  [isIn('challenge'), 'challenge_words'],
  [isIn('serial'), 'episode'],
  [isIn('format', 'news'), 'format_words'],
  [isIn('superlative', 'power'), 'power_words'],
]

/** The part that a token belongs to: a trait, or for the topic the index of its first token. */
type Part = NamedTrait | number

/** Between the words of one phrase. */
const phraseGap = /^[ '’-]$/
/** Between the words of one place: `10,000`, `ft. Emma`, `I, me`. */
const placeGap = /^[^|:;()[\]]{0,2}$/

/**
 * Groups the contributions to a title's raw score by what a creator can change, the topic first and then by size. All points add up
 * exactly to those of the contributions. Each word of the title belongs to one part, and the points of a trait to the parts of the words
 * that it counts, so that no part appears twice with opposite signs.
 *
 * A pair of words goes to the one that says more: first the topic, then a form, number or label, then the small words. Two adjacent words
 * of the topic whose pair the model knows become one phrase. If neither word says more, they share the points.
 */
export function groupByConcept(title: string, contributions: readonly Contribution[]): ConceptGroup[] {
  const tokens = tokenize(title)
  const partOf = assignParts(title, tokens)
  const starts = new Map(tokens.map(({ from }, index) => [from, index]))
  const tokensOf = ({ at: [from, to] = [-1, -1] }: Contribution): number[] => {
    const first = starts.get(from)
    if (first === undefined) return []
    return tokens[first]?.to === to ? [first] : [first, first + 1]
  }
  for (const contribution of contributions) joinPhrase(title, tokens, partOf, tokensOf(contribution))

  const points = new Map<Part, number>()
  const share = (whole: number, parts: readonly Part[]) => {
    const one = roundPoints(whole / parts.length)
    for (const [index, part] of parts.entries())
      points.set(part, (points.get(part) ?? 0) + (index > 0 ? one : whole - one * (parts.length - 1)))
  }
  for (const contribution of contributions) {
    const { of } = contribution
    if (of.kind === 'word') {
      const parts = tokensOf(contribution).map((index) => partOf[index] ?? 'small_words')
      const highest = Math.max(...parts.map(rank))
      // A stored word that is not in the title would be an error, but its points must not be lost.
      share(contribution.points, parts.length > 0 ? parts.filter((part) => rank(part) === highest) : ['small_words'])
    } else {
      const { counts, ...explanation } = explanations[of.trait]
      // An emoji is a special character too.
      const as = explanation.as === 'other_script' && countCharacters(title).emoji > 0 ? 'emoji' : explanation.as
      const parts = counts ? partOf.filter((_, index) => counts(tokens[index] as Token, index)) : []
      share(contribution.points, parts.length > 0 ? parts : [as])
    }
  }
  return toGroups(points, findPlaces(title, tokens, partOf), listAbsent(title, tokens, partOf))
}

/** Returns what a title lacks. */
function listAbsent(title: string, tokens: readonly Token[], partOf: readonly Part[]): AbsentTrait[] {
  const hasRepeated = new Set(tokens.map(({ key }) => key)).size < tokens.length
  return [
    ...(countCharacters(title).capitals === 0 ? (['capitals'] as const) : []),
    ...(partOf.includes('small_words') || hasRepeated ? [] : (['small_words'] as const)),
  ]
}

/** Returns the distinct words of a part as typed, or its emoji and special characters. */
export function wordsOf(title: string, { trait, at }: Pick<ConceptPart, 'trait' | 'at'>): string[] {
  const counted = trait && characters[trait]
  if (counted) return [...new Set(title.match(counted))]
  const words = new Map(at.map(([from, to]) => [title.slice(from, to).toLowerCase(), title.slice(from, to)]))
  return [...words.values()]
}

const rank = (part: Part) => (typeof part === 'number' ? 2 : part === 'small_words' ? 0 : 1)

/** Returns the part of each token. Equal words of the topic share one. */
function assignParts(title: string, tokens: readonly Token[]): Part[] {
  const found: (NamedTrait | undefined)[] = []
  for (const [pattern, trait] of phrases) {
    let next = 0
    for (const match of title.matchAll(pattern)) {
      const to = match.index + match[0].length
      const from = to - (match[1] ?? match[0]).length
      while (next < tokens.length && (tokens[next] as Token).to <= from) next++
      for (; next < tokens.length && (tokens[next] as Token).from < to; next++) found[next] ??= trait
    }
  }
  const topics = new Map<string, number>()
  return tokens.map((token, index) => {
    const { key } = token
    const trait = found[index] ?? classify(token, index)
    if (trait) return trait
    const first = topics.get(key) ?? index
    topics.set(key, first)
    return first
  })
}

/** Returns the trait that a word expresses; undefined for a word of the topic, such as the country US. */
function classify(token: Token, index: number): NamedTrait | undefined {
  if (exceptions.has(token.key)) return exceptions.get(token.key)
  return token.text === 'US' ? undefined : wordTraits.find(([counts]) => counts(token, index))?.[1]
}

/** Makes two adjacent words of the topic one part. */
function joinPhrase(title: string, tokens: readonly Token[], partOf: Part[], words: readonly number[]): void {
  const [first, second] = words
  if (first === undefined || second === undefined) return
  const [a, b] = [partOf[first], partOf[second]]
  if (typeof a !== 'number' || typeof b !== 'number' || !phraseGap.test(gapAfter(title, tokens, first))) return
  for (const [index, part] of partOf.entries()) if (part === b) partOf[index] = a
}

/** Returns the text between a token and the next one. */
const gapAfter = (title: string, tokens: readonly Token[], index: number) =>
  title.slice(tokens[index]?.to, tokens[index + 1]?.from)

/** Returns the places of each part. Adjacent words of a part are one place. */
function findPlaces(title: string, tokens: readonly Token[], partOf: readonly Part[]): Map<Part, Place[]> {
  const places = new Map<Part, Place[]>()
  for (const [index, part] of partOf.entries()) {
    const { from, to } = tokens[index] as Token
    const own = places.get(part) ?? []
    const last = own.at(-1)
    const isNext = index > 0 && partOf[index - 1] === part && placeGap.test(gapAfter(title, tokens, index - 1))
    if (last && isNext) own[own.length - 1] = [last[0], to]
    else own.push([from, to])
    places.set(part, own)
  }
  return places
}

/** Sorts parts and groups. The result does not depend on the order of the contributions. */
function toGroups(
  points: ReadonlyMap<Part, number>,
  places: ReadonlyMap<Part, readonly Place[]>,
  lacking: readonly AbsentTrait[],
): ConceptGroup[] {
  const order = [...[...places.keys()].filter((part) => typeof part === 'number'), ...namedTraits]
  const parts = order.flatMap((part): ConceptPart[] => {
    const own = points.get(part)
    if (!own) return []
    const at = places.get(part) ?? []
    if (typeof part === 'number') return [{ points: own, at }]
    const absent = lacking.find((trait) => trait === part)
    return [{ trait: part, points: own, at, ...(absent && { absent }) }]
  })
  return concepts
    .map((concept) => {
      const own = parts
        .filter(({ trait }) => (trait ? conceptOf[trait] : 'topic') === concept)
        .sort((a, b) => sizeOf(b) - sizeOf(a))
      return { concept, points: sum(own), parts: own }
    })
    .filter(({ parts }) => parts.length > 0)
    .sort((a, b) => Number(b.concept === 'topic') - Number(a.concept === 'topic') || sizeOfGroup(b) - sizeOfGroup(a))
}

const sum = (parts: readonly ConceptPart[]) => parts.reduce((total, { points }) => total + points, 0)

/** Small words come last, whatever their points, because creators cannot act on them. */
const sizeOf = ({ trait, points }: ConceptPart) => (trait === 'small_words' ? -1 : Math.abs(points))
const sizeOfGroup = ({ parts }: ConceptGroup) =>
  parts.every(({ trait }) => trait === 'small_words')
    ? -1
    : Math.abs(sum(parts.filter(({ trait }) => trait !== 'small_words')))
