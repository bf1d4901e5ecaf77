import { queuedJob } from '#functions/lib/queued-job.ts'
import { prepareAlerts } from '#functions/services/reports/performance-alerts.ts'
import { AccountKey } from '#functions/store/accounts.ts'

export const handler = queuedJob('jobs/performance-alerts', AccountKey, (keys) => prepareAlerts(keys))
