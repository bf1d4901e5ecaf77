import { env } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { newId } from '#functions/lib/id.ts'
import { createToken, tokenOf } from '#functions/services/links/links.ts'
import { type CalendarFeed, getAccount, listFeedHashes, saveCalendarFeed } from '#functions/store/accounts.ts'
import { createLink, deleteLink } from '#functions/store/links.ts'
import type { Feed } from '#shared/contract/calendar.ts'

const toUrl = (token: string) => `${env('SITE_URL')}/s/${token}/calendar.ics`

/** Returns a user's calendar feed, or null. Its URL is null once it can no longer be shown (see `tokenOf`). */
export async function readFeed(userId: string): Promise<Feed | null> {
  const feed = (await getAccount(userId))?.calendarFeed
  if (!feed) return null
  const token = await tokenOf('feed', feed.id, feed.hash)
  return { url: token === undefined ? null : toUrl(token), createdAt: feed.createdAt }
}

/**
 * Creates a user's feed, or replaces its address. The previous link is deleted first, so that it stops whatever fails
 * afterwards; the account knows the new link before it exists, so that deleting the account finds it.
 */
export async function createFeed(userId: string, now = Date.now()): Promise<Feed> {
  const id = newId(now)
  const { token, hash } = await createToken('feed', id)
  const feed: CalendarFeed = { id, hash, createdAt: new Date(now).toISOString() }
  await deleteFeedLink(userId)
  if (!(await saveCalendarFeed(userId, feed))) throw new Failure('account_missing')
  await createLink({ hash, userId, kind: 'feed', id })
  return { url: toUrl(token), createdAt: feed.createdAt }
}

/** Turns a user's feed off. */
export async function removeFeed(userId: string): Promise<void> {
  await deleteFeedLink(userId)
  await saveCalendarFeed(userId, undefined)
}

const deleteFeedLink = async (userId: string) => {
  await Promise.all((await listFeedHashes(userId)).map(deleteLink))
}
