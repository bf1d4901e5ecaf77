import { env } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { newId } from '#functions/lib/id.ts'
import { isDeleted } from '#functions/lib/revocations.ts'
import { createToken, tokenOf } from '#functions/services/links/links.ts'
import { notifyOfAccess } from '#functions/services/mail/notify-owner.ts'
import { type CalendarFeed, getAccount, replaceCalendarFeed } from '#functions/store/accounts.ts'
import { createLink, deleteLink } from '#functions/store/links.ts'
import type { Feed } from '#shared/contract/calendar.ts'

const maxAttempts = 10

const toUrl = (token: string) => `${env('SITE_URL')}/s/${token}/calendar.ics`

/** Returns a user's calendar feed, or null. Its URL is null once it can no longer be shown (see `tokenOf`). */
export async function readFeed(userId: string): Promise<Feed | null> {
  const feed = (await getAccount(userId))?.calendarFeed
  if (!feed) return null
  const token = await tokenOf('feed', feed.id, feed.hash)
  return { url: token === undefined ? null : toUrl(token), createdAt: feed.createdAt }
}

/**
 * Creates a user's feed, or replaces its address, and emails the owner. The previous link is deleted first, so that it stops working even
 * if the rest fails. The new link is stored in the account before it is created, so that deleting the account finds it. If two calls
 * replace the feed at the same time, both return the same feed. Throws Failure `account_missing`, also if the account was deleted in the
 * meantime, and `unavailable` if the feed was turned off in the meantime.
 */
export async function createFeed(userId: string, now = Date.now()): Promise<Feed> {
  const id = newId(now)
  const { token, hash } = await createToken('feed', id)
  const feed: CalendarFeed = { id, hash, createdAt: new Date(now).toISOString() }
  await replaceFeed(userId, feed)
  await createLink({ hash, userId, kind: 'feed', id })
  // A deletion that began before the link existed may not have found it.
  const account = (await isDeleted(userId)) ? undefined : await getAccount(userId)
  if (account?.calendarFeed?.id === id) {
    await notifyOfAccess(account, { kind: 'feed_created', values: {} })
    return { url: toUrl(token), createdAt: feed.createdAt }
  }
  // Delete the link now, because the account does not refer to it.
  await deleteLink(hash)
  if (!account) throw new Failure('account_missing')
  const current = await readFeed(userId)
  if (!current) throw new Failure('unavailable')
  return current
}

/** Turns off a user's feed. */
export const removeFeed = (userId: string): Promise<void> => replaceFeed(userId, undefined)

/** Replaces or removes the current feed, after deleting its link. Starts over if another call changed the feed in the meantime. */
async function replaceFeed(userId: string, feed: CalendarFeed | undefined): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const account = await getAccount(userId)
    if (!account) throw new Failure('account_missing')
    const { calendarFeed } = account
    if (calendarFeed) await deleteLink(calendarFeed.hash)
    if ((!calendarFeed && !feed) || (await replaceCalendarFeed(userId, calendarFeed, feed))) return
  }
  throw new Error(`calendar feed of ${userId} changes too fast`)
}
