import * as z from 'zod/mini'
import { YouTubeError } from '#functions/clients/youtube/errors.ts'
import { fetchUploadIds } from '#functions/clients/youtube/playlist.ts'
import { fetchVideos } from '#functions/clients/youtube/videos.ts'
import { chargeDataCall, markDataQuotaSpent, type Payer, type Take } from '#functions/services/youtube-quota/quota.ts'
import type { Store } from './store.ts'
import { toUpload, Upload } from './upload.ts'

/** A channel's recent public videos, newest first, as YouTube told them at `fetchedAt`. */
export const Uploads = z.object({ fetchedAt: z.iso.datetime(), videos: z.array(Upload) })
export type Uploads = z.infer<typeof Uploads>

const daySeconds = 86_400
/** YouTube is asked about a channel once a day at most; what it told then serves while it does not answer. */
const keepSeconds = 27 * daySeconds
/** After a try, whatever came of it, the next one waits for the next such window. */
const attemptSeconds = 600
/** Pages of 50. Older uploads say little of the next one, and each page costs two units. */
const pages = 2
/** For a whole channel, in milliseconds: somebody may be waiting. */
const patienceMs = 6_000

/** Where a channel's uploads are kept. */
export const uploadsKey = (channelId: string): string => `uploads#${channelId}`

/**
 * A channel's recent uploads, at most a day old where YouTube answers and the payer's quota lasts; else the last good
 * answer, however old (its `fetchedAt` says), and undefined where there is none. Never throws for YouTube's faults.
 * Costs at most four units a day and channel.
 */
export async function getRecentUploads(
  channelId: string,
  payer: Payer,
  store: Store,
  now = Date.now(),
): Promise<Uploads | undefined> {
  const key = uploadsKey(channelId)
  const kept = await getCachedUploads(channelId, store)
  if (kept && isFresh(kept, now)) return kept
  if (!(await mayAttempt(key, store.take, now))) return kept
  const videos = await fetchAll(channelId, payer, store.take)
  if (!videos) return kept
  const uploads = { fetchedAt: new Date(now).toISOString(), videos }
  await store.keep(key, uploads, keepSeconds)
  return uploads
}

/** What YouTube last told of a channel's uploads. Asks nobody. */
export const getCachedUploads = (
  channelId: string,
  { getCached }: Pick<Store, 'getCached'>,
): Promise<Uploads | undefined> => getCached(uploadsKey(channelId), Uploads)

/** Whether YouTube told these within the last day. */
export const isFresh = ({ fetchedAt }: Uploads, now = Date.now()): boolean =>
  now - Date.parse(fetchedAt) < daySeconds * 1000

/** One try for all who ask at once: they share what it finds as soon as it is kept. */
function mayAttempt(key: string, take: Take, now: number): Promise<boolean> {
  const window = Math.floor(now / 1000 / attemptSeconds)
  return take(`${key}#${window}`, 1, 1, (window + 1) * attemptSeconds)
}

/** Undefined when it cannot be had to the end: half a list would pass for the whole one. */
async function fetchAll(channelId: string, payer: Payer, take: Take): Promise<Upload[] | undefined> {
  const signal = AbortSignal.timeout(patienceMs)
  const videos: Upload[] = []
  try {
    let from: string | undefined
    for (let page = 0; page < pages; page++) {
      if (!(await chargeDataCall(take, payer))) return undefined
      const { ids, next } = await fetchUploadIds(channelId, from, signal)
      if (ids.length > 0) {
        if (!(await chargeDataCall(take, payer))) return undefined
        videos.push(...(await fetchVideos(ids, signal)).map(toUpload))
      }
      if (!next) break
      from = next
    }
    return videos
  } catch (error) {
    if (!(error instanceof YouTubeError)) throw error
    if (error.fault === 'quota') await markDataQuotaSpent(take)
    // A channel that never published has no such playlist.
    return error.fault === 'gone' ? [] : undefined
  }
}
