import * as z from 'zod/mini'
import type { ChannelReference } from '#shared/channel-url.ts'
import type { Channel } from '#shared/contract/youtube.ts'
import { Counter, callDataApi, callDataApiAsOwner, parseCounter } from './client.ts'

const Thumbnail = z.optional(z.object({ url: z.url() }))

/** The API omits `items` if nothing was found, and properties that a channel does not have. */
const ChannelItem = z.object({
  id: z.string(),
  snippet: z.object({
    title: z.string(),
    customUrl: z.optional(z.string()),
    thumbnails: z._default(z.object({ default: Thumbnail, medium: Thumbnail }), {}),
  }),
})
const ChannelList = z.object({ items: z._default(z.array(ChannelItem), []) })

/** Returns the filter for one channel. No API resolves /c/name, but most of these names became handles. */
function toFilter(reference: ChannelReference): Record<string, string> {
  if (reference.kind === 'id') return { id: reference.id }
  return reference.kind === 'user' ? { forUsername: reference.name } : { forHandle: `@${reference.name}` }
}

/** Fetches one channel for one unit of quota. Returns undefined when there is none. Throws YouTubeError. */
export async function fetchChannel(reference: ChannelReference): Promise<Channel | undefined> {
  const { items } = await callDataApi(
    'channels',
    {
      part: 'snippet',
      fields: 'items(id,snippet(title,customUrl,thumbnails(default,medium)))',
      ...toFilter(reference),
    },
    ChannelList,
  )
  return items.map(toChannel)[0]
}

const toChannel = ({ id, snippet: { title, customUrl, thumbnails } }: z.output<typeof ChannelItem>): Channel => ({
  id,
  title,
  handle: customUrl?.startsWith('@') ? customUrl : null,
  thumbnail: thumbnails.medium?.url ?? thumbnails.default?.url ?? null,
})

const ChannelListWithSubscribers = z.object({
  items: z._default(
    z.array(
      z.extend(ChannelItem, {
        statistics: z._default(
          z.object({ subscriberCount: Counter, hiddenSubscriberCount: z._default(z.boolean(), false) }),
          { hiddenSubscriberCount: false },
        ),
      }),
    ),
    [],
  ),
})

/** The API's limit of ids per request. */
export const maxChannelIds = 50

/**
 * Fetches at most 50 channels by id, with their subscribers (null if hidden), for one unit of quota. Channels that do not exist are left
 * out. Throws YouTubeError.
 */
export async function fetchChannels(
  ids: readonly string[],
): Promise<readonly (Channel & { readonly subscribers: number | null })[]> {
  const query = {
    part: 'snippet,statistics',
    fields:
      'items(id,snippet(title,customUrl,thumbnails(default,medium)),statistics(subscriberCount,hiddenSubscriberCount))',
    id: ids.slice(0, maxChannelIds).join(','),
    maxResults: `${maxChannelIds}`,
  }
  return (await callDataApi('channels', query, ChannelListWithSubscribers)).items.map((item) => {
    const { subscriberCount, hiddenSubscriberCount } = item.statistics
    return { ...toChannel(item), subscribers: hiddenSubscriberCount ? null : parseCounter(subscriberCount) }
  })
}

const ChannelCounts = z.object({
  items: z._default(
    z.array(
      z.object({
        id: z.string(),
        snippet: z.object({ title: z.string() }),
        statistics: z._default(
          z.object({
            viewCount: Counter,
            subscriberCount: Counter,
            hiddenSubscriberCount: z._default(z.boolean(), false),
            videoCount: Counter,
          }),
          { hiddenSubscriberCount: false },
        ),
      }),
    ),
    [],
  ),
})
type CountedItem = z.output<typeof ChannelCounts>['items'][number]
const countsQuery = {
  part: 'snippet,statistics',
  fields: 'items(id,snippet(title),statistics(viewCount,subscriberCount,hiddenSubscriberCount,videoCount))',
}

/**
 * Fetches the counts of at most 50 channels by id for one unit of quota. Subscribers are rounded to three significant digits, as for
 * everyone but the owner. Channels that do not exist are left out. Throws YouTubeError.
 */
export async function fetchChannelCounts(ids: readonly string[]): Promise<CountedChannel[]> {
  const query = { ...countsQuery, id: ids.slice(0, maxChannelIds).join(','), maxResults: `${maxChannelIds}` }
  return (await callDataApi('channels', query, ChannelCounts)).items.map(toCountedChannel)
}

function toCountedChannel({ id, snippet, statistics }: CountedItem): CountedChannel {
  const { viewCount, subscriberCount, hiddenSubscriberCount, videoCount } = statistics
  return {
    id,
    title: snippet.title,
    views: parseCounter(viewCount),
    subscribers: hiddenSubscriberCount ? null : parseCounter(subscriberCount),
    videos: parseCounter(videoCount),
  }
}

/** A channel with its counts. Hidden ones are null. */
export const CountedChannel = z.object({
  id: z.string(),
  title: z.string(),
  views: z.nullable(z.int()),
  subscribers: z.nullable(z.int()),
  videos: z.nullable(z.int()),
})
export type CountedChannel = z.infer<typeof CountedChannel>

/** Fetches the channel of an access token's owner for one unit of quota. Returns undefined when there is none. Throws YouTubeError. */
export async function fetchOwnedChannel(
  accessToken: string,
  signal?: AbortSignal,
): Promise<CountedChannel | undefined> {
  const query = { ...countsQuery, mine: 'true' }
  const { items } = await callDataApiAsOwner(accessToken, 'channels', query, ChannelCounts, signal)
  return items.map(toCountedChannel)[0]
}
