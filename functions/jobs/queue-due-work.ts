import * as z from 'zod/mini'
import { job } from '#functions/lib/job.ts'
import { log } from '#functions/lib/log.ts'
import { indexEarlier } from '#functions/services/due-work/index-earlier.ts'
import { queueDueWork } from '#functions/services/due-work/queue-due-work.ts'
import { queuedJobNames } from '#shared/queued-jobs.ts'

/** The jobs whose work is queued: by default all. */
const Event = z.object({ jobs: z._default(z.array(z.enum(queuedJobNames)), queuedJobNames) })

/**
 * Queues the due work of the queued jobs. Returns the number of messages sent for each job. If that fails for a job, continues with the
 * others, and throws the first error at the end.
 */
export const handler = job('jobs/queue-due-work', async ({ event, canContinue }) => {
  const counts: Record<string, number> = {}
  const errors: unknown[] = []
  for (const name of Event.parse(event).jobs) {
    try {
      await indexEarlier(name, canContinue)
      counts[name] = await queueDueWork(name, canContinue)
    } catch (error) {
      log('error', 'work not queued', { job: name, error })
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
  return counts
})
