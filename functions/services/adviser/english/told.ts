import type { Clause } from '../parts.ts'
import { countWords, personPattern, subjectOf, withoutSubject } from './phrases.ts'

/** Up to three consecutive sentences of the line. */
export interface Told {
  readonly text: string
  readonly says: readonly Clause[]
  readonly isOurs: boolean
  readonly isPast: boolean
  /** Whether it refers to something that only the original names. */
  readonly isAnaphoric: boolean
  /** Whether it says "her" or "him" without saying who that is. */
  readonly isOfPerson: boolean
}

/** Whether a sentence refers to something named in another sentence: "I did it for 30 days", "I finished 47", "I got 3 kg in total". */
const isAnaphoric = (text: string) =>
  /\b(?:it|them|there|both|either|one|that|they|this)\b(?! (?:day|week|month|year|pan|bowl|night|of|in))|^number \d|^(?:I|We) (?:(?:still|also|even)\b|\w+(?: to| into| at)? \d[\d.,]*(?: ?(?:kg|g|lbs?|pounds|liters|points))?(?: (?:in total|total|so far|by the end))?$)|\b(?:wasn't|didn't|weren't|isn't) \w*$/i.test(
    text,
  )

const isOfPerson = (text: string) => /\b(?:he|she|him|her|his)\b/i.test(text) && !personPattern.test(text)

/** Words for success and failure. A sentence with one kind is joined to one with the other kind by "but". */
const went = {
  badly:
    /\b(?:broke|fail(?:s|ed)|died|dropped|leak(?:s|ed)|worse|worst|crack(?:s|ed)|burn(?:s|ed|t)|dead|sick|terrible|awful|bad|slow|ruined|killed|exploded|collapsed|crashed|hated|rained|hurts?|rusted|overspent|mush|dull|soggy|dry|cold)\b/i,
  well: /\b(?:great|better|best|good|perfect|amazing|works?|worked|survived?|won|beautiful|loved?|delicious|fine|incredible|excellent|happy|faster|cheaper|stronger|easy)\b/i,
}
const isContrast = (a: string, b: string) =>
  (went.badly.test(a) && !went.well.test(a) && went.well.test(b) && !went.badly.test(b)) ||
  (went.well.test(a) && !went.badly.test(a) && went.badly.test(b) && !went.well.test(b))

/** Joins two sentences: by the line's conjunction, by a contrast, or by their common subject. */
function joinTwo(first: string, second: string, joint: string | undefined): string {
  const subject = subjectOf(first)
  const word = joint ?? (isContrast(first, second) ? 'but' : undefined)
  if (
    subject &&
    subject === subjectOf(second) &&
    (word === undefined || word === 'but') &&
    !/ (?:and|but) /.test(first)
  )
    return `${first} ${word ?? 'and'} ${withoutSubject(second)}`
  if (!word || countWords(first) > 9 || /[.,]/.test(first)) return `${first}. ${second}`
  return `${first}${word === 'because' || word === 'until' ? '' : ','} ${word} ${second}`
}

/** Returns the sentences of the line, each pair of consecutive sentences, and the first three together. */
export function listTold(clauses: readonly Clause[]): Told[] {
  const single = clauses.flatMap((clause) =>
    clause.kind === 'event' || clause.kind === 'ours'
      ? {
          text: clause.text,
          joint: clause.joint,
          says: [clause],
          isOurs: clause.kind === 'ours',
          isPast: clause.kind === 'event' || clause.isPast,
          isOfPerson: isOfPerson(clause.text),
          isAnaphoric:
            isAnaphoric(clause.text) || isOfPerson(clause.text) || (clause.kind === 'event' && clause.hasPronoun),
        }
      : [],
  )
  type Sentence = (typeof single)[number]
  const extend = (a: Sentence, b: Sentence | undefined): Sentence[] =>
    !b || (a.isOurs && b.isOurs && !b.isPast) || `${a.text}${b.text}`.length > 80
      ? []
      : [
          {
            ...a,
            text: joinTwo(a.text, b.text, b.joint),
            says: [...a.says, ...b.says],
            isPast: a.isPast && b.isPast,
            isOurs: a.isOurs && b.isOurs,
          },
        ]
  const pairs = single.flatMap((sentence, index) => extend(sentence, single[index + 1]))
  const [first] = pairs
  return [...single, ...pairs, ...(first && first.says[0] === single[0]?.says[0] ? extend(first, single[2]) : [])]
}
