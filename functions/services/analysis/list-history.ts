import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { nextCheckAt } from '#functions/services/calls/settle-calls.ts'
import { getCachedUploads } from '#functions/services/channel/recent-uploads.ts'
import { listAnalyses } from '#functions/store/analyses.ts'
import { type CallItem, listCalls } from '#functions/store/calls.ts'
import { type JudgedByChannel, listOwnHistory } from '#functions/store/own-history.ts'
import type { Analysis, PublishedCall } from '#shared/contract/advice.ts'
import { withVerdict } from './stored-verdict.ts'
import { withThumbnailUrl } from './thumbnail-copy.ts'

/**
 * Returns a page of the user's analyses, newest first, each with its verdict, its judgment by the channel's videos and its call, if
 * present. `before` and `next` are cursors.
 */
export async function listHistory(userId: string, before?: string): Promise<{ analyses: Analysis[]; next?: string }> {
  const { analyses, next } = await listAnalyses(userId, before)
  return { analyses: await completeAnalyses(userId, analyses), ...(next ? { next } : {}) }
}

/** Completes stored analyses with the data that is stored separately. They must be sorted newest first. */
export async function completeAnalyses(userId: string, analyses: Analysis[]): Promise<Analysis[]> {
  const complete = await addChannelData(userId, analyses)
  return Promise.all(complete.map((analysis) => withThumbnailUrl(userId, analysis)))
}

/** Adds what is derived from YouTube's data. It is stored separately, because it expires and analyses do not. */
async function addChannelData(userId: string, analyses: Analysis[]): Promise<Analysis[]> {
  const [newest, oldest] = [analyses.at(0), analyses.at(-1)]
  if (!newest || !oldest) return analyses
  const range: [string, string] = [oldest.id, newest.id]
  const [histories, calls] = await Promise.all([
    isDerivedMetricAllowed('own_history_score') ? listOwnHistory(userId, range) : new Map<string, JudgedByChannel>(),
    isDerivedMetricAllowed('track_record') ? listCalls(userId, range) : [],
  ])
  const callById = new Map(await Promise.all(calls.map(async (call) => [call.id, await addDueDate(call)] as const)))
  return analyses.map((analysis) => {
    const call = callById.get(analysis.id)
    return { ...withVerdict(analysis, histories.get(analysis.id)), ...(call ? { call } : {}) }
  })
}

/** Adds the verdict by the channel's videos to a stored analysis, until its retention ends. */
export async function addVerdict<Stored extends Analysis>(userId: string, analysis: Stored): Promise<Stored> {
  const [complete] = await addChannelData(userId, [analysis])
  return complete?.verdict ? { ...analysis, verdict: complete.verdict } : analysis
}

/** Adds when a call is checked next, if its video is among the cached uploads. Makes no request to YouTube. */
export async function addDueDate(call: CallItem): Promise<PublishedCall> {
  if (call.after28) return call
  const uploads = await getCachedUploads(call.channelId)
  const video = uploads?.videos.find(({ id }) => id === call.videoId)
  return video ? { ...call, dueAt: new Date(nextCheckAt(video, call)).toISOString() } : call
}
