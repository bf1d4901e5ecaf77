import { maxVideoIds } from '#functions/clients/youtube/videos.ts'
import { type Page, visitAll } from '#functions/lib/visit-all.ts'
import { findVideos } from '#functions/services/channel/find-video.ts'
import { getCachedUploads, type Uploads } from '#functions/services/channel/recent-uploads.ts'
import { recountUploads } from '#functions/services/channel/recount-uploads.ts'
import { ageInDays, type Upload } from '#functions/services/channel/upload.ts'
import { getAnalysis } from '#functions/store/analyses.ts'
import { jobBookmark } from '#functions/store/cache.ts'
import { type CallItem, callCursor, listUnsettledCalls, markWaiting, saveCallResult } from '#functions/store/calls.ts'
import { type CallResult, type Checkpoint, checkpoints } from '#shared/contract/advice.ts'
import { dayMs } from '#shared/duration.ts'
import { computeCallResult } from './call-result.ts'

type CallResults = Partial<Record<Checkpoint, CallResult>>

/** A check that is later than this is skipped: the views would be those of an older video. */
const maxDaysLate = 3
/** A call that could not be settled this long after it was created is given up. */
const maxUnsettledMs = 60 * dayMs

const bookmark = jobBookmark('settle-calls')
const checkpointNames = Object.keys(checkpoints) as Checkpoint[]

/**
 * Settles every call that is due, for as long as `hasTime` returns true; the next run continues where this one stops.
 * Returns how many unsettled calls it visited and how many results it saved.
 */
export async function settleCalls(hasTime: () => boolean): Promise<{ unsettled: number; checked: number }> {
  const counts = { unsettled: 0, checked: 0 }
  const settle = async (batch: readonly CallItem[]) => {
    const resultsOf = await prepareResults(batch)
    for (const call of batch) {
      if (!hasTime()) return false
      counts.unsettled++
      const results = await resultsOf(call)
      for (const name of checkpointNames) {
        const result = results[name]
        if (result && (await saveCallResult(call, name, result))) counts.checked++
      }
    }
    return true
  }
  await visitAll(listBatches, lastCursor, settle, { bookmark, canContinue: hasTime })
  return counts
}

/** A page of batches: as many calls as YouTube returns videos for one unit. */
async function listBatches(after?: string): Promise<Page<readonly CallItem[]>> {
  const { items, next } = await listUnsettledCalls(after)
  const starts = Array.from({ length: Math.ceil(items.length / maxVideoIds) }, (_, nth) => nth * maxVideoIds)
  return { items: starts.map((start) => items.slice(start, start + maxVideoIds)), next }
}

const lastCursor = (batch: readonly CallItem[]) => batch.slice(-1).map(callCursor).join()

/** Returns when a call is to be checked next, in milliseconds since 1970. */
export function nextCheckAt(
  { publishedAt }: Pick<Upload, 'publishedAt'>,
  { after7 }: Pick<CallItem, 'after7'>,
): number {
  return Date.parse(publishedAt) + (after7 ? checkpoints.after28 : checkpoints.after7) * dayMs
}

/**
 * Fetches the videos of the calls of a batch that are due, for one unit, and counts the uploads of their channels together. Returns what
 * gives each call its results: none while no check is due, and none while YouTube does not respond or a budget is spent, so that the
 * next run tries again. The latter are marked, so that they are not late by our own fault.
 */
async function prepareResults(
  batch: readonly CallItem[],
  now = Date.now(),
): Promise<(call: CallItem) => Promise<CallResults>> {
  const at = new Date(now).toISOString()
  const cachedUploads = oncePerChannel(getCachedUploads)
  const isExpired = ({ markedAt }: CallItem) => now - Date.parse(markedAt) > maxUnsettledMs
  const due: CallItem[] = []
  for (const call of batch) {
    // Cached uploads, however old, contain the publication date, and on most days nothing is due.
    const cached = isExpired(call) ? undefined : await cachedUploads(call.channelId)
    const video = cached?.videos.find(({ id }) => id === call.videoId)
    if (!isExpired(call) && !(video && nextCheckAt(video, call) > now)) due.push(call)
  }
  const videos = await findVideos(
    due.map(({ videoId }) => videoId),
    'settling',
  )
  const isCheckable = (call: CallItem) => {
    const video = videos?.get(call.videoId)
    return video !== undefined && nextCheckAt(video, call) <= now
  }
  const uploadsOf = await recountUploads(
    due.filter(isCheckable).map(({ channelId }) => channelId),
    now,
  )
  return async (call) => {
    if (isExpired(call)) return remainingAs({ outcome: 'unavailable', at }, call)
    if (!due.includes(call)) return {}
    if (!videos) return wait(call, now)
    const video = videos.get(call.videoId)
    if (!video) return remainingAs({ outcome: 'unavailable', at }, call)
    if (nextCheckAt(video, call) > now) return {}
    const uploads = uploadsOf.get(call.channelId)
    if (!uploads) return wait(call, now)
    const analysis = await getAnalysis(call.userId, call.id)
    return computeDueResults({ ...video, countedAt: at }, uploads, call, analysis?.title)
  }
}

/** Notes since when a call waits for us. Returns no results. */
async function wait(call: CallItem, now: number): Promise<CallResults> {
  if (call.waitingSince === undefined) await markWaiting(call, now)
  return {}
}

/** Reads the uploads of each channel once, because a batch has several calls of most channels. */
function oncePerChannel(read: (channelId: string) => Promise<Uploads | undefined>): typeof read {
  const byChannel = new Map<string, ReturnType<typeof read>>()
  return (channelId) => {
    const uploads = byChannel.get(channelId) ?? read(channelId)
    byChannel.set(channelId, uploads)
    return uploads
  }
}

/**
 * Returns the results that are due at the video's age. A check that is too late is `unavailable`, unless it waited for us in time: views
 * are compared with those that the channel's videos have at the same age, so a later check says the same of it.
 */
function computeDueResults(
  video: Upload & { readonly countedAt: string },
  uploads: Uploads,
  call: CallItem,
  analyzed: string | undefined,
): CallResults {
  const age = ageInDays(video, Date.parse(video.countedAt))
  const due = checkpointNames.filter((name) => !call[name] && age >= checkpoints[name])
  const waitedAt = call.waitingSince === undefined ? age : ageInDays(video, Date.parse(call.waitingSince))
  const isInTime = (name: Checkpoint) => Math.min(age, waitedAt) < checkpoints[name] + maxDaysLate
  const result = (name: Checkpoint): CallResult =>
    isInTime(name) ? computeCallResult(video, uploads, analyzed) : { outcome: 'unavailable', at: video.countedAt }
  return Object.fromEntries(due.map((name) => [name, result(name)]))
}

/** Returns one result for every check that has none. */
const remainingAs = (result: CallResult, { after7, after28 }: CallItem): CallResults => ({
  ...(after7 ? {} : { after7: result }),
  ...(after28 ? {} : { after28: result }),
})
