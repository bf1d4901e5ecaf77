import * as z from 'zod/mini'
import { toEpochSeconds } from '#functions/lib/database.ts'
import { defineTable, deleteItem, getItem, putItem } from '#functions/lib/table.ts'
import { youtubeRereadMs, youtubeSeconds } from '#shared/retention.ts'
import { uploads as row } from '#shared/tables.ts'

/** Views that could not be updated for this time are dropped at the next write. */
const maxViewsAgeMs = youtubeRereadMs

/** A public video of a followed channel. Its length and views are absent if they were not counted yet, or if hidden. */
const Video = z.object({
  id: z.string(),
  title: z.string(),
  publishedAt: z.iso.datetime(),
  thumbnail: z.optional(z.string()),
  seconds: z.optional(z.int()),
  views: z.optional(z.int()),
  /** When the views were counted. */
  viewsAt: z.optional(z.iso.datetime()),
})
export type StoredVideo = z.infer<typeof Video>

/** How many of a channel's latest videos are stored: as many as one call lists or counts. */
export const maxUploads = 50

/** The latest uploads of a followed channel, newest first, as YouTube listed them at `listedAt`. */
const Item = z.object({
  channelId: z.string(),
  listedAt: z.iso.datetime(),
  /** The language of the titles, ISO 639-1; absent if uncertain. */
  language: z.optional(z.string()),
  videos: z.array(Video),
  /** In seconds since 1970. */
  expiresAt: z.int(),
})
export type StoredUploads = z.infer<typeof Item>

const table = defineTable(row, Item)

/** Returns a channel's uploads; undefined if there are none or they have expired. */
export const getUploads = (channelId: string, now = Date.now()): Promise<StoredUploads | undefined> =>
  getItem(table, { channelId }, { now })

/** Saves uploads that YouTube has just listed. */
export async function putUploads(uploads: Omit<StoredUploads, 'expiresAt'>, now = Date.now()): Promise<void> {
  await putItem(table, withExpiry(uploads, now))
}

/** Saves uploads with new counts. Does nothing if they were deleted or listed again in the meantime. */
export const replaceUploads = (uploads: StoredUploads, now = Date.now()): Promise<boolean> =>
  putItem(table, withExpiry(uploads, now), { listedAt: uploads.listedAt })

/** Deletes a channel's uploads, if any. */
export async function deleteUploads(channelId: string): Promise<void> {
  await deleteItem(table, { channelId })
}

/** Drops old views, and sets the time at which the oldest of the data expires. */
function withExpiry(uploads: Omit<StoredUploads, 'expiresAt'>, now: number): StoredUploads {
  const videos = uploads.videos.map((video) => (isOld(video, now) ? dropViews(video) : video))
  const times = [uploads.listedAt, ...videos.flatMap(({ viewsAt }) => viewsAt ?? [])].map((at) => Date.parse(at))
  return { ...uploads, videos, expiresAt: toEpochSeconds(Math.min(...times)) + youtubeSeconds }
}

const isOld = ({ viewsAt }: StoredVideo, now: number) =>
  viewsAt !== undefined && now - Date.parse(viewsAt) > maxViewsAgeMs

const dropViews = ({ views: _, viewsAt: __, ...video }: StoredVideo): StoredVideo => video
