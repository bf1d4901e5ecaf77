import { deleteUnconfirmedUsers } from '#functions/clients/cognito/users.ts'
import { job } from '#functions/lib/job.ts'

/** How long an address may wait to be confirmed, in milliseconds. */
const patience = 7 * 86_400_000

/** Milliseconds kept back to end well; what is left then goes the next day. */
const reserve = 10_000

export const handler = job('jobs/purge-unconfirmed', async ({ timeLeft }) => ({
  users: await deleteUnconfirmedUsers(Date.now() - patience, () => timeLeft() > reserve),
}))
