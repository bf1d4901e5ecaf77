import { cleanUp } from './editing.ts'
import { splitSegments } from './edits.ts'
import type { Blank, Structure } from './kinds.ts'
import type { TemplatePart } from './next-step.ts'

/** Typical values of each blank. A structure is offered only if the title keeps its rank with each of them. */
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

const listNouns =
  'things|ways|tips|tricks|hacks|reasons|secrets|rules|facts|lessons|habits|mistakes|ideas|signs|steps|questions|tools|apps|exercises|recipes|projects|books|games|movies|songs|places|skills|examples|myths|lies|problems|moments|features|websites|foods|outfits|products|gadgets'
/** A plural that things are counted by, at the start: "Mistakes Every Beginner Makes", "Best Budget Phones of 2026". */
const countable = new RegExp(
  `^(?:(?:the )?(?:best|worst|greatest|easiest|funniest|coolest|cheapest|biggest|most \\w+|essential|simple|easy|common|important|useful|amazing|weird|hidden) (?:[a-z'-]+ ){0,2})?(?:${listNouns})\\b`,
  'i',
)

/** Verbs of things that people do for days on end. */
const lasting =
  /^(?:(?:i|we) (?:lived|survived|ate|quit|wore|used|slept|trained|ran|walked|drank|meditated|worked out|gave up|stopped|practiced|worked)|(?:living|surviving|sleeping|walking) (?:with|without|off|on|only|in|like|as|alone)|(?:eating|wearing|drinking) (?:only|nothing|like|as)|quitting)(?= )/i

const irregularPast: Readonly<Record<string, string>> = {
  beating: 'beat',
  breaking: 'broke',
  building: 'built',
  buying: 'bought',
  catching: 'caught',
  cutting: 'cut',
  digging: 'dug',
  doing: 'did',
  drawing: 'drew',
  driving: 'drove',
  eating: 'ate',
  feeding: 'fed',
  fighting: 'fought',
  finding: 'found',
  flying: 'flew',
  giving: 'gave',
  growing: 'grew',
  hiding: 'hid',
  hitting: 'hit',
  making: 'made',
  meeting: 'met',
  putting: 'put',
  quitting: 'quit',
  riding: 'rode',
  running: 'ran',
  selling: 'sold',
  sleeping: 'slept',
  spending: 'spent',
  stealing: 'stole',
  swimming: 'swam',
  taking: 'took',
  teaching: 'taught',
  throwing: 'threw',
  wearing: 'wore',
  winning: 'won',
  writing: 'wrote',
}

/** Regular verbs whose past is formed from the activity: baking, baked. Those that teach or announce are left out. */
const regularActivities = new Set(
  'baking:baked cleaning:cleaned climbing:climbed collecting:collected cooking:cooked converting:converted crafting:crafted crossing:crossed designing:designed destroying:destroyed escaping:escaped exploring:explored fixing:fixed following:followed hiking:hiked installing:installed inventing:invented launching:launched milling:milled opening:opened organizing:organized painting:painted picking:picked planting:planted playing:played pranking:pranked printing:printed ranking:ranked recreating:recreated remaking:remade renovating:renovated repairing:repaired replacing:replaced restoring:restored reviewing:reviewed sailing:sailed solving:solved surviving:survived testing:tested tracking:tracked transforming:transformed trapping:trapped trying:tried turning:turned upgrading:upgraded using:used visiting:visited welding:welded'.split(
    ' ',
  ),
)
const pastOf = new Map([
  ...Object.entries(irregularPast),
  ...[...regularActivities].map((pair) => pair.split(':') as [string, string]),
])

/** Matches the case of the draft's first part: in headline case, a word gets a capital. */
const capitalize = (word: string, title: string) =>
  /\s\p{Lu}\p{Ll}/u.test(title.split(/ [|•–—-] /)[0] ?? '') ? word[0]?.toUpperCase() + word.slice(1) : word

const isPlainStatement = (title: string) => splitSegments(title).length === 1 && !/[?:()[\]#]/.test(title)

/** Returns the draft in the frame of a structure, or undefined if the draft's own words do not allow it. */
type Fit = (title: string) => readonly TemplatePart[] | undefined

/**
 * How each structure fits a draft. It keeps the draft's words and adds only its own frame; numbers are left to the creator.
 * The draft's own words decide what fits: frames that teach where the draft teaches, the first person for something the
 * creator did, a count for a plural, a time where there is none.
 */
export const structureFits: Readonly<Record<Structure, Fit>> = {
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
  starts_with_count: (title) =>
    countable.test(title) && !/\d/.test(title) ? [{ blank: 'count' }, ` ${title.replace(/^the /i, '')}`] : undefined,
  i_did: (title) => {
    const [first = ''] = title.split(' ')
    const past = pastOf.get(first.toLowerCase())
    if (!past || !/\s/.test(title) || title.includes('?') || isInCapitals(first)) return undefined
    return [`I ${capitalize(past, title)}${title.slice(first.length)}`]
  },
  stretch_of_time: (title) =>
    lasting.test(title) && isPlainStatement(title) && !time.test(title) && !/\d/.test(title)
      ? [`${cleanUp(title.replace(/[.!]+$/, ''))} for `, { blank: 'days' }, ` ${capitalize('days', title)}`]
      : undefined,
  heres_why: (title) => {
    const rest =
      /^why (?!not\b|is\b|are\b|was\b|were\b|do\b|does\b|did\b|can|can't\b|would|should|will|has\b|have\b|don't\b|didn't\b|you should)(.+)$/i.exec(
        title,
      )?.[1]
    if (!rest || !isPlainStatement(title) || rest.split(' ').length < 3) return undefined
    const statement = cleanUp(rest.replace(/[.!]+$/, ''))
    return [
      `${statement[0]?.toUpperCase()}${statement.slice(1)}. ${capitalize("here's", title)} ${capitalize('why', title)}`,
    ]
  },
}

const isInCapitals = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)
