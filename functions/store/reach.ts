import * as z from 'zod/mini'
import type { ChannelOwner } from '#functions/lib/channel-owner.ts'
import { absent, beginsWith, below } from '#functions/lib/expression.ts'
import { defineTable, deleteItem, expiryIn, listItems, putItem } from '#functions/lib/table.ts'
import { reach } from '#shared/tables.ts'

const Video = z.object({ id: z.string(), impressions: z.int(), clicks: z.int() })
type Video = Readonly<z.infer<typeof Video>>

/** Videos are stored as text, one line each (`dQw4w9WgXcQ,5120,231`). As objects they would take three times the space. */
const Videos = z.codec(z.string(), z.array(Video), {
  decode: (text) =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [id = '', impressions, clicks] = line.split(',')
        return { id, impressions: Number(impressions), clicks: Number(clicks) }
      }),
  encode: (videos) => videos.map(({ id, impressions, clicks }) => `${id},${impressions},${clicks}`).join('\n'),
})

/** The reach of a connected channel on one day, from a report by YouTube. */
const ReachDayItem = z.object({
  /** `<channel id>#<Pacific day>` */
  id: z.string(),
  day: z.iso.date(),
  /** When YouTube created the report, in milliseconds since 1970. */
  createdAt: z.int(),
  /** The sums of all videos. `videos` contains only those with the most impressions. */
  impressions: z.int(),
  clicks: z.int(),
  videos: Videos,
  expiresAt: z.int(),
})
export type ReachDay = z.output<typeof ReachDayItem>
const table = defineTable(reach, ReachDayItem)
type NewDay = Omit<ReachDay, 'id' | 'videos' | 'expiresAt'> & { readonly videos: readonly Video[] }

const dayId = (channelId: string, day: string) => `${channelId}#${day}`

/** Writes a day. Returns false, changing nothing, when the stored day is from the same report or a newer one. */
export function putReachDay(
  { userId, channelId }: ChannelOwner,
  { day, videos, ...sums }: NewDay,
  now = Date.now(),
): Promise<boolean> {
  const expiresAt = expiryIn(reach, now)
  const item = z.encode(ReachDayItem, { ...sums, id: dayId(channelId, day), day, videos: [...videos], expiresAt })
  return putItem(table, { userId, ...item }, [{ createdAt: absent }, { createdAt: below(sums.createdAt) }])
}

/** Returns all stored days of a channel, oldest first. */
export const listReachDays = ({ userId, channelId }: ChannelOwner, now = Date.now()): Promise<ReachDay[]> =>
  listItems(table, userId, { sort: beginsWith(dayId(channelId, '')), now })

/** Deletes all days of a channel. Returns whether there were any. */
export async function deleteReach({ userId, channelId }: ChannelOwner): Promise<boolean> {
  const days = await listItems(table, userId, {
    sort: beginsWith(dayId(channelId, '')),
    as: z.pick(ReachDayItem, { id: true }),
  })
  for (const { id } of days) await deleteItem(table, { userId, id })
  return days.length > 0
}
