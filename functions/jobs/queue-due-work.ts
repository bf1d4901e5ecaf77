import * as z from 'zod/mini'
import { job } from '#functions/lib/job.ts'
import { indexEarlier } from '#functions/services/due-work/index-earlier.ts'
import { queueDueWork } from '#functions/services/due-work/queue-due-work.ts'
import { queuedJobNames } from '#shared/queued-jobs.ts'

/** The jobs whose work is queued: by default all. */
const Event = z.object({ jobs: z._default(z.array(z.enum(queuedJobNames)), queuedJobNames) })

/** Queues the due work of the queued jobs. Returns the number of messages sent for each job. */
export const handler = job('jobs/queue-due-work', async ({ event, canContinue }) => {
  const counts: Record<string, number> = {}
  for (const name of Event.parse(event).jobs) {
    await indexEarlier(name, canContinue)
    counts[name] = await queueDueWork(name, canContinue)
  }
  return counts
})
