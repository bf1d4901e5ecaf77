import { hasPoolUser, listPoolUsers } from '#functions/clients/cognito/users.ts'
import { periodAt } from '#functions/lib/period.ts'
import { isDeleted } from '#functions/lib/revocations.ts'
import { accountIdPages, getAccount } from '#functions/store/accounts.ts'
import { jobBookmark } from '#functions/store/cache.ts'
import { createDeletion } from '#functions/store/deletions.ts'
import { spendBudget } from '#functions/store/limits.ts'
import { dayMs } from '#shared/duration.ts'

/** In milliseconds. Cognito's list may not contain the users of younger accounts yet. */
const minAgeMs = dayMs
/** The maximum number of accounts closed per day. More would suggest that the pool is the wrong one. */
const maxClosedPerDay = 20
/** The pool is listed in parts, by the first digit of the users' ids, two at a time: Cognito allows 30 requests a second. */
const digits = '0123456789abcdef'
const concurrency = 2

const bookmark = jobBookmark('close-orphaned-accounts')

/**
 * Starts the deletion of every account whose Cognito user is gone: users can delete themselves there with an access token, and operators
 * can delete them. Lists the users of the pool, for up to half of the time, then reads the accounts once and checks those that were not
 * listed at Cognito. Checks every account once a day; later calls on the same day only continue an interrupted round. Returns how many
 * accounts were checked (`looked`), closed (`gone`), and left for another day (`left`).
 */
export async function closeOrphanedAccounts(timeLeft: () => number) {
  const counts = { looked: 0, gone: 0, left: 0 }
  const { name, endsAt } = periodAt('day', Date.now())
  const spend = (what: string, max: number) =>
    spendBudget(`close-orphaned-accounts#${what}#${name}`, 1, max, endsAt / 1000)
  const stored = await bookmark.read()
  if (!(await spend('rounds', 1)) && stored === undefined) return counts
  const from = Math.max(0, digits.indexOf(stored ?? ''))
  // Written at once, so that an interrupted run is repeated.
  await bookmark.write(digits.charAt(from))
  const { users, to } = await listUsers(from, timeLeft)
  const isChecked = (userId: string) => {
    const index = Math.max(0, digits.indexOf(userId.charAt(0)))
    return index >= from && index < to
  }
  const close = async (userId: string) => {
    if (counts.left === 0 && (await hasPoolUser(userId))) return
    const account = await getAccount(userId)
    if (!account || (await isDeleted(userId))) return
    if (!(await spend('accounts', maxClosedPerDay))) {
      counts.left += 1
      return
    }
    const { email, locale, givenRows } = account
    await createDeletion(userId, { email, locale, pseudonym: givenRows?.pseudonym, signInGone: true })
    counts.gone += 1
  }
  for await (const page of accountIdPages(Date.now() - minAgeMs)) {
    if (timeLeft() <= 0) return counts
    const checked = page.filter(({ userId }) => isChecked(userId))
    counts.looked += checked.length
    for (const { userId } of checked) if (!users.has(userId)) await close(userId)
  }
  await (to < digits.length ? bookmark.write(digits.charAt(to)) : bookmark.delete())
  return counts
}

/** Lists the pool's users from a digit on, for half of the time. Returns their ids and the digit that it reached. */
async function listUsers(from: number, timeLeft: () => number) {
  const users = new Set<string>()
  const half = timeLeft() / 2
  const isTimeLeft = () => timeLeft() > 0
  let to = from
  do {
    const parts = [...digits.slice(to, to + concurrency)]
    const found = await Promise.all(parts.map((digit) => listPoolUsers(digit, isTimeLeft)))
    if (found.includes(undefined)) break
    for (const ids of found) for (const id of ids ?? []) users.add(id)
    to += parts.length
  } while (to < digits.length && timeLeft() > half)
  return { users, to }
}
