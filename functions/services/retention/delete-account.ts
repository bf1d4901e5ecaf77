import { deletePoolUser } from '#functions/clients/cognito/users.ts'
import { revokeGrant } from '#functions/clients/google/oauth.ts'
import { deleteCustomer } from '#functions/clients/stripe/customers.ts'
import { optionalEnv } from '#functions/lib/env.ts'
import { log, reasonOf } from '#functions/lib/log.ts'
import { requireRecentSignIn } from '#functions/lib/recent-sign-in.ts'
import { visitAll } from '#functions/lib/visit-all.ts'
import { deleteYouTubeData } from '#functions/services/channel/channel-data.ts'
import { unfollowAll } from '#functions/services/following/unfollow.ts'
import { deleteLinks } from '#functions/services/links/delete-links.ts'
import { sendMail } from '#functions/services/mail/send-mail.ts'
import { deleteGivenRows } from '#functions/services/studio/given-rows.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { jobBookmark } from '#functions/store/cache.ts'
import {
  createDeletion,
  type Deletion,
  getDeletion,
  listDeletions,
  removeContact,
  removeDeletion,
} from '#functions/store/deletions.ts'
import { deleteAllFiles } from '#functions/store/files.ts'
import { deleteTokens, getTokens } from '#functions/store/tokens.ts'
import { deleteUserItems } from '#functions/store/user-data.ts'
import { dayMs } from '#shared/duration.ts'
import { type LookupTable, userTables } from '#shared/tables.ts'

/**
 * Deletes a user's account and returns whether everything is deleted. `jobs/purge-expired` finishes what fails. From the moment the
 * deletion is stored, every other endpoint refuses the user. Throws Failure `recent_sign_in_required` if the deletion has not started yet
 * and the sign-in is too old.
 */
export async function deleteAccount(userId: string, authTime: number): Promise<boolean> {
  return finishDeletion((await getDeletion(userId)) ?? (await startDeletion(userId, authTime)))
}

async function startDeletion(userId: string, authTime: number): Promise<Deletion> {
  requireRecentSignIn(authTime)
  const { email, locale, givenRows } = (await getAccount(userId)) ?? {}
  return createDeletion(userId, { email, locale, pseudonym: givenRows?.pseudonym })
}

/** How long finished deletions are repeated, in milliseconds: longer than any access token is valid or any call runs. */
const repeatMs = dayMs

/**
 * Continues every stored deletion, for as long as `canContinue` returns true. Finished deletions are repeated for a day, because a call
 * that was running when the account was closed may have written afterward. Returns how many have ended.
 */
export async function finishDeletions(canContinue: () => boolean): Promise<number> {
  let over = 0
  const visit = async (deletion: Deletion) => {
    const isFinished = await finishDeletion(deletion)
    if (!isFinished || Date.now() - Date.parse(deletion.askedAt) < repeatMs) return
    await removeDeletion(deletion.userId)
    over += 1
  }
  await visitAll(listDeletions, ({ userId }) => userId, visit, { bookmark: jobBookmark('deletions'), canContinue })
  return over
}

/** The functions that delete a user's items in tables with another key. */
const lookups: Readonly<Record<LookupTable, (userId: string) => Promise<void>>> = {
  links: deleteLinks,
}

/**
 * The steps of a deletion, in order. Each can be repeated. Data that a step needs is deleted only in later steps, so a failed step can be
 * repeated. The Cognito user comes after all data, so that nobody else can get the address or id before.
 */
const steps: readonly (readonly [name: string, step: (deletion: Deletion) => Promise<unknown>])[] = [
  // First, so that no link outlives the account while another step fails.
  ['lookups', ({ userId }) => Promise.all(Object.values(lookups).map((deleteAll) => deleteAll(userId)))],
  ['follows', ({ userId }) => unfollowAll(userId)],
  ['subscription', endSubscription],
  ['connection', disconnectChannel],
  // Before the account, which stores the pseudonym. A running call may store the rows again.
  ['given_rows', ({ userId, pseudonym }) => deleteGivenRows(userId, pseudonym)],
  ['files', ({ userId }) => deleteAllFiles(userId)],
  ['tables', ({ userId }) => Promise.all(userTables.map((name) => deleteUserItems(name, userId)))],
  ['user', ({ userId }) => deletePoolUser(userId)],
  ['goodbye', sendFinalMail],
]

/** Runs the steps of a deletion. Logs a failed step and returns false; the next run starts over. */
async function finishDeletion(deletion: Deletion): Promise<boolean> {
  for (const [name, step] of steps) {
    try {
      await step(deletion)
    } catch (error) {
      log('error', 'deletion', { step: name, userId: deletion.userId, error })
      return false
    }
  }
  return true
}

/** Deletes the customer at Stripe early, so that nobody is charged after leaving. */
async function endSubscription({ userId }: Deletion): Promise<void> {
  const customerId = (await getAccount(userId))?.customerId
  if (customerId !== undefined) await deleteCustomer(customerId)
}

/** How long we retry revoking the grant at Google, in milliseconds. */
const revokeMs = dayMs

/**
 * Deletes the connected channel's data. While Google does not respond, the tokens stay for up to a day, since they are needed to revoke
 * the grant.
 */
async function disconnectChannel({ userId, askedAt }: Deletion): Promise<void> {
  const [tokens, account] = await Promise.all([getTokens(userId), getAccount(userId)])
  const isRevoked = !tokens || (await revokeGrant(tokens.refresh_token))
  if (!isRevoked && Date.now() - Date.parse(askedAt) < revokeMs) throw new Error('Google did not revoke the grant')
  const channelId = tokens?.channel_id ?? account?.channel?.id
  if (channelId !== undefined) await deleteYouTubeData({ userId, channelId })
  await deleteTokens(userId)
}

/** Sends the final mail, then removes the address. After a crash in between, a second mail is better than none. */
async function sendFinalMail({ userId, email: to, locale = 'en', signInGone }: Deletion): Promise<void> {
  if (to === undefined) return
  if (optionalEnv('MAIL_FROM') !== undefined) {
    try {
      await sendMail({ to, kind: signInGone ? 'sign_in_deleted' : 'account_deleted', locale, values: {} })
    } catch (error) {
      // Without the error's own text, which may contain the address.
      throw new Error(`final mail not sent: ${reasonOf(error)}`)
    }
  }
  await removeContact(userId)
}
