import { job } from '#functions/lib/job.ts'
import { sendWeeklyReports } from '#functions/services/reports/weekly-reports.ts'

export const handler = job('jobs/weekly-report', ({ timeLeft }) => sendWeeklyReports(timeLeft))
