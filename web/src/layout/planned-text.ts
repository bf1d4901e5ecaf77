import type { Locale } from '#shared/locale.ts'
import { formatsFor } from '#web/messages/format.ts'

/** Formats the planned day and time of a draft. They have no time zone. */
export function plannedText(locale: Locale, { date, time }: { date: string; time?: string | undefined }): string {
  const format = formatsFor(locale, 'UTC')
  return time ? format.dateTime(`${date}T${time}Z`) : format.day(date)
}
