import { deleteUnfinishedUsers } from '#functions/clients/cognito/identities.ts'
import { deleteUnconfirmedUsers } from '#functions/clients/cognito/users.ts'
import { job } from '#functions/lib/job.ts'
import { isDeleted } from '#functions/lib/revocations.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { dayMs } from '#shared/duration.ts'

/** How long a user has to confirm their address, or to finish a sign-up with Google, in milliseconds. */
const maxAgeMs = 7 * dayMs

/** Keeps users who have an account or whose deletion is in progress. */
const isKept = async (userId: string) => (await getAccount(userId)) !== undefined || (await isDeleted(userId))

export const handler = job('jobs/purge-unconfirmed', async ({ canContinue }) => {
  const before = Date.now() - maxAgeMs
  const users = await deleteUnconfirmedUsers(before, isKept, canContinue)
  return { users, unfinished: await deleteUnfinishedUsers(before, isKept, canContinue) }
})
