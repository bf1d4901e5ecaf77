import { newId } from '#functions/lib/id.ts'
import { judgeByUploads } from '#functions/services/analysis/own-history.ts'
import { computeCallResult } from '#functions/services/calls/call-result.ts'
import { toPromise } from '#functions/services/calls/promise.ts'
import type { Uploads } from '#functions/services/channel/recent-uploads.ts'
import { isShort, type Upload } from '#functions/services/channel/upload.ts'
import { toOwnHistoryItem } from '#functions/store/own-history.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { type ChannelVideo, listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import { type Checkpoint, checkpoints } from '#shared/contract/advice.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { modelVersion } from '#shared/prediction/outcomes.ts'
import { analyzeTitle } from '#shared/prediction/score.ts'
import { listNextSteps } from '#shared/prediction/steps.ts'

/** Age of the demo's oldest analysis in days, so that more than ten calls have a result. */
const maxAgeDays = 70

interface Seeded {
  readonly table: 'analyses' | 'own_history' | 'calls'
  readonly item: Readonly<Record<string, unknown>>
}

/**
 * Creates an analysis of each recent video of the demo channel, and our call on it. Verdicts and results are computed by the
 * product's code from the stub's view counts at each time. The job records later results.
 */
export function createDemoCalls(userId: string): Seeded[] {
  const now = Date.now()
  const videos = listChannelVideos(demoChannel.id, now).filter(
    ({ publishedAt, live, views }) => now - publishedAt < maxAgeDays * dayMs && live === 'none' && views !== undefined,
  )
  return videos.flatMap((video) => itemsOf(userId, video, now))
}

function itemsOf(userId: string, video: ChannelVideo, now: number): Seeded[] {
  const analyzedAt = video.publishedAt - 2 * dayMs
  const { title } = video
  const titleAnalysis = analyzeTitle(title)
  const byChannel = judgeByUploads(title, {}, uploadsAt(analyzedAt))
  const { verdict } = byChannel
  if (titleAnalysis.basis !== 'model' || !verdict) return []
  const id = newId(analyzedAt)
  const analysis = {
    userId,
    id,
    createdAt: timeOf(analyzedAt),
    title,
    titleAnalysis,
    nextSteps: listNextSteps(title),
    yardstick: verdict.yardstick,
    model: modelVersion,
  }
  const analyzed: Seeded[] = [
    { table: 'analyses', item: analysis },
    { table: 'own_history', item: toOwnHistoryItem(userId, id, byChannel) },
  ]
  const promise = toPromise(verdict)
  // The newest video is left for the demo user to mark as published.
  if (!promise || now - video.publishedAt < 3 * dayMs) return analyzed
  const call = {
    userId,
    id,
    videoId: video.id,
    channelId: demoChannel.id,
    markedAt: timeOf(video.publishedAt + hourMs),
    promise,
    ...callResultsOf(video, now),
  }
  return [...analyzed, { table: 'calls', item: call }]
}

/** Creates the results that the job would have recorded. */
function callResultsOf({ id, publishedAt }: ChannelVideo, now: number) {
  const due = (Object.keys(checkpoints) as Checkpoint[]).filter((name) => publishedAt + checkpoints[name] * dayMs < now)
  return Object.fromEntries(
    due.flatMap((name) => {
      const uploads = uploadsAt(publishedAt + (checkpoints[name] + 0.1) * dayMs)
      const video = uploads.videos.find((upload) => upload.id === id)
      return video ? [[name, computeCallResult(video, uploads, video.title)]] : []
    }),
  )
}

/** Returns the demo channel's uploads as of a time. */
export const uploadsAt = (at: number): Uploads => ({
  fetchedAt: timeOf(at),
  videos: listChannelVideos(demoChannel.id, at).map(toUpload),
})

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
