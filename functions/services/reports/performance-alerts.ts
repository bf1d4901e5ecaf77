import { maxChannelIds } from '#functions/clients/youtube/channels.ts'
import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { env, optionalEnv } from '#functions/lib/env.ts'
import type { Work } from '#functions/lib/queued-job.ts'
import { readChannels } from '#functions/services/channel/reading.ts'
import { getCachedUploads, getRecentUploads, isFresh } from '#functions/services/channel/recent-uploads.ts'
import { createMailFormats, type MailFormats } from '#functions/services/mail/formats.ts'
import { type NotificationOutcome, sendNotification } from '#functions/services/mail/notify.ts'
import { describeCompared } from '#functions/services/mail/usual-sentences.ts'
import { deleteWork } from '#functions/store/account-work.ts'
import { type Account, type AccountKey, getAccount } from '#functions/store/accounts.ts'
import { hourMs } from '#shared/duration.ts'
import type { Locale } from '#shared/locale.ts'
import { timeZoneOr } from '#shared/time-zone.ts'
import { findUnusualVideos, type UnusualVideo } from './unusual-videos.ts'

/** The maximum number of emails in one round of alerts, about the videos farthest from the usual first. */
const maxAlerts = 2

/** How long until a channel is checked again, in milliseconds. */
const intervalMs = 6 * hourMs

/**
 * Reads the channels of accounts in batches, unless they were read ahead of a visit. Returns a function that alerts one of the accounts
 * to videos far above or below their channel's usual views, once per video and side. It throws if a mail could not be sent.
 */
export async function prepareAlerts(keys: readonly AccountKey[]): Promise<Work<AccountKey>> {
  const next = Date.now() + intervalMs
  if (!isDerivedMetricAllowed('alerts') || optionalEnv('MAIL_FROM') === undefined)
    return () => Promise.resolve({ outcome: 'off', next })
  const read = new Map(keys.map(({ userId }) => [userId, getAccount(userId)]))
  // An account that cannot be read does not affect the others.
  const found = await Promise.allSettled(read.values())
  await readChannelsOf(
    found.flatMap((account) => (account.status === 'fulfilled' && account.value ? [account.value] : [])),
  )
  return async ({ userId }) => {
    const account = await read.get(userId)
    if (!account) await deleteWork(userId)
    if (!account?.mailAlerts || !account.channel?.verified) return { outcome: 'unwanted', next: undefined }
    const uploads = await getRecentUploads(account.channel.id, 'alerts')
    // Old counts say nothing about today.
    if (!uploads || !isFresh(uploads)) return { outcome: 'waiting', next }
    const outcomes: NotificationOutcome[] = []
    for (const video of findUnusualVideos(uploads)) {
      // Videos of earlier rounds do not keep others from their alert.
      if (outcomes.filter((outcome) => outcome !== 'again').length === maxAlerts) break
      outcomes.push(await sendAlert(account, video, uploads.fetchedAt))
    }
    if (outcomes.includes('failed')) throw new Error('alert not sent')
    const counts = Object.fromEntries(
      outcomes.map((outcome) => [outcome, outcomes.filter((other) => other === outcome).length]),
    )
    return { outcome: 'channels', next, counts }
  }
}

/** Reads the accounts' channels whose cached uploads are stale. Channels without cached uploads are read one by one. */
async function readChannelsOf(accounts: readonly Account[]): Promise<void> {
  const stale = new Set<string>()
  for (const { channel, mailAlerts } of accounts) {
    // An unreadable item must not affect other accounts.
    const uploads =
      mailAlerts && channel?.verified ? await getCachedUploads(channel.id).catch(() => undefined) : undefined
    if (channel && uploads && !isFresh(uploads)) stale.add(channel.id)
  }
  const ids = [...stale]
  for (let from = 0; from < ids.length; from += maxChannelIds)
    if (!(await readChannels(ids.slice(from, from + maxChannelIds), 'alerts'))) return
}

function sendAlert(
  { userId, timeZone }: Account,
  video: UnusualVideo,
  countedAt: string,
): Promise<NotificationOutcome> {
  const { id, title, side, views, days, usualViews, usual } = video
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
