import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { env } from '#functions/lib/env.ts'
import { buildSpans } from '#functions/services/analytics/spans.ts'
import { figuresKey } from '#functions/services/channel/channel-data.ts'
import { ChannelFigures } from '#functions/services/channel/channel-figures.ts'
import { resolveIdeas } from '#functions/services/ideas/resolve-ideas.ts'
import { prepareWeek } from '#functions/services/ideas/week.ts'
import { createMailFormats } from '#functions/services/mail/formats.ts'
import { type NotificationOutcome, sendNotification } from '#functions/services/mail/notify.ts'
import { notifySubscribers } from '#functions/services/mail/notify-subscribers.ts'
import { buildDigest, type TrendDigest } from '#functions/services/trends/digest.ts'
import type { Account } from '#functions/store/accounts.ts'
import { getCached } from '#functions/store/cache.ts'
import type { WeeklyIdea } from '#shared/contract/ideas.ts'
import { dayMs } from '#shared/duration.ts'
import { planIncludes } from '#shared/plan-features.ts'
import type { PlanName } from '#shared/plans.ts'
import { timeZoneOr } from '#shared/time-zone.ts'
import { guessRegion, type Region } from '#shared/trends.ts'
import { currentMonday, isMondaySomewhere } from './monday.ts'
import { type ChannelWeek, renderReport } from './report.ts'

/**
 * Sends the weekly trend report to every subscriber for whom it is Monday, 8:00 or later, and who does not have it yet.
 * Reports use cached data only, so they cost no YouTube quota. Returns how many mails had each outcome.
 */
export async function sendWeeklyReports(timeLeft: () => number) {
  if (!isMondaySomewhere(Date.now())) return { sent: 0, failed: 0, again: 0, unwanted: 0 }
  const readDigest = createDigestReader()
  const { accounts: _, ...outcomes } = await notifySubscribers(
    { job: 'weekly-report', kind: 'weekly', timeLeft },
    (account) => sendReport(account, readDigest),
  )
  return outcomes
}

type ReadDigest = (region: Region, plan: PlanName) => Promise<TrendDigest | undefined>

/** Returns a function that reads each region's digest once, and once more for plans that include rising videos. */
function createDigestReader(): ReadDigest {
  const digests = new Map<string, Promise<TrendDigest | undefined>>()
  return (region, plan) => {
    const depth = { isDerived: isDerivedMetricAllowed('rising_mark'), isDeep: planIncludes(plan, 'deep_trends') }
    const key = `${region} ${depth.isDeep}`
    const digest = digests.get(key) ?? buildDigest(region, depth)
    digests.set(key, digest)
    return digest
  }
}

/** Returns undefined where it is not Monday yet, or where there is nothing to report. */
async function sendReport(account: Account, readDigest: ReadDigest): Promise<NotificationOutcome[] | undefined> {
  const { userId, locale, channel, timeZone: chosenZone, plan } = account
  const timeZone = timeZoneOr(chosenZone, 'UTC')
  const monday = currentMonday(timeZone, Date.now())
  if (!monday) return undefined
  const trends = await readDigest(guessRegion(locale, timeZone), plan)
  const week = channel?.verified ? await readLastWeek(userId, channel.id) : undefined
  const ideas = await readIdeas(account)
  // A report that only says that the figures are old is not sent.
  if (!trends && ideas.length === 0 && (!week || week === 'old')) return undefined
  const outcome = await sendNotification({
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
  return [outcome]
}

/** Returns the ideas of the account's week that it has not dismissed; chooses them if nobody has asked for them yet. */
async function readIdeas(account: Account): Promise<WeeklyIdea[]> {
  const ideas = await resolveIdeas(account, await prepareWeek(account, 'cached'))
  return ideas.filter(({ dismissed }) => !dismissed)
}

/** A week that ended longer ago is no longer reported. In milliseconds. */
const maxWeekAgeMs = 8 * dayMs

/**
 * Returns the last week that YouTube Analytics has counted, from the figures that were cached when the user last opened
 * their dashboard. Returns `old` when that was too long ago, and undefined when there are no figures.
 */
async function readLastWeek(
  userId: string,
  channelId: string,
  now = Date.now(),
): Promise<ChannelWeek | 'old' | undefined> {
  const figures = await getCached(figuresKey(userId, channelId), ChannelFigures)
  if (!figures) return undefined
  const { period, previous, hasFigures, viewsRedefinedOn, dataThrough } = buildSpans(figures.report, 7)
  if (!hasFigures) return undefined
  if (now - Date.parse(dataThrough) > maxWeekAgeMs) return 'old'
  return { period, previous, isRedefined: viewsRedefinedOn !== null }
}
