import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { getCachedTitle } from '#functions/services/channel/channel-title.ts'
import { getCachedUploads, getRecentUploads } from '#functions/services/channel/recent-uploads.ts'
import { compareUploads } from '#functions/services/channel/usual.ts'
import { leadTitleOf } from '#functions/services/drafts/draft.ts'
import type { Account } from '#functions/store/accounts.ts'
import { listDraftItems } from '#functions/store/drafts.ts'
import type { FollowedVideo } from '#shared/contract/following.ts'
import type { MissingForIdeas } from '#shared/contract/ideas.ts'
import { findIdeaPatterns } from '#shared/ideas/find-idea-patterns.ts'
import { type IdeaPattern, ideaPatterns } from '#shared/ideas/frames.ts'
import { listTitles } from '#shared/ideas/list-titles.ts'
import { median } from '#shared/median.ts'
import { holds, liftOf } from '#shared/prediction/patterns/lifts.ts'
import type { Candidate } from './choose.ts'
import { findOwnTopics, type Topic } from './own-topics.ts'
import { listStandingOut } from './standing-out.ts'

/** Where the user's videos are read: YouTube, with units charged to the user, or the cache only. */
export type Source = { readonly userId: string } | 'cached'

/**
 * Returns all possible ideas for the user's topics, best first, or why there are none. Patterns of outstanding videos of followed
 * channels come before patterns that were only measured on other channels.
 */
export async function listCandidates(
  account: Account,
  source: Source,
  now = Date.now(),
): Promise<Candidate[] | Exclude<MissingForIdeas, 'new'>> {
  const [titled, standingOut] = await Promise.all([readOwnTitles(account, source), findStandingOut(account, now)])
  const own = await findTopics(account, titled)
  if (!own) return titled.length < fewestTitles ? 'topics' : 'language'
  const ordered = orderTopics(own.topics, titled)
  const sure = new Set(ordered.filter(({ titles }) => titles.length >= fewestSureTitles).map(({ words }) => words))
  const practiced = new Set(ordered.filter(({ isPracticed }) => isPracticed).map(({ words }) => words))
  if (ordered.length === 0) return 'topics'
  const examples = findExamples(standingOut)
  return listTitles(orderPatterns(examples), ordered, own.locale).map((idea) => {
    const video = examples.get(idea.pattern)
    return {
      ...idea,
      isSure: sure.has(idea.topic),
      isPracticed: practiced.has(idea.topic),
      ...(video ? { video: { channelId: video.channelId, videoId: video.id } } : {}),
    }
  })
}

/** Finds the topics of titles, of which the name of the user's channel is none. */
const findTopics = async ({ channel }: Account, titled: readonly Titled[]) =>
  findOwnTopics(
    titled.map(({ title }) => title),
    (channel && (await getCachedTitle(channel.id))) ?? '',
  )

/** The number of titles from which a word is certainly a topic. Nouns are recognized by neighboring words only. */
const fewestSureTitles = 3
/** The least number of titles whose language can be detected. */
const fewestTitles = 2

/** A title, with its video's multiple of the channel's usual where we may calculate it and it is known. */
interface Titled {
  readonly title: string
  readonly multiple?: number | undefined
}

/** Returns the titles of the user's videos, newest first; of their drafts where they have too few videos. */
async function readOwnTitles({ userId, channel }: Account, source: Source): Promise<Titled[]> {
  const uploads = channel && ((await getCachedUploads(channel.id)) ?? (await fetchUploads(channel.id, source)))
  if (uploads && uploads.videos.length >= fewestTitles) {
    const usual = isDerivedMetricAllowed('usual_multiple') ? compareUploads(uploads) : undefined
    return uploads.videos.map(({ id, title }) => ({ title, multiple: usual?.get(id)?.multiple }))
  }
  const { drafts } = await listDraftItems(userId)
  return drafts.flatMap((draft) => [leadTitleOf(draft), draft.name].filter(Boolean).map((title) => ({ title })))
}

/** Fetches uploads only where none are cached, however old: topics change slowly, and a fetch costs up to four units. */
const fetchUploads = async (channelId: string, source: Source) =>
  source === 'cached' ? undefined : getRecentUploads(channelId, source)

/** The least number of multiples for a median. Fewer depend too much on chance. */
const fewestMultiples = 3

/**
 * Orders topics by the median multiple of their videos; with too few multiples it counts as 1. Equal ones stay in the order of how
 * many videos have them.
 */
function orderTopics(topics: readonly Topic[], titled: readonly Titled[]): readonly Topic[] {
  const resultOf = ({ titles }: Topic) => {
    const known = titles.flatMap((place) => titled[place]?.multiple ?? [])
    return known.length >= fewestMultiples ? median(known) : 1
  }
  return topics.toSorted((one, other) => resultOf(other) - resultOf(one))
}

const findStandingOut = async ({ userId }: Account, now: number): Promise<FollowedVideo[]> =>
  isDerivedMetricAllowed('usual_multiple') ? listStandingOut(userId, now) : []

/** Returns for each pattern the video with the most certain multiple. */
function findExamples(videos: readonly FollowedVideo[]): ReadonlyMap<IdeaPattern, FollowedVideo> {
  const examples = new Map<IdeaPattern, FollowedVideo>()
  for (const video of videos)
    for (const pattern of findIdeaPatterns(video.title)) if (!examples.has(pattern)) examples.set(pattern, video)
  return examples
}

/**
 * Orders patterns: first those of outstanding videos, the most certain first, then those that hold beside the most similar titles, then
 * the others, each by their shrunken lift.
 */
const orderPatterns = (examples: ReadonlyMap<IdeaPattern, FollowedVideo>): IdeaPattern[] => {
  const others = ideaPatterns.filter((name) => !examples.has(name))
  return [
    ...examples.keys(),
    ...others.toSorted(
      (one, other) =>
        Number(holds(other) === 'helps') - Number(holds(one) === 'helps') ||
        (liftOf(other)?.shrunk ?? 0) - (liftOf(one)?.shrunk ?? 0),
    ),
  ]
}

/** Returns a function that counts the user's known videos on a topic. It returns null if no videos are known. */
export async function countVideosOn({ channel }: Account): Promise<(topic: string) => number | null> {
  const uploads = channel && (await getCachedUploads(channel.id))
  const topics = uploads && findOwnTopics(uploads.videos.map(({ title }) => title))?.topics
  return (topic) => topics?.find(({ words }) => words === topic)?.titles.length ?? null
}

/** Returns the measured lift of an idea's pattern; null for one that is no longer measured. */
export function liftOfPattern(pattern: string) {
  const name = ideaPatterns.find((one) => one === pattern)
  const lift = name && liftOf(name)
  return lift ? { lift: lift.lift, low: lift.low, high: lift.high, channels: lift.channels } : null
}

/** Returns the user's topics, the best first, and the language of their titles; undefined if it cannot be detected. */
export async function listOwnTopics(account: Account, source: Source) {
  const titled = await readOwnTitles(account, source)
  const own = await findTopics(account, titled)
  return own && { locale: own.locale, topics: orderTopics(own.topics, titled) }
}

/** Returns the patterns with the highest lift on the channels we measured, best first. */
export const listBestPatterns = (): IdeaPattern[] => orderPatterns(new Map())
