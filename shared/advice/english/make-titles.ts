import type { Candidate } from '../candidate.ts'
import type { Clause, ClauseKind, Draft } from '../parts.ts'
import { toHeadline } from './headline.ts'
import { readDraft } from './read-draft.ts'
import { readLine } from './read-line.ts'
import { tag, toBase } from './words.ts'

/*
 * A title is a head, at most two additions, and at most one end: "I built a canoe" + "for $60" + "in three weekends" + ". It leaks".
 * Each takes only parts whose grammar it knows, so that what they make is a correct sentence or headline.
 */

/** The beginning of a title, which is a title itself. */
interface Head {
  /** `ours`: a sentence of the creator; `told`: one of the line; `name`: a noun phrase; `twist`: "Minecraft, but ...". */
  readonly kind: 'ours' | 'told' | 'task' | 'name' | 'question' | 'twist'
  readonly text: string
  /** The clauses of the line that it says. */
  readonly says: readonly Clause[]
  /** What an editor would rather avoid in it, in log-odds. */
  readonly cost?: number
  /** Whether it may lack what the draft is about. */
  readonly needsTopic?: true
  /** Whether it has no verb of its own that takes a time or a price: "I spent 6 weeks with a new oven". */
  readonly isComplete?: true
}

type Of = <Kind extends ClauseKind>(kind: Kind) => Extract<Clause, { kind: Kind }>[]
interface Read {
  readonly draft: Draft
  readonly person: 'I' | 'We'
  /** Whether the draft tells of its creator, or may: what it names then has a price and a place. */
  readonly isPersonal: boolean
  /** The clauses of the line, in its order, and those of a kind. */
  readonly clauses: readonly Clause[]
  readonly of: Of
  /** What the line tells in sentences, alone and in pairs. */
  readonly told: readonly Told[]
}
/** A sentence of the line, or two that stand beside each other. */
interface Told {
  readonly text: string
  readonly says: readonly Clause[]
  readonly isOurs: boolean
  readonly isPast: boolean
  /** Whether it speaks of something that only the draft names. */
  readonly isAnaphoric: boolean
}

