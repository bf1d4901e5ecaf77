import { queuedJob } from '#functions/lib/queued-job.ts'
import { remindOfDrafts } from '#functions/services/calendar/reminders.ts'
import { AccountKey } from '#functions/store/accounts.ts'

export const handler = queuedJob('jobs/reminders', AccountKey, () => remindOfDrafts)
