import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { listCalls } from '#functions/store/calls.ts'
import type { TrackRecord } from '#shared/contract/advice.ts'
import { buildTrackRecord } from './track-record.ts'

/** Returns the user's track record; null where derived metrics do not include it. */
export const getTrackRecord = async (userId: string): Promise<TrackRecord | null> =>
  isDerivedMetricAllowed('track_record') ? buildTrackRecord(await listCalls(userId)) : null
