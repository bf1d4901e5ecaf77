import { type DraftSummary, draftStates } from '#shared/contract/drafts.ts'
import type { Locale } from '#shared/locale.ts'
import { publishedAtOf } from '#web/layout/published-at.ts'
import { dateIn } from '#web/lib/date-in.ts'

/** The columns that the list can be sorted by. */
export const columns = ['title', 'state', 'date', 'updated'] as const
export type Column = (typeof columns)[number]
export type Direction = 'asc' | 'desc'
export type Order = `${Column}-${Direction}`

export const orders: readonly Order[] = [
  'updated-desc',
  'updated-asc',
  'date-asc',
  'date-desc',
  'state-asc',
  'state-desc',
  'title-asc',
  'title-desc',
]

const isBefore = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

function dateKey(draft: DraftSummary, timeZone: string): string | undefined {
  const publishedAt = publishedAtOf(draft)
  if (publishedAt !== undefined) return dateIn(timeZone, Date.parse(publishedAt))
  return draft.planned ? `${draft.planned.date}T${draft.planned.time ?? ''}` : undefined
}

/** Sorts published drafts, latest first. */
export const sortPublished = (drafts: readonly DraftSummary[]): readonly DraftSummary[] =>
  drafts.toSorted((one, other) => isBefore(publishedAtOf(other) ?? '', publishedAtOf(one) ?? ''))

/**
 * Sorts drafts. Drafts without a publication or planned date come last. Ties are sorted by their latest change. The time zone
 * is the account's.
 */
export function sortDrafts(
  drafts: readonly DraftSummary[],
  order: Order,
  locale: Locale,
  timeZone: string,
): readonly DraftSummary[] {
  const sign = order.endsWith('-asc') ? 1 : -1
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const comparisons: Record<Column, (one: DraftSummary, other: DraftSummary) => number> = {
    title: (one, other) => sign * compare(one.name || one.title, other.name || other.title),
    state: (one, other) => sign * (draftStates.indexOf(one.state) - draftStates.indexOf(other.state)),
    date: (one, other) => {
      const [date, otherDate] = [dateKey(one, timeZone), dateKey(other, timeZone)]
      if (!date || !otherDate) return Number(!date) - Number(!otherDate)
      return sign * isBefore(date, otherDate)
    },
    updated: (one, other) => sign * isBefore(one.updatedAt, other.updatedAt),
  }
  const column = columns.find((name) => order.startsWith(name)) ?? 'updated'
  return drafts.toSorted((one, other) => comparisons[column](one, other) || isBefore(other.updatedAt, one.updatedAt))
}
