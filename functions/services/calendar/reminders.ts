import { Temporal } from 'temporal-polyfill'
import { env, optionalEnv } from '#functions/lib/env.ts'
import { log } from '#functions/lib/log.ts'
import { nameOf } from '#functions/services/drafts/draft.ts'
import { doOnce } from '#functions/services/due-work/do-once.ts'
import type { Block } from '#functions/services/mail/blocks.ts'
import { createMailFormats } from '#functions/services/mail/formats.ts'
import { type NotificationOutcome, sendNotification } from '#functions/services/mail/notify.ts'
import { deleteWork, listDueWork, moveWork, startWork } from '#functions/store/account-work.ts'
import { type Account, getAccount, listSubscribersTo } from '#functions/store/accounts.ts'
import { hourMs } from '#shared/duration.ts'
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

/** Returns when the reminder of what is planned for a date is due in a time zone, in milliseconds since 1970. */
function reminderAt(date: string, timeZone: string): number {
  const day = Temporal.PlainDate.from(date).subtract({ days: 1 })
  return day.toZonedDateTime({ timeZone, plainTime: { hour: morning.from } }).epochMilliseconds
}

/** Time reserved for ending a run, in milliseconds. */
const reserveMs = 15_000
/** After this many failures in a row, the remaining accounts wait for the next run. */
const maxFailures = 3
/** An email that failed is tried again by the next run of the morning, behind the others. In milliseconds. */
const againMs = hourMs / 2

/**
 * Reminds subscribers in the morning of what they planned for tomorrow, for as long as there is time; the others stay due. An account's
 * reminder is due on the morning before a planned draft, and after every change of its plans. Returns how many mails had each outcome.
 */
export async function sendReminders(timeLeft: () => number) {
  const counts = { sent: 0, failed: 0, again: 0, unwanted: 0 }
  if (optionalEnv('MAIL_FROM') === undefined) return counts
  let failures = 0
  const canContinue = () => timeLeft() > reserveMs && failures < maxFailures
  const send = async (account: Account, reminder: Reminder) => {
    const outcome = await remind(account, reminder).catch((error: unknown) => {
      log('error', 'notification not written', { kind: 'reminders', error })
      return 'failed' as const
    })
    counts[outcome]++
    failures = outcome === 'failed' ? failures + 1 : 0
    return outcome
  }
  const adopt = ({ userId }: Account) => startWork('remindAt', userId)
  const subscribers = (after?: string) => listSubscribersTo('reminders', after)
  const once = { pageAfter: subscribers, cursorOf: ({ userId }: Account) => userId, visit: adopt }
  await doOnce('index-reminders', once, canContinue)
  for await (const page of listDueWork('remindAt'))
    for (const { userId, due } of page) {
      if (!canContinue()) return counts
      const next = await visit(userId, send).catch((error: unknown) => {
        // An account that cannot be read must not keep the others from their mails.
        log('error', 'reminder not prepared', { userId, error })
        return Date.now() + againMs
      })
      await moveWork('remindAt', due, next)
    }
  return counts
}

/** What is planned for a date, in the account's time zone. */
interface Reminder {
  readonly date: string
  readonly timeZone: string
  readonly planned: readonly PlannedDraft[]
}

/** Sends the reminder of an account if it is due. Returns when the next one is, in milliseconds since 1970; undefined for none. */
async function visit(
  userId: string,
  send: (account: Account, reminder: Reminder) => Promise<NotificationOutcome>,
  now = Date.now(),
): Promise<number | undefined> {
  const account = await getAccount(userId)
  if (!account) await deleteWork(userId)
  if (!account?.mailReminders) return undefined
  const timeZone = timeZoneOr(account.timeZone, 'UTC')
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate().toString()
  const open = (await listPlannedDrafts(userId, today)).filter(
    ({ state }) => state !== 'published' && state !== 'reviewed',
  )
  const date = tomorrowIfMorning(timeZone, now)
  const planned = open.filter((draft) => draft.planned.date === date)
  if (date && planned.length > 0 && (await send(account, { date, timeZone, planned })) === 'failed')
    return now + againMs
  return open.map((draft) => reminderAt(draft.planned.date, timeZone)).find((at) => at > now)
}

/**
 * Sends one mail for all drafts of a day. Its id is the date, so that a draft that is moved to a later day is in the mail of that day
 * too.
 */
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
        blocks: [writePlan(planned, { day, locale, site })],
      }
    },
  })
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
