import type { Candidate } from './candidate.ts'
import type { Clause, ClauseKind, Draft } from './parts.ts'

/** What Spanish and French need to know of their words. Both keep a sentence's capitals, and have no model of wording. */
export interface Words {
  /** Names of kinds of videos and places in a series. */
  readonly label: RegExp
  readonly lesson: RegExp
  /** "how to", with the task as its first group. */
  readonly howTo: RegExp
  readonly howToStart: string
  readonly question: RegExp
  /** A clause in which the creator says what they did, with or without a subject. */
  readonly ours: RegExp
  /** A clause with another subject and a verb. */
  readonly event: RegExp
  /** A clause whose subject is only a pronoun, or that has none. */
  readonly pronoun: RegExp
  readonly limit: RegExp
  readonly audience: RegExp
  readonly time: RegExp
  readonly price: RegExp
  readonly count: RegExp
  readonly circumstance: RegExp
  readonly explains: RegExp
  /** Between sentences, and between clauses without a mark. */
  readonly conjunctions: RegExp
  readonly leading: RegExp
  readonly vague: RegExp
  /** Returns what was done for an activity that the draft names: "probé" for "probando". */
  readonly toDone: (draft: string) => string | undefined
  readonly and: (one: string, other: string) => string
  readonly colon: string
  readonly inTime: (time: string) => string
  readonly forPrice: (price: string) => string
  readonly hereIsHow: string
  readonly hereIs: (explained: string) => string
  readonly withThing: string
}

const tidy = (text: string) =>
  text
    .replace(/\s*[-–—|:,]\s*(?=[-–—|:,]|$)/g, ' ')
    .replace(/^[\s\-–—|:,.]+|[\s\-–—|:,!.]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const upper = (text: string) => text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase())
/** Lowers the first letter of a sentence, except of names: a word with other capitals, or two capitalized words. */
export const lowerFirst = (text: string): string =>
  /^(?:\p{Lu}{2}|\p{L}+\d|\p{Lu}\p{Ll}+ (?:d[eu]l? )?\p{Lu}|\p{L}\p{Ll}*\p{Lu})/u.test(text)
    ? text
    : text.replace(/\p{L}/u, (letter) => letter.toLocaleLowerCase())

