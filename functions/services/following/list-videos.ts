import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { compareFollowed, type UsualById } from '#functions/services/channel/usual.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { getChannel } from '#functions/store/channels.ts'
import { listFollows, type StoredFollow } from '#functions/store/follows.ts'
import { getUploads, type StoredUploads } from '#functions/store/uploads.ts'
import type { Output, Parsed } from '#shared/contract/endpoint.ts'
import { type FollowedVideo, type following, maxFollowedVideos } from '#shared/contract/following.ts'
import { dayMs } from '#shared/duration.ts'
import { maxShortSeconds } from '#shared/outliers/multiples.ts'
import { simplify } from '#shared/simplify.ts'
import { dismissedOf, hashVideo } from './change-follow.ts'

type Wanted = Parsed<typeof following.videos>

/** Returns the latest videos of the channels that a user follows, filtered and sorted. */
export async function listFollowedVideos(userId: string, wanted: Wanted): Promise<Output<typeof following.videos>> {
  const { found, languages, hasMultiples } = await rankFollowedVideos(userId, wanted)
  const videos = found.slice(0, maxFollowedVideos)
  const [countedAt = null] = videos.flatMap(({ viewsAt }) => viewsAt ?? []).toSorted()
  return { videos, total: found.length, languages, multiples: hasMultiples, countedAt }
}

/** Returns all videos of the channels that a user follows, filtered and sorted, and the languages of these channels. */
export async function rankFollowedVideos(
  userId: string,
  wanted: Wanted,
  now = Date.now(),
): Promise<{ found: FollowedVideo[]; languages: string[]; hasMultiples: boolean }> {
  const hasMultiples = isDerivedMetricAllowed('usual_multiple')
  const [follows, account] = await Promise.all([listFollows(userId), hasMultiples ? getAccount(userId) : undefined])
  const rate = async ({ follow, uploads }: Followed): Promise<UsualById> =>
    hasMultiples && uploads ? compareFollowed(follow.id, uploads.videos, account?.channel?.id, now) : new Map()
  const channels = await Promise.all(
    follows.map(async (follow) => ({ follow, uploads: await getUploads(follow.id, now) })),
  )
  const shown = channels.filter(({ follow: { id, muted } }) => (wanted.channel ? id === wanted.channel : !muted))
  const videos = (await Promise.all(shown.map((channel) => listVideosOf(channel, wanted, rate)))).flat()
  const languages = [...new Set(channels.flatMap(({ uploads }) => uploads?.language ?? []))].sort()
  const found = videos.filter((video) => isWanted(video, wanted, now)).toSorted(orderOf(wanted.sort, hasMultiples))
  return { found, languages, hasMultiples }
}

/** A followed channel and its stored uploads. */
interface Followed {
  readonly follow: StoredFollow
  readonly uploads: StoredUploads | undefined
}

/** Returns the videos of a channel; none if its size or language does not match the filter. */
async function listVideosOf(
  { follow, uploads }: Followed,
  { size, language }: Wanted,
  rate: (channel: Followed) => Promise<UsualById>,
): Promise<FollowedVideo[]> {
  if (language && uploads?.language !== language) return []
  if (size && sizeOf((await getChannel(follow.id))?.subscribers) !== size) return []
  const videos = uploads?.videos ?? []
  const usual = await rate({ follow, uploads })
  const dismissed = new Set(dismissedOf(follow))
  return videos.map(({ id, title, thumbnail, publishedAt, seconds, views, viewsAt }) => ({
    id,
    channelId: follow.id,
    title,
    thumbnail: thumbnail ?? null,
    publishedAt,
    seconds: seconds ?? null,
    views: views ?? null,
    viewsAt: viewsAt ?? null,
    usual: usual.get(id) ?? null,
    dismissed: dismissed.has(hashVideo(id)),
  }))
}

const sizeLimits = { small: 10_000, medium: 100_000, large: 1_000_000 } as const

function sizeOf(subscribers: number | null | undefined): Wanted['size'] {
  if (subscribers === null || subscribers === undefined) return undefined
  return (['small', 'medium', 'large'] as const).find((size) => subscribers < sizeLimits[size]) ?? 'huge'
}

function isWanted({ title, publishedAt, seconds, dismissed }: FollowedVideo, wanted: Wanted, now: number): boolean {
  if (dismissed && !wanted.dismissed) return false
  if (wanted.days && now - Date.parse(publishedAt) > Number(wanted.days) * dayMs) return false
  if (wanted.search) {
    const text = simplify(title)
    if (
      !simplify(wanted.search)
        .split(/\s+/)
        .every((word) => text.includes(word))
    )
      return false
  }
  return !wanted.length || (seconds !== null && seconds <= maxShortSeconds === (wanted.length === 'short'))
}

type Order = (a: FollowedVideo, b: FollowedVideo) => number

const byNewest: Order = (a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt)
const byFigure =
  (figureOf: (video: FollowedVideo) => number | null | undefined): Order =>
  (a, b) =>
    (figureOf(b) ?? -1) - (figureOf(a) ?? -1) || byNewest(a, b)

/** A list that is not sorted by time is a derived metric. Videos without the figure come last. */
function orderOf(sort: Wanted['sort'] = 'usual', hasMultiples: boolean): Order {
  if (!hasMultiples || sort === 'newest') return byNewest
  return sort === 'views' ? byFigure(({ views }) => views) : byFigure(({ usual }) => usual?.multiple)
}
