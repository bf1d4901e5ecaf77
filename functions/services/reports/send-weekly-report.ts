import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { env, optionalEnv } from '#functions/lib/env.ts'
import type { Work } from '#functions/lib/queued-job.ts'
import { buildSpans } from '#functions/services/analytics/spans.ts'
import { figuresKey } from '#functions/services/channel/channel-data.ts'
import { ChannelFigures } from '#functions/services/channel/channel-figures.ts'
import { resolveIdeas } from '#functions/services/ideas/resolve-ideas.ts'
import { prepareWeek } from '#functions/services/ideas/week.ts'
import { createMailFormats } from '#functions/services/mail/formats.ts'
import { type NotificationOutcome, sendNotification } from '#functions/services/mail/notify.ts'
import { buildDigest, type TrendDigest } from '#functions/services/trends/digest.ts'
import { type Account, type AccountKey, getAccount } from '#functions/store/accounts.ts'
import { getCached } from '#functions/store/cache.ts'
import type { WeeklyIdea } from '#shared/contract/ideas.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { planIncludes } from '#shared/plan-features.ts'
import type { PlanName } from '#shared/plans.ts'
import { timeZoneOr } from '#shared/time-zone.ts'
import { guessRegion, type Region } from '#shared/trends.ts'
import { currentMonday, nextMonday } from './monday.ts'
import { type ChannelWeek, renderReport } from './weekly-report.ts'

/** How long until a report that had no content is tried again, in milliseconds. */
const retryMs = hourMs

/**
 * Returns a function that sends a user's weekly trend report if it is due. It throws if the mail could not be sent. Reports use only
 * cached data, so they cost no YouTube quota.
 */
export function createReportSender(): Work<AccountKey> {
  const readDigest = createDigestReader()
  return async ({ userId }) => {
    const account = await getAccount(userId)
    if (!account?.mailWeekly) return { outcome: 'unwanted', next: undefined }
    const timeZone = timeZoneOr(account.timeZone, 'UTC')
    const monday = optionalEnv('MAIL_FROM') === undefined ? undefined : currentMonday(timeZone, Date.now())
    const outcome = monday ? await sendReport(account, { monday, timeZone }, readDigest) : 'early'
    if (outcome === 'failed') throw new Error('report not sent')
    return { outcome, next: outcome === 'empty' ? Date.now() + retryMs : nextMonday(timeZone, Date.now()) }
  }
}

type ReadDigest = (region: Region, plan: PlanName) => Promise<TrendDigest | undefined>

/** Returns a function that reads each region's digest once, and once more for plans that include rising videos. */
function createDigestReader(): ReadDigest {
  const digests = new Map<string, Promise<TrendDigest | undefined>>()
  return (region, plan) => {
    const contents = {
      canDerive: isDerivedMetricAllowed('rising_mark'),
      canShowPace: planIncludes(plan, 'deep_trends'),
    }
    const key = `${region} ${contents.canShowPace}`
    const digest = digests.get(key) ?? buildDigest(region, contents)
    digests.set(key, digest)
    return digest
  }
}

/** Returns `empty` if there is nothing to report. */
async function sendReport(
  account: Account,
  { monday, timeZone }: { readonly monday: string; readonly timeZone: string },
  readDigest: ReadDigest,
): Promise<NotificationOutcome | 'empty'> {
  const { userId, locale, channel, plan } = account
  const trends = await readDigest(guessRegion(locale, timeZone), plan)
  const week = channel?.verified ? await readLastWeek(userId, channel.id) : undefined
  const ideas = await readIdeas(account)
  // A report that only says that the figures are old is not sent.
  if (!trends && ideas.length === 0 && (!week || week === 'old')) return 'empty'
  return sendNotification({
    userId,
    id: `weekly#${monday}`,
    kind: 'weekly',
    mail: 'weekly_report',
    write: (language) => ({
      values: {
        day: createMailFormats(language, timeZone).day(monday),
        url: `${env('SITE_URL')}/dashboard/trend-pulse`,
      },
      blocks: renderReport({ trends, week, ideas }, language, timeZone),
    }),
  })
}

/** Returns the account's ideas of the week that are not dismissed. Chooses them if that has not been done yet. */
async function readIdeas(account: Account): Promise<WeeklyIdea[]> {
  const ideas = await resolveIdeas(account, await prepareWeek(account, 'cached'))
  return ideas.filter(({ dismissed }) => !dismissed)
}

/** Weeks that ended longer ago are not reported. In milliseconds. */
const maxWeekAgeMs = 8 * dayMs

/**
 * Returns the last week that YouTube Analytics has counted, from the figures that were cached when the user last opened their dashboard.
 * Returns `old` if that was too long ago, and undefined if there are no figures.
 */
async function readLastWeek(userId: string, channelId: string): Promise<ChannelWeek | 'old' | undefined> {
  const figures = await getCached(figuresKey(userId, channelId), ChannelFigures)
  if (!figures) return undefined
  const { period, previous, hasFigures, viewsRedefinedOn, dataThrough } = buildSpans(figures.report, 7)
  if (!hasFigures) return undefined
  if (Date.now() - Date.parse(dataThrough) > maxWeekAgeMs) return 'old'
  return { period, previous, isRedefined: viewsRedefinedOn !== null }
}
