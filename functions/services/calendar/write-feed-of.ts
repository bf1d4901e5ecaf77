import { Temporal } from 'temporal-polyfill'
import { env } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { isDeleted } from '#functions/lib/revocations.ts'
import { readLink } from '#functions/services/links/links.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { timeZoneOr } from '#shared/time-zone.ts'
import { listPlannedDrafts } from './planned-drafts.ts'
import { writeFeed } from './write-feed.ts'

/** The maximum number of events in a feed, earliest first. */
const maxEvents = 500
/** How long a planned date stays in the feed. */
const keptFor = { months: 3 } as const

/** Returns the calendar that a feed's token leads to. Throws Failure `not_found` for any other token. */
export async function writeFeedOf(token: string): Promise<string> {
  const link = await readLink('feed', token)
  const account = link && (await getAccount(link.userId))
  // Only the link that the account stores is valid. Others are left over from interrupted changes.
  if (!account || account.calendarFeed?.id !== link.id) throw new Failure('not_found')
  // An interrupted deletion may have left the account in place.
  if (await isDeleted(account.userId)) throw new Failure('not_found')
  const timeZone = timeZoneOr(account.timeZone, 'UTC')
  const today = Temporal.Instant.fromEpochMilliseconds(Date.now()).toZonedDateTimeISO(timeZone).toPlainDate()
  const planned = await listPlannedDrafts(account.userId, today.subtract(keptFor).toString())
  return writeFeed(planned.slice(0, maxEvents), { locale: account.locale, timeZone, site: env('SITE_URL') })
}
