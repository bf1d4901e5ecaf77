import { emojiRun } from '#shared/emoji.ts'
import type { Candidate } from './candidate.ts'
import type { ParsedTitle } from './parts.ts'
import { removeListItems } from './remove-list-items.ts'

/** The kinds of clauses in a creator's line. A clause's kind determines where it fits in a title. */
const clauseKinds = [
  /** "lo que nadie te cuenta": what the creator explains. */
  'explains',
  /** "después de 6 meses". */
  'after',
  /** "20 minutos al día". */
  'rate',
  /** "3 semanas", "9 días en camper". */
  'time',
  /** "1800 euros al mes". */
  'budget',
  /** "1400 euros en total". */
  'price',
  /** "gasté 40 soles", "me acuesto a las 9": what the creator did or does. */
  'ours',
  /** "sin horno", "con cebolla". */
  'limit',
  /** "para principiantes". */
  'audience',
  /** "el motor estaba lleno de arena": a verb with another subject. */
  'event',
  /** "en Sevilla", "a 40 grados". */
  'circumstance',
  /** "-3 kilos", "610 km": an amount that can have a duration. */
  'measure',
  /** "solo 4 ingredientes". */
  'ingredients',
  /** "8 prendas". */
  'count',
  /** "jugosa": an adjective for the result. */
  'quality',
] as const
type ClauseKind = (typeof clauseKinds)[number] | 'thing'

interface Clause {
  readonly kind: ClauseKind
  /** The text, with only necessary capitals. */
  readonly text: string
  /** The conjunction before it: "pero", "así que". */
  readonly joint?: string | undefined
  /** Whether it begins a sentence. */
  readonly isStart: boolean
}

/** A task in the first person of the past, without its object. */
interface Done {
  /** The verb: "ahorré" for "ahorrar dinero sin esfuerzo". */
  readonly said: string
  /** How it was done, with a leading space: " sin esfuerzo"; empty if the task does not say. */
  readonly rest: string
}

/** The vocabulary and grammar of a language. Spanish and French titles use sentence case, and neither language has a wording model. */
export interface Words {
  /** Corrects the spelling of the creator's words. */
  readonly mend: (text: string) => string
  /** Reorders the words of a title: "capas en Photoshop" for "Photoshop capas". */
  readonly reorder: (text: string) => string
  /** Turns a note into a phrase: "8 prendas por 120 euros". */
  readonly mendClause: (text: string) => string
  /** Kinds of videos and numbers in a series, which a title does not need. */
  readonly label: RegExp
  /** A label of a review. */
  readonly opinion: RegExp
  readonly myOpinion: string
  /** A label of a video about the creator's own life. */
  readonly diary: RegExp
  /** Periods and events that get "my" in a diary. A wedding or a birthday may be somebody else's. */
  readonly own: readonly (readonly [RegExp, string])[]
  readonly lesson: RegExp
  /** "how to", with the task as its first group. */
  readonly howTo: RegExp
  readonly howToStart: string
  readonly infinitive: RegExp
  readonly question: RegExp
  readonly asQuestion: (text: string) => string
  /** A question or an explanation at the end of a title, after its topic. */
  readonly tail: RegExp
  /** Tails that ask. */
  readonly asks: RegExp
  readonly why: RegExp
  /** "How I ...", which was done. */
  readonly how: RegExp
  readonly list: RegExp
  readonly versus: RegExp
  /** Activities with an end. Their time is how long they took. */
  readonly making: RegExp
  readonly trip: RegExp
  /** Repeated activities. Their time is how long they lasted. */
  readonly habit: RegExp
  /** "with little money", which a price can replace. */
  readonly cheap: RegExp
  /** Verbs of staying, which are followed by the time: "dormí dos noches en". */
  readonly stay: RegExp
  readonly clauses: Readonly<Record<(typeof clauseKinds)[number], RegExp>>
  /** A clause that begins with a name: "Kevin me ganó". */
  readonly nameFirst: RegExp
  /** Statements about a state. */
  readonly states: RegExp
  /** Verbs that change an amount: "bajé 3 kilos" takes "en 30 días". */
  readonly changes: RegExp
  /** What announces a list of mistakes or of a number of things. */
  readonly announces: RegExp
  /** Conjunctions between clauses without a comma, captured by its only group. */
  readonly conjunctions: RegExp
  readonly joints: readonly (readonly [RegExp, string])[]
  readonly leading: RegExp
  readonly vague: RegExp
  /** Adds the article of a thing: "el secreto de mi tía". */
  readonly asThing: (text: string) => string
  /** Converts an activity to the first person of the past: "probé" for "probando". */
  readonly toDone: (text: string) => string | undefined
  readonly doneOf: (task: string) => Done | undefined
  readonly howDone: (done: string) => string
  readonly and: (one: string, other: string) => string
  /** Sentences that already have an "and". */
  readonly isJoined: RegExp
  readonly colon: string
  readonly inTime: string
  readonly during: string
  readonly for: string
  readonly with: string
  /** People and things that have a budget. */
  readonly living: RegExp
  /** Names of things that a brand and model can replace: "la moto". Its two groups, by gender, are the words before the name. */
  readonly product: RegExp
  /** The verb of a statement, and its object with a determiner. */
  readonly object: RegExp
  readonly hereIsHow: string
}

