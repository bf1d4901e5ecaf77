import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { env, optionalEnv } from '#functions/lib/env.ts'
import { job } from '#functions/lib/job.ts'
import { log } from '#functions/lib/log.ts'
import { visitAll } from '#functions/lib/visit-all.ts'
import { getRecentUploads, isFresh } from '#functions/services/channel/recent-uploads.ts'
import { createMailFormats } from '#functions/services/mail/formats.ts'
import { type NotificationOutcome, sendNotification } from '#functions/services/mail/notify.ts'
import { findOutliers, type Outlier } from '#functions/services/reports/outliers.ts'
import type { Account } from '#functions/store/accounts.ts'
import { jobBookmark } from '#functions/store/cache.ts'
import { acquireLease } from '#functions/store/lease.ts'
import { accountsWanting, claims } from '#functions/store/notifications.ts'
import { timeZoneOr } from '#shared/time-zone.ts'

/** As long as a run can last. */
const leaseSeconds = 300
/** Milliseconds kept back to end well; whose channel is left then comes first in the next run. */
const reserve = 15_000
/** After so many in a row whom YouTube, SES or the day's budget failed, the rest waits for the next run. */
const patience = 3
/** No run tells one reader of more videos, the farthest from their usual first. */
const mostAtOnce = 2

/** Tells of videos far from their channel's usual, each once a side, who has asked for it and connected a channel. */
export const handler = job('jobs/performance-alerts', async ({ timeLeft }) => {
  const counts = { channels: 0, sent: 0, failed: 0, again: 0, unwanted: 0 }
  if (!isDerivedMetricAllowed('alerts') || optionalEnv('MAIL_FROM') === undefined) return counts
  const sole = await acquireLease('performance-alerts', leaseSeconds)
  if (!sole) return counts
  let failures = 0
  const visit = async (account: Account) => {
    const outcomes = await alert(account).catch(failed)
    if (!outcomes) return
    counts.channels++
    for (const outcome of outcomes) counts[outcome]++
    failures = outcomes.includes('failed') ? failures + 1 : 0
  }
  try {
    const goOn = () => timeLeft() > reserve && failures < patience
    await visitAll((after) => accountsWanting('alerts', after), userOf, visit, { bookmark, goOn })
  } finally {
    await sole.release()
  }
  return counts
})

const bookmark = jobBookmark('performance-alerts')
const userOf = ({ userId }: Account) => userId

/** What is wrong with one account is no reason to leave out the others. */
function failed(error: unknown): NotificationOutcome[] {
  log('error', 'performance alerts could not be made', { error })
  return ['failed']
}

/** Undefined where there is no connected channel. */
async function alert(account: Account): Promise<NotificationOutcome[] | undefined> {
  if (!account.channel?.verified) return undefined
  const uploads = await getRecentUploads(account.channel.id, 'alerts')
  // Of old counts nothing can be told today.
  if (!uploads || !isFresh(uploads)) return ['failed']
  const outcomes: NotificationOutcome[] = []
  for (const outlier of findOutliers(uploads).slice(0, mostAtOnce)) {
    outcomes.push(await tell(account, outlier, uploads.fetchedAt))
  }
  return outcomes
}

function tell({ userId, timeZone }: Account, outlier: Outlier, toldAt: string): Promise<NotificationOutcome> {
  const { id, title, side, views, days, usual, times, videos } = outlier
  const shown = (format: ReturnType<typeof createMailFormats>) => ({
    title,
    views: format.number(views),
    days: format.number(days),
    usual: format.number(usual),
    videos: format.number(videos),
    toldAt: format.moment(toldAt),
  })
  const notice = { userId, id: `alert#${id}#${side}`, kind: 'alerts' } as const
  const zone = timeZoneOr(timeZone, 'UTC')
  if (side === 'above') {
    return sendNotification(
      {
        ...notice,
        mail: 'video_above',
        write: (locale) => {
          const format = createMailFormats(locale, zone)
          return { values: { ...shown(format), times: format.number(times), url: `${env('SITE_URL')}/dashboard` } }
        },
      },
      claims,
    )
  }
  return sendNotification(
    {
      ...notice,
      mail: 'video_below',
      write: (locale) => {
        const format = createMailFormats(locale, zone)
        const url = `${env('SITE_URL')}/dashboard/predictive-insights`
        return { values: { ...shown(format), percent: format.percent(times), url } }
      },
    },
    claims,
  )
}
