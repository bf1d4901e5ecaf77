import type { Candidate } from '../candidate.ts'
import type { Clause, ClauseKind, Draft } from '../parts.ts'
import { toHeadline } from './headline.ts'
import { readDraft } from './read-draft.ts'
import { readLine } from './read-line.ts'
import { toBase } from './words.ts'

type Of = <Kind extends ClauseKind>(kind: Kind) => Extract<Clause, { kind: Kind }>[]

/**
 * A form of a title: its name, and the titles that it makes of a draft and the clauses of the line. A form takes only parts whose
 * grammar it knows, so what it makes is a correct sentence or headline.
 */
interface Form {
  readonly name: string
  /** Whether its titles are offered only where no other form fits: they add little to the draft. */
  readonly isPlain?: true
  /** Whether its titles may lack the topic, so that they are offered only where none with the topic is. */
  readonly needsTopic?: true
  readonly make: (draft: Draft, of: Of, clauses: readonly Clause[]) => readonly (string | undefined)[]
}

const upper = (text: string) => text.replace(/\p{L}/u, (letter) => letter.toUpperCase())
const join = (texts: readonly string[]) =>
  texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`
/** `then` continues a sentence by the same person: "I moved and I lost" is "I moved and lost". */
const sameSubject = (one: string, other: string) => one.split(' ')[0] === other.split(' ')[0]
const withoutSubject = (text: string) => text.replace(/^(?:I|We) /i, '')
const hasTime =
  /\b(?:\d+|an?|one|two|three|first) ?-?(?:seconds?|minutes?|hours?|days?|nights?|weeks?|weekends?|months?|years?)\b/i
const hasPrice = /[$€£]\d|\b\d+k?\s(?:euros?|dollars|bucks|pounds)/i

/** Verbs for what lasts: it goes on "for" a time. What is finished is done "in" a time. */
const lasting =
  /^(?:used|wore|ate|drank|lived|slept|practiced|practised|walked|ran|trained|worked|meditated|tracked|tried|quit|stopped|played|drove|carried|wrote|read|stayed|traveled|switched|survived|followed|studied|journaled|fasted|avoided|gave up|tested|skipped|fed|biked|cycled|waited)\b/i
const finishing =
  /^(?:re)?-?(?:built|made|fixed|restored|renovated|paid off|saved|learned|lost|finished|turned|converted|painted|cleaned|organized|repaired|assembled|designed|coded|created|earned|sold|planted|grew|rebuilt|rewired|knitted|crocheted|sewed|crossed|hiked|visited|climbed|launched|set up|baked|cooked|drew|edited|recorded|wrote|flipped|installed|replaced|redid|remodeled|upgraded|trained)\b/i
/** Verbs that do not take the price of what was done: "I tried a diet for $5" would be wrong. */
const costing =
  /^(?:re)?-?(?:built|made|fixed|restored|renovated|turned|converted|painted|organized|repaired|assembled|designed|created|rebuilt|cooked|baked|furnished|decorated|set up|bought|got|flew|traveled|visited|sewed|crocheted|knitted|upgraded|replaced|redid|remodeled|installed|flipped|redecorated|ate|lived|planted|grew|thrifted)\b/i

const verbPhrase = ({ statement = '' }: Draft) => statement.replace(/^(?:I|We) /, '')
const isOurs = ({ statement = '' }: Draft) => /^(?:I|We) /.test(statement)

/** Clauses that say something on their own, in the order of the line. */
const tellable = (of: Of) => [...of('event').map(({ text }) => text), ...of('ours').map(({ text }) => text)]

const limits = (of: Of) => of('limit').map(({ text }) => text)
/** "with one bowl and no mixer"; a limit with its own preposition stands alone. */
function withLimits(of: Of): string[] {
  const all = limits(of)
  const own = all.filter((text) => /^(?:in|without|with) /i.test(text))
  const bare = all.filter((text) => !/^(?:in|without|with|only|just) /i.test(text))
  const only = all.filter((text) => /^(?:only|just) /i.test(text))
  return [...(bare.length > 0 ? [`with ${join(bare.slice(0, 2))}`] : []), ...own, ...only.map((text) => `with ${text}`)]
}
const inBrackets = (of: Of) =>
  limits(of)
    .filter((text) => /^(?:no|without|only|one|in one|not|just) /i.test(text))
    .slice(0, 2)

/** Whether a sentence speaks of something that another one names: "I did it for 30 days", "I finished 47". */
const isAnaphoric = (text: string) =>
  /\b(?:it|them|there|both|either|one|that)\b(?! (?:day|week|month|year|pan|bowl|night))|^(?:I|We) (?:still|also|even)\b|\d$/i.test(
    text,
  )

const stems = (text: string) => new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5)))
const shares = (one: string, other: string) => [...stems(one)].some((stem) => stems(other).has(stem))

/** The topic, and things of the line that name it more fully: "beginner sourdough loaf". */
const topics = ({ topic }: Draft, of: Of) => [
  topic,
  ...of('thing')
    .map(({ text }) => text)
    .filter((text) => shares(text, topic) && text.split(' ').length <= 6),
]

/** Verbs whose object is an amount of money. */
const paying = /^(?:paid(?: off)?|saved|earned|made|spent|lost|invested|raised|donated|owed|wasted|gave)\b/i

const forms: readonly Form[] = [
  {
    name: 'two things that happened',
    make: (_draft, _of, clauses) => {
      const [one, other] = clauses.filter(
        (clause) => (clause.kind === 'event' && !clause.hasPronoun) || (clause.kind === 'ours' && clause.isPast),
      )
      return one && other && one.kind !== other.kind ? [`${upper(one.text)}. ${upper(other.text)}`] : []
    },
  },
  {
    name: 'what was done, then what happened',
    make: ({ statement }, of) => (statement ? of('event').map(({ text }) => `${statement}. ${upper(text)}`) : []),
  },
  {
    name: 'what was done, and what else',
    make: (draft, of) =>
      draft.statement && isOurs(draft)
        ? of('ours')
            .filter(({ isPast, text }) => isPast && firstVerb(text) !== firstVerb(draft.statement ?? ''))
            .map(({ text }) => {
              const joined = `${draft.statement} and ${withoutSubject(text)}`
              return sameSubject(draft.statement ?? '', text) && joined.length <= 70
                ? joined
                : `${draft.statement}. ${text}`
            })
        : [],
  },
  {
    name: 'what I did',
    needsTopic: true,
    make: (_, of) =>
      of('ours')
        .filter(({ text }) => text.split(' ').length > 4 && !isAnaphoric(text))
        .map(({ text }) => text),
  },
  {
    name: 'two things I did',
    make: (_, of) => {
      const [one, other] = of('ours')
      if (!one || !other) return []
      return [
        sameSubject(one.text, other.text)
          ? `${one.text} and ${withoutSubject(other.text)}`
          : `${one.text}. ${other.text}`,
      ]
    },
  },
  {
    name: 'what happened, and what I explain',
    make: (_, of) =>
      tellable(of)
        .filter((text) => text.split(' ').length > 2 && !/^(?:it|they|this) /i.test(text))
        .flatMap((text) => of('explains').map((one) => `${upper(text)}. Here's ${one.text}`)),
  },
  {
    name: 'what happened',
    needsTopic: true,
    make: (_, of) =>
      of('event')
        .filter(({ hasPronoun, text }) => !hasPronoun && text.split(' ').length > 4)
        .map(({ text }) => upper(text)),
  },
  {
    name: 'topic: what happened',
    make: ({ kind, topic }, of) =>
      kind === 'name' || kind === 'list' || kind === 'versus'
        ? tellable(of).map((text) => `${topic}: ${upper(text)}`)
        : [],
  },
  {
    name: 'question, then what I did',
    make: ({ kind, topic }, of) => (kind === 'question' ? tellable(of).map((text) => `${topic} ${upper(text)}`) : []),
  },
  {
    name: 'tries',
    make: ({ statement = '' }, of) =>
      of('tries').map(({ text, rest: more }) => {
        const [subject = 'I', ...words] = statement.replace(/ finally /, ' ').split(' ')
        const [verb = '', ...rest] = words
        const base = rest.length > 0 ? toBase(verb) : undefined
        return base && rest.length > 0
          ? `It took ${subject === 'We' ? 'us' : 'me'} ${text} tries to ${base} ${rest.join(' ')}${more}`
          : undefined
      }),
  },
  {
    name: 'spell',
    make: (_, of) => {
      const [event] = of('event')
      return of('spell').flatMap(({ text }) => [
        `I spent ${text}`,
        ...(event ? [`I spent ${text}. ${upper(event.text)}`] : []),
      ])
    },
  },
  {
    name: 'participle',
    make: (draft, of) =>
      of('participle').map(({ text }) =>
        draft.statement && isOurs(draft) && !/\b(?:for|in|on|at|with|from|of) \S+(?: \S+)?$/i.test(verbPhrase(draft))
          ? /^(?:found|bought|got|saved|rescued|borrowed|salvaged|thrifted|picked)/i.test(text)
            ? `${draft.statement} I ${text}`
            : `${draft.statement} (${upper(text)})`
          : `${draft.statement ?? draft.topic} (${upper(text)})`,
      ),
  },
  {
    name: 'in or for a time',
    make: (draft, of) => {
      const phrase = verbPhrase(draft)
      const times = of('time')
      if (draft.task)
        return times
          .filter(
            ({ isRate, text }) => !isRate && /minute|hour|day|weekend/.test(text) && !hasTime.test(draft.task ?? ''),
          )
          .map(({ text }) => `How to ${draft.task} in ${text}`)
      if (!draft.statement || !isOurs(draft)) return []
      return times.flatMap(({ text, isRate }) => {
        if (isRate)
          return [
            / for \d/.test(phrase)
              ? draft.statement?.replace(/ (for \d)/, ` ${text} $1`)
              : lasting.test(phrase)
                ? `${draft.statement} ${text}`
                : undefined,
          ]
        if (hasTime.test(phrase)) return []
        return [
          lasting.test(phrase)
            ? `${draft.statement} for ${text}`
            : finishing.test(phrase)
              ? `${draft.statement} in ${text}`
              : undefined,
        ]
      })
    },
  },
  {
    name: 'for a price',
    make: (draft, of) =>
      of('price').flatMap(({ text }) => {
        if (draft.task) return hasPrice.test(draft.task) ? [] : [`How to ${draft.task} for ${text}`]
        if (!draft.statement || !isOurs(draft) || hasPrice.test(draft.statement) || !costing.test(verbPhrase(draft)))
          return []
        const [time] = of('time').filter(({ isRate }) => !isRate)
        const inTime =
          time && !hasTime.test(draft.statement) && finishing.test(verbPhrase(draft))
            ? [`${draft.statement} for ${text} in ${time.text}`]
            : []
        return [`${draft.statement} for ${text}`, ...inTime]
      }),
  },
  {
    name: 'how to, with a limit',
    make: ({ task }, of) =>
      task
        ? [
            ...withLimits(of).map((text) => `How to ${task} ${text}`),
            ...inBrackets(of)
              .slice(0, 1)
              .map((text) => `How to ${task} (${upper(text)})`),
            ...of('instruction').map(({ text }) => `How to ${task}: ${upper(text)}`),
            ...of('audience')
              .filter(() => !/ for /i.test(task))
              .map(({ text }) => `How to ${task} ${text}`),
          ]
        : [],
  },
  {
    name: 'how to, and what I did',
    make: ({ task }, of) =>
      task
        ? of('ours')
            .filter(({ isPast, text }) => isPast && text.split(' ').length > 3)
            .map(({ text }) => `${text}. Here's how`)
        : [],
  },
  {
    name: 'done, with a limit',
    make: (draft, of) =>
      draft.statement && isOurs(draft)
        ? [
            ...withLimits(of).map((text) => `${draft.statement} ${text}`),
            ...inBrackets(of)
              .slice(0, 1)
              .map((text) => `${draft.statement} (${upper(text)})`),
          ]
        : [],
  },
  {
    name: 'topic, with a limit',
    make: (draft, of) =>
      draft.kind === 'name' || draft.kind === 'list'
        ? topics(draft, of).flatMap((topic) => [
            ...withLimits(of).map((text) => `${topic} ${text}`),
            ...(inBrackets(of).length > 0 ? [`${topic} (${inBrackets(of).map(upper).join(', ')})`] : []),
            ...(/^my /i.test(topic) ? inBrackets(of).map((text) => `${text}: ${topic}`) : []),
            ...of('audience')
              .filter(() => !/ for /i.test(topic))
              .map(({ text }) => `${topic} ${text}`),
          ])
        : [],
  },
  {
    name: 'lesson in a time',
    make: ({ kind, topic, teaches }, of) =>
      kind === 'name' && teaches
        ? of('time')
            .filter(({ isRate, text }) => !isRate && /minute|hour/.test(text))
            .map(({ text }) => `${topic} in ${text}`)
        : [],
  },
  {
    name: 'ranked',
    make: ({ kind, topic }, of) =>
      kind === 'list' ? of('ranking').flatMap(() => [`${topic}, ranked`, `I ranked my ${topic}`]) : [],
  },
  {
    name: 'things, and what was done with them',
    make: ({ acquired }, of) => {
      const [price] = of('price')
      return acquired
        ? of('count').flatMap(({ text }) => [
            `I ${acquired} ${text}${price && !hasPrice.test(text) ? ` for ${price.text}` : ''}`,
            ...of('limit')
              .slice(0, 1)
              .map((limit) => `I ${acquired} ${text} (${upper(limit.text)})`),
          ])
        : []
    },
  },
  {
    name: 'a time at a place',
    make: ({ place }, of) => {
      const [price] = of('price')
      return place
        ? of('time')
            .filter(({ isRate, text }) => !isRate && /day|night|week|month/.test(text))
            .flatMap(({ text }) => [
              ...(price
                ? [`I spent ${text} in ${place} for ${price.text}`, `${text} in ${place} for ${price.text}`]
                : []),
              `I spent ${text} in ${place}`,
            ])
        : []
    },
  },
  {
    name: 'why, and what else',
    make: ({ opening }, of) =>
      opening
        ? of('ours')
            .filter(({ isPast, text }) => isPast && !isAnaphoric(text))
            .map(({ text }) => `${upper(opening)} ${text}`)
        : [],
  },
  {
    name: 'explained',
    make: ({ kind, topic, teaches }, of) =>
      kind === 'name' && teaches ? of('audience').map(({ text }) => `${topic}, explained ${text}`) : [],
  },
  {
    name: 'a blind test',
    make: ({ kind, topic }, of) =>
      kind === 'versus' || kind === 'list'
        ? of('thing').flatMap(({ text }) => {
            const found = /^an? blind (?:taste )?test( with .+)?$/i.exec(text)
            return found ? [`I blind tested ${topic}${found[1] ?? ''}`] : []
          })
        : [],
  },
  {
    name: 'an amount of money',
    make: (draft, of) => {
      const verb = paying.exec(verbPhrase(draft))?.[0]
      return verb
        ? of('thing')
            .filter(({ text }) => /^[$€£]\d/.test(text))
            .map(({ text }) => `${draft.statement?.split(' ')[0]} ${verb} ${text}`)
        : []
    },
  },
  {
    name: 'how to, with the whole thing',
    make: ({ task = '' }, of) => {
      const [verb = '', ...object] = task.split(' ')
      return of('thing')
        .filter(
          ({ text }) => object.length > 0 && object.every((word) => text.toLowerCase().includes(word.toLowerCase())),
        )
        .map(({ text }) => `How to ${verb} ${text}`)
    },
  },
  {
    name: 'every day, for a time',
    make: ({ kind, topic }, of) =>
      kind === 'name' && /\b(?:every|a) (?:day|night|week|morning)\b|\bdaily\b/i.test(topic)
        ? of('time')
            .filter(({ isRate }) => !isRate)
            .flatMap(({ text }) => [
              `${topic} for ${text}`,
              ...tellable(of).map((told) => `${topic} for ${text}: ${upper(told)}`),
            ])
        : [],
  },
  {
    name: 'what happened there',
    make: ({ kind, topic, statement }, of) => {
      const event = of('event').find(({ hasPronoun }) => !hasPronoun)
      return event
        ? of('circumstance')
            .filter(({ text }) => /^(?:in|at|on|near) /.test(text) && text.split(' ').length <= 6)
            .flatMap(({ text }) => [
              kind === 'name'
                ? `${topic}: ${upper(event.text)} ${text}`
                : `${statement ?? topic}. ${upper(event.text)} ${text}`,
            ])
        : []
    },
  },
  {
    name: 'topic: two things that happened',
    make: ({ kind, topic, statement }, of) => {
      const [one, other] = tellable(of)
      if (!one || !other || `${one}${other}`.length > 50 || /^(?:I|We)\b/i.test(one) || /^(?:I|We)\b/i.test(other))
        return []
      return kind === 'name'
        ? [`${topic}: ${upper(one)}, ${other}`]
        : statement
          ? [`${statement}. ${upper(one)}, ${other}`]
          : []
    },
  },
  {
    name: 'count',
    needsTopic: true,
    make: ({ kind, topic }, of) =>
      of('count').flatMap((count) => {
        const [limit] = inBrackets(of)
        const [audience] = of('audience')
        const [price] = of('price')
        const full = `${count.text}${audience && !/ for /i.test(count.text) ? ` ${audience.text}` : ''}${price && !hasPrice.test(count.text) ? ` for ${price.text}` : ''}`
        return [
          ...(full.split(' ').length > 3 ? [full] : []),
          ...(limit ? [`${full}, ${limit}`] : []),
          ...(kind === 'name' ? [`${topic}: ${upper(full)}`] : []),
        ]
      }),
  },
  {
    name: 'topic: facts',
    make: ({ kind, topic }, of) => {
      if (kind === 'question' || kind === 'done' || kind === 'event' || kind === 'how_to') return []
      const facts = [
        ...of('time')
          .filter(({ isRate }) => !isRate)
          .map(({ text }) => text),
        ...of('price').map(({ text }) => text),
      ]
      return facts.length > 1
        ? [`${topic}: ${facts.slice(0, 2).map(upper).join(', ')}`]
        : [...of('price').map(({ text }) => `${topic} for ${text}`)]
    },
  },
  {
    name: 'a thing that says more than the topic',
    make: (draft, of) =>
      of('thing')
        .filter(({ text, isConcrete }) => isConcrete || text.split(' ').length > 2)
        .flatMap(({ text }) => {
          const subject =
            draft.kind === 'question'
              ? undefined
              : (draft.statement ?? (draft.task ? `How to ${draft.task}` : draft.topic))
          return [subject ? `${subject}: ${upper(text)}` : `${draft.topic} ${upper(text)}`]
        }),
  },
  {
    name: 'circumstance',
    make: (draft, of) =>
      of('circumstance')
        .filter(({ text }) => text.split(' ').length <= 6)
        .map(({ text }) =>
          draft.kind === 'name' || isOurs(draft) ? `${draft.statement ?? draft.topic} ${text}` : undefined,
        ),
  },
  {
    name: 'twist',
    isPlain: true,
    make: ({ kind, statement }) => (kind === 'event' && statement?.includes(', but ') ? [statement] : []),
  },
  {
    name: 'what the topic did',
    make: ({ kind, topic }, of) =>
      kind === 'name' && !topic.includes(':') ? of('predicate').map(({ text }) => `${topic} ${text}`) : [],
  },
  {
    name: 'what all of them do',
    make: ({ kind, topic }, of) => [
      ...(kind === 'list' ? of('relative').map(({ text }) => `${topic} that ${text}`) : []),
      ...of('count').flatMap((count) => of('relative').map(({ text }) => `${count.text} that ${text}`)),
    ],
  },
  { name: 'first person', isPlain: true, make: (draft) => (isOurs(draft) ? [draft.statement] : []) },
  {
    name: 'statement, and why',
    make: (draft, of) => (isOurs(draft) ? of('explains').map(({ text }) => `${draft.statement}. Here's ${text}`) : []),
  },
]

