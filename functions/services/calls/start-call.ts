import { Failure } from '#functions/lib/failure.ts'
import { findVideo } from '#functions/services/channel/find-video.ts'
import { ageInDays, type Upload } from '#functions/services/channel/upload.ts'
import { createCall, listCalls } from '#functions/store/calls.ts'
import { type Analysis, checkpoints, type NoCallReason, type PublishedCall } from '#shared/contract/advice.ts'
import { isCloseTitle } from './close-title.ts'
import { toPromise } from './promise.ts'
import { nextCheckAt } from './settle-calls.ts'

/** An analysis with a judged title. Only these can start a call. */
export type JudgedAnalysis = Analysis & { readonly title: string }

/** Whether an analysis judged its title. Earlier releases stored neither a yardstick nor the version of the models. */
export function isJudged(analysis: Analysis | undefined): analysis is JudgedAnalysis {
  if (analysis?.title === undefined) return false
  const { yardstick, model, titleAnalysis } = analysis
  return yardstick !== undefined || (model === undefined && titleAnalysis?.basis === 'model')
}

/**
 * Fetches a public video. Throws Failure `video_lookup_failed` if YouTube does not respond, `video_not_found`, or `video_not_yours` if it
 * is not on the given channel.
 */
export async function fetchOwnVideo(videoId: string, userId: string, channelId?: string): Promise<Upload> {
  const found = await findVideo(videoId, { userId })
  if (found.outcome === 'closed') throw new Failure('video_lookup_failed')
  if (found.outcome === 'missing' || found.video.kind === 'upcoming') throw new Failure('video_not_found')
  if (channelId !== undefined && found.video.channelId !== channelId) throw new Failure('video_not_yours')
  return found.video
}

export type StartedCall = { readonly analysisId: string } & (
  | { readonly call: PublishedCall }
  | { readonly call: null; readonly noCall: NoCallReason }
)

interface Publication {
  readonly video: Upload
  /** Whether the creator's Studio exports judge titles on the screen. */
  readonly isByStudio: boolean
}

/**
 * Starts a call on a video of the user's channel, for the first analysis whose title is close to the video's. Returns the new or existing
 * call, or why the verdict makes none. The call stores what the verdict promises, so the analyses must include their verdicts by the
 * channel. Throws Failure `video_too_old` for a video that has reached the age of its first check, `video_title_differs`,
 * `video_already_marked` if an analysis other than these has a call on it, and `already_published` if the analysis has a call on another
 * video.
 */
export async function startCall(
  userId: string,
  analyses: readonly JudgedAnalysis[],
  { video, isByStudio }: Publication,
): Promise<StartedCall> {
  // A call on a video whose views are already known would be no prediction.
  if (ageInDays(video, Date.now()) >= checkpoints.after7) throw new Failure('video_too_old')
  // Two concurrent requests may both find no call. That is harmless, because the record counts each video once.
  const existing = (await listCalls(userId)).find((call) => call.videoId === video.id)
  const analysis = existing
    ? analyses.find(({ id }) => id === existing.id)
    : analyses.find(({ title }) => isCloseTitle(title, video.title))
  if (!analysis) throw new Failure(existing ? 'video_already_marked' : 'video_title_differs')
  if (!isCloseTitle(analysis.title, video.title)) throw new Failure('video_title_differs')
  const analysisId = analysis.id
  const call = existing ?? (await createFor(userId, analysis, { video, isByStudio }))
  if (typeof call === 'string') return { call: null, noCall: call, analysisId }
  return { call: { ...call, dueAt: new Date(nextCheckAt(video, call)).toISOString() }, analysisId }
}

/** Creates the call of an analysis, or returns why its verdict makes none. Throws Failure `already_published`. */
async function createFor(userId: string, analysis: JudgedAnalysis, { video, isByStudio }: Publication) {
  const { id, verdict, judgedBy } = analysis
  if (isByStudio || judgedBy === 'studio') return 'judged_by_studio'
  if (!verdict) return 'verdict_gone'
  const promise = toPromise(verdict)
  if (!promise) return 'no_claim'
  const call = await createCall({ userId, id, videoId: video.id, channelId: video.channelId, promise })
  if (!call) throw new Failure('already_published')
  return call
}
