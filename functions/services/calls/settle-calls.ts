import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import type { Done, Work } from '#functions/lib/queued-job.ts'
import { findVideos } from '#functions/services/channel/find-video.ts'
import { getCachedUploads, type Uploads } from '#functions/services/channel/recent-uploads.ts'
import { recountUploads } from '#functions/services/channel/recount-uploads.ts'
import { ageInDays, type Upload } from '#functions/services/channel/upload.ts'
import { getAnalysis } from '#functions/store/analyses.ts'
import { type CallKey, deleteCheck } from '#functions/store/call-checks.ts'
import { type CallItem, callCursor, getCall, markWaiting, saveCallResult } from '#functions/store/calls.ts'
import { type CallResult, type Checkpoint, checkpoints } from '#shared/contract/advice.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { computeCallResult } from './call-result.ts'

type CallResults = Partial<Record<Checkpoint, CallResult>>

/** A check that is more than this late is skipped, because the views would be those of an older video. */
const maxDaysLate = 3
/** We stop trying to settle a call after this time. */
const maxUnsettledMs = 60 * dayMs
/** How long until a check that could not be made is tried again, in milliseconds. */
const againMs = 6 * hourMs

const checkpointNames = Object.keys(checkpoints) as Checkpoint[]

/** Returns when a call is checked next, in milliseconds since 1970. */
export function nextCheckAt(
  { publishedAt }: Pick<Upload, 'publishedAt'>,
  { after7 }: Pick<CallItem, 'after7'>,
): number {
  return Date.parse(publishedAt) + (after7 ? checkpoints.after28 : checkpoints.after7) * dayMs
}

/** The results of a call to save, and when it is checked next; undefined for never. */
interface State extends Done {
  readonly results: CallResults
}

/**
 * Fetches the data for settling calls: the videos of due calls, at one unit for 50, and the views of their channels' uploads. Returns a
 * function that settles one of the calls.
 */
export async function prepareSettling(keys: readonly CallKey[]): Promise<Work<CallKey>> {
  const now = Date.now()
  if (!isDerivedMetricAllowed('track_record')) return () => Promise.resolve({ outcome: 'off', next: now + againMs })
  const read = new Map(keys.map((key) => [callCursor(key), getCall(key)]))
  // A call that cannot be read does not affect the others.
  const found = await Promise.allSettled(read.values())
  const stateOf = await prepareStates(
    found.flatMap((call) => (call.status === 'fulfilled' && call.value ? [call.value] : [])),
    now,
  )
  return async (key) => {
    const call = await read.get(callCursor(key))
    const state = call && !call.after28 ? await stateOf(call) : over({})
    let checked = 0
    if (call) {
      if (state.outcome === 'waiting' && call.waitingSince === undefined) await markWaiting(call, now)
      for (const name of checkpointNames) {
        const result = state.results[name]
        if (result && (await saveCallResult(call, name, result))) checked++
      }
    }
    if (state.next === undefined) await deleteCheck(key)
    return { ...state, counts: { checked } }
  }
}

const over = (results: CallResults): State => ({ outcome: 'over', results, next: undefined })

/**
 * Fetches the videos of due calls, and counts the uploads of their channels. Returns a function that computes a call's state. A call has
 * no results while no check is due. It is `waiting` while YouTube does not respond or a budget is spent, so that the delay does not make
 * the check too late.
 */
async function prepareStates(calls: readonly CallItem[], now: number): Promise<(call: CallItem) => Promise<State>> {
  const at = new Date(now).toISOString()
  const cachedUploads = oncePerChannel(getCachedUploads)
  const expiryOf = ({ markedAt }: CallItem) => Date.parse(markedAt) + maxUnsettledMs
  const early = (checkAt: number, call: CallItem): State => ({
    outcome: 'early',
    results: {},
    next: Math.min(checkAt, expiryOf(call)),
  })
  const waiting: State = { outcome: 'waiting', results: {}, next: now + againMs }
  /** Returns when a call is checked, if that is known and in the future. Even old cached uploads contain the publication date. */
  const futureCheckAt = async (call: CallItem): Promise<number | undefined> => {
    const video = (await cachedUploads(call.channelId))?.videos.find(({ id }) => id === call.videoId)
    const checkAt = video && nextCheckAt(video, call)
    return checkAt !== undefined && checkAt > now ? checkAt : undefined
  }
  const due: CallItem[] = []
  for (const call of calls) {
    const isDue = expiryOf(call) > now && (await futureCheckAt(call).catch(() => 'broken' as const)) === undefined
    if (isDue) due.push(call)
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
    if (expiryOf(call) <= now) return over(remainingAs({ outcome: 'unavailable', at }, call))
    const checkAt = await futureCheckAt(call)
    if (checkAt !== undefined) return early(checkAt, call)
    if (!videos) return waiting
    const video = videos.get(call.videoId)
    if (!video) return over(remainingAs({ outcome: 'unavailable', at }, call))
    if (nextCheckAt(video, call) > now) return early(nextCheckAt(video, call), call)
    const uploads = uploadsOf.get(call.channelId)
    if (!uploads) return waiting
    const analysis = await getAnalysis(call.userId, call.id)
    const results = computeDueResults({ ...video, countedAt: at }, uploads, call, analysis?.title)
    if (results.after28) return over(results)
    return { ...early(nextCheckAt(video, { ...call, ...results }), call), outcome: 'open', results }
  }
}

/** Returns a function that reads the uploads of each channel once. In a batch, most channels have several calls. */
function oncePerChannel(read: (channelId: string) => Promise<Uploads | undefined>): typeof read {
  const byChannel = new Map<string, ReturnType<typeof read>>()
  return (channelId) => {
    const uploads = byChannel.get(channelId) ?? read(channelId)
    byChannel.set(channelId, uploads)
    return uploads
  }
}

/**
 * Returns the results that are due at the video's age. A check that is too late is `unavailable`, unless it was `waiting` in time. In
 * that case a later check is as good, because views are compared with those of other videos at the same age.
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

/** Returns `result` for every check that has none. */
const remainingAs = (result: CallResult, { after7, after28 }: CallItem): CallResults => ({
  ...(after7 ? {} : { after7: result }),
  ...(after28 ? {} : { after28: result }),
})
