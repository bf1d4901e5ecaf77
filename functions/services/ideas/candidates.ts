import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import type { BlankKind } from '#functions/services/adviser/frames/blank-kinds.ts'
import { exampleOf } from '#functions/services/adviser/frames/example-of.ts'
import { fitsBlank, hintOf } from '#functions/services/adviser/frames/fits-blank.ts'
import { findKinds, kindFrames } from '#functions/services/adviser/frames/kinds.ts'
import { isFirstPerson, openClaims } from '#functions/services/adviser/frames/open-claims.ts'
import { isAdvisable, readFrame } from '#functions/services/adviser/frames/read-frame.ts'
import { judgeInGeneral, judgeWithUploads } from '#functions/services/analysis/yardstick.ts'
import type { Uploads } from '#functions/services/channel/recent-uploads.ts'
import { rankFollowedVideos } from '#functions/services/following/list-videos.ts'
import type { Account } from '#functions/store/accounts.ts'
import { blanks, titleKinds } from '#shared/advice/blanks.ts'
import type { FollowedVideo } from '#shared/contract/following.ts'
import type { MissingForIdeas } from '#shared/contract/ideas.ts'
import type { Locale } from '#shared/locale.ts'
import { rateVerdict, type TitleRating } from '#shared/prediction/rating.ts'
import type { Candidate } from './choose.ts'
import { minTitles, type OwnTitles, type RatedTopic, readOwnTitles, type Source } from './rated-topics.ts'

/** The minimum number of titles for a word to be a certain topic. Nouns are recognized only by neighboring words. */
const minSureTitles = 3
const isSure = ({ titles }: RatedTopic): boolean => titles.length >= minSureTitles
/** The maximum number of topics to use. */
const maxTopics = 8

/** Possible ideas, best first, and a function that returns whether our own advice approves of one. */
interface Candidates {
  readonly candidates: readonly Candidate[]
  readonly isGood: (candidate: Candidate) => boolean
}

/** Returns all possible ideas, or why there are none. Frames of videos that stood out come first. */
export async function listCandidates(
  account: Account,
  source: Source,
  now = Date.now(),
): Promise<Candidates | Exclude<MissingForIdeas, 'new'>> {
  const own = await readOwnTitles(account, source)
  if (!own.locale) return own.read < minTitles ? 'topics' : 'language'
  if (own.topics.length === 0) return 'topics'
  const { locale } = own
  const proven = await listProven(account, own, now)
  const judge = judgeIdeas(account, own.uploads, locale)
  return { candidates: crossTitles(proven, own.topics, locale), isGood: (candidate) => judge(candidate).isGood }
}

/** A title that did better than chance explains, and its video. */
export interface Proven extends Pick<FollowedVideo, 'id' | 'title' | 'channelId'> {}

/** Combines frames with each fitting topic: first the frames of titles that stood out, then those of kinds of titles. */
export function crossTitles(proven: readonly Proven[], topics: readonly RatedTopic[], locale: Locale): Candidate[] {
  const frames = listFrames(proven, locale)
  const kinds = listKinds(locale).filter(({ pattern }) => frames.every((frame) => frame.pattern !== pattern))
  const known = topics.slice(0, maxTopics)
  // Without a video, an idea's only evidence is its topic.
  const sure = known.filter(isSure)
  const cross = (list: readonly ProvenFrame[], fitting: readonly RatedTopic[]) =>
    list.flatMap((frame) => fitting.flatMap((topic) => toCandidate(frame, topic, locale) ?? []))
  return [...cross(frames, known), ...cross(kinds, sure.length > 0 ? sure : known)]
}

/** A frame for ideas, and the video it is from. */
interface ProvenFrame {
  /** The frame, or the name of a kind of title. */
  readonly pattern: string
  readonly text: string
  /** The kind of its first blank. */
  readonly takes: BlankKind
  readonly hasArticle: boolean
  readonly title?: string
  readonly video?: NonNullable<Candidate['video']>
}

