import { Temporal } from 'temporal-polyfill'
import { env } from '#functions/lib/env.ts'
import { nameOf } from '#functions/services/drafts/draft.ts'
import type { Block } from '#functions/services/mail/blocks.ts'
import { createMailFormats } from '#functions/services/mail/formats.ts'
import { type NotificationOutcome, sendNotification } from '#functions/services/mail/notify.ts'
import { notifySubscribers } from '#functions/services/mail/notify-subscribers.ts'
import type { Account } from '#functions/store/accounts.ts'
import type { Locale } from '#shared/locale.ts'
import { timeZoneOr } from '#shared/time-zone.ts'
import { calendarTexts } from './calendar-texts.ts'
import { draftUrl, listPlannedDrafts, type PlannedDraft } from './planned-drafts.ts'

/** The hours of the day in which reminders are sent, in the creator's time zone. A late run catches up until noon. */
const morning = { from: 8, until: 12 } as const

/**
 * Returns the date of tomorrow if it is morning in a time zone; else undefined. Uses local time, so that it is right when
 * clocks change.
 */
export function tomorrowIfMorning(timeZone: string, now: number): string | undefined {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone)
  const isMorning = local.hour >= morning.from && local.hour < morning.until
  return isMorning ? local.toPlainDate().add({ days: 1 }).toString() : undefined
}

/** Reminds every subscriber for whom it is morning of what they planned for tomorrow. Returns how many mails had each outcome. */
export async function sendReminders(timeLeft: () => number) {
  const { accounts: _, ...outcomes } = await notifySubscribers(
    { job: 'reminders', kind: 'reminders', timeLeft },
    remind,
  )
  return outcomes
}

/**
 * Sends one mail for all drafts of tomorrow. Its id is the date, so that a draft that is moved to a later day is in the mail
 * of that day too. Returns undefined where nothing is due.
 */
async function remind({ userId, timeZone: chosenZone }: Account): Promise<NotificationOutcome[] | undefined> {
  const timeZone = timeZoneOr(chosenZone, 'UTC')
  const tomorrow = tomorrowIfMorning(timeZone, Date.now())
  if (!tomorrow) return undefined
  const planned = await listPlannedDrafts(userId, tomorrow, tomorrow)
  const due = planned.filter(({ state }) => state !== 'published' && state !== 'reviewed')
  if (due.length === 0) return undefined
  const site = env('SITE_URL')
  const outcome = await sendNotification({
    userId,
    id: `reminder#${tomorrow}`,
    kind: 'reminders',
    mail: 'reminder',
    write: (locale) => {
      const day = createMailFormats(locale, timeZone).day(tomorrow)
      return {
        values: { day, url: `${site}/dashboard/calendar?month=${tomorrow.slice(0, 7)}` },
        blocks: [writePlan(due, { day, locale, site })],
      }
    },
  })
  return [outcome]
}

/** Lists drafts of one day, with their times and states. */
export function writePlan(
  drafts: readonly PlannedDraft[],
  { day, locale, site }: { readonly day: string; readonly locale: Locale; readonly site: string },
): Block {
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
  return {
    heading: day,
    entries: drafts.map((draft) => {
      const { id, state, planned } = draft
      const time = planned.time === undefined ? [] : [clock.format(new Date(`1970-01-01T${planned.time}Z`))]
      return {
        name: nameOf(draft, locale),
        url: draftUrl(site, id),
        facts: [[...time, calendarTexts[locale].states[state]].join(' · ')],
      }
    }),
  }
}
