import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { nextCheckAt } from '#functions/services/calls/settle-calls.ts'
import { getCachedUploads } from '#functions/services/channel/recent-uploads.ts'
import { listAnalyses } from '#functions/store/analyses.ts'
import { type CallItem, listCalls } from '#functions/store/calls.ts'
import { listOwnHistory } from '#functions/store/own-history.ts'
import type { Analysis, OwnHistory, PublishedCall } from '#shared/contract/advice.ts'
import { withThumbnailUrl } from './thumbnail-copy.ts'

/**
 * Returns a page of the user's analyses, newest first, each with its score against the channel's history and its call,
 * where there are any. `before` and `next` are cursors.
 */
export async function listHistory(userId: string, before?: string): Promise<{ analyses: Analysis[]; next?: string }> {
  const { analyses, next } = await listAnalyses(userId, before)
  return { analyses: await completeAnalyses(userId, analyses), ...(next ? { next } : {}) }
}

/** Returns an analysis without what contains YouTube's data on the user's channel: titles, views and what rests on them. */
export const withoutChannel = ({ ownHistory: _, ...analysis }: Analysis): Analysis => analysis

/** Returns stored analyses, which are sorted newest first, with everything that is stored apart from them. */
export async function completeAnalyses(userId: string, analyses: Analysis[]): Promise<Analysis[]> {
  const complete = await addChannelData(userId, analyses)
  return Promise.all(complete.map((analysis) => withThumbnailUrl(userId, analysis)))
}

/** Adds what rests on YouTube's data. It is stored apart from the analyses, because it expires and they do not. */
async function addChannelData(userId: string, analyses: Analysis[]): Promise<Analysis[]> {
  const [newest, oldest] = [analyses.at(0), analyses.at(-1)]
  if (!newest || !oldest) return analyses
  const range: [string, string] = [oldest.id, newest.id]
  const [histories, calls] = await Promise.all([
    isDerivedMetricAllowed('own_history_score') ? listOwnHistory(userId, range) : new Map<string, OwnHistory>(),
    isDerivedMetricAllowed('track_record') ? listCalls(userId, range) : [],
  ])
  const callById = new Map(await Promise.all(calls.map(async (call) => [call.id, await addDueDate(call)] as const)))
  return analyses.map((analysis) => {
    const [ownHistory, call] = [histories.get(analysis.id), callById.get(analysis.id)]
    return { ...analysis, ...(ownHistory ? { ownHistory } : {}), ...(call ? { call } : {}) }
  })
}

/** Adds when a call is checked next, if its video is among the cached uploads. Makes no request to YouTube. */
export async function addDueDate(call: CallItem): Promise<PublishedCall> {
  if (call.after25) return call
  const uploads = await getCachedUploads(call.channelId)
  const video = uploads?.videos.find(({ id }) => id === call.videoId)
  return video ? { ...call, dueAt: new Date(nextCheckAt(video, call)).toISOString() } : call
}
