import { queuedJob } from '#functions/lib/queued-job.ts'
import { remindOfPlans } from '#functions/services/calendar/reminders.ts'
import { AccountKey } from '#functions/store/accounts.ts'

export const handler = queuedJob('jobs/reminders', AccountKey, () => remindOfPlans)