/** Reads a line that says what happens in a video. */
export function readLine(line: string, words: Words): Clause[] {
  const marked = line
    .replace(/\(([^)]*)\)/g, '; $1;')
    .replace(/["“”«»]/g, '')
    .replace(/\s+/g, ' ')
  return marked
    .split(/[;•\n]|\s[-–—]+\s|[.!?]+(?=\s|$)|(?<!\d)\s?:(?=\s)/)
    .flatMap((sentence) => sentence.split(/,(?!\d)\s*/))
    .flatMap((part) => part.split(words.conjunctions))
    .map((part) => tidy(part.replace(words.leading, '')))
    .filter(Boolean)
    .flatMap((part) => readClause(part, words) ?? [])
}

function readClause(text: string, words: Words): Clause | undefined {
  const full = lowerFirst(
    text.replace(/(\d) ?min\b/g, '$1 minutos'.replace('minutos', words.colon.startsWith(' ') ? 'minutes' : 'minutos')),
  )
  if (words.vague.test(text)) return undefined
  if (words.explains.test(full)) return { kind: 'explains', text: full }
  if (words.time.test(full)) return { kind: 'time', text: full, isRate: false }
  if (words.price.test(full)) return { kind: 'price', text: full }
  if (words.ours.test(full)) return { kind: 'ours', text: full, isPast: true }
  if (words.limit.test(full)) return { kind: 'limit', text: full }
  if (words.audience.test(full)) return { kind: 'audience', text: full }
  if (words.event.test(full)) return { kind: 'event', text: full, hasPronoun: words.pronoun.test(full) }
  if (words.circumstance.test(full)) return { kind: 'circumstance', text: full }
  if (words.count.test(full)) return { kind: 'count', text: full, noun: full }
  return full.split(' ').length <= 9
    ? { kind: 'thing', text: lowerFirst(text), isConcrete: /\d/.test(text) || /\s\p{Lu}/u.test(text) }
    : undefined
}

/** Reads a draft: its kind, its topic without labels, and the sentence or the task in it. */
export function readDraft(draft: string, words: Words): Draft {
  const plain = draft
    .replace(/[!¡]+|\([^)]*\)|#\p{L}+|\p{Extended_Pictographic}\ufe0f?/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const text = plain === plain.toLocaleUpperCase() && /\p{Lu}{4}/u.test(plain) ? plain.toLocaleLowerCase() : plain
  const task = words.howTo.exec(text)?.[1]
  if (task)
    return { kind: 'how_to', topic: `${words.howToStart} ${task}`, task: tidy(task.replace(words.label, ' ')) || task }
  if (words.question.test(text)) return { kind: 'question', topic: text }
  const parts = text
    .split(/\s+[-–—|]+\s+|\s*\|\s*/)
    .map((part) => ({ part, topic: tidy(part.replace(words.label, ' ').replace(words.label, ' ')) }))
  const { topic } = parts.find(({ topic: one }) => one !== '') ?? { topic: tidy(text) }
  const done = parts
    .map((one) => (words.ours.test(lowerFirst(one.topic)) ? one.topic : words.toDone(one.topic)))
    .find(Boolean)
  const bare = tidy(topic.replace(/^(?:de|del|des|du|sur|sobre) (?=\p{L})/iu, ''))
  if (done) return { kind: 'done', topic, statement: done }
  return { kind: 'name', topic: bare || topic, teaches: words.lesson.test(text) }
}

type Of = <Kind extends ClauseKind>(kind: Kind) => Extract<Clause, { kind: Kind }>[]

/** Returns the titles that a draft and what happens in the video make, those of the best forms first, in sentence case. */
export function makeRomanceTitles(draft: string, happens: string, words: Words): Candidate[] {
  const read = readDraft(draft, words)
  const toCandidate = (isPlain: boolean) => (text: string) => ({
    text: toSentenceCase(text),
    isPlain,
    needsTopic: false,
  })
  const plain = read.statement ? [read.statement] : []
  return [...makeTitles(read, readLine(happens, words), words).map(toCandidate(false)), ...plain.map(toCandidate(true))]
}

const toSentenceCase = (text: string) =>
  upper(text).replace(/([.?] )(\p{Ll})/gu, (_all, mark: string, letter: string) => mark + letter.toLocaleUpperCase())

function makeTitles(draft: Draft, clauses: readonly Clause[], words: Words): string[] {
  const of: Of = (kind) => clauses.filter((one): one is Extract<Clause, { kind: typeof kind }> => one.kind === kind)
  const { colon } = words
  const { kind, topic, statement, task, teaches = false } = draft
  const [ours, events] = [of('ours').map(({ text }) => text), of('event')]
  const told = clauses.flatMap((one) => (one.kind === 'ours' || one.kind === 'event' ? [one.text] : []))
  const whole = told.filter((text) => text.split(' ').length > 3)
  const subject = statement ?? (task ? `${words.howToStart} ${task}` : topic)
  const isName = kind === 'name'
  const times = of('time').map(({ text }) => text)
  const prices = of('price').map(({ text }) => text)
  const limits = of('limit').map(({ text }) => text)
  const counts = of('count').map(({ text }) => text)
  return [
    ...(statement ? ours.map((text) => words.and(statement, text)) : []),
    ...(statement ? events.map(({ text }) => `${statement}. ${upper(text)}`) : []),
    ...whole.flatMap((text) => of('explains').map((one) => `${text}. ${upper(words.hereIs(one.text))}`)),
    ...(task ? ours.filter((text) => /\d/.test(text)).map((text) => `${text}. ${words.hereIsHow}`) : []),
    ...(kind === 'question' ? told.map((text) => `${topic} ${upper(text)}`) : []),
    ...(ours[0] && ours[1] ? [words.and(ours[0], ours[1])] : []),
    ...(isName ? told.map((text) => `${topic}${colon} ${text}`) : []),
    ...(counts.length > 0 && isName ? [`${topic}${colon} ${[counts[0], ...limits.slice(0, 1)].join(', ')}`] : []),
    ...(kind === 'question' ? [] : limits.map((text) => `${subject} ${text}`)),
    ...(isName || task
      ? of('audience').map(({ text }) => `${subject} ${text}${teaches && times[0] ? ` ${words.inTime(times[0])}` : ''}`)
      : []),
    ...(task || teaches ? times.map((text) => `${subject} ${words.inTime(text)}`) : []),
    ...(kind === 'question'
      ? []
      : prices
          .filter(() => !/\d ?(?:€|\$|euros|pesos)/.test(subject))
          .map((text) => (isName ? `${topic}${colon} ${text}` : `${subject} ${words.forPrice(text)}`))),
    ...(kind === 'question' ? [] : of('circumstance').map(({ text }) => `${subject} ${text}`)),
    ...(isName && !teaches ? times.map((text) => `${topic}${colon} ${text}`) : []),
    ...(statement && times[0]
      ? [`${statement}${colon} ${[times[0], ...of('thing').map(({ text }) => text)].slice(0, 2).join(', ')}`]
      : []),
    ...whole.filter((text) => ours.includes(text)),
    ...of('thing')
      .filter(({ text, isConcrete }) => isConcrete || text.split(' ').length > 2)
      .map(({ text }) => (kind === 'question' ? `${topic} ${upper(text)}` : `${subject}${colon} ${text}`)),
  ]
}
