import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { nextCheckAt } from '#functions/services/analysis/settle-calls.ts'
import { findVideo } from '#functions/services/channel/find-video.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { getAnalysis } from '#functions/store/analyses.ts'
import { createCall, deleteCall } from '#functions/store/calls.ts'
import { advice, checkpoints } from '#shared/contract/advice.ts'
import { parseVideoId } from '#shared/video-url.ts'

const dayMs = 86_400_000

/** Marks an analysis as published, or takes that back. Which video it is, YouTube confirms. */
export const handler = handle(advice.publish, async ({ input: { id, video }, userId }) => {
  if (!isDerivedMetricAllowed('track_record')) throw new Failure('not_found')
  if (video === null) {
    await deleteCall(userId, id)
    return { call: null }
  }
  const videoId = parseVideoId(video)
  if (!videoId) throw new Failure('video_url_invalid', { video: 'invalid' })
  const [analysis, account] = [await getAnalysis(userId, id), await getAccount(userId)]
  if (analysis?.titleAnalysis?.basis !== 'model') throw new Failure('not_found')
  if (!account?.channel) throw new Failure('channel_missing')
  const found = await ownVideo(videoId, account.channel.id, userId)
  const call = await createCall({ userId, id, videoId, channelId: account.channel.id })
  if (!call) throw new Failure('already_published')
  return { call: { ...call, dueAt: new Date(nextCheckAt(found, call)).toISOString() } }
})

/** A public video of the user's own channel, so young that nobody knows yet how it will do. */
async function ownVideo(videoId: string, channelId: string, userId: string) {
  const found = await findVideo(videoId, { userId })
  if (found.outcome === 'closed') throw new Failure('video_lookup_failed')
  if (found.outcome === 'missing' || found.video.kind === 'upcoming') throw new Failure('video_not_found')
  if (found.video.channelId !== channelId) throw new Failure('video_not_yours')
  const age = Date.now() - Date.parse(found.video.publishedAt)
  if (age >= checkpoints.after7 * dayMs) throw new Failure('video_too_old')
  return found.video
}
