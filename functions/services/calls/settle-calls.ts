import { visitAll } from '#functions/lib/visit-all.ts'
import { findVideo } from '#functions/services/channel/find-video.ts'
import {
  getCachedUploads,
  getRecentUploads,
  isFresh,
  type Uploads,
} from '#functions/services/channel/recent-uploads.ts'
import { ageInDays, type Upload } from '#functions/services/channel/upload.ts'
import { getAnalysis } from '#functions/store/analyses.ts'
import { jobBookmark } from '#functions/store/cache.ts'
import { type CallItem, callCursor, listOpenCalls, saveCallResult } from '#functions/store/calls.ts'
import { type CallResult, type Checkpoint, checkpoints } from '#shared/contract/advice.ts'
import { dayMs } from '#shared/duration.ts'
import { computeCallResult } from './call-result.ts'

type CallResults = Partial<Record<Checkpoint, CallResult>>

/** A check that is later than this is skipped: the views would be those of an older video. */
const maxDaysLate = 3
/** A call that could not be settled this long after it was created is given up. */
const maxOpenMs = 60 * dayMs

const bookmark = jobBookmark('settle-calls')
const checkpointNames = Object.keys(checkpoints) as Checkpoint[]

/**
 * Settles every call that is due, for as long as `hasTime` returns true; the next run continues where this one stops.
 * Returns how many open calls it visited and how many results it saved.
 */
export async function settleCalls(hasTime: () => boolean): Promise<{ open: number; checked: number }> {
  const counts = { open: 0, checked: 0 }
  const visit = async (call: CallItem) => {
    counts.open++
    const results = await settleCall(call)
    for (const name of checkpointNames) {
      const result = results[name]
      if (result && (await saveCallResult(call, name, result))) counts.checked++
    }
  }
  await visitAll(listOpenCalls, callCursor, visit, { bookmark, canContinue: hasTime })
  return counts
}

/** Returns when a call is to be checked next, in milliseconds since 1970. */
export function nextCheckAt(
  { publishedAt }: Pick<Upload, 'publishedAt'>,
  { after7 }: Pick<CallItem, 'after7'>,
): number {
  return Date.parse(publishedAt) + (after7 ? checkpoints.after28 : checkpoints.after7) * dayMs
}

/**
 * Returns the results that can be given now: none while no check is due, and none while YouTube does not respond, so that
 * the next run tries again.
 */
async function settleCall(call: CallItem, now = Date.now()): Promise<CallResults> {
  const at = new Date(now).toISOString()
  if (now - Date.parse(call.markedAt) > maxOpenMs) return remainingAs({ outcome: 'unavailable', at }, call)
  const cached = await getCachedUploads(call.channelId)
  const cachedVideo = cached?.videos.find(({ id }) => id === call.videoId)
  // Cached uploads, however old, contain the publication date, and on most days nothing is due.
  if (cachedVideo && nextCheckAt(cachedVideo, call) > now) return {}
  const uploads = await getRecentUploads(call.channelId, 'scheduled', now)
  if (!uploads || !isFresh(uploads, now)) return {}
  const found = await findUpload(uploads, call.videoId)
  if (found === 'closed') return {}
  if (found === 'missing') return remainingAs({ outcome: 'unavailable', at }, call)
  const analysis = await getAnalysis(call.userId, call.id)
  return computeDueResults(found, uploads, call, analysis?.title)
}

/** Finds a video among its channel's uploads. One that is too old to be among them is fetched by its id. */
async function findUpload(uploads: Uploads, id: string): Promise<Upload | 'closed' | 'missing'> {
  const listed = uploads.videos.find((video) => video.id === id)
  if (listed) return listed
  const found = await findVideo(id, 'scheduled')
  return found.outcome === 'found' ? found.video : found.outcome
}

/** Returns the results that are due at the video's age. A check that is too late is `unavailable`. */
function computeDueResults(video: Upload, uploads: Uploads, call: CallItem, analyzed: string | undefined): CallResults {
  const { fetchedAt } = uploads
  const age = ageInDays(video, Date.parse(fetchedAt))
  const due = checkpointNames.filter((name) => !call[name] && age >= checkpoints[name])
  const result = (name: Checkpoint): CallResult =>
    age < checkpoints[name] + maxDaysLate
      ? computeCallResult(video, uploads, analyzed)
      : { outcome: 'unavailable', at: fetchedAt }
  return Object.fromEntries(due.map((name) => [name, result(name)]))
}

/** Returns one result for every check that has none. */
const remainingAs = (result: CallResult, { after7, after28 }: CallItem): CallResults => ({
  ...(after7 ? {} : { after7: result }),
  ...(after28 ? {} : { after28: result }),
})
