import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { judgeInGeneral, judgeWithUploads } from '#functions/services/analysis/yardstick.ts'
import { listFollowedVideos } from '#functions/services/following/list-videos.ts'
import type { Account } from '#functions/store/accounts.ts'
import { blanks, fillFrame, splitFrame, titleKinds } from '#shared/advice/frames/blanks.ts'
import { type Frame, frameOf } from '#shared/advice/frames/frame-of.ts'
import { kindFrames } from '#shared/advice/frames/kinds.ts'
import { isFirstPerson, openClaims } from '#shared/advice/frames/open-claims.ts'
import type { MissingForIdeas } from '#shared/contract/ideas.ts'
import type { Locale } from '#shared/locale.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import { liftOf } from '#shared/prediction/patterns/lifts.ts'
import { listNextSteps } from '#shared/prediction/steps.ts'
import { titleBenchmark } from '#shared/prediction/yardsticks.ts'
import type { Candidate } from './choose.ts'
import { fewestTitles, type OwnTitles, type RatedTopic, readOwnTitles, type Source } from './rated-topics.ts'

/** The number of titles from which a word is certainly a topic. Nouns are recognized by neighboring words only. */
const fewestSureTitles = 3
/** A frame with less of a form, or with more blanks for a subject, says too little on its own. */
const [leastStrength, mostSubjects] = [3, 2]
/** Topics after these are too many to choose from. */
const maxTopics = 8

/** Possible ideas, the best first, and whether the product itself would advise to publish one. */
interface Candidates {
  readonly candidates: readonly Candidate[]
  readonly isGood: (candidate: Candidate) => boolean
}

/**
 * Returns all possible ideas: frames of videos that stood out, those of followed channels first, each with each topic of the user. Where
 * no such frame is known, the frames of the kinds of titles that hold. Or returns why there are none.
 */
export async function listCandidates(
  account: Account,
  source: Source,
  now = Date.now(),
): Promise<Candidates | Exclude<MissingForIdeas, 'new'>> {
  const own = await readOwnTitles(account, source)
  if (!own.locale) return own.read < fewestTitles ? 'topics' : 'language'
  if (own.topics.length === 0) return 'topics'
  const { locale } = own
  const proven = await listProven(account, own, locale, now)
  const known = proven.length > 0 ? proven : listKinds(locale)
  const candidates = known.flatMap((frame) =>
    own.topics.slice(0, maxTopics).flatMap((topic) => toCandidate(frame, topic, locale) ?? []),
  )
  return { candidates, isGood: makeCheck(account, own, locale) }
}

/** A frame for ideas, and the video it is from. */
interface ProvenFrame {
  /** The frame, or the name of a kind of title. */
  readonly pattern: string
  readonly text: string
  readonly title?: string
  readonly video?: NonNullable<Candidate['video']>
}

/** Returns the frames of videos that did better than chance explains, with nothing that a creator could not truthfully fill. */
async function listProven(
  { userId, channel }: Account,
  { uploads, usual }: OwnTitles,
  locale: Locale,
  now: number,
): Promise<ProvenFrame[]> {
  if (!isDerivedMetricAllowed('usual_multiple')) return []
  const { videos } = await listFollowedVideos(userId, { sort: 'usual', days: '27' }, now)
  const followed = videos.filter(({ usual: compared }) => compared && compared.low > 1)
  const lowOf = (id: string) => usual?.get(id)?.low ?? 0
  const own = (uploads?.videos ?? [])
    .filter(({ id }) => lowOf(id) > 1)
    .toSorted((one, other) => lowOf(other.id) - lowOf(one.id))
    .map(({ id, title }) => ({ id, title, channelId: channel?.id ?? '' }))
  const found = new Map<string, ProvenFrame>()
  for (const { id, title, channelId } of [...followed, ...own]) {
    const frame = frameOf(title, locale)
    const text = frame && isForIdeas(frame, locale) ? openClaims(frame) : undefined
    if (text && !found.has(text)) found.set(text, { pattern: text, text, title, video: { channelId, videoId: id } })
  }
  return [...found.values()]
}

/** A blank for a superlative, as in "Which […] is the […]?", or for what others do: a topic says nothing there. */
const unfit =
  /\b(?:is|are|es|est) (?:the )?\[…\]\s?\?$|(?<!\p{L})(?:people|they|nobody|everyone|nadie|personne) \[…\]/iu

