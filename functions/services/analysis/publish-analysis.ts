import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { Failure } from '#functions/lib/failure.ts'
import { requireAccount } from '#functions/services/accounts/account.ts'
import { findVideo } from '#functions/services/channel/find-video.ts'
import { findOwnChannel } from '#functions/services/channel/own-channel.ts'
import { getAnalysis } from '#functions/store/analyses.ts'
import { createCall, listCalls, undoCall } from '#functions/store/calls.ts'
import { type advice, checkpoints } from '#shared/contract/advice.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { parseVideoId } from '#shared/video-url.ts'
import { isCloseTitle } from './close-title.ts'
import { nextCheckAt } from './settle-calls.ts'

const dayMs = 86_400_000

/**
 * Marks an analysis as published as a video, given by its URL or id, which starts a call; null removes the mark within an
 * hour. The video must be a public one of the user's own channel, too young for its first check, with a title
 * close to the analyzed one, and not marked for another analysis. Throws Failure otherwise.
 */
export async function publishAnalysis(
  userId: string,
  id: string,
  videoUrl: string | null,
): Promise<Output<typeof advice.publish>> {
  if (!isDerivedMetricAllowed('track_record')) throw new Failure('not_found')
  if (videoUrl === null) {
    if (!(await undoCall(userId, id))) throw new Failure('call_final')
    return { call: null }
  }
  const videoId = parseVideoId(videoUrl)
  if (!videoId) throw new Failure('video_url_invalid', { video: 'invalid' })
  const analysis = await getAnalysis(userId, id)
  if (analysis?.title === undefined || analysis.titleAnalysis?.basis !== 'model') throw new Failure('not_found')
  const channel = await findOwnChannel(await requireAccount(userId))
  if (!channel) throw new Failure('channel_required')
  if (channel === 'pending') throw new Failure('video_lookup_failed')
  const video = await getOwnVideo(videoId, channel.id, userId)
  if (!isCloseTitle(analysis.title, video.title)) throw new Failure('video_title_differs')
  // Two requests at once may both pass. That is harmless: the record counts each video once.
  if ((await listCalls(userId)).some((call) => call.videoId === videoId && call.id !== id))
    throw new Failure('video_already_marked')
  const call = await createCall({ userId, id, videoId, channelId: channel.id })
  if (!call) throw new Failure('already_published')
  return { call: { ...call, dueAt: new Date(nextCheckAt(video, call)).toISOString() } }
}

async function getOwnVideo(videoId: string, channelId: string, userId: string) {
  const found = await findVideo(videoId, { userId })
  if (found.outcome === 'closed') throw new Failure('video_lookup_failed')
  if (found.outcome === 'missing' || found.video.kind === 'upcoming') throw new Failure('video_not_found')
  if (found.video.channelId !== channelId) throw new Failure('video_not_yours')
  const age = Date.now() - Date.parse(found.video.publishedAt)
  // A call on a video whose views are already known would be no prediction.
  if (age >= checkpoints.after7 * dayMs) throw new Failure('video_too_old')
  return found.video
}
