import { Failure } from '#functions/lib/failure.ts'
import { findVideo } from '#functions/services/channel/find-video.ts'
import type { Upload } from '#functions/services/channel/upload.ts'
import { createCall, listCalls } from '#functions/store/calls.ts'
import { type Analysis, checkpoints, type PublishedCall } from '#shared/contract/advice.ts'
import { ageInDays } from './call-result.ts'
import { isCloseTitle } from './close-title.ts'
import { nextCheckAt } from './settle-calls.ts'

/** An analysis with a title that the model scores: only these make a prediction. */
export type ScoredAnalysis = Analysis & { readonly title: string }

export const isScored = (analysis: Analysis | undefined): analysis is ScoredAnalysis =>
  analysis?.title !== undefined && analysis.titleAnalysis?.basis === 'model'

/**
 * Fetches a public video. Throws Failure `video_lookup_failed` if YouTube does not respond, `video_not_found`, or
 * `video_not_yours` if it is on another channel than the given one.
 */
export async function fetchOwnVideo(videoId: string, userId: string, channelId?: string): Promise<Upload> {
  const found = await findVideo(videoId, { userId })
  if (found.outcome === 'closed') throw new Failure('video_lookup_failed')
  if (found.outcome === 'missing' || found.video.kind === 'upcoming') throw new Failure('video_not_found')
  if (channelId !== undefined && found.video.channelId !== channelId) throw new Failure('video_not_yours')
  return found.video
}

/**
 * Starts a call on a video of the user's channel for the first of the analyses whose title is close to the video's, or
 * returns the existing one. Throws Failure `video_too_old` for a video that is not too young for its first check,
 * `video_title_differs`, `video_already_marked` if an analysis other than these has a call on it, and `already_published` if
 * the analysis has a call on another video.
 */
export async function startCall(
  userId: string,
  analyses: readonly ScoredAnalysis[],
  video: Upload,
): Promise<PublishedCall & { readonly id: string }> {
  // A call on a video whose views are already known would be no prediction.
  if (ageInDays(video, Date.now()) >= checkpoints.after7) throw new Failure('video_too_old')
  // Two requests at once may both find no call. That is harmless: the record counts each video once.
  const existing = (await listCalls(userId)).find((call) => call.videoId === video.id)
  const analysis = existing
    ? analyses.find(({ id }) => id === existing.id)
    : analyses.find(({ title }) => isCloseTitle(title, video.title))
  if (!analysis) throw new Failure(existing ? 'video_already_marked' : 'video_title_differs')
  if (!isCloseTitle(analysis.title, video.title)) throw new Failure('video_title_differs')
  const call = await createCall({ userId, id: analysis.id, videoId: video.id, channelId: video.channelId })
  if (!call) throw new Failure('already_published')
  return { ...call, dueAt: new Date(nextCheckAt(video, call)).toISOString() }
}
