import { Temporal } from 'temporal-polyfill'
import { env, optionalEnv } from '#functions/lib/env.ts'
import type { Done } from '#functions/lib/queued-job.ts'
import { nameOf } from '#functions/services/drafts/draft.ts'
import type { Block } from '#functions/services/mail/blocks.ts'
import { createMailFormats } from '#functions/services/mail/formats.ts'
import { type NotificationOutcome, sendNotification } from '#functions/services/mail/notify.ts'
import { deleteWork } from '#functions/store/account-work.ts'
import { type Account, type AccountKey, getAccount } from '#functions/store/accounts.ts'
import type { Locale } from '#shared/locale.ts'
import { timeZoneOr } from '#shared/time-zone.ts'
import { calendarTexts } from './calendar-texts.ts'
import { draftUrl, listPlannedDrafts, type PlannedDraft } from './planned-drafts.ts'

/** The hours in which reminders are sent, in the creator's time zone. A late run catches up until noon. */
const morning = { from: 8, until: 12 } as const

/**
 * Returns tomorrow's date if it is morning in a time zone, or else undefined. Uses local time, so that it is correct when daylight saving
 * time starts or ends.
 */
export function tomorrowIfMorning(timeZone: string, now: number): string | undefined {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone)
  const isMorning = local.hour >= morning.from && local.hour < morning.until
  return isMorning ? local.toPlainDate().add({ days: 1 }).toString() : undefined
}

/** Returns when the reminder for a date is due in a time zone, in milliseconds since 1970. */
function reminderAt(date: string, timeZone: string): number {
  const day = Temporal.PlainDate.from(date).subtract({ days: 1 })
  return day.toZonedDateTime({ timeZone, plainTime: { hour: morning.from } }).epochMilliseconds
}

/** What is planned for a date, in the account's time zone. */
interface Reminder {
  readonly date: string
  readonly timeZone: string
  readonly planned: readonly PlannedDraft[]
}

/**
 * Reminds a creator who turned on reminders, in the morning, of the drafts that are planned for tomorrow. The reminder is due on the
 * morning before each planned draft, and after every change to a planned date. Throws if the email could not be sent.
 */
export async function remindOfDrafts({ userId }: AccountKey, now = Date.now()): Promise<Done> {
  const account = await getAccount(userId)
  if (!account) await deleteWork(userId)
  if (!account?.mailReminders) return { outcome: 'unwanted', next: undefined }
  const timeZone = timeZoneOr(account.timeZone, 'UTC')
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate().toString()
  const open = (await listPlannedDrafts(userId, today)).filter(
    ({ state }) => state !== 'published' && state !== 'reviewed',
  )
  const date = optionalEnv('MAIL_FROM') === undefined ? undefined : tomorrowIfMorning(timeZone, now)
  const planned = open.filter((draft) => draft.planned.date === date)
  const outcome = date && planned.length > 0 ? await remind(account, { date, timeZone, planned }) : 'nothing_due'
  if (outcome === 'failed') throw new Error('reminder not sent')
  return { outcome, next: open.map((draft) => reminderAt(draft.planned.date, timeZone)).find((at) => at > now) }
}

/** Sends one email for all drafts of a day. Its id is the date, so that a draft that moves to a later day is also in that day's email. */
function remind({ userId }: Account, { date, timeZone, planned }: Reminder): Promise<NotificationOutcome> {
  const site = env('SITE_URL')
  return sendNotification({
    userId,
    id: `reminder#${date}`,
    kind: 'reminders',
    mail: 'reminder',
    write: (locale) => {
      const day = createMailFormats(locale, timeZone).day(date)
      return {
        values: { day, url: `${site}/dashboard/calendar?month=${date.slice(0, 7)}` },
        blocks: [writePlannedDrafts(planned, { day, locale, site })],
      }
    },
  })
}

/** Lists drafts of one day, with their times and states. */
export function writePlannedDrafts(
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
