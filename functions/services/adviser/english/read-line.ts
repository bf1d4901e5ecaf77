import type { Clause, Joint } from '../parts.ts'
import { removeListItems } from '../remove-list-items.ts'
import { mend } from './spelling.ts'
import { findVerb, isPastBefore, type Term, tag } from './words.ts'

const unit =
  '(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|nights?|mornings?|afternoons?|evenings?|weeks?|weekends?|months?|years?|yrs?)'
const amount = String.raw`(?:\d[\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half an?)`
const price = /(?:[$€£]\s?\d[\d.,]*k?|\b\d[\d.,]*k? ?(?:dollars|bucks|euros?|pounds|cents)\b)/i

const isDuration = new RegExp(
  `^(?:about |around |only |just |under |almost )?${amount}(?: full| whole| straight)? ?-?${unit}$`,
  'i',
)
const isRate = new RegExp(
  `^(?:about |only |just )?${amount} ?-?(?:${unit}|times) (?:an?|per|every) (?:day|night|week|month|year)$`,
  'i',
)
/** A duration and how it was spent, but not a month or season, as in "two weeks in June", and not what cooks, as in "an hour in the oven". */
const startsWithDuration = new RegExp(
  `^${amount} ?-?${unit} (?=with |without |in (?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|fall|autumn|winter)|(?:the |an? |my |our )?(?:hot |cold |preheated )?(?:oven|microwave|fridge|freezer|air ?fryer|slow cooker|pressure cooker|instant pot|pan|pot|skillet|smoker|dehydrator|kiln|washer|dryer)\\b)|as |on |inside )`,
  'i',
)
const isPriceAlone = new RegExp(
  `^(?:about |only |just |under |for |for about |for under |costs? (?:me |us )?)?${price.source}(?: (?:total|all in|in total|altogether))?(?: (?:in|of|worth of) (?!sales|profit|revenue|income|debt|savings|tips|ads|donations|prize|winnings|the|a|an|one|my|our|\\d)[a-z]+(?: and [a-z]+)?)?$`,
  'i',
)
const isLimit =
  /^(?!(?:one|a single) (?:\S+ )?(?:second|minute|hour|day|night|week|month|year)s?\b)(?:no|without|zero|only|just|using only|with (?:only|just|no|nothing)|all in one|in (?:one|a single)|one|a single|not a single|all (?:used|recycled|scrap|free|thrifted|secondhand|natural|plastic|homemade)) \S|^all (?:secondhand|used|vintage|thrifted|free)$/i
/** Things whose number can be a limit: "one bowl". For other things, "one" is only a fact. */
const isTool =
  /\b(?:bowl|pan|pot|skillet|tray|sheet|tool|ingredient|lamp|light|lens|brush|colou?r|needle|hook|skein|hand|knife|board|page|take|sample|chord|finger|oven|burner|fryer|machine|blade|saw|drill|bag|box|jar|pen|pencil|cup|mic|camera)\b/i
const isCircumstance =
  /^(?:as (?:an?|my|our)|until|in|at|on|under|near|inside|during|after|before|from|above|below) \S/i
