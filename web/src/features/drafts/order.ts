import { type DraftSummary, draftStates } from '#shared/contract/drafts.ts'
import type { Locale } from '#shared/locale.ts'
import { publishedAtOf } from '#web/layout/published-at.ts'

/** What the list can be sorted by. */
export const columns = ['title', 'state', 'planned', 'updated'] as const
export type Column = (typeof columns)[number]
export type Direction = 'asc' | 'desc'
export type Order = `${Column}-${Direction}`

export const orders: readonly Order[] = [
  'updated-desc',
  'updated-asc',
  'planned-asc',
  'planned-desc',
  'state-asc',
  'state-desc',
  'title-asc',
  'title-desc',
]

const isBefore = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
const plannedKey = ({ planned }: DraftSummary) => planned && `${planned.date}T${planned.time ?? ''}`

/** Sorts published drafts, the latest one first. */
export const sortPublished = (drafts: readonly DraftSummary[]): readonly DraftSummary[] =>
  drafts.toSorted((one, other) => isBefore(publishedAtOf(other) ?? '', publishedAtOf(one) ?? ''))

/** Sorts drafts; those without a planned date come last. What is equal is sorted by its latest change. */
export function sortDrafts(drafts: readonly DraftSummary[], order: Order, locale: Locale): readonly DraftSummary[] {
  const sign = order.endsWith('-asc') ? 1 : -1
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const comparisons: Record<Column, (one: DraftSummary, other: DraftSummary) => number> = {
    title: (one, other) => sign * compare(one.name || one.title, other.name || other.title),
    state: (one, other) => sign * (draftStates.indexOf(one.state) - draftStates.indexOf(other.state)),
    planned: (one, other) => {
      const [date, otherDate] = [plannedKey(one), plannedKey(other)]
      if (!date || !otherDate) return Number(!date) - Number(!otherDate)
      return sign * isBefore(date, otherDate)
    },
    updated: (one, other) => sign * isBefore(one.updatedAt, other.updatedAt),
  }
  const column = columns.find((name) => order.startsWith(name)) ?? 'updated'
  return drafts.toSorted((one, other) => comparisons[column](one, other) || isBefore(other.updatedAt, one.updatedAt))
}
