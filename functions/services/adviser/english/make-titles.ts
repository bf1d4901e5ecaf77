import type { Candidate } from '../candidate.ts'
import type { Clause } from '../parts.ts'
import { grow } from './additions.ts'
import { listEnds } from './ends.ts'
import { toHeadline } from './headline.ts'
import { listHeads, type Of, type Read } from './heads.ts'
import { parseTitle } from './parse-title.ts'
import { subjectOf } from './phrases.ts'
import { readLine } from './read-line.ts'
import { listTold } from './told.ts'
import { tag } from './words.ts'

/*
 * A title is a head, at most two additions, and at most one end: "I built a canoe" + "for $60" + "in three weekends" + ". It leaks".
 * Parts are combined only where their grammar fits, so that the result is a correct sentence or headline.
 */

/** Words that say that the creator did not achieve what the original names. */
const missed =
  /(?:^|[,;.] ?|\b(?:i|we|almost) |\b(?:and|but) )(?:gave up|quit|failed(?! (?:once|twice|\d)))\b|\b(?:didn't finish|couldn't|never (?:finished|made)|failed to|made it to|almost finished|only (?:finished|managed)|finished (?:only )?\d+)\b/i
/** Words that refer to the creator's own life. */
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

/** Returns a function that returns the "my" or "our" before a noun in these texts: "my" for "son" in "teaching my son to juggle". */
function findOwners(texts: readonly string[]): (noun: string) => string | undefined {
  const owners = new Map<string, string>()
  for (const terms of texts.map(tag))
    for (const [index, { key: owner }] of terms.entries()) {
      if (owner !== 'my' && owner !== 'our') continue
      const end = terms.findIndex((term, at) => at > index && !term.is('Noun', 'Adjective', 'Value'))
      const noun = terms[(end < 0 ? terms.length : end) - 1]
      if (noun) owners.set(noun.key, owner)
    }
  return (noun) => owners.get(noun)
}

/** Titles that are not about their creator. */
const impersonal =
  /^(?:the|why|what|how|who|when|where) |\b(?:history|story of|explained|explainer|documentary|rise and fall|biography|everything you need to know|science of)\b/i
const story =
  /\b(?:(?:history|story|life|death|invention|origins?|collapse|rise and fall|downfall|fall) of|fire|war|incident|disaster|scandal|expedition|shipwreck|ship|battle|flood|heist|mystery|empire|eruption|plague|earthquake|famine|revolution|company)\b/i

/** Clauses that make sense without the original, such as "I sold the van" or "5 exercises for stiff backs". */
const tellsEnough = /\b(?:I|We)\b|^\d.* (?:for|that) \p{L}/iu

/** Returns the titles that can be made from an English title and what happens in the video. */
export function makeEnglishTitles(original: string, happens: string): Candidate[] {
  const both = `${original} ${happens}`
  const isPlural = /\b(?:we|our|us|we're|we've)\b/i.test(both) && !/\b(?:i|i'm|i've|my|me)\b/i.test(both)
  const person = isPlural ? 'We' : 'I'
  const parsed = parseTitle(original, person, missed.test(happens))
  const subject =
    (parsed.kind !== 'name' && parsed.kind !== 'event') || personal.test(both)
      ? 'creator'
      : story.test(original)
        ? 'topic'
        : 'unclear'
  const clauses = readLine(parsed.aside ? `${happens}; ${parsed.aside}` : happens, {
    person,
    subject,
    pronoun: pronounOf(parsed.statement ?? ''),
    isLesson: parsed.kind === 'how_to' || parsed.teaches,
    ownerOf: findOwners([original, happens]),
  })
  const of: Of = (kind) =>
    clauses.filter((clause): clause is Extract<Clause, { kind: typeof kind }> => clause.kind === kind)
  const read: Read = {
    parsed,
    person,
    isPersonal: subject === 'creator' || !impersonal.test(original),
    clauses,
    of,
    told: listTold(clauses),
  }
  const seen = new Set<string>()
  // A name says less than what happens in the video. A question or task, however, must stay in the title.
  const isNameOnly = parsed.kind === 'name' || parsed.kind === 'done'
  return listHeads(read)
    .flatMap((head) => grow(head, read))
    .flatMap((head) => [
      { ...head, cost: head.cost ?? 0 },
      // "How I saved $9k in 14 months" if the original begins with "how I".
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
      const topic = needsTopic ? (isNameOnly && tellsEnough.test(text) ? 'rather' : 'always') : 'by_itself'
      return [{ text: title, sentence: text, isPlain: says.length === 0, topic, cost }]
    })
}
