import { job } from '#functions/lib/job.ts'
import { purgeExpired } from '#functions/services/retention/purge-expired.ts'

export const handler = job('jobs/purge-expired', ({ timeLeft }) => purgeExpired(timeLeft))
