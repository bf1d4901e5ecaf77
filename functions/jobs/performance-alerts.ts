import { job } from '#functions/lib/job.ts'
import { sendPerformanceAlerts } from '#functions/services/reports/performance-alerts.ts'

export const handler = job('jobs/performance-alerts', ({ timeLeft }) => sendPerformanceAlerts(timeLeft))
