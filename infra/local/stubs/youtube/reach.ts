import { createHash } from 'node:crypto'
import { listChannelVideos } from './library.ts'

const dayMs = 86_400_000
/** What share of views begins with a click on a thumbnail that was counted. */
const fromThumbnails = 0.4
/** The click-through rate of an ordinary thumbnail. */
const usualRate = 0.046

/**
 * The file of a channel's Pacific day: how often each thumbnail was shown, and what share was clicked, the same at every
 * call. `times` multiplies what was shown. The last line is of videos that are gone, which have no id.
 */
export function createReachFile(channelId: string, day: string, times: number): string {
  const end = Date.parse(day) + 1.33 * dayMs
  const before = new Map(listChannelVideos(channelId, end - dayMs).map(({ id, views }) => [id, views ?? 0]))
  const date = day.replaceAll('-', '')
  const lines = listChannelVideos(channelId, end).flatMap(({ id, views, publishedAt, live }) => {
    if (views === undefined || live !== 'none' || publishedAt > end) return []
    const clicks = Math.round((views - (publishedAt > end - dayMs ? 0 : (before.get(id) ?? 0))) * fromThumbnails)
    const impressions = Math.round((clicks / clickRateOf(id)) * noiseFactor(`${id} ${day}`, 0.2) * times)
    return impressions > 0 ? [[date, channelId, id, impressions, Math.min(1, clicks / impressions)].join()] : []
  })
  const gone = [date, channelId, '', 240, 0.0125].join()
  return `${[header, ...lines, ...(lines.length > 0 ? [gone] : [])].join('\n')}\n`
}

const header = 'date,channel_id,video_id,video_thumbnail_impressions,video_thumbnail_impressions_ctr'

/** Some thumbnails draw twice as well as others. */
const clickRateOf = (id: string) => usualRate * noiseFactor(id, 1.1)

/** Around 1, by its name. */
const noiseFactor = (name: string, spread: number) =>
  1 + spread * (createHash('sha256').update(name).digest().readUInt32BE(0) / 0xffff_ffff - 0.5)