const firstVerb = (text: string) => withoutSubject(text).split(' ')[0]?.toLowerCase()

/** What says that the creator did not reach what the draft names. */
const missed =
  /\b(?:gave up|quit|didn't finish|couldn't|never (?:finished|made)|(?:i|we) failed|failed to|made it to|almost finished|only (?:finished|managed)|finished (?:only )?\d)\b/i
/** Words of drafts and lines that speak of the creator's own life. */
const personal =
  /\b(?:i|i'm|i've|we|my|our|me|us|vlog|haul|routine|challenge|update|trip|travel|journey|diary|days?|week|trying|review|results?|budget|meal prep)\b/i

/** Returns the titles that an English draft and what happens in the video make. */
export function makeEnglishTitles(draft: string, happens: string): Candidate[] {
  const both = `${draft} ${happens}`
  const isPlural = /\b(?:we|our|us)\b/i.test(both) && !/\b(?:i|i'm|i've|my|me)\b/i.test(both)
  const person = isPlural ? 'We' : 'I'
  const read = readDraft(draft, person, missed.test(happens))
  const isPersonal = (read.kind !== 'name' && read.kind !== 'event') || personal.test(both)
  const clauses = readLine(happens, person, isPersonal)
  const of: Of = (kind) => clauses.filter((one): one is Extract<Clause, { kind: typeof kind }> => one.kind === kind)
  return forms.flatMap(({ isPlain = false, needsTopic = false, make }) =>
    make(read, of, clauses).flatMap((text) => (text ? [{ text: toHeadline(text), isPlain, needsTopic }] : [])),
  )
}