const join = (texts: readonly string[]) =>
  texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`
const withoutSubject = (text: string) => text.replace(/^(?:I|We) /, '')
const subjectOf = (text: string) => /^(?:I|We)(?= )/.exec(text)?.[0]
const firstVerb = (text: string) => withoutSubject(text).split(' ')[0]?.toLowerCase()
const countWords = (text: string) => text.split(' ').length

const hasTime =
  /\b(?:\d+|an?|one|two|three|first) ?-?(?:seconds?|minutes?|hours?|days?|nights?|weeks?|weekends?|months?|years?)\b|\d(?:am|pm)\b/i
const hasPrice = /[$€£]\d|\b\d+k?\s(?:euros?|dollars|bucks|pounds)/i
const hasFor = / for /i

/** Verbs for what lasts: it goes on "for" a time. What is finished is done "in" a time. */
const lasting =
  /^(?:used|wore|ate|drank|lived|slept|practiced|practised|walked|ran|trained|worked|meditated|tracked|tried|quit|stopped|gave up|played|drove|carried|wrote|read|stayed|traveled|switched|survived|followed|studied|journaled|fasted|avoided|tested|skipped|fed|biked|cycled|waited|did|took|camped|swam|danced|replaced|swapped|trained)\b/i
const finishing =
  /^(?:re)?-?(?:built|made|fixed|restored|renovated|paid off|saved|learned|lost|finished|turned|converted|painted|cleaned|organized|repaired|assembled|designed|coded|created|earned|sold|planted|grew|rebuilt|rewired|knitted|crocheted|sewed|crossed|hiked|climbed|launched|set up|baked|cooked|drew|edited|recorded|wrote|flipped|installed|redid|remodeled|upgraded|prepped)\b/i
/** Verbs that take the price of what was done: "I tried a diet for $5" would be wrong. */
const costing =
  /^(?:re)?-?(?:built|made|fixed|restored|renovated|turned|converted|painted|organized|repaired|assembled|designed|created|rebuilt|cooked|baked|furnished|decorated|set up|bought|got|flew|traveled|visited|sewed|crocheted|knitted|upgraded|replaced|redid|remodeled|installed|flipped|redecorated|ate|lived|planted|grew|thrifted|prepped|spent \S+ \S+ in)\b/i
/** Verbs whose object is an amount of money. */
const paying = /^(?:paid(?: off)?|saved|earned|made|spent|lost|invested|raised|donated|owed|wasted|gave)\b/i

/** Whether a sentence speaks of something that another one names: "I did it for 30 days", "I finished 47". */
const isAnaphoric = (text: string) =>
  /\b(?:it|them|there|both|either|one|that|she|he|they|this)\b(?! (?:day|week|month|year|pan|bowl|night|of|in))|^(?:I|We) (?:(?:still|also|even)\b|\w+(?: to| into| at)? \d[\d,]*$)|\b(?:wasn't|didn't|weren't|isn't) \w*$/i.test(
    text,
  )

const stems = (text: string) => new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5)))
const shares = (one: string, other: string) => [...stems(one)].some((stem) => stems(other).has(stem))

/** Words that say that something went well or badly: a sentence of each kind are joined by "but". */
const went = {
  badly:
    /\b(?:broke|fail(?:s|ed)|died|dropped|leak(?:s|ed)|worse|worst|crack(?:s|ed)|burn(?:s|ed|t)|dead|sick|terrible|awful|bad|slow|ruined|killed|exploded|collapsed|crashed|hated|rained|hurts?|rusted|overspent|mush|dull|soggy|dry|cold)\b/i,
  well: /\b(?:great|better|best|good|perfect|amazing|works?|worked|survived?|won|beautiful|loved?|delicious|fine|incredible|excellent|happy|faster|cheaper|stronger|easy)\b/i,
}
const isContrast = (one: string, other: string) =>
  (went.badly.test(one) && !went.well.test(one) && went.well.test(other) && !went.badly.test(other)) ||
  (went.well.test(one) && !went.badly.test(one) && went.badly.test(other) && !went.well.test(other))

/** Joins two sentences as they belong together: as the line joins them, by a contrast, or by their subject. */
function joinTwo(one: string, other: string, joint: string | undefined): string {
  const first = subjectOf(one)
  const word = joint ?? (isContrast(one, other) ? 'but' : undefined)
  if (first && first === subjectOf(other) && (word === undefined || word === 'but') && !/ (?:and|but) /.test(one))
    return `${one} ${word ?? 'and'} ${withoutSubject(other)}`
  if (!word || countWords(one) > 9 || /[.,]/.test(one)) return `${one}. ${other}`
  return `${one}${word === 'because' || word === 'until' ? '' : ','} ${word} ${other}`
}

/** Returns the sentences of the line, each two that follow each other, and three in all. */
function listTold(clauses: readonly Clause[]): Told[] {
  const single = clauses.flatMap((clause) =>
    clause.kind === 'event' || clause.kind === 'ours'
      ? {
          text: clause.text,
          joint: clause.joint,
          says: [clause],
          isOurs: clause.kind === 'ours',
          isPast: clause.kind === 'event' || clause.isPast,
          isAnaphoric: isAnaphoric(clause.text) || (clause.kind === 'event' && clause.hasPronoun),
        }
      : [],
  )
  type One = (typeof single)[number]
  const extend = (one: One, other: One | undefined): One[] =>
    !other || (one.isOurs && other.isOurs && !other.isPast) || `${one.text}${other.text}`.length > 80
      ? []
      : [
          {
            ...one,
            text: joinTwo(one.text, other.text, other.joint),
            says: [...one.says, ...other.says],
            isPast: one.isPast && other.isPast,
            isOurs: one.isOurs && other.isOurs,
          },
        ]
  const pairs = single.flatMap((one, at) => extend(one, single[at + 1]))
  const [first] = pairs
  return [...single, ...pairs, ...(first && first.says[0] === single[0]?.says[0] ? extend(first, single[2]) : [])]
}

/** Returns the whole of a thing that the draft names in part: "small walnut stool". */
const fuller = ({ topic }: Draft, of: Of) =>
  of('thing').filter(({ text }) => shares(text, topic) && countWords(text) <= 6 && !/^an? /.test(text))

/** Whether a topic names several things: "tents for tall people". */
const isPluralTopic = (topic: string) => {
  const [phrase = ''] = topic.split(/ (?:for|of|with|in|from|under) /i)
  return !/^(?:the|my|our) /i.test(topic) && tag(phrase).at(-1)?.is('Plural') === true
}

/** Returns the beginnings of titles that a draft and its line make. */
function listHeads({ draft, person, of, told }: Read): Head[] {
  const { kind, topic, statement, task } = draft
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
  for (const one of of('ours')) {
    const [, same, rest] = /^((?:I|We) \S+) (?:it|them) ((?:from|with|in|for|out of) .+)$/.exec(one.text) ?? []
    if (same && ours?.startsWith(`${same} `)) add('ours', `${ours} ${rest}`, [one], { isComplete: true })
  }
  // "I saved $9k in 14 months".
  const verb = ours && paying.exec(withoutSubject(ours))?.[0]
  for (const thing of of('thing'))
    if (verb && /^[$€£]\d/.test(thing.text))
      add('ours', `${person} ${verb} ${thing.text}`, [thing], { isComplete: true })
  for (const spell of of('spell')) add('ours', `${person} spent ${spell.text}`, [spell], { isComplete: true })
  for (const time of of('time'))
    if (draft.place && !time.isRate && /day|night|week|month/.test(time.text)) {
      add('ours', `${person} spent ${time.text} in ${draft.place}`, [time])
      add('name', `${time.text} in ${draft.place}`, [time])
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
  for (const one of of('ours'))
    if (
      kind === 'name' &&
      /^(?:I|We) (?:tried|tested|compared|ranked|bought|ate|used|read|made|baked|cooked) \d+(?: (?:under|over|for) [$€£]\S+)?$/.test(
        one.text,
      ) &&
      isPluralTopic(topic)
    )
      add(
        'ours',
        one.text.replace(
          / \d+(?= |$)/,
          (count) => `${count} ${topic.replace(/^(?:the )?(?:top|best|cheapest) /i, '')}`,
        ),
        [one],
      )
  for (const count of of('count')) {
    if (draft.acquired) add('ours', `${person} ${draft.acquired} ${count.text}`, [count])
    add('name', count.text, [count], { needsTopic: true })
  }
  for (const one of told)
    if (!one.isAnaphoric && countWords(one.text) > 3) add('told', one.text, one.says, { needsTopic: true })
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
    for (const thing of fuller(draft, of)) add('name', thing.text, [thing])
  }
  if (kind === 'list')
    for (const ranking of of('ranking')) {
      add('name', `${topic}, ranked`, [ranking])
      add(
        'ours',
        `${person} ranked ${person === 'We' ? 'our' : 'my'} ${topic.replace(/^(?:my|our) /i, '')}`,
        [ranking],
        { isComplete: true },
      )
    }
  if (kind === 'versus' || kind === 'list')
    for (const thing of of('thing')) {
      const test = /^an? blind (?:taste )?test( with .+)?$/i.exec(thing.text)
      if (test) add('ours', `${person} blind tested ${topic}${test[1] ?? ''}`, [thing], { isComplete: true })
    }
  if (kind === 'question') {
    add('question', topic)
    for (const one of draft.answers ?? []) add('name', one)
  }
  if (draft.teaches)
    for (const audience of of('audience'))
      add('name', `${draft.lesson ?? `${topic},`} explained ${audience.text}`, [audience])
  return heads
}

/** Adds a clause to a head within its sentence; undefined where the two do not fit. */
function addTo(head: Head, clause: Clause, { draft, person, isPersonal }: Read): string | undefined {
  const { text, kind } = head
  if (text.endsWith(')')) return undefined
  const phrase = withoutSubject(text)
  const takes = kind === 'ours' && !head.isComplete
  switch (clause.kind) {
    case 'time': {
      if (clause.isRate)
        return takes && / for \d/.test(phrase)
          ? text.replace(/ (for \d)/, ` ${clause.text} $1`)
          : takes && lasting.test(phrase)
            ? `${text} ${clause.text}`
            : undefined
      if (hasTime.test(text)) return undefined
      if (takes && isWhole.test(phrase)) return `${text} in ${clause.text}`
      if (takes)
        return lasting.test(phrase)
          ? `${text} for ${clause.text}`
          : finishing.test(phrase)
            ? `${text} in ${clause.text}`
            : undefined
      if (kind === 'task') return /minute|hour|day|weekend/.test(clause.text) ? `${text} in ${clause.text}` : undefined
      if (kind === 'name' && (draft.teaches || draft.isMade) && /minute|hour/.test(clause.text))
        return `${text} in ${clause.text}`
      return kind === 'name' &&
        isPersonal &&
        (isDaily.test(text) || (/ing$/.test(text) && /day|week|month|year/.test(clause.text)))
        ? `${text} for ${clause.text}`
        : undefined
    }
    case 'price':
      if (kind === 'name' && /^under /.test(clause.text) && !hasPrice.test(text) && isPluralTopic(text))
        return `${text} ${clause.text}`
      if (hasPrice.test(text) || / under /i.test(text) || (hasFor.test(text) && !/ for (?:\d|an?|one) /.test(text)))
        return undefined
      if (takes) return costing.test(phrase) ? `${text} for ${clause.text}` : undefined
      return kind === 'task' ||
        (kind === 'name' && isPersonal && !draft.teaches && !/^(?:how|what|why) | (?:19|20)\d\d$/i.test(text))
        ? `${text} for ${clause.text}`
        : undefined
    case 'participle': {
      if (kind === 'name') return `${text} (${clause.text})`
      if (!takes) return undefined
      const endsInObject = !/\b(?:for|in|on|at|with|from|of) \S+(?: \S+)?$/i.test(phrase)
      return endsInObject && /^(?:found|bought|got|saved|rescued|borrowed|salvaged|thrifted|picked)/i.test(clause.text)
        ? `${text} ${person} ${clause.text}`
        : undefined
    }
    case 'circumstance':
      if (countWords(clause.text) > 6 || text.includes(clause.text.slice(0, 4))) return undefined
      if (kind === 'told')
        return /^(?:in|at|on|near) /.test(clause.text) && countWords(text) < 6 ? `${text} ${clause.text}` : undefined
      return kind === 'ours' || (kind === 'name' && isPersonal) || kind === 'twist'
        ? `${text} ${clause.text}`
        : undefined
    case 'thing':
      if (/ with /.test(text)) return undefined
      if (kind === 'task' && / and /.test(clause.text) && countWords(clause.text) < 6 && !/^an? /.test(clause.text))
        return `${text} with ${clause.text}`
      return (kind === 'task' || (takes && /^(?:fixed|repaired|restored|built|made|replaced|solved)\b/.test(phrase))) &&
        /^[$€£]\d\S* [\p{L} -]+[^s]$/u.test(clause.text)
        ? `${text} with a ${clause.text}`
        : undefined
    case 'audience':
      return (kind === 'task' || kind === 'name') && !hasFor.test(text) && !/^my /i.test(text)
        ? `${text} ${clause.text}`
        : undefined
    case 'relative':
      return kind === 'name' && /^\d|^top \d/i.test(text) ? `${text} that ${clause.text}` : undefined
    case 'predicate':
      return kind === 'name' && draft.kind === 'name' && !/[:,]/.test(text)
        ? `${text.replace(about, '')} ${clause.text}`
        : undefined
    default:
      return undefined
  }
}

/** "The rise and fall of Polaroid" is about Polaroid, which did what the line tells. */
const about =
  /^(?:the )?(?:rise and fall|history|story|downfall|fall|life|collapse|death|invention|origins?|making) of /i
/** What is done to all of something has an end: "I ran every street in 16 months". */
const isWhole = /^\S+ (?:every|all(?: of)?|the (?:whole|entire)) /i
const isDaily = /\b(?:every|a) (?:day|night|week|morning)\b|\bdaily\b/i
/** The order of what is added: "for $12 in one weekend". */
const additions: readonly ClauseKind[] = [
  'predicate',
  'relative',
  'participle',
  'thing',
  'audience',
  'price',
  'time',
  'circumstance',
]

/** A limit after "with", with its own preposition, or in brackets. */
function addLimits(head: Head, of: Of): { text: string; says: Clause[]; cost?: number }[] {
  if (head.kind === 'question' || head.kind === 'told') return []
  const limits = of('limit').filter(({ text }) => !shares(text, head.text) || head.kind === 'name')
  if (limits.length === 0) return []
  const own = limits.find(({ text }) => /^(?:in|without|with) /i.test(text))
  const bare = limits.filter(({ text }) => !/^(?:in|without|with|not|all) /i.test(text)).slice(0, 2)
  const bracketed = limits.filter(({ text }) => /^(?:no|without|only|one|in one|not|just|all) /i.test(text)).slice(0, 2)
  const isDoubled = / with /i.test(head.text) || /^(?:the|what|why|how) /i.test(head.text)
  return [
    ...(bare.length > 0 && !isDoubled
      ? [{ text: `${head.text} with ${join(bare.map(({ text }) => text))}`, says: bare }]
      : []),
    ...(own ? [{ text: `${head.text} ${own.text}`, says: [own] }] : []),
    ...(bracketed.length > 0 && !head.text.includes('(')
      ? [
          {
            cost: bracketed.every(({ text }) => /^one /i.test(text)) ? 0.1 : 0,
            text: `${head.text} (${bracketed.map(({ text }) => text).join(', ')})`,
            says: bracketed,
          },
        ]
      : []),
  ]
}

/** Returns what a head can end in: a sentence after it, or a fact after a colon. */
function listEnds(
  head: Head,
  { draft, clauses, of, told }: Read,
): { text: string; says: readonly Clause[]; cost?: number }[] {
  const { kind, text } = head
  // "A routine (no phone): 4 hours" has one mark too many.
  if (kind === 'name' && text.includes('(')) return []
  const isNew = (clauses: readonly Clause[]) => clauses.every((one) => !head.says.includes(one))
  const mark = (kind === 'name' || kind === 'task') && !text.includes(':') ? ':' : kind === 'question' ? '' : '.'
  const ends: { text: string; says: readonly Clause[]; cost?: number }[] = []
  const add = (added: string, says: readonly Clause[], cost = 0) => {
    const sentences = added.split(/[.?:] /).length
    if (isNew(says) && !/:.*: /.test(added)) ends.push({ text: added, says, cost: cost + (sentences > 2 ? 0.1 : 0) })
  }
  if (kind !== 'told' && kind !== 'task')
    for (const one of told) {
      // "One of them worked" speaks of the things that were counted.
      if (
        /^(?:one|two|three|half|most|all|some|none|\d+) of (?:them|these|those) /i.test(one.text) &&
        of('count').some((count) => !head.says.includes(count))
      )
        continue
      // "I still finished third" needs what came before it.
      if (/^(?:I|We) (?:still|also|even) /.test(one.text) && told[0] !== one) continue
      const isSame = one.isOurs && subjectOf(text) === subjectOf(one.text)
      if (kind === 'ours' && one.isOurs && (!one.isPast || firstVerb(one.text) === firstVerb(text))) continue
      add(`${text}${mark} ${one.text}`, one.says, kind === 'name' && one.says.length > 1 ? 0.1 : 0)
      if (kind === 'name' && countWords(text) > 3) add(`${text}. ${one.text}`, one.says, 0.25)
      if (kind === 'ours' && isSame && one.says.length === 1 && !/[.:(]/.test(text))
        add(`${text} and ${withoutSubject(one.text)}${draft.opening === 'why' ? ". Here's why" : ''}`, one.says)
    }
  for (const one of of('explains')) if (kind === 'told' || kind === 'ours') add(`${text}. Here's ${one.text}`, [one])
  if (kind === 'task') for (const one of of('instruction')) add(`${text}: ${one.text}`, [one])
  if (kind === 'told' && draft.task && finishing.test(withoutSubject(text)) && subjectOf(text))
    add(`${text}. Here's how`, [])
  if (kind === 'name')
    for (const count of of('count')) add(`${text}: ${count.text}`, [count], countWords(count.text) > 2 ? 0 : 0.25)
  if (kind === 'name' || kind === 'twist' || kind === 'ours' || kind === 'question' || kind === 'task')
    for (const thing of of('thing'))
      if (
        (thing.isConcrete || countWords(thing.text) > 2) &&
        !(kind === 'ours' && hasPrice.test(text) && hasPrice.test(thing.text))
      )
        add(`${text}${kind === 'question' ? '' : ':'} ${thing.text}`, [thing], 0.15)
  if (kind === 'name') {
    for (const rate of of('time')) if (rate.isRate) add(`${text}: ${rate.text}`, [rate], 0.05)
    const facts = clauses
      .filter(({ kind: fact }) => fact === 'time' || fact === 'price' || fact === 'count')
      .slice(0, 2)
    if (facts.length > 1) add(`${text}: ${facts.map((fact) => fact.text).join(', ')}`, facts, 0.1)
    const [count, price] = [of('count')[0], of('price')[0]]
    const [limit] = of('limit')
    if (count && limit && /^(?:no|one) /i.test(limit.text)) add(`${text}: ${count.text}, ${limit.text}`, [count, limit])
    if (count && price && !hasPrice.test(count.text)) add(`${text}: ${count.text} for ${price.text}`, [count, price])
  }
  if (kind === 'question') for (const answer of of('answer')) add(`${text} ${answer.text}`, [answer])
  if (!text.includes('(')) for (const one of of('format')) if (kind === 'name') add(`${text} (${one.text})`, [one])
  return ends
}

