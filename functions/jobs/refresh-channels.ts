import { job } from '#functions/lib/job.ts'
import { refreshChannels } from '#functions/services/following/refresh-channels.ts'

export const handler = job('jobs/refresh-channels', ({ canContinue }) => refreshChannels(canContinue))