const tidy = (text: string) =>
  text
    .replace(/\s*[-–—|:,]\s*(?=[-–—|:,]|$)/g, ' ')
    // "J.-C." keeps its period.
    .replace(/^(?:[\s–—|:,.]|-(?!\d))+|(?:[\s\-–—|:,!]|(?<!\.-[A-Z])\.)+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Capitalizes the first word of a sentence, unless it contains capitals or begins with a digit. */
export const upper = (text: string) =>
  text.replace(
    /^([¿¡«"(]*)(\p{Ll})(?!\p{Lu})/u,
    (_all, mark: string, letter: string) => mark + letter.toLocaleUpperCase(),
  )
/** Lowers the first letter of a sentence unless it begins with a name: a word with other capitals, or two capitalized words. */
export const lowerFirst = (text: string): string =>
  /^(?:\p{Lu}{2}|\p{L}+\d|\p{Lu}\p{Ll}+ (?:d[eu]l? )?\p{Lu}|\p{L}\p{Ll}*\p{Lu})/u.test(text)
    ? text
    : text.replace(/^[¿¡]*\p{L}/u, (letter) => letter.toLocaleLowerCase())

const countWords = (text: string) => text.split(' ').length

/** Clauses about the present, which are not split at "and": "now I sell candles and earn half". */
const aboutPresent = /^\s*(?:maintenant|aujourd['’]hui|ahora|hoy)(?!\p{L})/iu

/** The end of a sentence, but not of an abbreviation: "19 av. J.-C.", "aprox. 3". */
const sentenceEnd = /(?:(?<!(?<!\p{L})(?:av|apr|aprox|env|\p{L}))\.|[!?])[.!?]*(?=\s|$)/u

/** Parses a line that says what happens in a video. */
function readLine(line: string, words: Words): Clause[] {
  return removeListItems(words.mend(line), words.announces, (item) => isStatement(readClause(item, words)))
    .replace(/\(([^)]*)\)/g, '; $1;')
    .replace(/["“”«»]/g, '')
    .split(sentenceEnd)
    .flatMap((sentence) =>
      sentence
        .split(/[;•\n]|\s[-–—]+\s|(?<!\d)\s?:(?=\s)|,(?!\d)\s*/)
        .map((part, index) => ({ part, isStart: index === 0 })),
    )
    .flatMap(({ part, isStart }) => {
      // Conjunctions have the odd indexes, between the clauses that they join.
      const split = aboutPresent.test(part) ? [part] : part.trim().split(words.conjunctions)
      return split.flatMap((text, index) =>
        index % 2 ? [] : [{ text: text ?? '', joint: split[index - 1]?.trim(), isStart: isStart && index === 0 }],
      )
    })
    .flatMap(({ text, joint, isStart }) => {
      const start = words.joints.find(([found]) => found.test(text))
      const bare = tidy((start ? text.replace(start[0], '') : text).replace(words.leading, ''))
      const read = bare && readClause(bare, words)
      const joined = joint === undefined ? start : words.joints.find(([found]) => found.test(`${joint} `))
      return read ? [{ ...read, joint: joined?.[1], isStart }] : []
    })
}

function readClause(text: string, words: Words): Pick<Clause, 'kind' | 'text'> | undefined {
  if (words.vague.test(text)) return undefined
  const full = words.mendClause(words.mend(words.nameFirst.test(text) ? text : lowerFirst(text)))
  const kind = clauseKinds.find((kind) => words.clauses[kind].test(full))
  if (kind) return { kind, text: full }
  return countWords(full) <= 9 ? { kind: 'thing', text: words.asThing(full) } : undefined
}

/** A title in Spanish or French. */
export interface ParsedRomanceTitle extends ParsedTitle {
  /** A question or an explanation about the topic: "¿vale la pena?". */
  readonly tail?: string | undefined
  readonly hasOpinion?: boolean | undefined
  /** Whether it shows the creator's own life, as a vlog does. */
  readonly isDiary?: boolean | undefined
}

/** Parses a title: its kind, its topic without labels, and its sentence or task. */
export function parseTitle(title: string, words: Words): ParsedRomanceTitle {
  const plain = title
    .replace(emojiRun, ' ')
    .replace(/[!¡]+|\([^)]*\)|#\p{L}+/gu, ' ')
    .replace(/\?{2,}/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
  const isShouted = plain === plain.toLocaleUpperCase() && /\p{Lu}{4}/u.test(plain)
  const text = words.reorder(words.mend(isShouted ? plain.toLocaleLowerCase() : plain))
  const task = words.howTo.exec(text)?.[1]
  if (task) {
    const bare = tidy(task.replace(words.label, ' ')) || task
    return { kind: 'how_to', topic: `${words.howToStart} ${bare}`, task: bare, teaches: true }
  }
  const [, head = '', tail = ''] = words.tail.exec(text) ?? []
  if (head && countWords(head) > 1)
    return {
      kind: 'name',
      topic: tidy(head.replace(words.label, ' ')) || head,
      tail: words.asks.test(tail) ? words.asQuestion(tail) : tail.replace(/\s?\?$/, ''),
    }
  if (words.question.test(text)) return { kind: 'question', topic: words.asQuestion(text) }
  const hasOpinion = words.opinion.test(text)
  const isDiary = words.diary.test(text)
  const parts = text
    .replace(words.opinion, ' | ')
    .split(/\s+[-–—|]+\s+|\s*\|\s*/)
    .map((part) => tidy(part.replace(words.label, ' ').replace(words.label, ' ')))
    .filter(Boolean)
  const topic = parts[0] ?? tidy(text)
  const done = parts
    .map((part) => (words.clauses.ours.test(lowerFirst(part)) ? part : words.toDone(part)))
    .find(Boolean)
  if (done) return { kind: 'done', topic, statement: done }
  if (words.versus.test(topic)) return { kind: 'versus', topic }
  if (words.list.test(topic)) return { kind: 'list', topic }
  if (words.why.test(topic)) return { kind: 'name', topic, opening: 'why' }
  const bare = tidy(topic.replace(/^(?:(?:de|del|des|du|sur|sobre) |d['’])(?=\p{L})/iu, '')) || topic
  const mine = isDiary ? words.own.find(([found]) => found.test(bare))?.[1] : undefined
  return {
    kind: 'name',
    topic: mine ? `${mine} ${lowerFirst(bare)}` : bare,
    teaches: words.lesson.test(text),
    hasOpinion,
    isDiary,
  }
}

/** A part of a title: its text, the indexes of the clauses that it contains, and how good its form is. */
interface Part {
  readonly text: string
  readonly of: readonly number[]
  readonly merit: number
  readonly isSentence?: boolean | undefined
}

/** Phones cut longer titles. */
const comfortableLength = 62
const longLength = 78
/** The weights of the facts, of each character that phones cut, and of a missing topic. */
const weights = { facts: 1, character: 0.025, offTopic: 0.7 }

/** Returns the titles that can be made from a title and what happens in the video, best first, in sentence case. */
export function makeRomanceTitles(original: string, happens: string, words: Words): Candidate[] {
  const read = parseTitle(original, words)
  const clauses = readLine(happens, words)
  const weightOf = ({ text }: Clause) => (/\d/.test(text) ? 1.5 : 1) * Math.min(5, countWords(text))
  const total = clauses.reduce((sum, clause) => sum + weightOf(clause), 0)
  const share = (of: readonly number[]) =>
    clauses.reduce((sum, clause, index) => sum + (of.includes(index) ? weightOf(clause) : 0), 0) / Math.max(1, total)
  const rate = ({ text, of, merit }: Part) =>
    merit +
    weights.facts * share(of) -
    weights.character * (Math.max(0, text.length - comfortableLength) + Math.max(0, text.length - longLength))
  const titles = makeTitles(read, clauses, words)
    .filter(({ text }) => isWhole(text))
    .toSorted((a, b) => rate(b) - rate(a))
  const statement = read.statement ?? (read.tail && joinTail(read.topic, read.tail, words))
  return [
    ...titles.map(({ text }) => ({ text: finish(text), isPlain: false, topic: 'by_itself' as const })),
    ...(statement ? [{ text: finish(statement), isPlain: true, topic: 'by_itself' as const }] : []),
  ]
}

/** A number or an ordinal without its noun: "3 ont compris", "la dernière parle de la pluie". */
const unnamed =
  /(?:^|[:?.!] )(?:\d+ (?:ont|sont|n['’]ont|étaient|han|fueron|eran|lo|la|no|se)|(?:l[ae]s?|el|los) (?:dernières?|derniers?|premières?|premiers?|autres?|últim[oa]s?|primer[oa]s?|otr[oa]s?) (?:est|était|fut|a|date|parle|vient|es|era|fue|habla|viene))(?!\p{L})/iu
/** A number whose noun is missing, and a measure alone at the end: "3 que cuestan", ": quemé 6", ": 4 m2". */
const dangling =
  /(?<!\p{L})\d[\d.,]* (?:que|qui)(?!\p{L})|: (?:j['’]ai )?\p{Ll}+ \d+$|: \d[\d.,]* ?(?:m2|m²|kg|g|km|cm|l)$/iu
const timed =
  /(?<!\p{L})(?:en|durante|tras|después de|après|pendant|durant)(?: (?:unas|unos|casi|solo|environ|seulement|presque))? (?:\d[\d.,]*|una?|une) (?:minutos?|horas?|días?|semanas?|mes(?:es)?|años?|minutes?|heures?|jours?|semaines?|mois|ans?)(?!\p{L})/giu
/** Two clauses without a separator: "After a year I still fail". */
const runOn =
  /^(?!(?:je|j['’])).*(?<!(?:^|[\s'’])(?:que|qu|quand|si|où|car|mais|et|pourquoi|comment|dont|ce)(?: \p{L}+)?) (?:je |j['’])/iu

/**
 * Whether the parts of a title are whole sentences: each number has its noun, there is at most one duration, and none runs into the next.
 */
const isWhole = (text: string): boolean =>
  !unnamed.test(text) &&
  !dangling.test(text) &&
  (text.match(timed) ?? []).length < 2 &&
  !text.split(/[.,:;?!]\s/).some((part) => runOn.test(part.trim()))

/** Capitalizes sentences, and makes all apostrophes straight if the creator uses straight ones. */
const finish = (text: string) => {
  const cased = upper(text).replace(/([.?] )(\p{L}.*)/gu, (_all, mark: string, rest: string) => mark + upper(rest))
  return cased.includes("'") ? cased.replaceAll('’', "'") : cased
}

/** Moves a question or an explanation behind its topic. */
export const joinTail = (topic: string, tail: string, { colon }: Words) => `${topic}${colon} ${lowerFirst(tail)}`

const isStatement = (clause: Pick<Clause, 'kind'> | undefined) => clause?.kind === 'ours' || clause?.kind === 'event'

/** "El mejor fue ..." is about the topic, not about the clause before it. */
const superlative = /^\p{L}+ (?:mejor|peor|meilleure?s?|pires?)(?!\p{L})/iu

/** "También cuando tienen dolor" and "el nuestro" need what came before them. */
const continues =
  /^(?:también|además|tampoco|ni|aussi|non plus|encore|(?:el|la|los|las) nuestr[oa]s?|(?:le|la|les) nôtres?) /iu

/** Returns what can follow a colon: a clause, or several that belong together. */
function makeDetails(clauses: readonly Clause[], words: Words, isTrip: boolean): Part[] {
  const details: Part[] = []
  const add = (text: string, of: readonly number[], merit: number, isSentence = false) =>
    details.push({ text, of, merit, isSentence })
  for (const [index, one] of clauses.entries()) {
    const { kind, text } = one
    const hasNumber = /\d/.test(text)
    const alone: Readonly<Partial<Record<ClauseKind, number>>> = {
      ours: hasNumber ? 0.6 : 0.5,
      event: hasNumber ? 0.55 : countWords(text) > 3 ? 0.45 : 0.2,
      explains: 0.4,
      measure: 0.5,
      count: 0.3,
      rate: 0.35,
      price: 0.15,
      time: 0.1,
      budget: 0.3,
      ingredients: 0.2,
      thing: countWords(text) < 2 ? -1 : hasNumber || countWords(text) > 3 ? 0.15 : 0.05,
    }
    const merit = continues.test(text) ? undefined : isStatement(one) && countWords(text) < 2 ? 0.1 : alone[kind]
    if (merit !== undefined && merit >= 0) add(text, [index], merit, isStatement(one))
    for (const [next, other] of clauses.entries()) {
      if (next === index) continue
      const follows = next === index + 1
      const of = [index, next]
      const pair = (joined: string, value: number, isSentence = false) => add(joined, of, value, isSentence)
      if (follows && continues.test(other.text)) pair(`${text}, ${other.text}`, 0.4)
      else if (follows && isStatement(one) && isStatement(other) && !superlative.test(other.text))
        pair(other.joint ? `${text}${other.joint} ${other.text}` : words.and(text, other.text), 0.6, true)
      else if (follows && kind === 'count' && other.kind === 'ours') pair(words.and(text, other.text), 0.4)
      else if (follows && other.kind === 'count' && (kind === 'count' || kind === 'measure'))
        pair(words.and(text, other.text), 0.3)
      else if ((kind === 'count' || (kind === 'time' && isTrip)) && other.kind === 'price')
        pair(`${text} ${priceOf(other, words)}`, kind === 'count' ? 0.6 : 0.55)
      else if (
        follows &&
        kind === 'thing' &&
        other.kind === 'price' &&
        countWords(text) > 1 &&
        !/^\p{L}+ \p{L}+$/u.test(text)
      )
        pair(`${text} ${priceOf(other, words)}`, 0.3)
      else if (
        (kind === 'measure' || (kind === 'ours' && words.changes.test(text))) &&
        other.kind === 'time' &&
        /\d|^un/.test(other.text)
      )
        pair(`${text} ${timeOf(other, words)}`, kind === 'ours' ? 0.65 : 0.6, kind === 'ours')
      else if (kind === 'rate' && other.kind === 'time') pair(`${text} ${words.during} ${other.text}`, 0.75)
      else if (
        follows &&
        !other.isStart &&
        (kind === 'count' || kind === 'thing') &&
        (other.kind === 'limit' || other.kind === 'thing') &&
        countWords(text) > 1 &&
        countWords(other.text) > 1
      )
        pair(`${text}, ${other.text}`, 0.2)
      else if (follows && (kind === 'thing' || kind === 'explains') && other.kind === 'explains')
        pair(words.and(text, other.text), 0.35)
      else if (follows && kind === 'thing' && other.kind === 'count' && countWords(text) > 1)
        pair(words.and(text, other.text), 0.15)
    }
  }
  return details
}

const timeOf = ({ text }: Clause, { inTime }: Words) => (text.startsWith(`${inTime} `) ? text : `${inTime} ${text}`)
const priceOf = ({ text }: Clause, words: Words) => (text.startsWith(`${words.for} `) ? text : `${words.for} ${text}`)

/** Returns what can follow the original without a separator, in the order of the line. */
function makeAdditions(parsed: ParsedRomanceTitle, clauses: readonly Clause[], words: Words): Part[] {
  const { kind, topic, statement, teaches = false, opening } = parsed
  const subject = statement ?? topic
  if (
    kind === 'question' ||
    kind === 'versus' ||
    kind === 'list' ||
    opening === 'why' ||
    (words.clauses.explains.test(subject) && !words.how.test(subject))
  )
    return []
  const isMade = teaches || kind === 'how_to' || words.making.test(subject) || words.infinitive.test(subject)
  const hasWord = (pattern: string) => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu').test(subject)
  const startsAs = (text: string) => hasWord(text.split(' ')[0] ?? '')
  return clauses.flatMap((clause, index): Part[] => {
    const { text } = clause
    const part = (added: string, merit: number): Part[] => [{ text: added, of: [index], merit }]
    switch (clause.kind) {
      case 'quality':
        return kind === 'name' ? part(text, 0.25) : []
      case 'ingredients':
        return kind === 'name' ? part(`${words.with} ${text}`, 0.4) : []
      case 'budget':
        return words.living.test(subject) && !startsAs(words.with) ? part(`${words.with} ${text}`, 0.5) : []
      case 'after':
        return kind === 'name' && !startsAs(text) ? part(text, 0.4) : []
      case 'limit':
        return part(text, startsAs(text) ? 0 : 0.35)
      case 'circumstance':
        return startsAs(text) || parsed.tail ? [] : part(text, 0.1)
      case 'time':
        if (parsed.tail) return []
        if (words.habit.test(subject)) return part(`${words.during} ${text}`, 0.5)
        if (teaches && kind === 'name') return part(`(${text.replace(new RegExp(`^${words.inTime} `), '')})`, 0.15)
        return (isMade || words.trip.test(subject)) &&
          !/ en (?:\d|une? |una |dos |deux |tres |trois |\p{L}+$)/iu.test(subject) &&
          !/ en to/.test(text)
          ? part(timeOf(clause, words), 0.35)
          : []
      case 'price':
        return /\d ?(?:€|\$|euros|pesos)/.test(subject) || (startsAs(words.for) && !parsed.tail)
          ? []
          : isMade || statement || words.trip.test(subject) || parsed.tail
            ? part(priceOf(clause, words), 0.4)
            : []
      case 'audience':
        return startsAs(text) || statement ? [] : part(text, 0.3)
      default:
        return []
    }
  })
}

const additionOrder: readonly ClauseKind[] = [
  'quality',
  'circumstance',
  'limit',
  'ingredients',
  'budget',
  'audience',
  'after',
  'time',
  'price',
]

/**
 * Replaces words of the original with more exact ones from the line: "the bike" with a model, "cheap" with a price, "my videos" with "my
 * first video".
 */
function makeExact(subject: string, clauses: readonly Clause[], words: Words): Part {
  const price = clauses.findIndex(({ kind }) => kind === 'price')
  const priceClause = clauses[price]
  if (priceClause && words.cheap.test(subject))
    return { text: tidy(subject.replace(words.cheap, ` ${priceOf(priceClause, words)}`)), of: [price], merit: 0.3 }
  const model = clauses.findIndex(({ kind, text }) => kind === 'thing' && /^\p{Lu}\p{L}+ \p{L}*\d\S*$/u.test(text))
  if (model >= 0 && words.product.test(subject))
    return { text: subject.replace(words.product, `$1$2 ${clauses[model]?.text}`), of: [model], merit: 0.3 }
  const [, start, object = ''] = words.object.exec(subject) ?? []
  const nouns = (object.match(/\p{L}{5,}/gu) ?? []).map((noun) => noun.slice(0, 5).toLowerCase())
  const exact = clauses.findIndex(
    ({ kind, text }) =>
      kind === 'thing' && words.object.test(`x ${text}`) && nouns.some((noun) => text.toLowerCase().includes(noun)),
  )
  if (start && exact >= 0) return { text: `${start} ${clauses[exact]?.text}`, of: [exact], merit: 0.5 }
  return { text: subject, of: [], merit: 0 }
}

function makeTitles(read: ParsedRomanceTitle, clauses: readonly Clause[], words: Words): Part[] {
  const { kind, statement, task, tail, hasOpinion } = read
  const { colon } = words
  const exact =
    kind === 'question' || kind === 'versus'
      ? { text: read.topic, of: [], merit: 0 }
      : makeExact(statement ?? read.topic, clauses, words)
  const { text: subject, of: inSubject } = exact
  const parsed: ParsedRomanceTitle = statement ? { ...read, statement: subject } : { ...read, topic: subject }
  const additions = makeAdditions(parsed, clauses, words).filter(({ of }) => !of.some((at) => inSubject.includes(at)))
  const isAdded = (at: number | undefined) => additions.some(({ of, merit }) => merit > 0 && of[0] === at)
  // "In 3 weeks" says more than ": 3 weeks".
  const details = makeDetails(clauses, words, words.trip.test(subject) || read.isDiary === true).filter(
    ({ of }) => of.length > 1 || !isAdded(of[0]) || !['time', 'price'].includes(clauses[of[0] ?? 0]?.kind ?? ''),
  )
  const orderOf = ({ of: [at = 0] }: Part) => additionOrder.indexOf(clauses[at]?.kind ?? 'thing')
  const extend = (start: Part, from: number): Part[] =>
    additions
      .filter((addition) => orderOf(addition) > from && !addition.of.some((at) => start.of.includes(at)))
      .flatMap((addition) => {
        const next = {
          text: `${start.text} ${addition.text}`,
          of: [...start.of, ...addition.of],
          merit:
            start.of.length > inSubject.length ? (start.merit + addition.merit) * 0.8 : start.merit + addition.merit,
        }
        return [next, ...(next.of.length < inSubject.length + 3 ? extend(next, orderOf(addition)) : [])]
      })
  const added = [exact, ...extend(exact, -1)]
  const titles: Part[] = []
  for (const start of added) {
    const base = tail ? joinTail(start.text, tail, words) : start.text
    const isQuestion = kind === 'question' || /\?$/.test(base)
    if (start.of.length > 0) titles.push({ ...start, text: base })
    if (hasOpinion && !start.text.includes(colon)) {
      const after = clauses.findIndex((clause) => clause.kind === 'after')
      if (after >= 0 && !start.of.includes(after))
        titles.push({
          text: `${start.text}${colon} ${words.myOpinion} ${clauses[after]?.text}`,
          of: [...start.of, after],
          merit: start.merit + 0.5,
        })
    }
    for (const detail of details) {
      if (detail.of.some((at) => start.of.includes(at))) continue
      const of = [...start.of, ...detail.of]
      const merit = (start.merit + detail.merit) * (start.of.length > inSubject.length ? 0.8 : 1)
      const first = clauses[detail.of[0] ?? 0]
      if (isQuestion)
        titles.push({ text: `${base} ${upper(detail.text)}`, of, merit: detail.isSentence ? merit : merit - 0.2 })
      else if (tail)
        titles.push({
          text:
            detail.isSentence && countWords(detail.text) > 3
              ? `${base}. ${upper(detail.text)}`
              : `${base} (${detail.text})`,
          of,
          merit: merit - 0.1,
        })
      else if (statement && detail.isSentence && first) {
        const isState = words.states.test(first.text)
        const isLong = detail.of.length > 1
        titles.push({
          text:
            isState || isLong || words.isJoined.test(detail.text)
              ? `${base}${colon} ${detail.text}`
              : first.joint
                ? `${base}${first.joint} ${detail.text}`
                : words.and(base, detail.text),
          of,
          merit,
        })
      } else if (!base.includes(colon)) titles.push({ text: `${base}${colon} ${detail.text}`, of, merit })
    }
  }
  const doneTask = task ? words.doneOf(task) : undefined
  for (const [index, one] of clauses.entries()) {
    if (one.kind !== 'ours') continue
    // "How I saved 2,000 euros as a student", where the task is the same verb.
    if (doneTask && one.text.toLowerCase().startsWith(`${doneTask.said.toLowerCase()} `))
      titles.push({ text: words.howDone(`${one.text}${doneTask.rest}`), of: [index], merit: 1.2 })
    else if (task && /\d/.test(one.text))
      titles.push({ text: `${one.text}. ${words.hereIsHow}`, of: [index], merit: 0.1 })
  }
  // "I slept two nights in ..."
  const time = clauses.findIndex((clause) => clause.kind === 'time')
  const stay = statement ? words.stay.exec(statement) : null
  if (time >= 0 && stay) {
    const text = `${stay[1]} ${clauses[time]?.text} ${stay[2]}`
    titles.push({ text, of: [time], merit: 0.8 })
    for (const detail of details)
      if (!detail.of.includes(time) && detail.isSentence && detail.of.length === 1)
        titles.push({ text: words.and(text, detail.text), of: [time, ...detail.of], merit: 0.8 + detail.merit })
  }
  const pairs = details.filter(({ of, isSentence }) => isSentence && of.length > 1)
  // Without the topic, only what the creator did is clear.
  const isClear = ({ of }: Part) => of.every((at) => clauses[at]?.kind === 'ours')
  return [...titles, ...pairs.filter(isClear).map((detail) => ({ ...detail, merit: detail.merit - weights.offTopic }))]
}
