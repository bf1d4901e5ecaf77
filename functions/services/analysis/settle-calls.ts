import { visitAll } from '#functions/lib/visit-all.ts'
import { findVideo } from '#functions/services/channel/find-video.ts'
import {
  getCachedUploads,
  getRecentUploads,
  isFresh,
  type Uploads,
} from '#functions/services/channel/recent-uploads.ts'
import type { Upload } from '#functions/services/channel/upload.ts'
import { getAnalysis } from '#functions/store/analyses.ts'
import { jobBookmark } from '#functions/store/cache.ts'
import { type CallItem, callCursor, listOpenCalls, saveVerdict } from '#functions/store/calls.ts'
import { type Checkpoint, checkpoints, type Verdict } from '#shared/contract/advice.ts'
import { ageInDays, computeVerdict } from './verdict.ts'

type Verdicts = Partial<Record<Checkpoint, Verdict>>

const dayMs = 86_400_000
/** A check that is later than this is skipped: the views would be those of an older video. */
const maxDaysLate = 3
/** A call that could not be settled this long after it was created is given up. */
const maxOpenMs = 60 * dayMs

const bookmark = jobBookmark('settle-calls')
const checkpointNames = Object.keys(checkpoints) as Checkpoint[]

/**
 * Settles every call that is due, for as long as `hasTime` returns true; the next run continues where this one stops.
 * Returns how many open calls it visited and how many verdicts it saved.
 */
export async function settleCalls(hasTime: () => boolean): Promise<{ open: number; checked: number }> {
  const counts = { open: 0, checked: 0 }
  const visit = async (call: CallItem) => {
    counts.open++
    const verdicts = await settleCall(call)
    for (const name of checkpointNames) {
      const verdict = verdicts[name]
      if (verdict && (await saveVerdict(call, name, verdict))) counts.checked++
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
  return Date.parse(publishedAt) + (after7 ? checkpoints.after25 : checkpoints.after7) * dayMs
}

/**
 * Returns the verdicts that can be given now: none while no check is due, and none while YouTube does not respond, so that
 * the next run tries again.
 */
async function settleCall(call: CallItem, now = Date.now()): Promise<Verdicts> {
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
  return computeDueVerdicts(found, uploads, call, analysis?.title)
}

/** Finds a video among its channel's uploads. One that is too old to be among them is fetched by its id. */
async function findUpload(uploads: Uploads, id: string): Promise<Upload | 'closed' | 'missing'> {
  const listed = uploads.videos.find((video) => video.id === id)
  if (listed) return listed
  const found = await findVideo(id, 'scheduled')
  return found.outcome === 'found' ? found.video : found.outcome
}

/** Returns the verdicts that are due at the video's age. A check that is too late is `unavailable`. */
function computeDueVerdicts(video: Upload, uploads: Uploads, call: CallItem, analyzed: string | undefined): Verdicts {
  const { fetchedAt } = uploads
  const age = ageInDays(video, Date.parse(fetchedAt))
  const due = checkpointNames.filter((name) => !call[name] && age >= checkpoints[name])
  const verdict = (name: Checkpoint): Verdict =>
    age < checkpoints[name] + maxDaysLate
      ? computeVerdict(video, uploads, analyzed)
      : { outcome: 'unavailable', at: fetchedAt }
  return Object.fromEntries(due.map((name) => [name, verdict(name)]))
}

/** Returns one verdict for every check that has none. */
const remainingAs = (verdict: Verdict, { after7, after25 }: CallItem): Verdicts => ({
  ...(after7 ? {} : { after7: verdict }),
  ...(after25 ? {} : { after25: verdict }),
})
