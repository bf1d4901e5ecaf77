import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { YouTubeError } from '#functions/clients/youtube/errors.ts'
import { fetchUploadIds } from '#functions/clients/youtube/playlist.ts'
import { fetchVideos, maxVideoIds } from '#functions/clients/youtube/videos.ts'
import { chargeDataCall, markDataQuotaSpent, type Payer } from '#functions/services/youtube-quota/charge.ts'
import { getCached, putCached } from '#functions/store/cache.ts'
import { acquireLease } from '#functions/store/lease.ts'
import { refundBudget, spendBudget } from '#functions/store/limits.ts'
import { dayMs } from '#shared/duration.ts'
import { youtubeSeconds } from '#shared/retention.ts'
import { addReading, getReading, historyMs } from './reading.ts'
import { toUpload, Upload } from './upload.ts'

/** A channel's recent public videos, newest first, as YouTube reported them at `fetchedAt`. */
export const Uploads = z.object({ fetchedAt: z.iso.datetime(), videos: z.array(Upload) })
export type Uploads = z.infer<typeof Uploads>

/** The length of a window, in seconds. After a failed attempt, the next one is made in the next window. */
const attemptSeconds = 600
/** Two pages of 50 videos, which cost two units each. Older uploads say little about the next one. */
const maxUploads = 2 * maxVideoIds
/**
 * If all videos of the second page are at least this old, it is fetched only once a week, because their views hardly change
 * (docs/outliers.md).
 */
const settledMs = 64 * dayMs
const settledForMs = 7 * dayMs
/** The timeout for all pages of a channel, in milliseconds. A user may be waiting. */
const timeoutMs = 6_000
/** In seconds: longer than the timeout. */
const leaseSeconds = 8
/** How often a request checks for the uploads that another request is fetching, in milliseconds. */
const pollMs = 200
const maxPolls = timeoutMs / pollMs

/** The cache key of a channel's uploads. */
export const uploadsKey = (channelId: string): string => `recent-uploads#${channelId}`

/**
 * Returns a channel's recent uploads: at most a day old while YouTube responds and the payer's quota lasts, else cached uploads of any
 * age (see `fetchedAt`), else undefined. While another request fetches them, a job waits, but a user gets the cached uploads if there are
 * any, unless `waits`. Does not throw for YouTube's errors. Costs two units per day and channel, and two more on days when the second page is fetched.
 */
export async function getRecentUploads(
  channelId: string,
  payer: Payer,
  now = Date.now(),
  waits = typeof payer === 'string',
): Promise<Uploads | undefined> {
  for (let polls = 0; ; polls++) {
    const cached = await getCachedUploads(channelId)
    if (cached && isFresh(cached, now)) return cached
    const lease = await acquireLease(uploadsKey(channelId), leaseSeconds)
    if (lease) return fetchOnce(channelId, payer, now).finally(lease.release)
    // Another request, for example from another panel of the dashboard, is fetching them.
    if ((cached && !waits) || polls >= maxPolls) return cached
    await sleep(pollMs)
  }
}

/** Fetches and caches the uploads. If an attempt failed in the current window, returns the cached uploads. */
async function fetchOnce(channelId: string, payer: Payer, now: number): Promise<Uploads | undefined> {
  const cached = await getCachedUploads(channelId)
  if (!(await startAttempt(uploadsKey(channelId), now))) return cached
  const signal = AbortSignal.timeout(timeoutMs)
  const videos = await orUndefined(async () => {
    const first = await fetchPage(channelId, payer, undefined, signal)
    return first && addSecondPage(channelId, first, { payer, cached, now, signal })
  })
  if (!videos) return cached
  const uploads = await cache(channelId, videos, now)
  // Only failed attempts count, because the owner may disconnect the channel, which deletes the uploads, and connect it again.
  await refundBudget(attemptKey(uploadsKey(channelId), now), 1)
  return uploads
}

/**
 * Caches uploads whose first page the caller has just fetched, with the second page. Does nothing if the cached uploads are at most a day
 * old, or if another request is fetching them. So a request that reads the newest videos also saves other requests the units.
 */
export async function saveFirstPage(channelId: string, first: Page, payer: Payer): Promise<void> {
  const now = Date.now()
  const cached = await getCachedUploads(channelId)
  const lease = cached && isFresh(cached, now) ? undefined : await acquireLease(uploadsKey(channelId), leaseSeconds)
  if (!lease) return
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const videos = await orUndefined(() => addSecondPage(channelId, first, { payer, cached, now, signal }))
    if (videos) await cache(channelId, videos, now)
  } finally {
    await lease.release()
  }
}

async function cache(channelId: string, videos: Upload[], now: number): Promise<Uploads> {
  const uploads = { fetchedAt: new Date(now).toISOString(), videos }
  await putCached(uploadsKey(channelId), uploads, Math.floor((endOfRetention(uploads) - now) / 1000))
  return uploads
}

