import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { getCachedTitle } from '#functions/services/channel/channel-title.ts'
import { getCachedUploads, getRecentUploads, type Uploads } from '#functions/services/channel/recent-uploads.ts'
import { compareUploads, type UsualById } from '#functions/services/channel/usual.ts'
import { leadTitleOf } from '#functions/services/drafts/draft.ts'
import type { Account } from '#functions/store/accounts.ts'
import { listDraftItems } from '#functions/store/drafts.ts'
import type { Locale } from '#shared/locale.ts'
import { median } from '#shared/median.ts'
import { findOwnTopics, type Topic } from './own-topics.ts'

/** Where the user's videos are read: from YouTube, with units charged to the user, or only from the cache. */
export type Source = { readonly userId: string } | 'cached'

/** A topic with the median multiple of its videos, if it is known and we may calculate it. */
export interface RatedTopic extends Topic {
  readonly times?: number | undefined
}

/** The result of reading a creator's titles: their uploads, if any, their language and their topics. */
export interface OwnTitles {
  readonly uploads: Uploads | undefined
  readonly usual: UsualById | undefined
  /** The number of titles that were read. */
  readonly read: number
  readonly locale: Locale | undefined
  /** Best first, without topics that did below the channel's usual. Equally good topics are sorted by their number of titles. */
  readonly topics: readonly RatedTopic[]
}

/** The minimum number of titles for detecting their language. */
export const minTitles = 2

/** Reads the titles of the user's videos, newest first, or of their drafts if they have too few videos, and finds their topics. */
export async function readOwnTitles({ userId, channel }: Account, source: Source): Promise<OwnTitles> {
  const found = channel && ((await getCachedUploads(channel.id)) ?? (await fetchUploads(channel.id, source)))
  const uploads = found && found.videos.length >= minTitles ? found : undefined
  const titles = uploads ? uploads.videos.map(({ title }) => title) : await readDrafts(userId)
  return rateOwnTitles(titles, uploads, (channel && (await getCachedTitle(channel.id))) ?? '')
}

/** Finds the topics of titles, which are those of `uploads` if there are any. `name` is the channel's name, which is not a topic. */
export function rateOwnTitles(titles: readonly string[], uploads: Uploads | undefined, name: string): OwnTitles {
  const usual = uploads && isDerivedMetricAllowed('usual_multiple') ? compareUploads(uploads) : undefined
  const own = findOwnTopics(titles, name)
  const rated = (own?.topics ?? []).map((topic) => ({ ...topic, times: rateTopic(topic, uploads, usual) }))
  const areKnown = (usual?.size ?? 0) > 0
  return {
    uploads,
    usual,
    read: titles.length,
    locale: own?.locale,
    topics: rated
      .filter(({ times }) => (areKnown ? times !== undefined && times >= 1 : true))
      .toSorted((a, b) => (b.times ?? 1) - (a.times ?? 1)),
  }
}

/** Fetches uploads, for up to four units. Called only if none are cached, because topics change slowly. */
const fetchUploads = async (channelId: string, source: Source) =>
  source === 'cached' ? undefined : getRecentUploads(channelId, { ...source, use: 'history' })

async function readDrafts(userId: string): Promise<string[]> {
  const { drafts } = await listDraftItems(userId)
  return drafts.flatMap((draft) => [leadTitleOf(draft), draft.name].filter(Boolean))
}

/** Returns the median multiple of the videos on a topic; undefined if none is known. */
function rateTopic({ titles }: Topic, uploads: Uploads | undefined, usual: UsualById | undefined): number | undefined {
  const known = titles.flatMap((index) => usual?.get(uploads?.videos[index]?.id ?? '')?.multiple ?? [])
  return known.length > 0 ? median(known) : undefined
}
