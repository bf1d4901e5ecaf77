import { findVideo } from '#functions/services/channel/find-video.ts'
import {
  getCachedUploads,
  getRecentUploads,
  isFresh,
  type Uploads,
} from '#functions/services/channel/recent-uploads.ts'
import type { Upload } from '#functions/services/channel/upload.ts'
import { type Checkpoint, checkpoints, type Verdict } from '#shared/contract/advice.ts'
import { ageInDays, computeVerdict } from './verdict.ts'

/** What settling needs to know of a call. */
export interface OpenCall {
  readonly videoId: string
  readonly channelId: string
  readonly markedAt: string
  readonly after7?: Verdict | undefined
  readonly after25?: Verdict | undefined
}

export type Verdicts = Partial<Record<Checkpoint, Verdict>>

const dayMs = 86_400_000
/** So many days late, a check is another one. */
const latestDays = 3
/** A call that could not be checked for so long after it was marked never will be. */
const longestMs = 60 * dayMs

/** When the next check of a video is due, in milliseconds since 1970. */
export function nextCheckAt(
  { publishedAt }: Pick<Upload, 'publishedAt'>,
  { after7 }: Pick<OpenCall, 'after7'>,
): number {
  return Date.parse(publishedAt) + (after7 ? checkpoints.after25 : checkpoints.after7) * dayMs
}

/**
 * Checks one call where a check is due, and answers what there is to write down; nothing while it is too early, or
 * while YouTube does not answer: the next run tries again.
 */
export async function settleCall(call: OpenCall, now = Date.now()): Promise<Verdicts> {
  const at = new Date(now).toISOString()
  if (now - Date.parse(call.markedAt) > longestMs) return remaining(call, { outcome: 'unavailable', at })
  const kept = await getCachedUploads(call.channelId)
  const known = kept?.videos.find(({ id }) => id === call.videoId)
  // Most days nothing is due, which the last answer tells without asking again.
  if (known && nextCheckAt(known, call) > now) return {}
  const uploads = await getRecentUploads(call.channelId, 'scheduled', now)
  if (!uploads || !isFresh(uploads, now)) return {}
  const found = await videoIn(uploads, call.videoId)
  if (found === 'closed') return {}
  if (found === 'missing') return remaining(call, { outcome: 'unavailable', at })
  return verdictsOn(found, uploads, call)
}

/** The video as the channel's uploads have it; one that is no longer among the recent ones is asked for by itself. */
async function videoIn(uploads: Uploads, id: string): Promise<Upload | 'closed' | 'missing'> {
  const listed = uploads.videos.find((video) => video.id === id)
  if (listed) return listed
  const found = await findVideo(id, 'scheduled')
  return found.outcome === 'found' ? found.video : found.outcome
}

/** What is there to say at this age of the video. A check that was slept through is not made up for. */
function verdictsOn(video: Upload, { fetchedAt, videos }: Uploads, call: OpenCall): Verdicts {
  const age = ageInDays(video, Date.parse(fetchedAt))
  const due = (Object.keys(checkpoints) as Checkpoint[]).filter((name) => !call[name] && age >= checkpoints[name])
  const verdict = (name: Checkpoint): Verdict =>
    age < checkpoints[name] + latestDays
      ? computeVerdict(video, videos, fetchedAt)
      : { outcome: 'unavailable', at: fetchedAt }
  return Object.fromEntries(due.map((name) => [name, verdict(name)]))
}

const remaining = ({ after7, after25 }: OpenCall, verdict: Verdict): Verdicts => ({
  ...(after7 ? {} : { after7: verdict }),
  ...(after25 ? {} : { after25: verdict }),
})