const isExplained = /^(?:here(?:'s| is) )?(?:what|how|why|where) (?:i|we|it|they|you|the|to) \S/i
/** Kinds of videos, which say nothing about this one. */
const isLabel =
  /^(?:an? )?(?:(?:honest|quick|short|full|animated|long|chatty|first|my|some) )*(?:vlogs?|explainer|ranking|q ?& ?a|review|tutorial|update|haul|explained|pros and cons|tips|tips and tricks|walkthrough|story time|storytime|results|before and after|more|etc|challenge(?: run)?|first impressions|comparison|reaction|guide|basics)$/i

interface Part {
  readonly text: string
  readonly joint: Joint | undefined
}
const joints: readonly Joint[] = ['but', 'so', 'because', 'until']

/** A kind of video before its description: "guide for parents", "workout without weights". */
const labelBefore =
  /^(?:(?:honest|full|quick|short|animated) )?(?:explainer|tutorial|guide|vlog|review|made|challenge run|playthrough|lesson|workout|routine) (?=(?:for|until|with|without|using) )/i

/** Clauses about the video itself. */
const isOfVideo = /^(?:(?:i|we) )?(?:made|filmed|recorded|shot|edited) (?:it|this|this video)(?! to\b)/i
/** A note that continues with a verb: "neck pain so had to stop". */
const goesOn = / (?:so|because|but|and) (?:then )?(?:had|have|was|were|got|did|i|we|it|they|he|she)\b/i

/** Words that announce a list: "mistakes", or a number of things ("3 things I hated"), but not a duration. */
const announces = new RegExp(
  String.raw`\b(?:mistakes|errors|problems|issues|flaws|fails|failures|myths|regrets)\b|\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several) (?!${unit}\b|euros|dollars|bucks|pounds|times\b)(?:[a-z-]+ ){0,2}?[a-z-]+s\b`,
  'i',
)

/** Splits a line into sentences, and each sentence into clauses: at commas and before conjunctions that begin a clause. */
function splitClauses(line: string): Part[][] {
  const marked = removeListItems(mend(line), announces, (item) => hasVerb(tag(item)))
    .replaceAll(/["“”]/g, '')
    .replaceAll(/\(([^)]*)\)/g, '; $1;')
    .replaceAll(/\s+/g, ' ')
  const sentences = marked.split(/[;•\n]|\s[-–—]+\s|[.!?]+(?=\s|$)|:(?=\s)/)
  return sentences.map((sentence) =>
    joinLists(sentence.split(/,\s+/).flatMap(splitAtConjunctions))
      .map((part) => ({
        text: part
          .replace(
            /^(?:(?:and|but|so|then|also|plus|well|ok|because|even though|though|although|while|until(?= (?:i|we|it|he|she|they|the \S+ \S+ed)\b))\s+)+/i,
            '',
          )
          .replace(/[\s,.!?]+$/, '')
          .trim(),
        joint: joints.find((joint) => part.toLowerCase().startsWith(`${joint} `)),
      }))
      .filter(({ text }) => text !== ''),
  )
}

/** Splits at conjunctions: "tent leaked at 2am so we slept in the car" has two clauses; "everything but the plumbing" has one. */
function splitAtConjunctions(part: string): string[] {
  for (const { 0: found, index } of part.matchAll(
    /\s+(?:but|so|then|and then|and|because|until|although|though|while)\s+/gi,
  )) {
    const [left, right] = [part.slice(0, index), part.slice(index + found.length)]
    const joined = part.slice(index).trim()
    const terms = tag(right)
    const verb = findVerb(terms)
    const isClause =
      (verb > 0 && verb <= 4 && isSubject(terms.slice(0, verb))) || /^(?:i|we|it|he|she|they)\b/i.test(right)
    const isContrast = !/and/i.test(found) && isPastStart(terms) && isPastStart(tag(left))
    if (left.split(' ').length > 1 && (isClause || isContrast))
      return [
        left,
        ...splitAtConjunctions(right).map((conjunction, index) =>
          index === 0 ? joined.slice(0, joined.length - right.length) + conjunction : conjunction,
        ),
      ]
  }
  return [part]
}

/** Joins the items of a list with the clause before them: "I tried wood, resin and clay". */
function joinLists(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? ''
    const last = parts.findIndex((part, index) => index > at && /^\S+(?: \S+)?,? and \S/i.test(part))
    const items = last > at ? parts.slice(at + 1, last + 1) : []
    const isList = items.length > 0 && items.every((item) => item.split(' ').length <= 4 && !hasVerb(tag(item)))
    joined.push(isList ? [part, ...items].join(', ') : part)
    if (isList) at = last
  }
  return joined
}

const hasVerb = (terms: readonly Term[]) => findVerb(terms) >= 0 || terms[0]?.is('PastTense') === true

/** Participles of transitive verbs: "found at a market" says what happened to the thing. */
const transitivePasts =
  /^(?:found|bought|made|built|given|sold|taken|stolen|saved|rescued|invented|discovered|founded|designed|patented|painted|written|recorded|filmed|shot|based|inspired|printed|handmade|stitched|sewn|carved|woven|welded|dyed|forged|borrowed|salvaged|picked|thrifted)$/i

/** How to read a line, according to its title. */
interface Reader {
  readonly person: 'I' | 'We'
  /** The subject of clauses without one: the creator, or the topic of the original. */
  readonly subject: 'creator' | 'topic' | 'unclear'
  /** The pronoun for the thing that the original says was made or bought. */
  readonly pronoun?: 'it' | 'they' | undefined
  readonly isLesson?: boolean | undefined
  /** Returns "my" or "our" if the creator uses it before the noun somewhere. */
  readonly ownerOf: (noun: string) => string | undefined
}

/**
 * Parses a line that says what happens in a video. Returns its clauses in order and leaves out what cannot be used. If the subject is
 * unclear, only what people do is attributed to the creator.
 */
export function readLine(line: string, reader: Reader): Clause[] {
  return splitClauses(line).flatMap((sentence) => {
    const read: Clause[] = []
    let isAfterClause = false
    for (const { text, joint } of sentence) {
      const last = read.at(-1)
      const clause = readClause(text, { ...reader, before: last, isStart: text === sentence[0]?.text })
      // "gained 3 kg, run faster"
      if (
        last?.kind === 'ours' &&
        /^[a-z]+ (?:better|more|less|faster)$/i.test(text) &&
        tag(text)[0]?.is('Infinitive')
      ) {
        read.push({ kind: 'ours', text: `${reader.person} ${lower(text)}`, isPast: true })
        continue
      }
      // "rice was fine, beans were not": the second clause makes no sense without the first.
      if (
        last?.kind === 'event' &&
        (clause?.kind === 'event' || clause?.kind === 'ours') &&
        isElliptic.test(clause.text)
      )
        read.splice(-1, 1, { ...last, text: `${last.text}, ${clause.text}` })
      else if (clause?.kind === 'event' || clause?.kind === 'ours')
        read.push(isAfterClause ? { ...clause, joint } : clause)
      else if (clause) read.push(clause)
      isAfterClause = clause !== undefined
    }
    return read
  })
}

const isElliptic = /\b(?:did|do|does|is|was|are|were|'m|'re)(?: not|n't)(?: so much| at all)?$/i

/** Past-tense verbs that fit the topic of a title, if the title is not about its creator. */
const ofTopics =
  /^(?:started|began|became|ended|happened|took|lasted|burned|killed|destroyed|changed|cost|failed|spread|grew|sank|collapsed|exploded|disappeared|vanished|lived|died|invented|sold|earned|lost|won|ruled|moved|came|went|fell|rose|turned|survived|closed|opened|crashed|caused)$/

/** Past-tense verbs for what only people do. Without a subject, they are about the creator. */
const ofPeople =
  /^(?:hitched|hitchhiked|hiked|biked|walked|camped|traveled|flew|waited|cooked|ate|drank|drove|slept|overslept|woke|cried|laughed|paid|overpaid|overspent|bought|built|fixed|learned|decided|used|made|sewed|painted|tried|tested|quit|wrote|read|called|asked|borrowed|switched|moved|stayed|practiced|trained|spent|found|placed|capsized|forgot|messed|gave|met|taught|studied|counted|tracked|followed|repeated|snapped|deleted|cut|got|gained|stopped|lived|regretted|applied|played|ended up|thrifted|rented|hired|fired|refused)$/
/** Past-tense verbs for what things do by themselves. */
const ofThings =
  /^(?:(?:still|also|just|almost|barely|never) )?(?:crashed|exploded|worked|failed|broke|started|lasted|survived|leaked|died|melted|cracked|shrank|arrived|sank|floated|tasted|smelled|sounded|fell|held|stopped working|caught fire|came (?:out|apart|back)|(?:went|dropped|rose|jumped|grew) (?:from|up|down)|turned (?:out|into|on))\b/i
/** Verbs for people and things, with following words that show that the creator is meant. */
const byCreator =
  /^(?:(?:still|also|just|almost|barely|never|only) )?(?:(?:got|had|broke|sold|grew|opened|started) (?:(?:an?|the|my|our|rid|up|down|over|one)\b|\$|\d)|took (?:an?|the|my|our)\b|turned (?:\S+ ){1,3}into|failed (?:once|twice|\d|my|the)|lost (?:[$€£]?\d|one|two|three|half|my|our|count|weight)|won\b|came (?:first|second|third|last|\d)|went (?:to|home|back|broke|over)|passed\b|saved\b|earned\b|finished\b|stopped (?:on|after|at)\b|(?:ended|started) with\b|got (?:\w+ed\b|lost|sick|scammed|stuck|fired|hired|caught|robbed|hurt)\b)/i
/** People that the next clause may continue to be about. */
const people =
  /^(?:my |our |the |an? )?(?:\S+ )?(?:he|she|they|mom|dad|grandma|grandpa|mother|father|wife|husband|girlfriend|boyfriend|partner|friends?|sister|brother|kids?|son|daughter|neighbors?|boss|\p{L}+(?:er|or|ist))\b/iu

/** Parses a clause that begins with a past-tense verb. Its subject is the creator, the topic of the original, or unknown. */
function readPast(
  text: string,
  terms: readonly Term[],
  { person, subject, pronoun, isLesson, before }: Reading,
): Clause | undefined {
  const [first, second] = terms
  if (!first) return undefined
  // "Cut along the grain" tells viewers of a lesson what to do.
  if (isLesson && /^(?:cut|put|set|let|read|hit|shut|split|spread)$/.test(first.key))
    return { kind: 'instruction', text: lower(text) }
  const isParticiple =
    transitivePasts.test(first.key) &&
    second?.is('Preposition') &&
    !/^(?:out|up|off|down|away|over|into|through|around|back|about|under|nearly)$/.test(second.key)
  if (isParticiple) return { kind: 'participle', text: lower(text) }
  if (subject === 'topic')
    return ofTopics.test(first.key) || /^(?:was|were|began)$/.test(first.key)
      ? { kind: 'predicate', text: lower(text) }
      : undefined
  if (/^(?:rained|snowed|poured|hailed|stormed)$/.test(first.key))
    return { kind: 'event', text: `it ${lower(text)}`, hasPronoun: false }
  // "Broke his first board" is about him.
  const owner = { his: 'he', her: 'she' }[/^\S+ (his|her) /i.exec(text)?.[1]?.toLowerCase() ?? '']
  if (owner) return { kind: 'event', text: `${owner} ${lower(text)}`, hasPronoun: true }
  const verb = terms.find((term) => term.is('PastTense')) ?? first
  const object = terms[terms.indexOf(verb) + 1]
  const isCertain =
    ofPeople.test(verb.key) ||
    byCreator.test(text) ||
    /^(?:didn't|couldn't|haven't|can't|don't)$/.test(terms.find(({ key }) => key !== 'still')?.key ?? '')
  const hasObject =
    object?.is('Determiner', 'Possessive', 'Value', 'Noun') === true || /^[$€£\d]/.test(object?.text ?? '')
  const isCreator =
    /^(?:it|them)$/.test(object?.key ?? '') && !/^(?:cost|took|was)$/.test(verb.key)
      ? true
      : before?.kind === 'event'
        ? isCertain && !people.test(before.text)
        : isCertain || (hasObject && !ofTopics.test(verb.key) && !/^(?:was|were|had|took|cost|beat)$/.test(verb.key))
  if (isCreator && (subject === 'creator' || !ofTopics.test(verb.key) || byCreator.test(text)))
    return { kind: 'ours', text: `${person} ${lower(text)}`, isPast: true }
  return pronoun && !hasObject && ofThings.test(text)
    ? { kind: 'event', text: `${pronoun} ${lower(text)}`, hasPronoun: true }
    : undefined
}

/** The context of a clause. */
interface Reading extends Reader {
  /** Whether the clause begins a sentence, where a capital does not indicate a name. */
  readonly isStart: boolean
  readonly before: Clause | undefined
}

function readClause(raw: string, reading: Reading): Clause | undefined {
  const { person } = reading
  const onDay = /^(?:on )?(day \d+|week \d+),? ((?:I|we|he|she|they|it) .+)$/i.exec(raw)
  if (onDay) return { kind: 'event', text: `on ${onDay[1]}, ${onDay[2]}`, hasPronoun: true }
  const text = spellUnits(raw).replace(labelBefore, '')
  if (/^ranking$|^ranked\b/i.test(text)) return { kind: 'ranking', text: 'ranked' }
  const format =
    /^(?:an? )?(?:fully )?(animated|step[- ]by[- ]step|hand-drawn)(?: (?:explainer|tutorial|guide|video|explanation|walkthrough))?$/i.exec(
      text,
    )?.[1]
  if (format) return { kind: 'format', text: format.toLowerCase() }
  if (isLabel.test(text) || isOfVideo.test(text)) return undefined
  const answer = /^(yes|no|kind of|sort of|not really|it depends),? ((?:but|because) .+)$/i.exec(text)
  if (answer) return { kind: 'answer', text: `${answer[1]}, ${answer[2]}` }
  const nominal = nominals.find(([found]) => found.test(text))
  if (nominal) return { kind: 'ours', text: `${person} ${text.replace(nominal[0], nominal[1])}`, isPast: true }
  const temperature = /^(?:at )?(-\d+°[CF]\b.*|[+]?\d+°[CF]\b.*)$/.exec(text)?.[1]
  if (temperature) return { kind: 'circumstance', text: `at ${temperature}` }
  const tries =
    /^(?:it |but )?(?:took (?:me |us )?|after |on )?(?:my |our )?(\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty)(?:st|nd|rd|th)? (?:tries|attempts|failed attempts|try|attempt)\b/i.exec(
      text,
    )
  if (tries?.[1] && /tries|attempts$/.test(tries[0]))
    return { kind: 'tries', text: tries[1], rest: text.slice(tries[0].length) }
  if (isExplained.test(text)) return { kind: 'explains', text: text.replace(/^here(?:'s| is) /i, '') }
  if (/^[-+]?[\d.,]+$/.test(text)) return undefined
  if (/^do not \S/i.test(text)) return { kind: 'instruction', text: lower(text) }
  const terms = tag(text)
  const [first, second] = terms
  if (!first) return undefined
  const told = text.replace(
    /^(?:it |this )?(?:only |just )?(?:took|takes)(?: me| us)? (?:about |only |just |around )?/i,
    '',
  )
  // "Took me 8 months working nights"
  const time = told.replace(/ (?:making|earning|working|living|doing|using|going|with|without|on|of) .+$/i, '')
  if (told !== text && isDuration.test(time)) return { kind: 'time', text: time, isRate: false }
  const paid = text.replace(
    /^(?:it |this |all |the |my |our )?(?:only |just |total )?(?:costs?|spend|spent|budget)(?: was| of|:)?(?: me| us)? (?:about |only |just |around )?/i,
    '',
  )
  if (paid !== text && isPriceAlone.test(paid))
    return { kind: 'price', text: paid.replace(/ (?:total|all in|in total|altogether)$/i, '') }
  if (/^costs? \S+ \S/i.test(text)) return { kind: 'event', text: `it ${lower(text)}`, hasPronoun: true }
  const ready = /^(?:done|ready|finished|gone|all|all done) in (.+)$/i.exec(text)?.[1]
  if (ready && isDuration.test(ready)) return { kind: 'time', text: ready, isRate: false }
  if (/^(?:my |our |the )?(?:very )?first time(?: ever)?$/i.test(text))
    return { kind: 'circumstance', text: 'for the first time' }
  const relative = /^(?:they |these )?(?:all|each|both) (?:of them )?((?!of|in|the|my|under|over|for)[a-z]+ .+)$/i.exec(
    text,
  )?.[1]
  if (relative && tag(`they ${relative}`)[1]?.is('PresentTense', 'Infinitive'))
    return { kind: 'relative', text: relative }
  const needless = /^(no .+) (?:needed|required|necessary|involved)$/i.exec(text)?.[1]
  if (needless) return { kind: 'limit', text: lower(needless) }
  const used = /^using (?:only |just )?(.+?)( only)?$/i.exec(text)
  if (used?.[1])
    return {
      kind: 'limit',
      text: `with ${/^using (?:only|just) /i.test(text) ? 'only ' : ''}${used[1]}${used[2] ?? ''}`,
    }
  if (/^(?:i|we)$/i.test(first.key) || /^(?:i|we)'/i.test(first.key))
    return { kind: 'ours', text: text.replace(/^i\b/, 'I'), isPast: isPastClause(terms) }
  const duration = text.replace(/^(?:in )?(?:only |just )?/i, '')
  if (isDuration.test(duration)) return { kind: 'time', text: duration, isRate: false }
  if (isRate.test(text)) return { kind: 'time', text: text.replace(/^(?:only|just) /i, ''), isRate: true }
  if (isPriceAlone.test(text))
    return {
      kind: 'price',
      text: text
        .replace(/^(?:only |just |for |costs? (?:me |us )?)+/i, '')
        .replace(/ (?:total|all in|in total|altogether)$/i, ''),
    }
  if (startsWithDuration.test(text) && findVerb(terms) < 0) return { kind: 'spell', text }
  if (isLimit.test(text) && findVerb(terms) < 0 && (!/^(?:one|a single) /i.test(text) || isTool.test(text)))
    return { kind: 'limit', text: toLimit(text) }
  if (/^for \S/i.test(text)) return readFor(text)
  if (isPastStart(terms)) return readPast(text, terms, reading)
  if (/ (?:compared|included|needed|required|tested|explained|ranked)$/i.test(text)) return undefined
  const verb = terms.length === 2 && first.is('Value') ? -1 : findVerb(terms)
  if (verb > 0 && hasOwnClause(terms.slice(0, verb)))
    // "7 things I changed"
    return /^\d+$/.test(first.key) && second?.is('Plural') && terms.length <= 12
      ? { kind: 'count', text: lower(text), noun: second.key }
      : undefined
  if (verb > 0 && (isOfAnother(terms.slice(0, verb)) || / so (?:had|have|got|did) /i.test(text))) return undefined
  if (verb > 0 && isSubject(terms.slice(0, verb))) {
    const hasPronoun =
      /^(?:it|they|he|she|everything|which)(?:'|$)/i.test(first.key) ||
      (/^(?:this|that|these|those|both|none|one|some|most|all|two|three|only|\d+)$/i.test(first.key) &&
        !terms.slice(1, verb).some((term) => term.is('Noun') && !term.is('Pronoun')))
    const isPresent = terms[verb]?.is('PresentTense') === true && !terms[verb].is('Copula', 'PastTense')
    const isNew =
      isPresent && (verb > 2 || people.test(text) || /^(?:physio|doctor|nurse|chef|coach|expert)$/.test(first.key))
    const isName = /^\p{Lu}/u.test(text) && !reading.isStart
    // "Back pain gone" is complete as a note: with an article it would need "is".
    const isNote = terms[verb]?.key === 'gone'
    return {
      kind: 'event',
      text: isName || isNote ? text : withArticle(text, terms.slice(0, verb), reading, isNew),
      hasPronoun,
    }
  }
  if (
    first.is('Infinitive', 'Imperative') &&
    second?.is('Determiner', 'Possessive', 'Preposition', 'Adverb', 'Noun', 'Pronoun') &&
    !first.is('Noun') &&
    terms.length > 2
  )
    return { kind: 'instruction', text: lower(text) }
  if (isCircumstance.test(text)) return { kind: 'circumstance', text: lower(text) }
  const count =
    /^(?:about |over |around )?(\d[\d,]*) (?!min|sec|hour|day|night|week|month|year|%|percent|kg|lbs?|km|miles?|degrees)(?:[a-z'-]+ ){0,3}?([a-z-]+s|people|children|lunches)\b(?! of\b)/i.exec(
      text,
    )
  const after = count && tag(text.slice(count[0].length).trim() || 'and')[0]
  if (count?.[2] && after?.is('Noun') && !after.is('Pronoun')) return undefined
  if (count?.[2] && !/^(?:is|was|has|does|this|plus|vs|less|across)$/i.test(count[2]) && verb < 0)
    return { kind: 'count', text: lower(text), noun: count[2] }
  if (
    first.is('Gerund', 'Preposition', 'Conjunction', 'Verb', 'Pronoun') ||
    (first.is('Adverb') && first.key !== 'too') ||
    terms.length > 9
  )
    return undefined
  if (isPastBefore(first.text, second?.text)) return undefined
  if (/\b(?:not|nope|no|yes|went|go|to go|later|compared|anyway)\b/i.test(text)) return undefined
  // "Returns 7 percent" is not a phrase.
  if (/^\D+ \d+(?: \S+)?$/.test(text) && !/\b(?:under|over|for|in|at|of|with|from|every) [$€£]?\d|\p{Lu}/u.test(text))
    return undefined
  if (terms.every((term) => term.is('Adjective', 'Adverb')) || goesOn.test(text)) return undefined
  // A note that begins with a thing: "blind test with a guitarist" is "a blind test with a guitarist".
  const [head, rest] = [text.split(/ (?:with|of|from) /i)[0] ?? text, / (?:with|of|from) /i.test(text)]
  const thing =
    rest && /\b(?:tests?|interview|challenge|comparison|debate|tour|chat|race)$/i.test(head)
      ? withArticle(text, tag(head), reading, true)
      : text
  return {
    kind: 'thing',
    text: thing,
    isConcrete: /\d/.test(text) || terms.slice(1).some((term) => /^\p{Lu}/u.test(term.text)),
  }
}

/** Nouns of activities, and their verbs. */
const nominals: readonly (readonly [RegExp, string])[] = [
  [/^(?:an? )?blind (?:taste )?tests? of /i, 'blind tested '],
  [/^(?:an? )?(?:taste )?tests? of /i, 'tested '],
  [/^(?:an? )?ranking(?: of)? (?=\S)/i, 'ranked '],
  [/^(?:an? )?comparison of /i, 'compared '],
  [/^blind (?:taste )?testing /i, 'blind tested '],
]

const lower = (text: string) =>
  /^(?:I\b|\p{L}*\p{Lu}\p{L}*\p{Lu}|\p{L}+\d)/u.test(text)
    ? text
    : text.replace(/^\p{L}/u, (letter) => letter.toLowerCase())

const isPastClause = (terms: readonly Term[]) =>
  terms
    .slice(1, 5)
    .some((term) => term.is('PastTense') || /^(?:was|were|had|did|didn't|couldn't|'ve|'d)$/.test(term.key))

/** Whether a clause without a subject begins with what the creator did: "found a coat", "almost quit", "didn't need any sugar". */
function isPastStart(terms: readonly Term[]): boolean {
  const adverbs = terms.findIndex(
    (term) => !/^(?:almost|nearly|still|never|finally|barely|accidentally|only|also|even|just|always)$/.test(term.key),
  )
  const [verb, next] = terms.slice(Math.max(0, adverbs))
  if (!verb) return false
  if (/^(?:didn't|couldn't|wasn't|haven't|can't|don't|had|was|did)$/.test(verb.key)) return next !== undefined
  if (!next) return /^(?:won|lost|failed|quit|cried|survived|passed|finished)$/.test(verb.key)
  const isAction = /ed$/.test(verb.key) && next.is('Value', 'Possessive', 'Determiner')
  if (!verb.is('PastTense') && !isAction && !/^(?:hitched|hitchhiked|got)$/.test(verb.key)) return false
  // "Glued fast": what was glued is missing.
  const hasNoObject = (next.is('Adjective') || next.key === 'free') && !terms[adverbs + 2]?.is('Noun', 'Adjective')
  const isLinking =
    /^(?:got|felt|went|stayed|became|was|were|kept|turned|came|ran|fell|grew|slept|woke|started|ended|passed|moved|finished)$/.test(
      verb.key,
    )
  const isPassive = verb.key === 'got' && /ed$/.test(next.key)
  return (
    isPastBefore(verb.key, next.key) && (isPassive || !isBare(terms.slice(adverbs + 1))) && (isLinking || !hasNoObject)
  )
}

/** Nouns that need no article as an object: uncountable nouns and activities. */
const bareObject =
  /(?:ing|ness|ity|tion|sion|ment|ism|ics|ence|ance|age|ture|ware|food|wood|water|work|weight|time|money|sleep|bread|rice|pasta|meat|milk|flour|oil|sugar|salt|coffee|tea|beer|wine|cheese|butter|chicken|beef|fish|soup|dinner|lunch|breakfast|school|college|home|gas|fuel|power|steel|iron|paper|plastic|glass|clay|paint|glue|sand|soil|snow|rain|ice|dirt|mold|rust|debt|cash|credit|interest|rent|faith|hope|control|track|sight|touch|everything|nothing|something|anything|everyone|everybody|nobody|half|most|fat|muscle|hair|skin|acne|anxiety|english|spanish|french|german|japanese|korean|welsh|chess|yoga|guitar|piano|violin|drums|linux|python|place|part|first|second|third|last|time|off|out|up|down|away|back)$/
/** Whether what follows a verb is an object that lacks its article: "sold spare bike". */
function isBare(object: readonly Term[]): boolean {
  const end = object.findIndex((term, index) => index > 0 && !term.is('Noun', 'Adjective', 'Gerund'))
  const [first] = object
  const last = object[(end < 0 ? object.length : end) - 1]
  return (
    first !== undefined &&
    last !== undefined &&
    !object.slice(1, 2).some((term) => term.is('Value')) &&
    (first.is('Noun') || (first.is('Adjective') && object.length > 1 && last.is('Noun'))) &&
    !first.is('Pronoun', 'Possessive', 'Value', 'ProperNoun', 'Determiner') &&
    !/^\p{Lu}|\d/u.test(first.text) &&
    !last.is('Plural', 'Uncountable', 'ProperNoun', 'Pronoun') &&
    !bareObject.test(last.key)
  )
}

/** Whether a noun phrase is followed by a relative clause and so is not a subject: "the week I cracked", "storms and what happened". */
const hasOwnClause = (terms: readonly Term[]): boolean =>
  terms.some(({ key }, index) => index > 0 && /^(?:i|we|he|she|they|you|what|who|which|how|why)$/.test(key))
/** Whether a noun phrase refers to something named elsewhere: "the first 2", "the oak one". */
const isOfAnother = (terms: readonly Term[]): boolean => {
  const last = terms.at(-1)
  return (
    (last?.key === 'one' && terms.length > 2) ||
    /^the (?:first|last|other|next) (?:\d+|one|two|three|four|five|few)$/.test(terms.map(({ key }) => key).join(' '))
  )
}

const isSubject = (terms: readonly Term[]) =>
  terms.length <= 7 &&
  !/^(?:for|from|with|at|to|and|compared|what|how|why|when|if|after|before|in|on|by|than|as|not|because|where|who|which)$/.test(
    terms[0]?.key ?? '',
  ) &&
  terms.some((term) => term.is('Noun', 'Pronoun', 'Value', 'Determiner', 'Gerund'))

/** Words that replace the article of a subject, and nouns that need none as a subject. */
const determiners =
  /^(?:half|only|most|many|some|few|all|both|no|another|every|each|my|our|his|her|their|your|its|the|an?|this|that|these|those|one|two|three|four|five|six|seven|eight|nine|ten|it|they|he|she|who|what|here|there|\d.*)$/i
const bareSubject =
  /^(?:concrete|cement|steel|security|police|management|staff|rain|snow|hail|wind|lightning|frost|fog|mud|blight|mold|rust|everyone|everybody|nobody|somebody|someone|people|none|windows|traffic|sleep|dad|mom|grandma|grandpa|day|week|mr|mrs|dr|bread|dough|pizza|paint|glue|butter|sugar|salt|coffee|water|weather|food|customs|customer|husband|wife|girlfriend|boyfriend|fiance|fiancee|son|daughter|nothing|everything|breakfast|lunch|dinner|church|school|work|bedtime)$/i

/** Animals and strangers, which take "a": "a fox got in". */
const indefinite =
  /^(?:raccoon|fox|bear|goose|deer|snake|rat|mouse|squirrel|coyote|wolf|shark|spider|bird|bee|wasp|moose|monkey|seagull|stranger|thief|cop|tourist)$/

/**
 * Adds the article that is missing in a note: "the lamp fell". Uses "my" only if the creator uses it elsewhere: "back pain went away" may
 * be about anybody.
 */
function withArticle(
  text: string,
  subject: readonly Term[],
  { ownerOf }: Pick<Reader, 'ownerOf'>,
  isIndefinite = false,
): string {
  const [first] = subject
  if (
    first &&
    /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|next|\d+(?:st|nd|rd|th))$/.test(
      first.key,
    )
  )
    return `the ${lower(text)}`
  // "Number 3" and "step 2" are names.
  const isNumbered = /^\d+$/.test(subject[1]?.key ?? '')
  if (
    !first ||
    isNumbered ||
    // "Windows" of "Windows gamer" is a name.
    (first.is('Plural') && subject[1]?.is('Noun')) ||
    // In "hand stitched", "hand" says how.
    (first.key === 'hand' && subject.length === 1) ||
    // "Learned video calls" has no subject.
    isPastBefore(first.key, subject[1]?.key) ||
    /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/.test(first.key) ||
    first.is('Gerund') ||
    determiners.test(first.key.replace(/'s$/, '')) ||
    first.is('Determiner', 'Possessive', 'Pronoun', 'Value', 'Uncountable', 'Acronym') ||
    (first.is('ProperNoun') && /^\p{Lu}/u.test(first.text))
  )
    return text
  const last = subject.findLast((term) => term.is('Noun')) ?? first
  const owner = ownerOf(last.key)
  if (owner && !isIndefinite) return `${owner} ${lower(text)}`
  if (
    bareSubject.test(last.key) ||
    last.is('Plural', 'Uncountable', 'Pronoun') ||
    (last.is('ProperNoun') && (last.key !== 'visa' || /^\p{Lu}/u.test(last.text))) ||
    /[^s]s$/.test(subject.at(-1)?.key ?? '') ||
    (/^\p{Lu}/u.test(first.text) && subject.length > 0 && /\p{Lu}.*\p{Lu}/u.test(text.split(' ').slice(0, 2).join(' ')))
  )
    return text
  const article = isIndefinite || indefinite.test(last.key) ? (/^[aeiou]/i.test(text) ? 'an' : 'a') : 'the'
  return `${article} ${lower(text)}`
}

/** "for stiff backs" is an audience, "for $5" a price, "for 3 weeks" a time. */
function readFor(text: string): Clause | undefined {
  const rest = text.replace(/^for /i, '')
  if (isPriceAlone.test(rest)) return { kind: 'price', text: rest.replace(/^(?:only|just) /i, '') }
  if (isDuration.test(rest)) return { kind: 'time', text: rest, isRate: false }
  if (/^(?:the first time|real|free|fun|now|once|sure|example|years)$/i.test(rest)) return undefined
  return rest.split(' ').length <= 7 ? { kind: 'audience', text: `for ${lower(rest)}` } : undefined
}

/** Returns a limit in a form that fits after "with", in parentheses, or after a comma. */
const toLimit = (text: string): string =>
  lower(
    text
      .replace(/^all in one /i, 'in one ')
      .replace(/^zero /i, 'no ')
      .replace(/^using only /i, 'only '),
  )

const spelled: readonly (readonly [RegExp, string])[] = [
  [/\b(\d+) ?mins?\b/gi, '$1 minutes'],
  [/\b(\d+) ?hrs?\b/gi, '$1 hours'],
  [/\b(\d+) ?yrs?\b/gi, '$1 years'],
  [/\b(\d+) ?secs?\b/gi, '$1 seconds'],
  [/\b1 (minute|hour|year|second)s\b/gi, '1 $1'],
  // A digit alone may be something else: "4c hair".
  [/(\d) ?° ?c\b|((?<!\w)-\d|\d\d) ?c\b/gi, '$1$2°C'],
  [
    /\b((?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))[ -]years?[ -]old (?=[a-z])/gi,
    '$1-year-old ',
  ],
  [/\b(stopped|quit|started|failed|gave up|broke|finished) (day|week) (\d+)\b/gi, '$1 on $2 $3'],
  [/\b(went|dropped|rose|grew|improved|fell) (\d\S*) to (\d)/gi, '$1 from $2 to $3'],
  [/(?<![$€£\d.,])\b(\d[\d,]*) dollars? (?=[a-z])/gi, '$$$1 '],
  [/\b(\w+s) (first|last) (day|week|month|year)$/gi, '$1 in the $2 $3'],
]
const spellUnits = (text: string) => spelled.reduce((result, [found, full]) => result.replaceAll(found, full), text)
