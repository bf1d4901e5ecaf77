import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { Failure } from '#functions/lib/failure.ts'
import { addVerdict } from '#functions/services/analysis/list-history.ts'
import { fetchOwnVideo, isJudged, startCall } from '#functions/services/calls/start-call.ts'
import { findOwnChannel } from '#functions/services/channel/own-channel.ts'
import { requireAccount } from '#functions/store/accounts.ts'
import { getAnalysis } from '#functions/store/analyses.ts'
import { undoCall } from '#functions/store/calls.ts'
import { getDraft } from '#functions/store/drafts.ts'
import { deleteClaim } from '#functions/store/published-videos.ts'
import type { Analysis, advice } from '#shared/contract/advice.ts'
import type { Input, Output } from '#shared/contract/endpoint.ts'
import { parseVideoId } from '#shared/video-url.ts'
import { claimVideo } from './claim-video.ts'
import { markPublished } from './mark-published.ts'

/**
 * Marks an analysis as published as a video, given by its URL or id. Also marks its draft, and starts a call if its verdict makes one.
 * Null removes the call and the marks; after the call's first hour, it throws Failure `call_final`. Also throws Failure unless the video is
 * public, on the user's own channel, too young for its first check, not marked for another analysis, and has a title close to the
 * analyzed one.
 */
export async function publishAnalysis(
  userId: string,
  { id, video: videoUrl, judgedBy }: Input<typeof advice.publish>,
): Promise<Output<typeof advice.publish>> {
  if (!isDerivedMetricAllowed('track_record')) throw new Failure('not_found')
  if (videoUrl === null) {
    if (!(await undoCall(userId, id))) throw new Failure('call_final')
    const draft = await findDraft(userId, await getAnalysis(userId, id))
    if (draft?.published?.analysis === id) await markPublished(userId, draft.id, null)
    return { call: null }
  }
  const videoId = parseVideoId(videoUrl)
  if (!videoId) throw new Failure('video_url_invalid', { video: 'invalid' })
  const analysis = await getAnalysis(userId, id)
  if (!isJudged(analysis)) throw new Failure('not_found')
  const channel = await findOwnChannel(await requireAccount(userId))
  if (!channel) throw new Failure('channel_required')
  if (channel === 'pending') throw new Failure('video_lookup_failed')
  const video = await fetchOwnVideo(videoId, userId, channel.id)
  const draft = await findDraft(userId, analysis)
  if (draft?.published && draft.published.videoId !== videoId) throw new Failure('already_published')
  if (draft && !draft.published) await claimVideo(userId, videoId, draft.id)
  const judged = await addVerdict(userId, analysis)
  const starting = startCall(userId, [judged], { video, isByStudio: judgedBy === 'studio' })
  const { analysisId: _, ...started } = await starting.catch(async (error: unknown) => {
    // Release the video for other drafts.
    if (draft && !draft.published) await deleteClaim({ userId, videoId, draft: draft.id })
    throw error
  })
  const noCall = started.call === null ? started.noCall : undefined
  if (draft)
    await markPublished(userId, draft.id, { videoId, analysis: id, ...(noCall === undefined ? {} : { noCall }) })
  return started
}

const findDraft = async (userId: string, analysis: Analysis | undefined) =>
  analysis?.draft === undefined ? undefined : getDraft(userId, analysis.draft)
