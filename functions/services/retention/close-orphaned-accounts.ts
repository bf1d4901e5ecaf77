import { hasPoolUser } from '#functions/clients/cognito/users.ts'
import { periodAt } from '#functions/lib/period.ts'
import { isDeleted } from '#functions/lib/revocations.ts'
import { visitAll } from '#functions/lib/visit-all.ts'
import { type Account, listAccountsCreatedBefore } from '#functions/store/accounts.ts'
import { jobBookmark } from '#functions/store/cache.ts'
import { createDeletion } from '#functions/store/deletions.ts'
import { spendBudget } from '#functions/store/limits.ts'
import { dayMs } from '#shared/duration.ts'

/** Cognito's list may not contain the user of a younger account yet. In milliseconds. */
const minAgeMs = dayMs
/** Accounts closed a day: more would mean that the pool is the wrong one. */
const mostClosedADay = 20

const bookmark = jobBookmark('close-orphaned-accounts')

/**
 * Starts the deletion of every account whose Cognito user is gone: users can delete themselves there with an access token,
 * and operators can delete them. Checks every account once a day; later calls on the same day only continue a round that
 * was interrupted. Returns how many accounts were checked (`looked`), closed (`gone`), and left for another day (`left`).
 */
export async function closeOrphanedAccounts(canContinue: () => boolean) {
  const counts = { looked: 0, gone: 0, left: 0 }
  const { name, endsAt } = periodAt('day', Date.now())
  const spend = (what: string, most: number) =>
    spendBudget(`close-orphaned-accounts#${what}#${name}`, 1, most, endsAt / 1000)
  if (!(await spend('rounds', 1)) && (await bookmark.read()) === undefined) return counts
  const createdBefore = Date.now() - minAgeMs
  const visit = async ({ userId, email, locale, givenRows }: Account) => {
    counts.looked += 1
    if ((await hasPoolUser(userId)) || (await isDeleted(userId))) return
    if (!(await spend('accounts', mostClosedADay))) {
      counts.left += 1
      return
    }
    await createDeletion(userId, { email, locale, pseudonym: givenRows?.pseudonym, signInGone: true })
    counts.gone += 1
  }
  await visitAll(
    (after) => listAccountsCreatedBefore(createdBefore, after),
    ({ userId }) => userId,
    visit,
    { bookmark, canContinue },
  )
  return counts
}
