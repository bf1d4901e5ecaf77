import { hasPoolUser } from '#functions/clients/cognito/users.ts'
import { isDeleted } from '#functions/lib/deleted-accounts.ts'
import { job } from '#functions/lib/job.ts'
import { periodAt } from '#functions/lib/period.ts'
import { visitAll } from '#functions/lib/visit-all.ts'
import { accountsMadeBefore } from '#functions/store/account-pages.ts'
import type { Account } from '#functions/store/accounts.ts'
import { jobBookmark } from '#functions/store/cache.ts'
import { beginDeletion } from '#functions/store/deletions.ts'
import { spendBudget } from '#functions/store/limits.ts'

/** Milliseconds kept back to end well. */
const reserve = 10_000
/** Of a younger account Cognito's list may not know the user yet. In milliseconds. */
const knownMs = 86_400_000
/** A day closes no more accounts whose users are gone: many at once are rather a pool that is not theirs. */
const mostGone = 20

const bookmark = jobBookmark('close-orphaned-accounts')

/**
 * Closes accounts whose user Cognito has no more, for `jobs/purge-expired` to delete: with an access token alone users may
 * delete themselves there, and operators may. A round a day: the hours after the first only go on with one that was
 * broken off.
 */
export const handler = job('jobs/close-orphaned-accounts', async ({ timeLeft }) => {
  const counts = { looked: 0, gone: 0, left: 0 }
  const { name, endsAt } = periodAt('day', Date.now())
  const takeOf = (what: string, most: number) =>
    spendBudget(`close-orphaned-accounts#${what}#${name}`, 1, most, endsAt / 1000)
  if (!(await takeOf('rounds', 1)) && (await bookmark.read()) === undefined) return counts
  const madeBefore = Date.now() - knownMs
  const visit = async ({ userId, email, locale }: Account) => {
    counts.looked += 1
    if ((await hasPoolUser(userId)) || (await isDeleted(userId))) return
    if (!(await takeOf('accounts', mostGone))) {
      counts.left += 1
      return
    }
    await beginDeletion(userId, { email, locale, signInGone: true })
    counts.gone += 1
  }
  const goOn = () => timeLeft() > reserve
  await visitAll(
    (after) => accountsMadeBefore(madeBefore, after),
    ({ userId }) => userId,
    visit,
    { bookmark, goOn },
  )
  return counts
})
