import { job } from '#functions/lib/job.ts'
import { deliverUnsentMessages } from '#functions/services/messages/deliver.ts'

export const handler = job('jobs/deliver-messages', ({ canContinue }) => deliverUnsentMessages(canContinue))