/** Returns the videos that did better than chance explains, best first: those of followed channels, then the user's own. */
async function listProven({ userId, channel }: Account, { uploads, usual }: OwnTitles, now: number): Promise<Proven[]> {
  if (!isDerivedMetricAllowed('usual_multiple')) return []
  const { found } = await rankFollowedVideos(userId, { days: '27' }, now)
  // Sort by the lower end of the interval, so that no video gets to the top by chance.
  const lowOf = (compared: { readonly low: number } | null | undefined) => compared?.low ?? 0
  const followed = found.filter((video) => lowOf(video.usual) > 1).toSorted((a, b) => lowOf(b.usual) - lowOf(a.usual))
  const own = (uploads?.videos ?? [])
    .filter(({ id }) => lowOf(usual?.get(id)) > 1)
    .toSorted((a, b) => lowOf(usual?.get(b.id)) - lowOf(usual?.get(a.id)))
    .map(({ id, title }) => ({ id, title, channelId: channel?.id ?? '' }))
  return [...followed, ...own]
}

/** Returns the frames of titles that a creator can fill in truthfully. */
function listFrames(proven: readonly Proven[], locale: Locale): ProvenFrame[] {
  const found = new Map<string, ProvenFrame>()
  for (const { id, title, channelId } of proven) {
    const frame = readFrame(title, locale)
    const text = frame?.locale === locale ? openClaims(frame) : undefined
    if (!frame || !text || found.has(text)) continue
    // A frame that equals the frame of a kind has the pattern of the kind.
    const pattern = titleKinds.find((name) => kindFrames[locale][name] === text) ?? text
    const { takes, hasArticle } = frame
    found.set(text, { pattern, text, takes, hasArticle, title, video: { channelId, videoId: id } })
  }
  return [...found.values()]
}

/** Returns the kinds of titles for ideas, without kinds that only fit activities that last for days. */
const listKinds = (locale: Locale): ProvenFrame[] => [
  { pattern: 'in_time', text: kindFrames[locale].in_time, takes: 'action', hasArticle: false },
  { pattern: 'for_beginners', text: kindFrames[locale].for_beginners, takes: 'thing', hasArticle: locale === 'fr' },
]

const toWords = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')
/** Whether a title contains the words of a topic, also in the plural. */
const isAbout = (title: string, topic: string): boolean =>
  ['', 's', 'es'].some((ending) => ` ${toWords(title)} `.includes(` ${toWords(topic)}${ending} `))

/** Returns the idea of a frame and a topic; undefined if they do not fit, or the video is on the same topic. */
function toCandidate(
  { pattern, text, takes, hasArticle, title, video }: ProvenFrame,
  topic: RatedTopic,
  locale: Locale,
): Candidate | undefined {
  const { words, isPracticed, isTaught } = topic
  if (!isPracticed && isFirstPerson({ text, locale })) return undefined
  if (!isTaught && findKinds(text).some((kind) => kind !== 'stretch_of_time')) return undefined
  if (title !== undefined && isAbout(title, words)) return undefined
  if (!fitsBlank({ text, locale, takes }, topic)) return undefined
  return {
    title: text.replace(blanks[locale].subject, () => hintOf({ text, locale, takes, hasArticle }, topic)),
    pattern,
    topic: words,
    isSure: isSure(topic),
    isPracticed,
    ...(video ? { video } : {}),
  }
}

/** The verdict on an idea, judged by an example of its title. */
interface JudgedIdea {
  readonly example: string
  readonly score: number | undefined
  /** Whether no next step advises against the idea, and it is not below average, with its blanks filled in or not. */
  readonly isGood: boolean
}

const isPoor = (rating: TitleRating) => rating === 'below' || rating === 'bottom'

/** Returns a function that judges ideas like the titles of an account. */
export function judgeIdeas(
  account: Account,
  uploads: Uploads | undefined,
  locale: Locale,
): (candidate: Candidate) => JudgedIdea {
  const isOwn = uploads && isDerivedMetricAllowed('own_history_score')
  const { judge } = isOwn ? judgeWithUploads(account, uploads) : { judge: judgeInGeneral }
  return (candidate) => {
    const example = exampleOf(candidate.title, candidate.topic, locale)
    const titles = [candidate.title, example]
    const verdicts = titles.map((title) => judge(title, { language: locale }))
    const isGood =
      titles.every((title) => isAdvisable(title, locale)) &&
      verdicts.every((verdict) => !verdict || !isPoor(rateVerdict(verdict)))
    return { example, score: verdicts[1]?.score, isGood }
  }
}
