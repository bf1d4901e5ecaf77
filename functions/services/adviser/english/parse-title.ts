import { emojiRun } from '#shared/emoji.ts'
import { month } from '#shared/prediction/patterns/matchers.ts'
import type { ParsedTitle } from '../parts.ts'
import { toPastTense } from './past-tense.ts'
import { mend } from './spelling.ts'
import { findVerb, isPastBefore, tag, toBase } from './words.ts'

/** Labels of the video, and its number in a series. They say nothing about what happens in it. */
const label = new RegExp(
  String.raw`\b(?:(?:weekly|daily|full|my honest|honest|quick) )?(?:(?:day in (?:my|the) life )?vlogs?(?: ?#?\d+)?|updates?|reviews?|recipes?|tutorials?|let'?s play|gameplay|walkthrough|q ?(?:& ?|and |n )?a|news|(?<=\b(?:trip|travel|tour|training|garden|pregnancy|recovery|race) )diary|(?:simply )?explained(?: simply)?|challenge results|challenge|results|documentary|grwm|unboxing|(?:and )?try[- ]?on(?: haul)?|reaction|story ?time|exploration|compilation|highlights?|podcast|livestream|dev ?log(?: ?#?\d+)?|progress|tips(?: and tricks)?|tips|guide|first impressions|announcement|recap|time ?lapse)\b|\b(?:part|pt|episode|ep|day|week|month|year|vol|chapter|no|number) ?\.?#?\d+\b|#\d+|\b${month} ?\d{0,2},? 20\d\d\b|\b(?:and )?(?:everything you need to know|what you need to know|all you need to know|let's talk|must watch)\b|(?<=\S (?:room|house|home|apartment|gym|setup|studio|desk|office|van|garden|closet|kitchen|workshop) )tour\b|(?<=\S \S+ )(?<!\b(?:in|of|since|for) )20\d\d$|\(\s*\)`,
  'gi',
)

