import ical, { ICalEventTransparency } from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import { nameOf } from '#functions/services/drafts/draft.ts'
import type { PlannedDate } from '#shared/contract/drafts.ts'
import type { Locale } from '#shared/locale.ts'
import { calendarTexts } from './calendar-texts.ts'
import { draftUrl, type PlannedDraft } from './planned-drafts.ts'

/** How often calendars are asked to fetch the feed, in seconds. Most decide for themselves. */
const refreshSeconds = 3_600

interface FeedOptions {
  readonly locale: Locale
  /** The IANA name of the creator's time zone. */
  readonly timeZone: string
  /** The site's origin, for links. */
  readonly site: string
}

/**
 * Writes planned drafts as a calendar (iCalendar, RFC 5545). A published draft is on the day when it was marked as published. A date
 * without a time is an all-day event. A time is written as an instant, so that each calendar shows it in its own time zone.
 */
export function writeFeed(drafts: readonly PlannedDraft[], { locale, timeZone, site }: FeedOptions): string {
  const texts = calendarTexts[locale]
  const feed = ical({
    name: texts.name,
    prodId: { company: 'Viewcraft', product: 'Calendar', language: locale.toUpperCase() },
    ttl: refreshSeconds,
  })
  for (const draft of drafts) {
    const updatedAt = new Date(draft.updatedAt)
    const url = draftUrl(site, draft.id)
    feed.createEvent({
      id: `draft-${draft.id}@viewcraft`,
      sequence: draft.revision,
      // Without a METHOD, DTSTAMP is when the event last changed (RFC 5545, 3.8.7.2).
      stamp: updatedAt,
      lastModified: updatedAt,
      ...startOf(dayOf(draft, timeZone), timeZone),
      summary: withoutControls(nameOf(draft, locale)),
      description: `${texts.states[draft.state]}\n${url}`,
      url,
      // A plan does not make the creator busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return feed.toString()
}

function dayOf({ planned, published }: PlannedDraft, timeZone: string): PlannedDate {
  if (!published) return planned
  return { date: Temporal.Instant.from(published.at).toZonedDateTimeISO(timeZone).toPlainDate().toString() }
}

function startOf({ date, time }: PlannedDate, timeZone: string) {
  if (time === undefined) return { start: Temporal.PlainDate.from(date), allDay: true }
  return { start: new Date(toInstant({ date, time }, timeZone)) }
}

/**
 * Returns the instant of a time in a time zone, in milliseconds since 1970. Follows RFC 5545 (3.3.5) when clocks change: a time that
 * occurs twice is the first one, and a skipped time has the offset from before the change.
 */
export function toInstant({ date, time }: Required<PlannedDate>, timeZone: string): number {
  const local = Temporal.PlainDateTime.from(`${date}T${time}`)
  return local.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds
}

/** Replaces control characters, which RFC 5545 does not allow, but keeps line breaks, which the writer escapes. */
const withoutControls = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ' ')
