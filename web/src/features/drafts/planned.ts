import type { PlannedDate } from '#shared/contract/drafts.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { draftsMessages } from './messages.ts'

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