/** Returns a head, and all that additions make of it. */
function grow(head: Head, read: Read): Head[] {
  const grown: Head[] = [head]
  for (const kind of additions)
    for (const one of [...grown])
      for (const clause of read.of(kind)) {
        if (one.says.includes(clause) || one.says.length - head.says.length > 1) continue
        const text = addTo(one, clause, read)
        if (text && text !== one.text) grown.push({ ...one, text, says: [...one.says, clause] })
      }
  return [
    ...grown,
    ...grown.flatMap((one) =>
      addLimits(one, read.of).map((limited) => ({ ...one, ...limited, says: [...one.says, ...limited.says] })),
    ),
  ]
}

/** What says that the creator did not reach what the draft names. */
const missed =
  /(?:^|[,;.] ?|\b(?:i|we|almost) |\b(?:and|but) )(?:gave up|quit|failed(?! (?:once|twice|\d)))\b|\b(?:didn't finish|couldn't|never (?:finished|made)|failed to|made it to|almost finished|only (?:finished|managed)|finished (?:only )?\d+)\b/i
/** Words of drafts and lines that speak of the creator's own life. */
const personal =
  /\b(?:i|i'm|i've|we|my|our|me|us|vlog|haul|routine|challenge|update|trip|travel|journey|diary|days?|week|trying|review|results?|budget|meal prep)\b/i

