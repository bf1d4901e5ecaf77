import { cleanUp } from './editing.ts'
import { splitSegments } from './edits.ts'
import type { Blank, Structure } from './kinds.ts'
import type { TemplatePart } from './next-step.ts'

/** Typical values of each blank. A structure is offered only if the wording model prefers it with each of them. */
export const typicalValues: Readonly<Record<Blank, readonly string[]>> = {
  count: ['3', '7', '10'],
  minutes: ['5', '10', '20'],
  days: ['7', '30', '100'],
}

const teaches = /^how to |^learn |\b(?:tutorial|guide|course|basics|introduction to|intro to|explained|step by step)\b/i
const isForBeginners = /\b(?:beginners?|from scratch|dummies|newbies|advanced|expert|intermediate|kids)\b/i
const time = /\b(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?)\b/i
const quickTask =
  /^(?:how to (?!be\b|not\b|tell\b|know\b|avoid\b|survive\b|live\b|become\b|choose\b)|(?:learn|build|make|create|draw|cook|bake|fix|install|set up|deploy|write|train|understand|master) (?:an? |the |your |my )?[a-z])/i

/** Verbs of activities that last for days. */
const lasting =
  /^(?:(?:i|we) (?:lived|survived|ate|quit|wore|used|slept|trained|ran|walked|drank|meditated|worked out|gave up|stopped|practiced|worked)|(?:living|surviving|sleeping|walking) (?:with|without|off|on|only|in|like|as|alone)|(?:eating|wearing|drinking) (?:only|nothing|like|as)|quitting)(?= )/i

/** Matches the case of the original's first part: in headline case, a word gets a capital. */
const capitalize = (word: string, title: string) =>
  /\s\p{Lu}\p{Ll}/u.test(title.split(/ [|•–—-] /)[0] ?? '') ? word[0]?.toUpperCase() + word.slice(1) : word

const isPlainStatement = (title: string) => splitSegments(title).length === 1 && !/[?:()[\]#]/.test(title)

/** Returns the original in the frame of a structure, or undefined if the original's own words do not allow it. */
type Fit = (title: string) => readonly TemplatePart[] | undefined

/**
 * How each structure fits a title. It keeps the original's words and adds only its own frame; the creator fills in numbers. The
 * original's words decide what fits: frames that teach fit titles that teach, and a time fits titles without one.
 */
export const structureFits: Readonly<Partial<Record<Structure, Fit>>> = {
  in_time: (title) =>
    quickTask.test(title) &&
    isPlainStatement(title) &&
    !isInCapitals(title) &&
    !time.test(title) &&
    !/\d|\bin\b/i.test(title)
      ? [`${cleanUp(title.replace(/[.!]+$/, ''))} in `, { blank: 'minutes' }, ` ${capitalize('minutes', title)}`]
      : undefined,
  for_beginners: (title) =>
    teaches.test(title) &&
    isPlainStatement(title) &&
    !/\b(?:is|are|was|were)\b/i.test(title) &&
    !isInCapitals(title) &&
    !isForBeginners.test(title) &&
    !/\d|\bfor\b/i.test(title)
      ? [`${cleanUp(title.replace(/[.!]+$/, ''))} for ${capitalize('beginners', title)}`]
      : undefined,
  stretch_of_time: (title) =>
    lasting.test(title) && isPlainStatement(title) && !time.test(title) && !/\d/.test(title)
      ? [`${cleanUp(title.replace(/[.!]+$/, ''))} for `, { blank: 'days' }, ` ${capitalize('days', title)}`]
      : undefined,
}

const isInCapitals = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)
