import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { handle } from '#functions/lib/handle.ts'
import { buildTrackRecord } from '#functions/services/analysis/track-record.ts'
import { listCalls } from '#functions/store/calls.ts'
import { advice } from '#shared/contract/advice.ts'

export const handler = handle(advice.record, async ({ userId }) =>
  isDerivedMetricAllowed('track_record') ? { record: buildTrackRecord(await listCalls(userId)) } : { record: null },
)
