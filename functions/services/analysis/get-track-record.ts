import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { getAnalysis } from '#functions/store/analyses.ts'
import { type CallItem, listCalls } from '#functions/store/calls.ts'
import { maxListedCalls, type TrackRecord } from '#shared/contract/advice.ts'
import { selectCalls, summarizeCalls } from './track-record.ts'

/** Returns the user's track record; null if derived metrics do not include it. */
export async function getTrackRecord(userId: string): Promise<TrackRecord | null> {
  if (!isDerivedMetricAllowed('track_record')) return null
  const calls = selectCalls(await listCalls(userId))
  return { ...summarizeCalls(calls), calls: await Promise.all(calls.slice(0, maxListedCalls).map(addTitle)) }
}

async function addTitle({ userId, id, channelId: _, ...call }: CallItem): Promise<TrackRecord['calls'][number]> {
  const title = (await getAnalysis(userId, id))?.title
  return { ...call, ...(title === undefined ? {} : { title }) }
}
