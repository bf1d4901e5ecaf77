import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { YouTubeError } from '#functions/clients/youtube/errors.ts'
import { fetchUploadIds } from '#functions/clients/youtube/playlist.ts'
import { fetchVideos } from '#functions/clients/youtube/videos.ts'
import { chargeDataCall, markDataQuotaSpent, type Payer } from '#functions/services/youtube-quota/charge.ts'
import { getCached, putCached } from '#functions/store/cache.ts'
import { acquireLease } from '#functions/store/lease.ts'
import { spendBudget } from '#functions/store/limits.ts'
import { toUpload, Upload } from './upload.ts'

/** A channel's recent public videos, newest first, as YouTube reported them at `fetchedAt`. */
export const Uploads = z.object({ fetchedAt: z.iso.datetime(), videos: z.array(Upload) })
export type Uploads = z.infer<typeof Uploads>

const daySeconds = 86_400
/** Uploads are fetched at most once a day, and used this long while YouTube does not respond. */
const retentionSeconds = 27 * daySeconds
/** One attempt is made per window of this length, whether it succeeds or not. */
const attemptSeconds = 600
/** Pages of 50 videos. A page costs two units, and older uploads say little about the next one. */
const maxPages = 2
/** For all pages of one channel, in milliseconds: a user may be waiting. */
const timeoutMs = 6_000
/** Longer than the timeout. */
const leaseSeconds = 8
/** How often a request checks for the uploads that another one is fetching. */
const pollMs = 200
const maxPolls = timeoutMs / pollMs

/** The cache key of a channel's uploads. */
export const uploadsKey = (channelId: string): string => `recent-uploads#${channelId}`

/**
 * Returns a channel's recent uploads: at most a day old while YouTube responds and the payer's quota lasts, else the
 * cached ones however old (see `fetchedAt`), else undefined. While another request fetches them, a job waits for them, and a
 * user gets the cached ones if there are any. Does not throw for errors of YouTube's. Costs at most four
 * units per day and channel.
 */
export async function getRecentUploads(
  channelId: string,
  payer: Payer,
  now = Date.now(),
): Promise<Uploads | undefined> {
  for (let polls = 0; ; polls++) {
    const cached = await getCachedUploads(channelId)
    if (cached && isFresh(cached, now)) return cached
    const lease = await acquireLease(uploadsKey(channelId), leaseSeconds)
    if (lease) return fetchOnce(channelId, payer, now).finally(lease.release)
    // Another request, such as that of another panel of the dashboard, is fetching them.
    if ((cached && payer !== 'scheduled') || polls >= maxPolls) return cached
    await sleep(pollMs)
  }
}

/** Fetches and caches the uploads, unless an attempt was made within the last ten minutes: then returns what it cached. */
async function fetchOnce(channelId: string, payer: Payer, now: number): Promise<Uploads | undefined> {
  const key = uploadsKey(channelId)
  const videos = (await startAttempt(key, now)) ? await fetchUploads(channelId, payer) : undefined
  if (!videos) return getCachedUploads(channelId)
  const uploads = { fetchedAt: new Date(now).toISOString(), videos }
  await putCached(key, uploads, retentionSeconds)
  return uploads
}

/** Returns the cached uploads of a channel, however old. Never calls YouTube. */
export const getCachedUploads = (channelId: string): Promise<Uploads | undefined> =>
  getCached(uploadsKey(channelId), Uploads)

/** Whether uploads were fetched within the last day. */
export const isFresh = ({ fetchedAt }: Uploads, now = Date.now()): boolean =>
  now - Date.parse(fetchedAt) < daySeconds * 1000

/** Returns true for the first caller in a window. */
function startAttempt(key: string, now: number): Promise<boolean> {
  const window = Math.floor(now / 1000 / attemptSeconds)
  return spendBudget(`${key}#${window}`, 1, 1, (window + 1) * attemptSeconds)
}

/**
 * Fetches all pages. Returns undefined unless every page was fetched, so that a partial list never passes for a
 * complete one.
 */
async function fetchUploads(channelId: string, payer: Payer): Promise<Upload[] | undefined> {
  const signal = AbortSignal.timeout(timeoutMs)
  const videos: Upload[] = []
  try {
    let pageToken: string | undefined
    for (let page = 0; page < maxPages; page++) {
      if (!(await chargeDataCall(payer))) return undefined
      const { ids, next } = await fetchUploadIds(channelId, pageToken, signal)
      if (ids.length > 0) {
        if (!(await chargeDataCall(payer))) return undefined
        videos.push(...(await fetchVideos(ids, signal)).map(toUpload))
      }
      if (!next) break
      pageToken = next
    }
    return videos
  } catch (error) {
    if (!(error instanceof YouTubeError)) throw error
    if (error.kind === 'quota') await markDataQuotaSpent()
    // A channel that never published has no uploads playlist.
    return error.kind === 'gone' ? [] : undefined
  }
}
