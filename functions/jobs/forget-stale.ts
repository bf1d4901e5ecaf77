import { removeCustomer } from '#functions/billing/customer.ts'
import { job } from '#functions/lib/job.ts'
import { goAround } from '#functions/lib/rounds.ts'
import { sayGoodbye } from '#functions/mail/goodbye.ts'
import { hasPoolUser, removePoolUser } from '#functions/pool/users.ts'
import { accountsMadeBefore } from '#functions/store/account-pages.ts'
import type { AccountItem } from '#functions/store/accounts.ts'
import { bookmarkOf } from '#functions/store/cache.ts'
import { beginDeletion, endDeletion, listDeletions } from '#functions/store/deletions.ts'
import { finishDeletion } from '#functions/store/leaving.ts'
import { type Expiring, purgeExpired } from '#functions/store/purge.ts'
import { revokeGrant } from '#functions/youtube/google/oauth.ts'
import { forgetOwnData } from '#functions/youtube/own-data.ts'

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
/** Of a younger account Cognito's list may not know the user yet. In milliseconds. */
const knownMs = 86_400_000
/** A day removes no more accounts whose users are gone: many at once are rather a pool that is not theirs. */
const mostGone = 20

const parties = { removeCustomer, revokeGrant, forgetOwnData, removePoolUser, sayGoodbye }

export const handler = job('jobs/forget-stale', async ({ timeLeft }) => {
  const goOn = () => timeLeft() > reserve
  const counts: Record<string, number> = { deletions: await finishDeletions(goOn) }
  for (const [name, table] of Object.entries(expiring)) counts[name] = await purgeExpired(table, goOn)
  return { ...counts, gone: await deleteGone(goOn) }
})

/**
 * Finishes what stopped halfway, and goes over the rest once more: a call under way when the account was closed may
 * have written after. Answers how many are over: a day old, and nothing left.
 */
async function finishDeletions(goOn: () => boolean): Promise<number> {
  let over = 0
  for await (const deletion of listDeletions()) {
    if (!goOn()) break
    const isGone = await finishDeletion(deletion, parties)
    if (!isGone || Date.now() - Date.parse(deletion.askedAt) < closedMs) continue
    await endDeletion(deletion.userId)
    over += 1
  }
  return over
}

/**
 * Deletes accounts whose user Cognito has no more: with an access token alone users may delete themselves there, and
 * operators may. Answers how many were begun.
 */
async function deleteGone(goOn: () => boolean): Promise<number> {
  const madeBefore = Date.now() - knownMs
  let begun = 0
  const visit = async ({ userId, email, locale }: AccountItem) => {
    if (await hasPoolUser(userId)) return
    begun += 1
    await finishDeletion(await beginDeletion(userId, { email, locale, signInGone: true }), parties)
  }
  const limits = { bookmark, goOn: () => goOn() && begun < mostGone }
  await goAround((after) => accountsMadeBefore(madeBefore, after), userOf, visit, limits)
  return begun
}

const bookmark = bookmarkOf('forget-stale')
const userOf = ({ userId }: AccountItem) => userId
