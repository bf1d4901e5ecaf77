import type { Clause, ClauseKind } from '../parts.ts'
import type { Head, Of, Read } from './heads.ts'
import { isPluralTopic } from './heads.ts'
import {
  addPhrase,
  costing,
  countWords,
  finishing,
  forPattern,
  join,
  lasting,
  pricePattern,
  shareWord,
  timePattern,
  withoutSubject,
} from './phrases.ts'

/** Adds a clause to a head within its sentence; undefined where the two do not fit. */
function addTo(head: Head, clause: Clause, { parsed, person, isPersonal }: Read): string | undefined {
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
            ? addPhrase(text, clause.text)
            : undefined
      if (timePattern.test(text)) return undefined
      if (takes && isWhole.test(phrase)) return addPhrase(text, `in ${clause.text}`)
      if (takes)
        return lasting.test(phrase)
          ? addPhrase(text, `for ${clause.text}`)
          : finishing.test(phrase)
            ? addPhrase(text, `in ${clause.text}`)
            : undefined
      if (kind === 'task')
        return /minute|hour|day|weekend|morning|afternoon|evening/.test(clause.text)
          ? addPhrase(text, `in ${clause.text}`)
          : undefined
      if (kind === 'name' && (parsed.teaches || parsed.isMade) && /minute|hour/.test(clause.text))
        return addPhrase(text, `in ${clause.text}`)
      return kind === 'name' &&
        isPersonal &&
        (isDaily.test(text) || (/ing$/.test(text) && /day|week|month|year/.test(clause.text)))
        ? addPhrase(text, `for ${clause.text}`)
        : undefined
    }
    case 'price':
      if (kind === 'name' && /^under /.test(clause.text) && !pricePattern.test(text) && isPluralTopic(text))
        return addPhrase(text, clause.text)
      if (
        pricePattern.test(text) ||
        / under /i.test(text) ||
        (forPattern.test(text) && !/ for (?:\d|an?|one) /.test(text))
      )
        return undefined
      if (takes) return costing.test(phrase) ? addPhrase(text, `for ${clause.text}`) : undefined
      return kind === 'task' ||
        (kind === 'name' && isPersonal && !parsed.teaches && !/^(?:how|what|why) | (?:19|20)\d\d$/i.test(text))
        ? addPhrase(text, `for ${clause.text}`)
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
        return /^(?:in|at|on|near) /.test(clause.text) &&
          countWords(text) < 6 &&
          /(?:ed|oke|oze|ell|ew|urst|ied|ank)$/.test(text)
          ? addPhrase(text, clause.text)
          : undefined
      return kind === 'ours' || (kind === 'name' && isPersonal) || kind === 'twist'
        ? addPhrase(text, clause.text)
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
      return (kind === 'task' || kind === 'name') && !forPattern.test(text) && !/^my | (?:I|we) /i.test(text)
        ? addPhrase(text, clause.text)
        : undefined
    case 'relative':
      return kind === 'name' && /^\d|^top \d/i.test(text) ? `${text} that ${clause.text}` : undefined
    case 'predicate':
      return kind === 'name' && parsed.kind === 'name' && !/[:,]/.test(text)
        ? `${text.replace(about, '')} ${clause.text}`
        : undefined
    default:
      return undefined
  }
}

/** Removed from "The rise and fall of Polaroid" when the line is about Polaroid. */
const about =
  /^(?:the )?(?:rise and fall|history|story|downfall|fall|life|collapse|death|invention|origins?|making) of /i
/** Doing something to a whole set has an end: "I ran every street in 16 months". */
const isWhole = /^\S+ (?:every|all(?: of)?|the (?:whole|entire)) /i
const isDaily = /\b(?:every|a) (?:day|night|week|morning)\b|\bdaily\b/i
/** The order of the additions: "for $12 in one weekend". */
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

/** Returns a head with a limit: after "with", after the limit's own preposition, or in parentheses. */
function addLimits(head: Head, of: Of): { text: string; says: Clause[]; cost?: number }[] {
  if (head.kind === 'question' || head.kind === 'told') return []
  // "4 mistakes I made" takes no "without".
  if (head.kind === 'name' && / (?:I|we) /.test(head.text)) return []
  const limits = of('limit').filter(({ text }) => !shareWord(text, head.text) || head.kind === 'name')
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

/** Returns a head and its combinations with additions. */
export function grow(head: Head, read: Read): Head[] {
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
    ...grown.flatMap((head) =>
      addLimits(head, read.of).map((limited) => ({ ...head, ...limited, says: [...head.says, ...limited.says] })),
    ),
  ]
}