/** Removes punctuation at the ends and around removed words. */
const trimMarks = (text: string) =>
  text
    .replace(/\s*[-–—|:,&+]\s*(?=[-–—|:,&+]|$)/g, ' ')
    .replace(/^[\s\-–—|:,&+.]+|[\s\-–—|:,&+!.]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
const tidy = (text: string) =>
  trimMarks(text)
    .replace(/^(?:and|of|on|for|about) /i, '')
    .replace(/\s+(?:and|with|of|for|on|the|a|in)$/i, '')

/** Removes labels at the ends of a part. A label inside a phrase stays: "my morning routine as a designer". */
function removeLabels(part: string): string {
  let text = part
  for (let pass = 0; pass < 3; pass++) {
    const before = text
    const cut = text
      .replace(label, (found, ...rest) => {
        const at = rest.find((argument) => typeof argument === 'number')
        if (typeof at !== 'number') return found
        const [left, right] = [text.slice(0, at).trim(), text.slice(at + found.length).trim()]
        // In "how to start a podcast" the podcast is the topic.
        if (/(?:^|\s)(?:an?|the|my|our|your|own)$/i.test(left) && left.includes(' ')) return found
        // "90k mile review"
        if (/\b\d\S* (?:mile|km|hour|day|week|month|year)$/i.test(left)) return found
        const isNumber = /\d/.test(found)
        return isNumber ||
          left === '' ||
          right === '' ||
          /^[-–—|:,)#\d(]/.test(right) ||
          /[-–—|:,(]$/.test(left) ||
          /^(?:after|and) /i.test(right)
          ? ' | '
          : found
      })
      .replace(/(?:\s*\|\s*)+/g, ' | ')
      .replace(/^ \| | \| $/g, '')
    // "The worst hotel we slept in" may end in a preposition; what a label leaves behind may not.
    text = cut === text ? trimMarks(text) : tidy(cut)
    if (text === before) break
  }
  // A label in the middle separates two parts. The later part says more.
  const parts = text
    .split(' | ')
    .map(text.includes(' | ') ? tidy : trimMarks)
    .filter(Boolean)
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  if (parts.length < 2) return first
  return /^(?:after|of|in|with|from|on|for) /i.test(last) ? `${first} ${last}` : /^\p{Lu}/u.test(last) ? last : first
}

const upper = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** A short question after an activity: "selling my piano was it a mistake". It is left out because the line answers it. */
const tail =
  /^(.{8,}?),?\s+(?:(?:was|is|are) (?:it|they|this) (?:really )?(?:worth it|worth the .+|an? \w+(?: \w+)?|any good|that \w+|safe)|worth it|what (?:finally |actually |really )?(?:helped|worked|works|happened|changed)(?: for me)?|what i (?:learned|found|did)|(?:a )?(?:dumb|good|bad|stupid|terrible|great) idea|how (?:bad|hard|good) (?:can|could|was|is) it(?: really)?(?: be)?)\??$/i
const splitTail = (part: string): string[] => [
  (!/^(?:is|are|was|were|does|do|can|should|would|how|why|what) /i.test(part) && tail.exec(part)?.[1]) || part,
]

const questionStart =
  /^(?:is|are|can|could|do|does|did|should|will|would|has|have|was|were|which|who|what(?:'s(?! in my)| (?:is|are|was|were|do|does|did|happens|would|will|should|can|makes|if))|how (?:do|does|did|is|are|can|(?:long|much|many|often)(?! (?:i|we) ))|why (?:do|does|did|is|are|was|were|don't|doesn't)) /i

/**
 * Parses an English title: its kind, its topic without labels, and its sentence or task. If `failed`, the sentence says that the creator
 * tried to do it.
 */
export function parseTitle(title: string, person: 'I' | 'We' = 'I', failed = false): ParsedTitle {
  const aside = /\(([^()]* [^()]*)\)/.exec(title)?.[1]
  return { ...readParts(title, person, failed), aside }
}

function readParts(title: string, person: 'I' | 'We', failed: boolean): ParsedTitle {
  const text = mend(title)
    .replace(/\s*[!]+/g, '')
    .replace(/\s*\?+/g, '?')
    .replace(emojiRun, ' ')
    .replace(/\([^)]*\)|\[[^\]]*\]|#\p{L}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const isShouted = text === text.toUpperCase() && /\p{Lu}{4}/u.test(text)
  const shown = isShouted ? text.toLowerCase() : text
  const calm = shown.replace(isOver, '$1')
  const parts = calm
    .split(/\s+[-–—|]+\s+|\s*\|\s*|:\s+|(?<=\?)\s+/)
    .flatMap(splitTail)
    .map(trimMarks)
    .filter(Boolean)
  const read = parts.map((part) => readPart(part, person, failed))
  const named = read.find(({ kind, topic }) => kind === 'name' && topic !== '')
  const [best] = read.filter(({ kind }) => kind !== 'name')
  // "Bonsai trees - are they really that slow": the question needs the name.
  if (best?.kind === 'question' && named && /\b(?:it|they|them)\b/i.test(best.topic))
    return { ...best, topic: `${named.topic}: ${upper(best.topic)}` }
  if (best) return named && best.kind === 'done' ? { ...best, topic: named.topic } : best
  const names = read.filter(({ topic }) => topic !== '')
  // A part without a label says what the video is about: "Workshop update - lathe".
  const [plain] = names.filter((name, index) => index > 0 && parts[read.indexOf(name)] === name.topic)
  const [one, other] = names
  // Two parts without labels belong together: "Dog training - stop pulling".
  if (
    names.length === 2 &&
    one &&
    other &&
    parts.length === 2 &&
    parts.every((part, index) => read[index]?.topic === part) &&
    calm.length <= 45
  )
    return { kind: 'name', topic: `${one.topic}: ${other.topic}`, teaches: false }
  const hasLabel = names[0] !== undefined && parts[read.indexOf(names[0])] !== names[0].topic
  const chosen: ParsedTitle = (hasLabel ? plain : undefined) ?? names[0] ?? { kind: 'name', topic: tidy(calm) }
  const topic = withArticle(chosen.topic, isOver.test(shown))
  const isEverything = /\b(?:everything|all|what) you need to know\b/i.test(calm)
  const lesson = isEverything
    ? `everything you need to know about ${topic},`
    : / explained$/i.test(calm)
      ? topic
      : undefined
  return { ...chosen, topic, lesson, teaches: read.some(({ teaches }) => teaches) }
}

/** Titles that say that something is finished: "first quilt done finally". */
const isOver =
  /^((?:(?:my|our|the) )?(?:(?:first|second|new) )?\p{L}+(?: \p{L}+)?) (?:finally )?(?:done|finished)(?: finally)?$/iu

/** Converts a finished "first quilt" to "my first quilt", and "first month with my puppy" to "my first month with a puppy". */
function withArticle(topic: string, isDone: boolean): string {
  const [, first, own = '', thing = ''] =
    /^(first (?:day|night|week|month|year|trip|flight|winter|summer|race)) with (my|our) (\p{L}+(?: \p{L}+)?)$/iu.exec(
      topic,
    ) ?? []
  if (!first && isDone && /^first (?!aid|class|person|impressions?|look|of|in|to)\p{L}+(?: \p{L}+)?$/iu.test(topic))
    return `my ${topic}`
  if (!first || tag(thing).at(-1)?.is('Plural')) return topic
  return `${own} ${first.toLowerCase()} with ${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`
}

/** Whether a part with a question mark only names something: "toddler sleep??". */
const isName = (text: string) =>
  text.split(' ').length <= 3 && !/\b(?:or|worth|too|enough)\b/i.test(text) && findVerb(tag(text)) < 0

function readPart(part: string, person: 'I' | 'We', failed: boolean): ParsedTitle {
  const text = part.replace(/\?$/, '')
  const topic = removeLabels(text).replace(/^(.+ (?:won't|doesn't|isn't|not) \w+) (?:fix|solution|help)$/i, '$1')
  const how = /^(?:learn )?how to (.+)/i.exec(text)?.[1]
  if (how) return { kind: 'how_to', topic: text, task: removeLabels(how) || how }
  const opening = /^(how|why) (?:i|we)\b/i.exec(text)?.[1]?.toLowerCase()
  const ours = /^(?:(?:how|why|what happened when|the day|the time|when) )?((?:i|we)(?:'ve|'m|'re)? .+)/i.exec(
    text,
  )?.[1]
  if (ours)
    return {
      kind: 'done',
      topic,
      statement: toStatement(ours),
      opening: opening === 'how' || opening === 'why' ? opening : undefined,
    }
  if (/\b(?:vs\.?|versus)\b/i.test(text)) return { kind: 'versus', topic: removeLabels(text.split(/,/)[0] ?? text) }
  if ((part.endsWith('?') && !isName(text)) || questionStart.test(text)) {
    const works = /^how (do|does) (.+) work$/i.exec(text)
    const answers = works ? [`how ${works[2]} ${works[1] === 'do' ? 'work' : 'works'}`] : undefined
    return { kind: 'question', topic: `${text}?`, answers }
  }
  const told = tellActivity(text, person, failed)
  if (told) return { kind: 'done', topic, statement: toStatement(told) }
  // "What sailors drank", "how my exhibition went", "night shifts what it's really like".
  const like = /^(.+?),? what (?:it|they)(?:'s|'re| is| are) ((?:really|actually) )?like$/i.exec(text)
  if (like?.[1])
    return {
      kind: 'name',
      topic: `what ${like[1]} ${tag(like[1]).at(-1)?.is('Plural') ? 'are' : 'is'} ${like[2] ?? ''}like`,
    }
  if (/^(?:what|what's|how|why|where|when) \S/i.test(text)) return { kind: 'name', topic }
  if (/^(?:my |our |the )?(?:top |best )?\d+ (?!min|hour|day|week|month|year|pm|am)[a-z]/i.test(text)) {
    const list = topic
      .replace(/^(?:my|our|the) (?!.*favou?rite)/i, '')
      .replace(/^((?:my|our) )?top (?=\d+ favou?rite)/i, '$1')
    const owner = (['my', 'our'] as const).find((word) => text.toLowerCase().startsWith(`${word} `))
    return { kind: 'list', topic: list, owner }
  }
  const [first = '', ...rest] = text.split(' ')
  // "Made a beat", without a subject.
  if (
    (/^(?:quit|sold|bought|built|tried|moved|ate|drove|flew|wrote|caught|turned)$/i.test(first) && rest.length > 1) ||
    (isPastBefore(first, rest[0]) &&
      !/^(?:made|built|found|based) (?:in|on|for|with|to) /i.test(text) &&
      /^(?:an?|the|my|our|every|all|this|\d+|some|only|in|on|up|for|with|to)$/i.test(rest[0] ?? ''))
  )
    return {
      kind: 'done',
      topic,
      statement: toStatement(`${person} ${removeLabels(text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()))}`),
    }
  const past = rest.length > 0 ? toPastTense(first) : undefined
  if (past && isActivity(first, rest) && !isLesson.test(text)) {
    const base = failed ? toBase(past) : undefined
    const done = removeLabels(`${base ? `tried to ${base}` : past} ${rest.join(' ')}`)
    return { kind: 'done', topic, statement: toStatement(`${person} ${done}`) }
  }
  const twist = /^(.+?),? but (i|we|it|every|all|no|my|the|with)\b(.*)$/i.exec(text)
  if (twist?.[1] && twist[2])
    return { kind: 'event', topic: twist[1], statement: `${twist[1]}, but ${twist[2]}${twist[3] ?? ''}` }
  const terms = tag(text)
  const verb = findVerb(terms)
  if (
    verb > 0 &&
    verb <= 5 &&
    terms[verb]?.is('PastTense') &&
    !terms
      .slice(0, verb)
      .some(({ key }, index) => /^(?:that|who|which)$/.test(key) || (index > 0 && /^(?:i|we|you|they)$/.test(key))) &&
    !/^(?:cut|hit|put|set|read|let|shut|split|spread|cost|beat|bet|fit|burst|quit)$/.test(terms[verb]?.key ?? '') &&
    !/ (?:explained|revealed|ranked|compared|tested|reviewed|unboxed)$/i.test(text)
  )
    return { kind: 'event', topic: text, statement: text }
  const teaches =
    /\b(?:tutorial|guide|course|lesson|explained|explainer|basics|intro|introduction|101|everything you need to know|tips)\b/i.test(
      part,
    )
  // "Pixel 9 review after 2 months" means that it was used for two months.
  const used =
    /^(?:my |the )?(.+?) (?:review|test|update)?,? ?after (\d+|an?|one|two|three|six) ((?:day|week|month|year)s?)(?: of use)?$/i.exec(
      text,
    )
  if (used?.[1] && /\d|\p{Lu}/u.test(used[1]))
    return {
      kind: 'name',
      topic,
      teaches,
      statement: `${person} used the ${tidy(used[1].replace(label, ' '))} for ${used[2]} ${used[3]}`,
    }
  const isMade = /\b(?:recipes?|easy|quick|simple|homemade|handmade|diy|no[- ]bake|one[- ]pot)\b/i.test(part)
  const acquired = acquiring.find(([found]) => found.test(part))?.[1]
  const place =
    /\b(?:trip|travel(?:ing)?|journey|holiday|vacation|weekend|days?|week) (?:to|in|through|around|across) ((?:the )?\p{L}+(?: \p{Lu}\p{L}+)*)/iu.exec(
      text,
    )?.[1]
  return {
    kind: 'name',
    teaches,
    isMade,
    acquired,
    place,
    topic:
      /,\s/.test(topic) && /,\s+(?:what|how|why|and|can|is|was)\b/i.test(topic)
        ? removeLabels(topic.split(/,\s/)[0] ?? topic)
        : topic,
  }
}

/** "Beekeeping for beginners" is a lesson, not something that the creator did. */
const isLesson = / for (?:absolute |complete |total )?(?:beginners|dummies)$/i

/** Nouns of activities and their verbs: "my attic conversion" is "I converted my attic". */
const activities: readonly (readonly [RegExp, string])[] = [
  [/^(?:renovation|reno)$/i, 'renovated'],
  [/^remodel(?:ing)?$/i, 'remodeled'],
  [/^restoration$/i, 'restored'],
  [/^conversion$/i, 'converted'],
  [/^makeover$/i, 'made over'],
  [/^build$/i, 'built'],
  [/^repair$/i, 'repaired'],
]
/** The verbs of everyday activities, by the activity's last word. */
const daily: readonly (readonly [RegExp, string])[] = [
  [/(?:push|pull|sit|chin)-?ups?|squats?|burpees?|lunges?|planks?|yoga|pilates|stretching|jumping jacks$/i, 'did'],
  [/steps|miles|km$/i, 'walked'],
  [/showers?|baths?|ice baths?|photos?|pictures?|naps?$/i, 'took'],
  [/pages?$/i, 'read'],
]

/** Converts a title that names an activity to a sentence: "20 days of cooking Thai" is "I cooked Thai for 20 days". */
function tellActivity(text: string, person: 'I' | 'We', failed: boolean): string | undefined {
  const tell = (past: string, rest: string) => `${person} ${failed ? `tried to ${toBase(past) ?? past}` : past} ${rest}`
  const spell =
    /^((?:\d+|an?|one|two|three) (?:full )?(?:day|week|month|year|hour)s?) of ((?:only|just) )?(\p{L}+ing) (.+)$/iu.exec(
      text,
    )
  const past = toPastTense(spell?.[3] ?? '')
  if (spell && past)
    return tell(`${spell[2] ?? ''}${past}`, `${removeLabels(spell[4] ?? '')} for ${spell[1]?.toLowerCase()}`)
  const name = removeLabels(text)
  const rate = /^(?:doing |taking )?(.+?) (every ?(?:day|morning|night|evening|single day)|a day|daily)\b(.*)$/i.exec(
    name,
  )
  const did = rate && daily.find(([found]) => found.test(rate[1] ?? ''))?.[1]
  const isOne = /^(?:cold|hot|ice)? ?(?:bath|shower|nap|photo|picture)$/i.test(rate?.[1] ?? '')
  if (did)
    return tell(
      did,
      `${isOne ? (/^i/i.test(rate?.[1] ?? '') ? 'an ' : 'a ') : ''}${rate?.[1]} ${rate?.[2]?.toLowerCase().replace('everyday', 'every day')}${rate?.[3]}`,
    )
  const [, thing = '', activity = '', rest = ''] =
    /^((?:my|our) .+?|[^ ]+(?: [^ ]+){0,2}?) (\p{L}+)((?: for| from| with| in| out of| under) .+)?$/iu.exec(name) ?? []
  const done = activities.find(([found]) => found.test(activity))?.[1]
  if (!done || tag(thing).at(-1)?.is('Plural', 'Verb', 'Adjective')) return undefined
  const article = /^(?:my|our|the|an?) /i.test(thing) ? '' : /^[aeiou]/i.test(thing) ? 'an ' : 'a '
  return tell(done, `${article}${thing.replace(/^(?:My|Our|The|An?) /, (first) => first.toLowerCase())}${rest}`)
}

/** What creators do with the things in a kind of video. */
const acquiring: readonly (readonly [RegExp, string])[] = [
  [/\bthrift(?!.*\bflip)/i, 'thrifted'],
  [/\b(?:haul|shopping)\b/i, 'bought'],
  [/\bmeal prep/i, 'prepped'],
  [/\b(?:meals|dinners|lunches|recipes|cooking)\b/i, 'cooked'],
]

/** "Crossing the lake no motor". */
const withoutPreposition =
  /(?<=\w\w)(?<! (?:with|and|had|has|have|is|are|was|at|in|on|of|for|to|but|or|there's)) no (\w+)$/i
const toStatement = (text: string) =>
  text
    .replace(/^i\b/, 'I')
    .replace(/^we\b/, 'We')
    .replace(/^(I|We) (?:finally|just|actually) /, '$1 ')
    // "And here is how it went" announces what the line says.
    .replace(
      /(?<=^.{12,}),?(?: and|,) (?:here(?:'s| is) )?(?:what|how|why) (?:it|they|i|we|much|many|happened)\b.*$/i,
      '',
    )
    .replace(withoutPreposition, ' with no $1')
    .replace(
      /(?<=\b(?!for|in|of|after|than|about|over|under|to|last|first|every)\p{L}+) (\d+ (?:day|week|month|year)s)$/iu,
      ' for $1',
    )
    .replace(/(?<!for) under (?=[$€£]?\d)/, ' for under ')

/** Whether an -ing word is something that the creator did, not a noun ("gaming setup") or the topic of a lesson. */
function isActivity(gerund: string, [next = '']: readonly string[]): boolean {
  if (
    /^(?:understanding|introducing|gardening|explaining|investing|announcing|learning|becoming|parenting|gaming|budgeting|coding|being|having|dating|aging|editing|camping|living|training|marketing|saving|speaking|growing|getting|looking|answering|sewing|welding|drawing|cleaning|skiing|fishing|cycling|boxing)$/i.test(
      gerund,
    )
  )
    return (
      /^(?:an?|the|my|our|every|all|this|\d+|in|on|off|without|with|up|rid|for|from|to)$/i.test(next) &&
      !/^(?:understanding|introducing|gardening|explaining|investing|announcing|learning to)$/i.test(gerund)
    )
  return !/^(?:gone|fails?|accident|experience|lessons?|progress|journey|results|advice|update|apps?|tips|tutorial|guide|routine|class|course|basics|exercises|mistakes|ideas|hacks|recipes?|vs|is|are|was|video|videos|setup|machine|techniques?|challenge|patterns?|gear|supplies|essentials|myths)$/i.test(
    next,
  )
}
