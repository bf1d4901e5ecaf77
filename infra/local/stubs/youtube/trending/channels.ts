import { type Category, categories, type Region, regions } from '#shared/trends.ts'
import type { CatalogChannel } from '../catalog.ts'
import type { TitleRow } from '../channel-video-titles.ts'
import { randomOf } from '../random.ts'
import { createTitle, toChannelId } from './videos.ts'
import { channelSuffixes, longestChannelName, titlePartsByRegion } from './words.ts'

/** A channel of trending videos, and what it publishes. */
export interface TrendingChannel {
  readonly channel: CatalogChannel
  readonly titles: readonly TitleRow[]
  /** Final number of views of an average video. */
  readonly usual: number
}

type Name = readonly [title: string, region: Region, category: Category]

const names: ReadonlyMap<string, Name> = new Map(
  regions.flatMap((region) =>
    categories.flatMap((category) =>
      [
        longestChannelName,
        ...titlePartsByRegion[region][category].channels.flatMap((name) =>
          channelSuffixes.map((suffix) => name + suffix),
        ),
      ].map((title) => [toChannelId(title), [title, region, category]]),
    ),
  ),
)
const channels = new Map<string, TrendingChannel>()

/** Returns the channel of a trending video by its id. */
export function findTrendingChannel(id: string): TrendingChannel | undefined {
  const name = names.get(id)
  const channel = channels.get(id) ?? (name && createChannel(id, name))
  if (channel) channels.set(id, channel)
  return channel
}

/** Returns the prefix of the ids of a trending channel's uploads, which identifies the channel. Empty for other channels. */
export const uploadPrefix = (channelId: string): string => (names.has(channelId) ? channelId.slice(2, 8) : '')

/** Returns the id of the trending channel that uploaded a video. */
export const findUploader = (videoId: string): string | undefined =>
  [...names.keys()].find((id) => videoId.startsWith(uploadPrefix(id)))

/** How many titles each channel has. */
const titleCount = 36

function createChannel(id: string, [title, region, category]: Name): TrendingChannel {
  const random = (what: string) => randomOf(`${id} ${what}`)
  const subscribers = Math.round(2_000 * 10 ** (3 * random('size')))
  // Each channel starts at a different title.
  const first = Math.floor(random('first') * titleCount)
  const titles = Array.from({ length: titleCount }, (_, index) => createTitle(region, category, first + index))
  return {
    channel: {
      id,
      title,
      description: `Videos of ${title}.`,
      publishedAt: '2019-05-04T12:00:00Z',
      views: subscribers * 160,
      subscribers,
      videos: 120,
      hue: Math.floor(random('hue') * 360),
    },
    titles: titles.map((text) => [
      text,
      0.4 + random(`${text} pull`),
      240 + Math.floor(random(`${text} length`) * 900),
    ]),
    usual: subscribers / 3,
  }
}
