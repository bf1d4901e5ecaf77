import { deleteUnconfirmedUsers } from '#functions/clients/cognito/users.ts'
import { job } from '#functions/lib/job.ts'
import { dayMs } from '#shared/duration.ts'

/** How long a user has to confirm their address, in milliseconds. */
const maxAgeMs = 7 * dayMs

/** Time reserved for ending a run, in milliseconds. */
const reserveMs = 10_000

export const handler = job('jobs/purge-unconfirmed', async ({ timeLeft }) => ({
  users: await deleteUnconfirmedUsers(Date.now() - maxAgeMs, () => timeLeft() > reserveMs),
}))
