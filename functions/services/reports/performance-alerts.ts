import { maxChannelIds } from '#functions/clients/youtube/channels.ts'
import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { env } from '#functions/lib/env.ts'
import { readChannels } from '#functions/services/channel/reading.ts'
import { getCachedUploads, getRecentUploads, isFresh } from '#functions/services/channel/recent-uploads.ts'
import { createMailFormats, type MailFormats } from '#functions/services/mail/formats.ts'
import { type NotificationOutcome, sendNotification } from '#functions/services/mail/notify.ts'
import { notifySubscribers } from '#functions/services/mail/notify-subscribers.ts'
import { describeCompared } from '#functions/services/mail/usual-sentences.ts'
import type { Account } from '#functions/store/accounts.ts'
import type { Locale } from '#shared/locale.ts'
import { timeZoneOr } from '#shared/time-zone.ts'
import { findOutliers, type Outlier } from './outliers.ts'

/** The most videos that one run alerts a user to, those farthest from the usual first. */
const mostAlerts = 2

/**
 * Alerts users to videos of theirs that are far above or below their channel's usual views, once per video and side.
 * Returns how many channels were checked and how many mails had each outcome.
 */
export async function sendPerformanceAlerts(timeLeft: () => number) {
  const counts = isDerivedMetricAllowed('alerts')
    ? await notifySubscribers({ job: 'performance-alerts', kind: 'alerts', timeLeft }, alertToOutliers, readChannelsOf)
    : { accounts: 0, sent: 0, failed: 0, again: 0, unwanted: 0 }
  const { accounts: channels, ...outcomes } = counts
  return { channels, ...outcomes }
}

/**
 * Reads the channels of a page of accounts in batches, where that has not been done ahead of a visit. Those of which nothing is cached
 * are read one by one.
 */
async function readChannelsOf(accounts: readonly Account[]): Promise<void> {
  const stale = new Set<string>()
  for (const { channel } of accounts) {
    // An unreadable item is an error of its own account only.
    const uploads = channel?.verified ? await getCachedUploads(channel.id).catch(() => undefined) : undefined
    if (channel && uploads && !isFresh(uploads)) stale.add(channel.id)
  }
  const ids = [...stale]
  for (let from = 0; from < ids.length; from += maxChannelIds)
    if (!(await readChannels(ids.slice(from, from + maxChannelIds), 'alerts'))) return
}

/** Returns undefined for an account without a connected channel. */
async function alertToOutliers(account: Account): Promise<NotificationOutcome[] | undefined> {
  if (!account.channel?.verified) return undefined
  const uploads = await getRecentUploads(account.channel.id, 'alerts')
  // Old counts say nothing about today.
  if (!uploads || !isFresh(uploads)) return ['failed']
  const outcomes: NotificationOutcome[] = []
  for (const outlier of findOutliers(uploads).slice(0, mostAlerts))
    outcomes.push(await sendAlert(account, outlier, uploads.fetchedAt))
  return outcomes
}

function sendAlert({ userId, timeZone }: Account, outlier: Outlier, countedAt: string): Promise<NotificationOutcome> {
  const { id, title, side, views, days, usualViews, usual } = outlier
  const zone = timeZoneOr(timeZone, 'UTC')
  const notification = { userId, id: `alert#${id}#${side}`, kind: 'alerts' } as const
  const formatted = (locale: Locale, format: MailFormats) => ({
    title,
    views: format.number(views),
    days: format.number(days),
    usual: format.number(usualViews),
    compared: describeCompared(usual, 'own', locale, format),
    countedAt: format.moment(countedAt),
  })
  if (side === 'above') {
    return sendNotification({
      ...notification,
      mail: 'video_above',
      write: (locale) => {
        const format = createMailFormats(locale, zone)
        return {
          values: {
            ...formatted(locale, format),
            times: format.number(usual.multiple),
            url: `${env('SITE_URL')}/dashboard`,
          },
        }
      },
    })
  }
  return sendNotification({
    ...notification,
    mail: 'video_below',
    write: (locale) => {
      const format = createMailFormats(locale, zone)
      const url = `${env('SITE_URL')}/dashboard/predictive-insights`
      return { values: { ...formatted(locale, format), percent: format.percent(usual.multiple), url } }
    },
  })
}
