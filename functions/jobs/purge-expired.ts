import { deletePoolUser } from '#functions/clients/cognito/users.ts'
import { revokeGrant } from '#functions/clients/google/oauth.ts'
import { job } from '#functions/lib/job.ts'
import { visitAll } from '#functions/lib/visit-all.ts'
import { sendDeletionMail } from '#functions/services/accounts/goodbye-mail.ts'
import { deleteCustomer } from '#functions/services/billing/customer.ts'
import { deleteYouTubeData } from '#functions/services/channel/channel-data.ts'
import { finishDeletion } from '#functions/services/retention/delete-account.ts'
import { type Expiring, purgeExpired } from '#functions/services/retention/purge-expired.ts'
import { jobBookmark } from '#functions/store/cache.ts'
import { type Deletion, pageOfDeletions, removeDeletion } from '#functions/store/deletions.ts'

const expiring: Readonly<Record<string, Expiring>> = {
  cache: { table: 'TABLE_CACHE', key: ['key'] },
  limits: { table: 'TABLE_LIMITS', key: ['key'] },
  mails: { table: 'TABLE_MAILS', key: ['userId', 'id'] },
  own_history: { table: 'TABLE_OWN_HISTORY', key: ['userId', 'id'] },
  payment_events: { table: 'TABLE_PAYMENT_EVENTS', key: ['eventId'] },
  reach: { table: 'TABLE_REACH', key: ['userId', 'id'] },
  snapshots: { table: 'TABLE_SNAPSHOTS', key: ['list', 'at'] },
  results: { table: 'TABLE_RESULTS', key: ['userId', 'hash'] },
  usage: { table: 'TABLE_USAGE', key: ['userId', 'meter'] },
}

/** Milliseconds kept back to end well; what is left then goes the next day. */
const reserve = 10_000
/** Far longer than any access token lives, or any call that began before the account was closed. In milliseconds. */
const closedMs = 86_400_000

const parties = {
  removeCustomer: deleteCustomer,
  revokeGrant,
  forgetOwnData: deleteYouTubeData,
  removePoolUser: deletePoolUser,
  sayGoodbye: sendDeletionMail,
}

export const handler = job('jobs/purge-expired', async ({ timeLeft }) => {
  const tables = Object.entries(expiring)
  // Who asked to be deleted comes first, and may take half of the time.
  const counts: Record<string, number> = { deletions: await finishDeletions(partOf(timeLeft, 2)) }
  for (const [place, [name, table]] of tables.entries())
    counts[name] = await purgeExpired(table, jobBookmark(`purge-${name}`), partOf(timeLeft, tables.length - place))
  return counts
})

/** Whether to go on, for one of `parts` equal parts of the time that is left: what cannot finish leaves the others theirs. */
function partOf(timeLeft: () => number, parts: number): () => boolean {
  const left = timeLeft()
  const end = left - (left - reserve) / parts
  return () => timeLeft() > end
}

/**
 * Finishes what stopped halfway, and goes over the rest once more: a call under way when the account was closed may
 * have written after. Answers how many are over: a day old, and nothing left.
 */
async function finishDeletions(goOn: () => boolean): Promise<number> {
  let over = 0
  const visit = async (deletion: Deletion) => {
    const isGone = await finishDeletion(deletion, parties)
    if (!isGone || Date.now() - Date.parse(deletion.askedAt) < closedMs) return
    await removeDeletion(deletion.userId)
    over += 1
  }
  await visitAll(pageOfDeletions, ({ userId }) => userId, visit, { bookmark: jobBookmark('deletions'), goOn })
  return over
}
