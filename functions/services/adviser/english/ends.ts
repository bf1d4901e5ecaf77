import type { Clause } from '../parts.ts'
import { type Head, isPluralTopic, type Read } from './heads.ts'
import { countWords, finishing, firstVerb, personPattern, pricePattern, subjectOf, withoutSubject } from './phrases.ts'
import { findVerb, tag } from './words.ts'

/** A statement about some of the things that another clause counts. */
const ofCounted =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|half|most|all|some|none|both|\d+) (?:of (?:them|these|those)|was|were|is|are|did|had|broke|won|sank|fell|stayed|got|worked|failed|died|survived|cracked|leaked|melted|turned out|tasted|looked)(?= |$)/iu
/** Subjects that need no introduction. */
const known =
  /^(?:I|we|it|they|he|she|you|this|that|these|those|the|my|our|his|her|nobody|everyone|everything|nothing|most|all|here|there)\b/i
const isPresent = (sentence: string): boolean => {
  const terms = tag(sentence)
  const verb = terms[findVerb(terms)]
  return verb?.is('PresentTense') === true && !verb.is('Copula', 'PastTense')
}

/** Returns the possible ends of a head: a sentence, or a fact after a colon. */
export function listEnds(head: Head, { parsed, clauses, of, told }: Read): Pick<Head, 'text' | 'says' | 'cost'>[] {
  const { kind, text } = head
  // "A routine (no phone): 4 hours" has too much punctuation.
  if (kind === 'name' && text.includes('(')) return []
  const isNew = (clauses: readonly Clause[]) => clauses.every((clause) => !head.says.includes(clause))
  const mark = (kind === 'name' || kind === 'task') && !text.includes(':') ? ':' : kind === 'question' ? '' : '.'
  const isCountAlone = head.says.some((clause) => clause.kind === 'count' && clause.text === text)
  const ends: Pick<Head, 'text' | 'says' | 'cost'>[] = []
  const add = (added: string, says: readonly Clause[], cost = 0) => {
    const sentences = added.split(/[.?:] /).length
    if (isNew(says) && !/:.*: /.test(added)) ends.push({ text: added, says, cost: cost + (sentences > 2 ? 0.1 : 0) })
  }
  if (kind !== 'told' && kind !== 'task')
    for (const sentence of told) {
      // "5 exercises: everyone runs first" lacks what they are for.
      if (isCountAlone && !sentence.isOurs) continue
      // "Five did nothing" is about the things that were counted.
      if (ofCounted.test(sentence.text) && !/\d/.test(text) && !head.says.some((clause) => clause.kind === 'count'))
        continue
      // "I got to 12 by the end" counts the same thing as the original in another way.
      if (/^(?:I|We) \w+ (?:up )?to \d[\d,]*(?! \p{L}+s\b)/u.test(sentence.text) && /\d/.test(text)) continue
      // "I gained 1" lacks its noun, unless the title names it.
      if (kind === 'name' && /^(?:I|We) \w+ \d+$/.test(sentence.text) && !isPluralTopic(text)) continue
      // "She said no" and "a driver tries the train" are not about the creator.
      if (sentence.isOfPerson && !personPattern.test(text)) continue
      if (kind === 'ours' && !known.test(sentence.text) && isPresent(sentence.text)) continue
      // "I still finished third" needs what came before it.
      if (/^(?:I|We) (?:still|also|even) /.test(sentence.text) && told[0] !== sentence) continue
      const isSame = sentence.isOurs && subjectOf(text) === subjectOf(sentence.text)
      if (kind === 'ours' && sentence.isOurs && (!sentence.isPast || firstVerb(sentence.text) === firstVerb(text)))
        continue
      add(`${text}${mark} ${sentence.text}`, sentence.says, kind === 'name' && sentence.says.length > 1 ? 0.1 : 0)
      if (kind === 'name' && countWords(text) > 3) add(`${text}. ${sentence.text}`, sentence.says, 0.25)
      if (kind === 'ours' && isSame && sentence.says.length === 1 && !/[.:(]/.test(text))
        add(
          `${text} and ${withoutSubject(sentence.text)}${parsed.opening === 'why' ? ". Here's why" : ''}`,
          sentence.says,
        )
    }
  // "It" would refer to the subject of the sentence before.
  for (const explanation of of('explains'))
    if (kind === 'ours' || (kind === 'told' && !/\b(?:it|they|he|she)\b/i.test(explanation.text)))
      add(`${text}. Here's ${explanation.text}`, [explanation])
  if (kind === 'task') for (const instruction of of('instruction')) add(`${text}: ${instruction.text}`, [instruction])
  if (kind === 'told' && parsed.task && finishing.test(withoutSubject(text)) && subjectOf(text))
    add(`${text}. Here's how`, [])
  if (kind === 'name')
    for (const count of of('count')) add(`${text}: ${count.text}`, [count], countWords(count.text) > 2 ? 0 : 0.25)
  if (kind === 'name' || kind === 'twist' || kind === 'ours' || kind === 'question' || kind === 'task')
    for (const thing of of('thing'))
      if (
        (thing.isConcrete || countWords(thing.text) > 2) &&
        !(kind === 'ours' && pricePattern.test(text) && pricePattern.test(thing.text))
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
    if (count && price && !pricePattern.test(count.text))
      add(`${text}: ${count.text} for ${price.text}`, [count, price])
  }
  if (kind === 'question') for (const answer of of('answer')) add(`${text} ${answer.text}`, [answer])
  if (!text.includes('('))
    for (const format of of('format')) if (kind === 'name') add(`${text} (${format.text})`, [format])
  return ends
}
