import * as z from 'zod/mini'
import { addDays, utcDay } from '#shared/day.ts'
import type { Locale } from '#shared/locale.ts'
import { browserLanguages } from '#web/lib/browser-languages.ts'

/** A month as in the URL: `2026-12`. */
const Month = z.string().check(z.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/))

/** Returns the month that a URL parameter names, or `fallback` if it names none. */
export const parseMonth = (text: string | null, fallback: string): string => z.safeParse(Month, text).data ?? fallback

export const monthOf = (date: string): string => date.slice(0, 7)

/** Adds a number of months to a month. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return utcDay(Date.UTC(year, number - 1 + months, 1)).slice(0, 7)
}

/** Adds a number of months to a date. If the new month is shorter, returns its last day. */
export function addMonthsToDate(date: string, months: number): string {
  const month = addMonths(monthOf(date), months)
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const same = `${month}-${date.slice(8)}`
  return same < last ? same : last
}

/** Returns the day of the week, 0 for Sunday. */
const weekdayOf = (date: string) => new Date(date).getUTCDay()

/** Returns the first date of the week that a date is in. `firstDay` is the weekday it starts on, 0 for Sunday. */
export const weekStart = (date: string, firstDay: number): string =>
  addDays(date, -((weekdayOf(date) - firstDay + 7) % 7))

/** Returns the weeks of a month, with the days of other months that complete them. */
export function weeksOf(month: string, firstDay: number): string[][] {
  const weeks: string[][] = []
  for (let day = weekStart(`${month}-01`, firstDay); day < `${addMonths(month, 1)}-01`; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)))
  return weeks
}

interface WeekInfo {
  /** 1 for Monday to 7 for Sunday. */
  readonly firstDay: number
}
type LocaleWithWeek = Intl.Locale & { readonly getWeekInfo?: () => WeekInfo; readonly weekInfo?: WeekInfo }

/** The weekday that weeks start on, for browsers without this information, such as Firefox. */
const firstDays: Readonly<Record<Locale, number>> = { en: 0, es: 1, fr: 1 }

/** Returns the weekday that weeks start on, 0 for Sunday. Uses the browser's region if it matches the language. */
export function firstDayOfWeek(locale: Locale, languages = navigator.languages): number {
  const region = browserLanguages(languages).find((language) => language.startsWith(locale)) ?? locale
  const localeWithWeek: LocaleWithWeek = new Intl.Locale(region)
  const week = localeWithWeek.getWeekInfo?.() ?? localeWithWeek.weekInfo
  return week ? week.firstDay % 7 : firstDays[locale]
}
