import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { job } from '#functions/lib/job.ts'
import { settleCalls } from '#functions/services/calls/settle-calls.ts'

/** Time reserved for ending a run, in milliseconds. */
const reserveMs = 10_000

/** Settles whether our calls came true, 7 and 28 days after their videos were published. */
export const handler = job('jobs/settle-calls', async ({ timeLeft }) => {
  if (!isDerivedMetricAllowed('track_record')) return { unsettled: 0, checked: 0 }
  return settleCalls(() => timeLeft() >= reserveMs)
})
