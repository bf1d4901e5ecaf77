import type { PlannedDate } from '#shared/contract/drafts.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { draftsMessages } from './messages.ts'

/** Returns the day of a moment in the browser's time zone: `2026-12-01`. */
export const toLocalDay = (moment: string): string => {
  const at = new Date(moment)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** Returns a planned date as text: for a card, and in full with its year and time. Null if there is none. */
export function usePlannedText(planned: PlannedDate | null): { readonly short: string; readonly full: string } | null {
  const { format } = useMessages(draftsMessages)
  if (!planned) return null
  const { date, time } = planned
  const isThisYear = date.startsWith(`${new Date().getFullYear()}-`)
  return {
    short: isThisYear ? format.shortDay(date) : format.day(date),
    // Without a zone, the text is read and shown in the same one.
    full: time ? format.dateTime(`${date}T${time}`) : format.day(date),
  }
}
