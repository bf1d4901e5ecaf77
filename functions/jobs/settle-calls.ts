import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { job } from '#functions/lib/job.ts'
import { visitAll } from '#functions/lib/visit-all.ts'
import { settleCall } from '#functions/services/analysis/settle-calls.ts'
import { jobBookmark } from '#functions/store/cache.ts'
import { type CallItem, callCursor, listOpenCalls, saveVerdict } from '#functions/store/calls.ts'
import { type Checkpoint, checkpoints } from '#shared/contract/advice.ts'

/** Milliseconds kept back to end well; what is left then goes at the next run. */
const reserve = 10_000

/** Settles whether our calls were right, 7 and 25 days after their videos were published. */
export const handler = job('jobs/settle-calls', async ({ timeLeft }) => {
  const counts = { open: 0, checked: 0 }
  if (!isDerivedMetricAllowed('track_record')) return counts
  const visit = async (call: CallItem) => {
    counts.open++
    const verdicts = await settleCall(call)
    for (const checkpoint of Object.keys(checkpoints) as Checkpoint[]) {
      const verdict = verdicts[checkpoint]
      if (verdict && (await saveVerdict(call, checkpoint, verdict))) counts.checked++
    }
  }
  await visitAll(listOpenCalls, callCursor, visit, { bookmark, canContinue: () => timeLeft() >= reserve })
  return counts
})

const bookmark = jobBookmark('settle-calls')
