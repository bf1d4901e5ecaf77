import type { Clause, ClauseKind, ParsedTitle } from '../parts.ts'
import { countWords, paying, shareWord, subjectOf, withoutSubject } from './phrases.ts'
import type { Told } from './told.ts'
import { tag, toBase } from './words.ts'

/** The beginning of a title, which could also be a title on its own. */
export interface Head {
  /**
   * `ours`: a sentence about the creator; `told`: a sentence from the line; `task`: "How to ..."; `name`: a noun phrase; `question`: the
   * title's question; `twist`: "Chess, but ...".
   */
  readonly kind: 'ours' | 'told' | 'task' | 'name' | 'question' | 'twist'
  readonly text: string
  /** The clauses of the line that it contains. */
  readonly says: readonly Clause[]
  /** The penalty for an awkward form, in log-odds. */
  readonly cost?: number
  /** Set if it does not necessarily name the topic of the original. */
  readonly needsTopic?: true
  /** Whether no time or price can be added: "I spent 6 weeks with a new saw". */
  readonly isComplete?: true
}

/** Returns the clauses of a kind, in the order of the line. */
export type Of = <Kind extends ClauseKind>(kind: Kind) => Extract<Clause, { kind: Kind }>[]

/** A parsed title and its parsed line. */
export interface Read {
  readonly parsed: ParsedTitle
  readonly person: 'I' | 'We'
  /** Whether the original is or may be about its creator, so that a price and a place can be added. */
  readonly isPersonal: boolean
  /** The clauses of the line, in order. */
  readonly clauses: readonly Clause[]
  readonly of: Of
  /** See `listTold`. */
  readonly told: readonly Told[]
}

/** Returns the things whose full name the original shortens: "small walnut stool". */
const fullNames = ({ topic }: ParsedTitle, of: Of) =>
  of('thing').filter(({ text }) => shareWord(text, topic) && countWords(text) <= 6 && !/^an? /.test(text))

/** Whether a topic names several things: "tents for tall people". */
export const isPluralTopic = (topic: string): boolean => {
  const [phrase = ''] = topic.split(/ (?:for|of|with|in|from|under) /i)
  return !/^(?:the|my|our) /i.test(topic) && tag(phrase).at(-1)?.is('Plural') === true
}

/** What heads are made from: `ours` is the statement of the title, if it is about the creator. */
interface Source extends Read {
  readonly ours: string | undefined
}
type Rule = (source: Source) => Head[]

const head = (kind: Head['kind'], text: string, says: readonly Clause[] = [], more: Partial<Head> = {}): Head => ({
  kind,
  text,
  says,
  ...more,
})

/** Returns the number of a count that consists of a number and a noun: "9" of "9 letters". */
const numberOf = ({ text }: Clause): string | undefined => (countWords(text) === 2 ? text.split(' ')[0] : undefined)

const fromStatement: Rule = ({ parsed: { statement }, ours }) => {
  if (ours) return [head('ours', ours)]
  return statement ? [head(statement.includes(', but ') ? 'twist' : 'told', statement)] : []
}

/** "It took us 9 tries to land the jump". */
const fromTries: Rule = ({ parsed: { kind, topic }, person, of, ours }) =>
  of('tries').flatMap((tries) => {
    const [verb = '', ...rest] = withoutSubject(ours ?? '').split(' ')
    const base = rest.length > 0 ? toBase(verb) : undefined
    const took = `It took ${person === 'We' ? 'us' : 'me'} ${tries.text} tries`
    return [
      ...(ours ? [head('ours', `after ${tries.text} tries${tries.rest}, ${ours}`, [tries], { isComplete: true })] : []),
      ...(!base && kind === 'name' ? [head('name', `${topic}: ${took}`, [tries])] : []),
      ...(base
        ? [head('ours', `${took} to ${base} ${rest.join(' ')}${tries.rest}`, [tries], { isComplete: true })]
        : []),
    ]
  })

/** "I built a shelf from an old door" for "I built a shelf" and "I built it from an old door". */
const fromSameVerb: Rule = ({ of, ours }) =>
  of('ours').flatMap((sentence) => {
    const [, same, rest] = /^((?:I|We) \S+) (?:it|them) ((?:from|with|in|for|out of) .+)$/.exec(sentence.text) ?? []
    return same && ours?.startsWith(`${same} `)
      ? [head('ours', `${ours} ${rest}`, [sentence], { isComplete: true })]
      : []
  })

/** "I saved $9k in 14 months". */
const fromPrices: Rule = ({ person, of, ours }) => {
  const verb = ours && paying.exec(withoutSubject(ours))?.[0]
  return of('thing').flatMap((thing) =>
    verb && /^[$€£]\d/.test(thing.text)
      ? [head('ours', `${person} ${verb} ${thing.text}`, [thing], { isComplete: true })]
      : [],
  )
}

/** "I spent 6 weeks with a new saw", "I spent 3 days in Rome" and "3 days in Rome". */
const fromTimes: Rule = ({ parsed: { place }, person, of }) => [
  ...of('spell').map((spell) => head('ours', `${person} spent ${spell.text}`, [spell], { isComplete: true })),
  ...of('time').flatMap((time) =>
    place && !time.isRate && /day|night|week|month/.test(time.text)
      ? [
          head('ours', `${person} spent ${time.text} in ${place}`, [time]),
          head('name', `${time.text} in ${place}`, [time]),
        ]
      : [],
  ),
]

