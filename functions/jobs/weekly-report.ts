import { queuedJob } from '#functions/lib/queued-job.ts'
import { createReportSender } from '#functions/services/reports/send-weekly-report.ts'
import { AccountKey } from '#functions/store/accounts.ts'

export const handler = queuedJob('jobs/weekly-report', AccountKey, createReportSender)
