import type { DraftSummary } from '#shared/contract/drafts.ts'
import { plannedText } from '#web/layout/planned-text.ts'
import { publishedAtOf } from '#web/layout/published-at.ts'
import { dateIn } from '#web/lib/date-in.ts'
import { useTimeZone } from '#web/lib/use-time-zone.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { draftsMessages } from './messages.ts'

interface DraftDate {
  /** The short form for a card. */
  readonly short: string
  /** The date with its year, and the time if one is planned. */
  readonly full: string
  readonly isPublished: boolean
}

/** Returns the date of a draft as text: its publication date, or else its planned date. Null without a date. */
export function useDraftDate(draft: DraftSummary): DraftDate | null {
  const { format, locale } = useMessages(draftsMessages)
  const timeZone = useTimeZone()
  const publishedAt = publishedAtOf(draft)
  const isPublished = publishedAt !== undefined
  const date = isPublished ? dateIn(timeZone, Date.parse(publishedAt)) : draft.planned?.date
  if (date === undefined) return null
  const time = isPublished ? undefined : draft.planned?.time
  const isThisYear = date.startsWith(dateIn(timeZone, Date.now()).slice(0, 5))
  return {
    short: isThisYear ? format.shortDay(date) : format.day(date),
    full: plannedText(locale, { date, time }),
    isPublished,
  }
}
