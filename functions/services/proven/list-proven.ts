import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { getCachedUploads } from '#functions/services/channel/recent-uploads.ts'
import { listRated } from '#functions/services/channel/usual.ts'
import { rankFollowedVideos } from '#functions/services/following/list-videos.ts'
import { getCachedLists } from '#functions/services/trends/cached-lists.ts'
import type { Account } from '#functions/store/accounts.ts'
import { getChannel } from '#functions/store/channels.ts'
import type { ProvenTitle } from '#shared/contract/ideas.ts'
import { nearestRegion } from '#shared/trends.ts'
import { findNearest } from './find-nearest.ts'

/** A video did well if it has at least this multiple of its channel's usual. */
const minTimes = 1.3
/** The maximum number of titles, and of those from trending videos, whose multiple is unknown. */
const maxTitles = 5
const maxTrending = 2

/** A title that did well, and its channel: by id if the channel is stored, else by name. */
interface FoundTitle extends Omit<ProvenTitle, 'channel'> {
  readonly channelId?: string
  readonly channel?: string
}

/**
 * Returns the titles most similar to a title among those that did well: of the user's videos, of followed channels' videos, and of
 * trending videos. Reads only cached data. Empty if we may not compare videos with their channel's usual. `canReadChannel`: whether the
 * caller may get data from the user's channel.
 */
export async function listProvenTitles(
  account: Account,
  original: string,
  canReadChannel: boolean,
): Promise<ProvenTitle[]> {
  if (!isDerivedMetricAllowed('usual_multiple')) return []
  const [pool, trending] = await Promise.all([readPool(account, canReadChannel), readTrending(account)])
  const known = new Set(pool.map(({ id }) => id))
  const others = trending.filter(({ id }) => !known.has(id))
  const near = [...findNearest(original, pool, maxTitles), ...findNearest(original, others, maxTrending, 2)]
  return Promise.all(
    near.slice(0, maxTitles).map(async ({ channelId, channel, ...title }) => ({
      ...title,
      channel: channel ?? ((channelId && (await getChannel(channelId))?.title) || null),
    })),
  )
}

/** Returns the frames of the user's and followed videos that did well, those most similar to a title first. Reads only cached data. */
export async function listProvenFrames(account: Account, original: string, canReadChannel: boolean): Promise<string[]> {
  const { readFrame } = await import('#functions/services/adviser/frames/read-frame.ts')
  const near = findNearest(original, await readPool(account, canReadChannel), 3 * maxTitles)
  return [...new Set(near.flatMap(({ title }) => readFrame(title)?.text ?? []))].slice(0, maxTitles)
}

async function readPool({ userId, channel }: Account, canReadChannel: boolean): Promise<FoundTitle[]> {
  if (!isDerivedMetricAllowed('usual_multiple')) return []
  const uploads = channel && canReadChannel ? await getCachedUploads(channel.id) : undefined
  const own = (uploads ? listRated(uploads) : []).map(
    ({ video, views, usual }): FoundTitle => ({ from: 'own', id: video.id, title: video.title, views, usual }),
  )
  const { found } = await rankFollowedVideos(userId, {})
  const followed = found
    .filter(({ channelId }) => channelId !== channel?.id)
    .map(
      ({ id, title, channelId, views, usual }): FoundTitle => ({
        from: 'followed',
        id,
        title,
        channelId,
        views,
        usual,
      }),
    )
  return [...own, ...followed].filter(({ usual }) => usual && usual.multiple >= minTimes && usual.low > 1)
}

/** Returns the trending videos of the user's region. */
async function readTrending({ locale, timeZone }: Account): Promise<FoundTitle[]> {
  const { region } = nearestRegion([locale], timeZone)
  const videos = (await getCachedLists(region)).flatMap((list) => list.videos)
  return [...new Map(videos.map((video) => [video.id, video])).values()].map(
    ({ id, title, channelTitle: channel, views }): FoundTitle => ({
      from: 'trending',
      id,
      title,
      channel,
      views,
      usual: null,
    }),
  )
}
