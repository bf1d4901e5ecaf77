import { queuedJob } from '#functions/lib/queued-job.ts'
import { prepareSettling } from '#functions/services/calls/settle-calls.ts'
import { CallKey } from '#functions/store/call-checks.ts'

/** Checks whether our calls came true, 7 and 28 days after their videos were published. */
export const handler = queuedJob('jobs/settle-calls', CallKey, (keys) => prepareSettling(keys))