/** "I read 9 letters" for "I read letters", "I read all 9 letters" for "I read every letter". */
const fromCountedNouns: Rule = ({ of, ours = '' }) =>
  of('count').flatMap((count) => {
    const number = numberOf(count)
    if (!number) return []
    const bare = new RegExp(
      `^((?:I|We) (?!all |every )\\S+) ((?:(?!an?|the|my|our|\\d+)\\S+ ){0,3}${count.noun}\\b.*)$`,
      'i',
    ).exec(ours)
    const every = new RegExp(`^(.* )every ((?:\\S+ ){0,3}?)${count.noun.replace(/e?s$/, '')}\\b(.*)$`, 'i').exec(ours)
    return [
      ...(bare ? [head('ours', `${bare[1]} ${number} ${bare[2]}`, [count])] : []),
      ...(every ? [head('ours', `${every[1]}all ${number} ${every[2]}${count.noun}${every[3]}`, [count])] : []),
    ]
  })

/** A sentence that names a number of things, but not what they are: "I tried 5 under $100". */
const numberOnly =
  /^(?:I|We) (?:tried|tested|compared|ranked|bought|ate|used|read|made|baked|cooked) \d+(?: (?:under|over|for) [$€£]\S+)?$/

/** "I tried 5 tents for tall people" for "The best tents for tall people" and "I tried 5". */
const fromNumbers: Rule = ({ parsed: { kind, topic }, of }) => {
  if (kind !== 'name' || !isPluralTopic(topic)) return []
  const things = topic.replace(/^(?:the )?(?:top|best|cheapest) /i, '')
  return of('ours').flatMap((sentence) =>
    numberOnly.test(sentence.text)
      ? [
          head(
            'ours',
            sentence.text.replace(/ \d+(?= |$)/, (number) => `${number} ${things}`),
            [sentence],
          ),
        ]
      : [],
  )
}

const fromCounts: Rule = ({ parsed: { acquired }, person, of }) =>
  of('count').flatMap((count) => [
    ...(acquired ? [head('ours', `${person} ${acquired} ${count.text}`, [count])] : []),
    head('name', count.text, [count], { needsTopic: true }),
  ])

const fromTold: Rule = ({ told }) =>
  told
    .filter(({ isAnaphoric, text }) => !isAnaphoric && countWords(text) > 3)
    .map(({ text, says }) => head('told', text, says, { needsTopic: true }))

/** "How to sharpen a chisel", and "How to sharpen a dull chisel in ten minutes". */
const fromTask: Rule = ({ parsed: { task }, of }) => {
  if (!task) return []
  const [first = '', ...object] = task.split(' ')
  const isNamed = ({ text }: Clause) => object.every((word) => text.toLowerCase().includes(word.toLowerCase()))
  return [
    head('task', `How to ${task}`),
    ...(object.length > 0 ? of('thing') : [])
      .filter(isNamed)
      .map((thing) => head('task', `How to ${first} ${thing.text}`, [thing])),
  ]
}

/** The topic, and "6 beginner stitches" for "My beginner stitches" and "6 stitches". */
const fromTopic: Rule = ({ parsed, of }) => {
  const { kind, topic } = parsed
  if (kind !== 'name' && kind !== 'list' && kind !== 'versus') return []
  const counted = of('count').flatMap((count) => {
    const number = numberOf(count)
    return number && topic.toLowerCase().endsWith(` ${count.noun.toLowerCase()}`) && !/\d/.test(topic)
      ? [head('name', `${number} ${topic.replace(/^(?:my|our|the) /i, '')}`, [count])]
      : []
  })
  return [head('name', topic), ...counted, ...fullNames(parsed, of).map((thing) => head('name', thing.text, [thing]))]
}

/** "Every fast food fry, ranked" and "I ranked every fast food fry". */
const fromRankings: Rule = ({ parsed: { kind, topic, owner }, person, of }) =>
  (kind === 'list' ? of('ranking') : []).flatMap((ranking) => [
    head('name', `${topic}, ranked`, [ranking]),
    head('ours', `${person} ranked ${owner ?? 'the'} ${topic.replace(/^(?:my|our) /i, '')}`, [ranking], {
      isComplete: true,
    }),
  ])

/** "I blind tested Coke vs Pepsi with 40 people". */
const fromBlindTests: Rule = ({ parsed: { kind, topic }, person, of }) =>
  (kind === 'versus' || kind === 'list' ? of('thing') : []).flatMap((thing) => {
    const test = /^an? blind (?:taste )?test( with .+)?$/i.exec(thing.text)
    return test ? [head('ours', `${person} blind tested ${topic}${test[1] ?? ''}`, [thing], { isComplete: true })] : []
  })

const fromQuestion: Rule = ({ parsed: { kind, topic, answers = [] } }) =>
  kind === 'question' ? [head('question', topic), ...answers.map((answer) => head('name', answer))] : []

/** "Chess openings, explained for beginners". */
const fromAudiences: Rule = ({ parsed: { teaches, lesson, topic }, of }) =>
  (teaches ? of('audience') : []).map((audience) =>
    head('name', `${lesson ?? `${topic},`} explained ${audience.text}`, [audience]),
  )

/** In the order in which equally good titles are listed. */
const rules: readonly Rule[] = [
  fromStatement,
  fromTries,
  fromSameVerb,
  fromPrices,
  fromTimes,
  fromCountedNouns,
  fromNumbers,
  fromCounts,
  fromTold,
  fromTask,
  fromTopic,
  fromRankings,
  fromBlindTests,
  fromQuestion,
  fromAudiences,
]

/** Returns the possible beginnings of titles from a title and its line. */
export function listHeads(read: Read): Head[] {
  const { statement } = read.parsed
  const ours = statement && subjectOf(statement) ? statement : undefined
  return rules.flatMap((rule) => rule({ ...read, ours })).filter(({ text }) => text !== '')
}
