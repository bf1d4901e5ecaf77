import { handle } from '#functions/lib/handle.ts'
import { getTrackRecord } from '#functions/services/analysis/get-track-record.ts'
import { advice } from '#shared/contract/advice.ts'

export const handler = handle(advice.record, async ({ userId }) => ({ record: await getTrackRecord(userId) }))