const isForIdeas = ({ text, locale: of, strength }: Frame, locale: Locale): boolean =>
  of === locale &&
  strength >= leastStrength &&
  !unfit.test(text) &&
  text.split(blanks[locale].subject).length - 1 <= mostSubjects

const listKinds = (locale: Locale): ProvenFrame[] =>
  titleKinds.map((name) => ({ pattern: name, text: kindFrames[locale][name] }))

/** Returns the idea of a frame and a topic; undefined where they do not fit, or the video is on the same topic. */
function toCandidate(
  { pattern, text, title, video }: ProvenFrame,
  { words, titles, isPracticed }: RatedTopic,
  locale: Locale,
): Candidate | undefined {
  if (!isPracticed && isFirstPerson({ text, locale })) return undefined
  if (title?.toLowerCase().includes(words.toLowerCase())) return undefined
  return {
    title: nameTopic(text, words, locale),
    pattern,
    topic: words,
    isSure: titles.length >= fewestSureTitles,
    isPracticed,
    ...(video ? { video } : {}),
  }
}

/** Words before a verb, and determiners after one: a blank there is not for a noun. */
const beforeVerb = /(?:^|\s)(?:i|we|you|they|to|can|never|je|on|yo|no)\s$/iu
const afterVerb = /^\s(?:my|your|our|the|every|mi|tu|mon|ma|mes|votre)\s/iu

/** Returns a frame with a topic as a hint in the blank that is for it: "I Tested [number] Ways to [bread …]". */
function nameTopic(frame: string, topic: string, locale: Locale): string {
  const parts = splitFrame(frame)
  const places = parts.flatMap((part, place) => (part === blanks[locale].subject ? [place] : []))
  const isVerb = (place: number) => beforeVerb.test(parts[place - 1] ?? '') || afterVerb.test(parts[place + 1] ?? '')
  const at = places.find((place) => !isVerb(place)) ?? places[0]
  return parts.map((part, place) => (place === at ? `[${topic} …]` : part)).join('')
}

/** What blanks are filled with to see how the product judges a title of a frame. */
const fillings: Readonly<Record<Locale, Readonly<Record<'number' | 'time', string>>>> = {
  en: { number: '7', time: 'a Month' },
  es: { number: '7', time: 'un mes' },
  fr: { number: '7', time: 'un mois' },
}

/** Returns an example of the title that an idea becomes. */
function exampleOf({ title, topic }: Candidate, locale: Locale): string {
  const [subject, number, time] = [topic, fillings[locale].number, fillings[locale].time]
  const { number: numberBlank, time: timeBlank, result } = blanks[locale]
  const values = splitFrame(title)
    .filter((_, place) => place % 2 === 1)
    .map((blank) => (blank === numberBlank ? number : blank === timeBlank ? time : blank === result ? '' : subject))
  return fillFrame(title, values).replace(/[.:,\s]+$/u, '')
}

/**
 * Returns whether the product would let an idea stand: no next step speaks against it, and neither as it is shown nor filled is it in the
 * bottom quarter.
 */
function makeCheck(account: Account, { uploads }: OwnTitles, locale: Locale): (candidate: Candidate) => boolean {
  const isOwn = uploads && isDerivedMetricAllowed('own_history_score')
  const { judge } = isOwn ? judgeWithUploads(account, uploads) : { judge: judgeInGeneral }
  return (candidate) => {
    const example = exampleOf(candidate, locale)
    return [candidate.title, example].every((title) => {
      const verdict = judge(title, { language: locale })
      if (verdict && verdict.score < 100 - titleBenchmark) return false
      const isHarmful = listNextSteps(title, locale).some((step) => step.kind !== 'structure' && step.evidence)
      return title.length <= maxTitleLength && !isHarmful
    })
  }
}

/** Returns the measured lift of an idea's pattern; null for a frame, and for a pattern that is no longer measured. */
export function liftOfPattern(pattern: string) {
  const name = titleKinds.find((one) => one === pattern)
  const lift = name && liftOf(name)
  return lift ? { lift: lift.lift, low: lift.low, high: lift.high, channels: lift.channels } : null
}
