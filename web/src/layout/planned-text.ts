import type { Locale } from '#shared/locale.ts'
import { formatsFor } from '#web/messages/format.ts'

/** Returns the day and the time that a draft is planned for as text. They have no time zone, and are read and written in the same one. */
export function plannedText(locale: Locale, { date, time }: { date: string; time?: string | undefined }): string {
  const format = formatsFor(locale, 'UTC')
  return time ? format.dateTime(`${date}T${time}Z`) : format.day(date)
}
