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

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function dateKey(draft: DraftSummary, timeZone: string): string | undefined {
  const publishedAt = publishedAtOf(draft)
  if (publishedAt !== undefined) return dateIn(timeZone, Date.parse(publishedAt))
  return draft.planned ? `${draft.planned.date}T${draft.planned.time ?? ''}` : undefined
}

/** Sorts published drafts, latest first. */
export const sortPublished = (drafts: readonly DraftSummary[]): readonly DraftSummary[] =>
  drafts.toSorted((a, b) => compareTexts(publishedAtOf(b) ?? '', publishedAtOf(a) ?? ''))

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
    title: (a, b) => sign * compare(a.name || a.title, b.name || b.title),
    state: (a, b) => sign * (draftStates.indexOf(a.state) - draftStates.indexOf(b.state)),
    date: (a, b) => {
      const [date, otherDate] = [dateKey(a, timeZone), dateKey(b, timeZone)]
      if (!date || !otherDate) return Number(!date) - Number(!otherDate)
      return sign * compareTexts(date, otherDate)
    },
    updated: (a, b) => sign * compareTexts(a.updatedAt, b.updatedAt),
  }
  const column = columns.find((name) => order.startsWith(name)) ?? 'updated'
  return drafts.toSorted((a, b) => comparisons[column](a, b) || compareTexts(b.updatedAt, a.updatedAt))
}