/** Returns until when uploads, and data derived from them, may be stored, in milliseconds since 1970. The oldest count decides. */
export function endOfRetention({ fetchedAt, videos }: Uploads): number {
  const counted = videos.flatMap(({ countedAt }) => (countedAt === undefined ? [] : [Date.parse(countedAt)]))
  return Math.min(Date.parse(fetchedAt), ...counted) + youtubeSeconds * 1000
}

/** Returns the cached uploads of a channel, however old, updated with what has since been read ahead. Never calls YouTube. */
export async function getCachedUploads(channelId: string): Promise<Uploads | undefined> {
  const [uploads, reading] = await Promise.all([getCached(uploadsKey(channelId), Uploads), getReading(channelId)])
  return uploads && addReading(uploads, reading)
}

/** Whether the newest uploads were fetched within the last day, and the others within `historyMs`. */
export const isFresh = ({ fetchedAt, videos }: Uploads, now = Date.now()): boolean =>
  now - Date.parse(fetchedAt) < dayMs &&
  videos.every(({ countedAt }) => countedAt === undefined || now - Date.parse(countedAt) < historyMs)

/** Returns the window of ten minutes at a time: its number, and its end in seconds since 1970. */
export function attemptWindowAt(now: number): { readonly number: number; readonly endsAt: number } {
  const number = Math.floor(now / 1000 / attemptSeconds)
  return { number, endsAt: (number + 1) * attemptSeconds }
}

const attemptKey = (key: string, now: number) => `${key}#${attemptWindowAt(now).number}`

/** Returns true for the first caller in a window. */
const startAttempt = (key: string, now: number): Promise<boolean> =>
  spendBudget(attemptKey(key, now), 1, 1, attemptWindowAt(now).endsAt)

/** A page of a channel's uploads, newest first. `next` is the token of the next page, or the ids of its videos if they are known. */
interface Page {
  readonly videos: Upload[]
  readonly next?: string | readonly string[] | undefined
}

/** Fetches a page; undefined if a budget is spent. Throws YouTubeError. */
async function fetchPage(
  channelId: string,
  payer: Payer,
  page: Page['next'],
  signal: AbortSignal,
): Promise<Page | undefined> {
  const isListed = typeof page === 'object'
  if (!isListed && !(await chargeDataCall(payer))) return undefined
  const { ids, next } = isListed ? { ids: page } : await fetchUploadIds(channelId, page, signal)
  if (ids.length === 0) return { videos: [], next }
  if (!(await chargeDataCall(payer))) return undefined
  return { videos: (await fetchVideos(ids, signal)).map(toUpload), next }
}

interface Fetching {
  readonly payer: Payer
  readonly cached: Uploads | undefined
  readonly now: number
  readonly signal: AbortSignal
}

/**
 * Returns the uploads of both pages. Takes the second page from the cache if possible, else fetches it. Undefined if a budget is spent,
 * so that a partial list is never taken for a complete one. Throws YouTubeError.
 */
async function addSecondPage(
  channelId: string,
  { videos, next }: Page,
  { payer, cached, now, signal }: Fetching,
): Promise<Upload[] | undefined> {
  if (!next) return videos
  const settled = cached && findSettled(cached, videos, now)
  const older = settled ?? (await fetchPage(channelId, payer, next, signal))?.videos
  return older && [...videos, ...older].slice(0, maxUploads)
}

/** Returns undefined if YouTube fails, and an empty list for a channel that never published, which has no playlist of uploads. */
async function orUndefined(fetch: () => Promise<Upload[] | undefined>): Promise<Upload[] | undefined> {
  try {
    return await fetch()
  } catch (error) {
    if (!(error instanceof YouTubeError)) throw error
    if (error.kind === 'quota') await markDataQuotaSpent()
    return error.kind === 'gone' ? [] : undefined
  }
}

/**
 * Returns the cached uploads that are older than the first page; undefined if there are none, or if one of them was counted more than a
 * week ago or may still gain views.
 */
function findSettled(
  { fetchedAt, videos }: Uploads,
  firstPage: readonly Upload[],
  now: number,
): readonly Upload[] | undefined {
  const since = Math.min(...firstPage.map(({ publishedAt }) => Date.parse(publishedAt)))
  const older = videos
    .filter(({ publishedAt }) => Date.parse(publishedAt) < since)
    .map((video) => ({ ...video, countedAt: video.countedAt ?? fetchedAt }))
  const isSettled = ({ publishedAt, countedAt }: (typeof older)[number]) =>
    Date.parse(publishedAt) <= now - settledMs && Date.parse(countedAt) > now - settledForMs
  return older.length > 0 && older.every(isSettled) ? older : undefined
}
