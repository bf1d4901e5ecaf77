import { createHash } from 'node:crypto'
import { dayMs } from '#shared/duration.ts'
import { type CatalogChannel, catalogChannels, demoChannel } from './catalog.ts'
import {
  balconyTitles,
  chessTitles,
  kettleTitles,
  kitchenTitles,
  loomTitles,
  type TitleRow,
  workshopTitles,
} from './channel-video-titles.ts'
import { bakeryTitles, grandmotherTitles, islandTitles, quarterTitles } from './cooking-titles.ts'
import { findTrendingChannel, findUploader, uploadPrefix } from './trending/channels.ts'

/** A video of a channel. `views` is undefined if the creator hides them. */
export interface ChannelVideo {
  readonly id: string
  readonly channel: CatalogChannel
  readonly title: string
  /** Milliseconds since 1970. */
  readonly publishedAt: number
  readonly seconds: number
  readonly live: 'none' | 'upcoming'
  readonly views: number | undefined
}

/** How a channel publishes: one video every `days` days, with the titles in order, starting over at the end. */
interface PublishingSchedule {
  readonly titles: readonly TitleRow[]
  readonly days: number
  /** Final number of views of an average video. */
  readonly usual: number
}

const publishingSchedules: ReadonlyMap<string, PublishingSchedule> = new Map([
  [demoChannel.id, { titles: kitchenTitles, days: 3.5, usual: 17_000 }],
  ['UCslowLoomStudio-0000001', { titles: loomTitles, days: 9, usual: 6_000 }],
  ['UCkettleAndGraph-0000007', { titles: kettleTitles, days: 4, usual: 14_000 }],
  ['UCledgerLaneChess-000008', { titles: chessTitles, days: 13, usual: 40 }],
  ['UCelBalconDeNuria-000009', { titles: balconyTitles, days: 6, usual: 9_000 }],
  ['UCmidnightWorkshop_00002', { titles: workshopTitles, days: 8, usual: 21_000 }],
  ['UCslowBakeryKorea-000010', { titles: bakeryTitles, days: 5, usual: 26_000 }],
  ['UCkitchenOfEleni-0000011', { titles: islandTitles, days: 7, usual: 8_000 }],
  ['UCkitchenOfQuarter-00012', { titles: quarterTitles, days: 6, usual: 19_000 }],
  ['UCgrandmothersRasoi00013', { titles: grandmotherTitles, days: 4, usual: 41_000 }],
])

/** Slots are counted from this Tuesday, 16:00 UTC, so that a video keeps its identity while it ages. */
const firstSlot = Date.UTC(2024, 0, 2, 16)
/** Days until a video has 63% of its final views. */
const settlingDays = 9

/**
 * Lists a channel's latest and announced videos, newest first; empty for a channel without a schedule. The channel
 * keeps publishing as time passes.
 */
export function listChannelVideos(channelId: string, now = Date.now()): ChannelVideo[] {
  const trending = findTrendingChannel(channelId)
  const schedule = publishingSchedules.get(channelId) ?? (trending && { ...trending, days: 4 })
  const channel = catalogChannels.find(({ id }) => id === channelId) ?? trending?.channel
  if (!schedule || !channel) return []
  const newest = Math.floor((now - firstSlot) / (schedule.days * dayMs))
  return schedule.titles.map((_, index) => createVideo(newest - index, schedule, channel, now))
}

/** Returns the videos with these ids, of any channel. Ids that do not exist are left out. */
export function findChannelVideos(ids: readonly string[], now: number): ChannelVideo[] {
  const videos = [...publishingSchedules.keys()].flatMap((channelId) => listChannelVideos(channelId, now))
  const find = (id: string) => {
    const uploader = findUploader(id)
    return (uploader === undefined ? videos : listChannelVideos(uploader, now)).find((video) => video.id === id)
  }
  return ids.flatMap((id) => find(id) ?? [])
}

function createVideo(
  slot: number,
  { titles, days, usual }: PublishingSchedule,
  channel: CatalogChannel,
  now: number,
): ChannelVideo {
  const index = ((slot % titles.length) + titles.length) % titles.length
  const [title, pull, seconds, trait] = titles[index] as TitleRow
  const publishedAt = firstSlot + slot * days * dayMs
  const luck = luckOf(`${channel.id} ${slot}`)
  const grown = 1 - Math.exp(-(now - publishedAt) / dayMs / settlingDays)
  return {
    id: toVideoId(channel.id, slot),
    channel,
    title,
    publishedAt,
    seconds,
    live: trait === 'upcoming' ? 'upcoming' : 'none',
    views: trait ? undefined : Math.round(usual * pull * luck * grown),
  }
}

function toVideoId(channelId: string, slot: number): string {
  const hash = createHash('sha256').update(`${channelId} ${slot}`).digest('base64url')
  return (uploadPrefix(channelId) + hash).slice(0, 11)
}

/** Returns a deterministic random factor around 1, mostly between 0.5 and 2, for what titles do not explain. */
function luckOf(seed: string): number {
  const bytes = createHash('sha256').update(seed).digest()
  const spread = (bytes.readUInt16BE(0) + bytes.readUInt16BE(2) + bytes.readUInt16BE(4)) / 65_535 / 3 - 0.5
  return Math.exp(2.4 * spread)
}
