import type { Clause, ClauseKind, ParsedTitle } from '../parts.ts'
import { countWords, paying, shareWord, subjectOf, withoutSubject } from './phrases.ts'
import type { Told } from './told.ts'
import { tag, toBase } from './words.ts'

/** The beginning of a title, which could also be a title on its own. */
export interface Head {
  /** `ours`: a sentence about the creator; `told`: a sentence from the line; `name`: a noun phrase; `twist`: "Chess, but ...". */
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

/** Returns the possible beginnings of titles from a title and its line. */
export function listHeads({ parsed, person, of, told }: Read): Head[] {
  const { kind, topic, statement, task } = parsed
  const heads: Head[] = []
  const add = (
    head: Head['kind'],
    text: string | undefined,
    says: readonly Clause[] = [],
    more: Partial<Head> = {},
  ) => {
    if (text) heads.push({ kind: head, text, says, ...more })
  }
  const ours = statement && subjectOf(statement) ? statement : undefined
  add('ours', ours)
  if (!ours && statement) add(statement.includes(', but ') ? 'twist' : 'told', statement)
  // "It took us 9 tries to land the jump".
  for (const tries of of('tries')) {
    const [verb = '', ...rest] = withoutSubject(ours ?? '').split(' ')
    const base = rest.length > 0 ? toBase(verb) : undefined
    const took = `It took ${person === 'We' ? 'us' : 'me'} ${tries.text} tries`
    if (ours) add('ours', `after ${tries.text} tries${tries.rest}, ${ours}`, [tries], { isComplete: true })
    if (!base && kind === 'name') add('name', `${topic}: ${took}`, [tries])
    if (base) add('ours', `${took} to ${base} ${rest.join(' ')}${tries.rest}`, [tries], { isComplete: true })
  }
  // "I built a shelf" and "I built it from an old door" are one sentence.
  for (const sentence of of('ours')) {
    const [, same, rest] = /^((?:I|We) \S+) (?:it|them) ((?:from|with|in|for|out of) .+)$/.exec(sentence.text) ?? []
    if (same && ours?.startsWith(`${same} `)) add('ours', `${ours} ${rest}`, [sentence], { isComplete: true })
  }
  // "I saved $9k in 14 months".
  const verb = ours && paying.exec(withoutSubject(ours))?.[0]
  for (const thing of of('thing'))
    if (verb && /^[$€£]\d/.test(thing.text))
      add('ours', `${person} ${verb} ${thing.text}`, [thing], { isComplete: true })
  for (const spell of of('spell')) add('ours', `${person} spent ${spell.text}`, [spell], { isComplete: true })
  for (const time of of('time'))
    if (parsed.place && !time.isRate && /day|night|week|month/.test(time.text)) {
      add('ours', `${person} spent ${time.text} in ${parsed.place}`, [time])
      add('name', `${time.text} in ${parsed.place}`, [time])
    }
  // "I read all 9 letters" for "every letter", "I tried 5 tents for tall people" for "I tried 5".
  for (const count of of('count')) {
    const every = new RegExp(`^(.* )every ((?:\\S+ ){0,3}?)${count.noun.replace(/e?s$/, '')}\\b(.*)$`, 'i').exec(
      ours ?? '',
    )
    const bare = new RegExp(
      `^((?:I|We) (?!all |every )\\S+) ((?:(?!an?|the|my|our|\\d+)\\S+ ){0,3}${count.noun}\\b.*)$`,
      'i',
    ).exec(ours ?? '')
    if (bare && countWords(count.text) === 2) add('ours', `${bare[1]} ${count.text.split(' ')[0]} ${bare[2]}`, [count])
    if (every && countWords(count.text) === 2)
      add('ours', `${every[1]}all ${count.text.split(' ')[0]} ${every[2]}${count.noun}${every[3]}`, [count])
  }
  for (const sentence of of('ours'))
    if (
      kind === 'name' &&
      /^(?:I|We) (?:tried|tested|compared|ranked|bought|ate|used|read|made|baked|cooked) \d+(?: (?:under|over|for) [$€£]\S+)?$/.test(
        sentence.text,
      ) &&
      isPluralTopic(topic)
    )
      add(
        'ours',
        sentence.text.replace(
          / \d+(?= |$)/,
          (count) => `${count} ${topic.replace(/^(?:the )?(?:top|best|cheapest) /i, '')}`,
        ),
        [sentence],
      )
  for (const count of of('count')) {
    if (parsed.acquired) add('ours', `${person} ${parsed.acquired} ${count.text}`, [count])
    add('name', count.text, [count], { needsTopic: true })
  }
  for (const sentence of told)
    if (!sentence.isAnaphoric && countWords(sentence.text) > 3)
      add('told', sentence.text, sentence.says, { needsTopic: true })
  if (task) {
    add('task', `How to ${task}`)
    // "A dull chisel in ten minutes" for "sharpen a chisel".
    const [first = '', ...object] = task.split(' ')
    for (const thing of of('thing'))
      if (object.length > 0 && object.every((word) => thing.text.toLowerCase().includes(word.toLowerCase())))
        add('task', `How to ${first} ${thing.text}`, [thing])
  }
  if (kind === 'name' || kind === 'list' || kind === 'versus') {
    add('name', topic)
    // "6 beginner stitches" for "beginner stitches" and "6 stitches".
    for (const count of of('count'))
      if (
        countWords(count.text) === 2 &&
        topic.toLowerCase().endsWith(` ${count.noun.toLowerCase()}`) &&
        !/\d/.test(topic)
      )
        add('name', `${count.text.split(' ')[0]} ${topic.replace(/^(?:my|our|the) /i, '')}`, [count])
    for (const thing of fullNames(parsed, of)) add('name', thing.text, [thing])
  }
  if (kind === 'list')
    for (const ranking of of('ranking')) {
      add('name', `${topic}, ranked`, [ranking])
      add('ours', `${person} ranked ${parsed.owner ?? 'the'} ${topic.replace(/^(?:my|our) /i, '')}`, [ranking], {
        isComplete: true,
      })
    }
  if (kind === 'versus' || kind === 'list')
    for (const thing of of('thing')) {
      const test = /^an? blind (?:taste )?test( with .+)?$/i.exec(thing.text)
      if (test) add('ours', `${person} blind tested ${topic}${test[1] ?? ''}`, [thing], { isComplete: true })
    }
  if (kind === 'question') {
    add('question', topic)
    for (const answer of parsed.answers ?? []) add('name', answer)
  }
  if (parsed.teaches)
    for (const audience of of('audience'))
      add('name', `${parsed.lesson ?? `${topic},`} explained ${audience.text}`, [audience])
  return heads
}
