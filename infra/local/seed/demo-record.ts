import { newId } from '#functions/lib/id.ts'
import { computeCallResult } from '#functions/services/calls/call-result.ts'
import { isShort, type Upload } from '#functions/services/channel/upload.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { type ChannelVideo, listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import { type Checkpoint, checkpoints } from '#shared/contract/advice.ts'
import { analyzeTitle, rankAmongRealTitles } from '#shared/prediction/score.ts'
import { listNextSteps } from '#shared/prediction/steps.ts'

const dayMs = 86_400_000
/** Age of the demo's oldest analysis in days. */
const maxAgeDays = 45

interface Seeded {
  readonly table: 'analyses' | 'calls'
  readonly item: Readonly<Record<string, unknown>>
}

/**
 * Creates an analysis of each recent video of the demo channel, and our call on it. Scores and results are computed by
 * the product's code from the stub's view counts at each age. The job settles what is not due yet.
 */
export function createDemoRecord(userId: string, now = Date.now()): Seeded[] {
  const videos = listChannelVideos(demoChannel.id, now).filter(
    ({ publishedAt, live, views }) => now - publishedAt < maxAgeDays * dayMs && live === 'none' && views !== undefined,
  )
  return videos.flatMap((video) => itemsOf(userId, video, now))
}

function itemsOf(userId: string, video: ChannelVideo, now: number): Seeded[] {
  const analysedAt = video.publishedAt - 2 * dayMs
  const { title } = video
  const titleAnalysis = analyzeTitle(title)
  if (titleAnalysis.basis !== 'model') return []
  const id = newId(analysedAt)
  const call = { videoId: video.id, channelId: demoChannel.id, markedAt: timeOf(video.publishedAt + dayMs / 24) }
  const nextSteps = listNextSteps(title, rankAmongRealTitles)
  const analysis = { userId, id, createdAt: timeOf(analysedAt), title, titleAnalysis, nextSteps }
  // The newest video is left for the demo user to mark as published.
  if (now - video.publishedAt < 3 * dayMs) return [{ table: 'analyses', item: analysis }]
  return [
    { table: 'analyses', item: analysis },
    { table: 'calls', item: { userId, id, ...call, ...callResultsOf(video, now) } },
  ]
}

/** Creates the results that the job would have found. */
function callResultsOf({ id, publishedAt }: ChannelVideo, now: number) {
  const due = (Object.keys(checkpoints) as Checkpoint[]).filter((name) => publishedAt + checkpoints[name] * dayMs < now)
  return Object.fromEntries(
    due.flatMap((name) => {
      const at = publishedAt + (checkpoints[name] + 0.1) * dayMs
      const videos = listChannelVideos(demoChannel.id, at).map(toUpload)
      const video = videos.find((one) => one.id === id)
      return video ? [[name, computeCallResult(video, { videos, fetchedAt: timeOf(at) }, video.title)]] : []
    }),
  )
}

const timeOf = (at: number) => new Date(at).toISOString()

const toUpload = ({ id, channel, title, publishedAt, seconds, live, views }: ChannelVideo): Upload => ({
  id,
  channelId: channel.id,
  title,
  ...(views === undefined ? {} : { views }),
  publishedAt: timeOf(publishedAt),
  seconds,
  kind: live === 'upcoming' ? 'upcoming' : isShort(seconds) ? 'short' : 'video',
})
