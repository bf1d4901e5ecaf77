import { partHours } from '#shared/analytics.ts'
import type { TimeSlot } from '#shared/contract/youtube.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { scheduleMessages } from './messages.ts'

/** A Monday at midnight. */
const monday = Date.UTC(2024, 0, 1)

/** Returns a function that names a time: `Tuesday`, `4 – 8 PM`, `Tuesday, 4 – 8 PM`. */
export function useTimeNames(): (time: Pick<TimeSlot, 'weekday' | 'part'>) => string {
  const { t, locale } = useMessages(scheduleMessages)
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  // A bare `16` does not read as a time of day.
  const minute = locale === 'en' ? undefined : '2-digit'
  const hour = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute, timeZone: 'UTC' })
  const upperFirst = (name: string) => name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  const dayOf = (weekday: number) => upperFirst(day.format(monday + dayMs * (weekday - 1)))
  const hoursOf = (part: number) =>
    t('schedule.hours', {
      from: hour.format(monday + partHours * hourMs * part),
      to: hour.format(monday + partHours * hourMs * (part + 1)),
    })
  return ({ weekday, part }) =>
    [weekday === null ? [] : dayOf(weekday), part === null ? [] : hoursOf(part)].flat().join(', ')
}
