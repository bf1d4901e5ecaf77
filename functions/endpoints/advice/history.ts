import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { handle } from '#functions/lib/handle.ts'
import { nextCheckAt } from '#functions/services/analysis/settle-calls.ts'
import { withThumbnailUrl } from '#functions/services/analysis/thumbnail-copy.ts'
import { getCachedUploads } from '#functions/services/channel/recent-uploads.ts'
import { listAnalyses } from '#functions/store/analyses.ts'
import { type CallItem, listCalls } from '#functions/store/calls.ts'
import { listOwnHistory } from '#functions/store/own-history.ts'
import { type Analysis, advice, type OwnHistory, type PublishedCall } from '#shared/contract/advice.ts'

export const handler = handle(advice.history, async ({ input: { before }, userId }) => {
  const { analyses, next } = await listAnalyses(userId, before)
  const shown = await Promise.all((await withChannel(userId, analyses)).map((one) => withThumbnailUrl(userId, one)))
  return { analyses: shown, ...(next ? { next } : {}) }
})

/** Analyses are kept for good; what was said of the channel beside them is kept apart. */
async function withChannel(userId: string, analyses: Analysis[]): Promise<Analysis[]> {
  const [newest, oldest] = [analyses.at(0), analyses.at(-1)]
  if (!newest || !oldest) return analyses
  const span: [string, string] = [oldest.id, newest.id]
  const [own, calls] = await Promise.all([
    isDerivedMetricAllowed('own_history_score') ? listOwnHistory(userId, span) : new Map<string, OwnHistory>(),
    isDerivedMetricAllowed('track_record') ? listCalls(userId, span) : [],
  ])
  const published = new Map(await Promise.all(calls.map(async (call) => [call.id, await withDue(call)] as const)))
  return analyses.map((analysis) => {
    const [ownHistory, call] = [own.get(analysis.id), published.get(analysis.id)]
    return { ...analysis, ...(ownHistory ? { ownHistory } : {}), ...(call ? { call } : {}) }
  })
}

/** When the next check is due, as far as what YouTube last told says: nobody is asked for a list. */
async function withDue(call: CallItem): Promise<PublishedCall> {
  if (call.after25) return call
  const uploads = await getCachedUploads(call.channelId)
  const video = uploads?.videos.find(({ id }) => id === call.videoId)
  return video ? { ...call, dueAt: new Date(nextCheckAt(video, call)).toISOString() } : call
}
