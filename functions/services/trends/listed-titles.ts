import * as z from 'zod/mini'
import { getCached, putCached } from '#functions/store/cache.ts'
import { utcDay } from '#shared/day.ts'
import { dayMs, daySeconds, hourMs } from '#shared/duration.ts'
import type { Region } from '#shared/trends.ts'
import { getCachedLists } from './cached-lists.ts'

/** A title in a region's lists, on a day (UTC) on which it was listed. */
export interface ListedTitle extends z.infer<typeof Title> {
  readonly day: string
}

const Title = z.object({
  id: z.string(),
  title: z.string(),
  channel: z.string(),
  /** The code of the language that its channel declares, such as `en`. */
  language: z.string(),
})

/** The titles that were in a region's lists on one day. */
const DayOfTitles = z.object({ at: z.iso.datetime(), titles: z.array(Title) })
export type DayOfTitles = z.infer<typeof DayOfTitles>

/** How long a day's titles are stored: as long as they are compared. */
const retentionSeconds = 23 * daySeconds
/** Titles of older lists are not from today, and would be stored for longer than YouTube allows. */
const maxListAgeMs = dayMs
/** Lists change slowly, and the item of all titles is large, so four times a day is enough. */
const recordMs = 6 * hourMs

export const titlesKey = (region: Region, day: string): string => `trend-titles#${region}#${day}`

/**
 * Adds the titles in a region's lists to today's titles, for videos whose language is known. Returns false if that was done within six
 * hours, or no list was fetched within a day.
 */
export async function recordTitles(region: Region, now: number): Promise<boolean> {
  const key = titlesKey(region, utcDay(now))
  const today = await getCached(key, DayOfTitles, now)
  if (today && now - Date.parse(today.at) < recordMs) return false
  const cached = await getCachedLists(region, now)
  const lists = cached.filter(({ fetchedAt }) => now - Date.parse(fetchedAt) <= maxListAgeMs)
  if (lists.length === 0) return false
  const titles = new Map((today?.titles ?? []).map((title) => [title.id, title]))
  for (const { id, title, channelTitle: channel, language } of lists.flatMap(({ videos }) => videos))
    if (language !== undefined) titles.set(id, { id, title, channel, language })
  const day: DayOfTitles = { at: new Date(now).toISOString(), titles: [...titles.values()] }
  await putCached(key, day, retentionSeconds, now)
  return true
}

/** Returns the titles of the last days, including today, and the first day with titles. */
export async function readTitles(
  region: Region,
  days: number,
  now: number,
): Promise<{ titles: ListedTitle[]; since: string | undefined }> {
  const dates = Array.from({ length: days }, (_, ago) => utcDay(now - ago * dayMs))
  const found = await Promise.all(dates.map((day) => getCached(titlesKey(region, day), DayOfTitles, now)))
  const recorded = dates.filter((_, index) => found[index] !== undefined)
  const titles = found.flatMap((day, index) =>
    (day?.titles ?? []).map((title) => ({ ...title, day: dates[index] ?? '' })),
  )
  return { titles, since: recorded.at(-1) }
}