/** Returns the pronoun for the thing that a sentence says was made, bought or tested. */
function pronounOf(statement: string): 'it' | 'they' | undefined {
  const object =
    /^(?:I|We) (?:unboxed|tested|reviewed|bought|built|made|restored|fixed|repaired|sewed|knitted|crocheted|designed|baked|cooked|converted|painted|used) (.+?)(?: (?:for|in|on|at|with|from|out of|of|using) .+)?$/i.exec(
      statement,
    )?.[1]
  if (!object) return undefined
  return tag(object).at(-1)?.is('Plural') ? 'they' : 'it'
}

/** Drafts that tell of something else than their creator, and those whose topic did what the line tells. */
const impersonal =
  /^(?:the|why|what|how|who|when|where) |\b(?:history|story of|explained|explainer|documentary|rise and fall|biography|everything you need to know|science of)\b/i
const story =
  /\b(?:(?:history|story|life|death|invention|origins?|collapse|rise and fall|downfall|fall) of|fire|war|incident|disaster|scandal|expedition|shipwreck|ship|battle|flood|heist|mystery|empire|eruption|plague|earthquake|famine|revolution|company)\b/i

/** Returns the titles that an English draft and what happens in the video make. */
export function makeEnglishTitles(draft: string, happens: string): Candidate[] {
  const both = `${draft} ${happens}`
  const isPlural = /\b(?:we|our|us|we're|we've)\b/i.test(both) && !/\b(?:i|i'm|i've|my|me)\b/i.test(both)
  const person = isPlural ? 'We' : 'I'
  const parsed = readDraft(draft, person, missed.test(happens))
  const subject =
    (parsed.kind !== 'name' && parsed.kind !== 'event') || personal.test(both)
      ? 'creator'
      : story.test(draft)
        ? 'topic'
        : 'unclear'
  const clauses = readLine(parsed.aside ? `${happens}; ${parsed.aside}` : happens, {
    person,
    subject,
    pronoun: pronounOf(parsed.statement ?? ''),
    isLesson: parsed.kind === 'how_to' || parsed.teaches,
  })
  const of: Of = (kind) => clauses.filter((one): one is Extract<Clause, { kind: typeof kind }> => one.kind === kind)
  const read: Read = {
    draft: parsed,
    person,
    isPersonal: subject === 'creator' || !impersonal.test(draft),
    clauses,
    of,
    told: listTold(clauses),
  }
  const seen = new Set<string>()
  return listHeads(read)
    .flatMap((head) => grow(head, read))
    .flatMap((head) => [
      { ...head, cost: head.cost ?? 0 },
      // "How I saved $9k in 14 months", of a draft that begins with "how I".
      ...(parsed.opening && subjectOf(head.text) && head.says.length > 0 && !/[.(]/.test(head.text)
        ? [{ ...head, text: `${parsed.opening} ${head.text}`, cost: head.cost ?? 0 }]
        : []),
      ...listEnds(head, read).map((end) => ({
        ...head,
        text: end.text,
        says: [...head.says, ...end.says],
        cost: (head.cost ?? 0) + (end.cost ?? 0),
      })),
    ])
    .flatMap(({ text, says, cost, needsTopic = false }) => {
      const title = toHeadline(text)
      if (seen.has(title)) return []
      seen.add(title)
      return [{ text: title, isPlain: says.length === 0, needsTopic, cost }]
    })
}
