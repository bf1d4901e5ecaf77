import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { env, optionalEnv } from '#functions/lib/env.ts'
import { job } from '#functions/lib/job.ts'
import { log } from '#functions/lib/log.ts'
import { visitAll } from '#functions/lib/visit-all.ts'
import { createMailFormats } from '#functions/services/mail/formats.ts'
import { sendNotification } from '#functions/services/mail/notify.ts'
import { currentMonday, isMondaySomewhere } from '#functions/services/reports/monday.ts'
import { readLastWeek } from '#functions/services/reports/own-week.ts'
import { renderReport } from '#functions/services/reports/report.ts'
import { buildDigest } from '#functions/services/trends/digest.ts'
import type { TrendDigest } from '#functions/services/trends/trend-digest.ts'
import type { Account } from '#functions/store/accounts.ts'
import { getCached, jobBookmark } from '#functions/store/cache.ts'
import { acquireLease } from '#functions/store/lease.ts'
import { accountsWanting, claims } from '#functions/store/notifications.ts'
import { planIncludes } from '#shared/plan-features.ts'
import type { PlanName } from '#shared/plans.ts'
import { timeZoneOr } from '#shared/time-zone.ts'
import { guessRegion, type Region } from '#shared/trends.ts'

/** As long as a run can last. */
const leaseSeconds = 300
/** Milliseconds kept back to end well; who is left then gets the mail an hour later. */
const reserve = 15_000
/** After so many failures in a row SES is left alone until the next run. */
const patience = 3

/**
 * The trend report of everybody for whom it is Monday, 8:00 or later, and who has not had it: of the lists and figures
 * that we have, so that no report asks YouTube anything.
 */
export const handler = job('jobs/weekly-report', async ({ timeLeft }) => {
  const counts = { sent: 0, failed: 0, again: 0, unwanted: 0 }
  if (optionalEnv('MAIL_FROM') === undefined || !isMondaySomewhere(Date.now())) return counts
  const sole = await acquireLease('weekly-report', leaseSeconds)
  if (!sole) return counts
  try {
    const trends = digests()
    let failures = 0
    const visit = async (account: Account) => {
      const outcome = await report(account, trends).catch(failed)
      if (!outcome) return
      counts[outcome]++
      failures = outcome === 'failed' ? failures + 1 : 0
    }
    const goOn = () => timeLeft() > reserve && failures < patience
    await visitAll((after) => accountsWanting('weekly', after), userOf, visit, { bookmark, goOn })
  } finally {
    await sole.release()
  }
  return counts
})

const bookmark = jobBookmark('weekly-report')
const userOf = ({ userId }: Account) => userId

/** What is wrong with one account is no reason to leave out the others. */
function failed(error: unknown): 'failed' {
  log('error', 'a weekly report could not be made', { error })
  return 'failed'
}

type Digests = (region: Region, plan: PlanName) => Promise<TrendDigest | undefined>

/** Each region's list is read once a run, and once more for whose plan tells what gains speed. */
function digests(): Digests {
  const known = new Map<string, Promise<TrendDigest | undefined>>()
  return (region, plan) => {
    const depth = { isDerived: isDerivedMetricAllowed('rising_mark'), isDeep: planIncludes(plan, 'deep_trends') }
    const key = `${region} ${depth.isDeep}`
    const digest = known.get(key) ?? buildDigest(region, { getCached }, depth)
    known.set(key, digest)
    return digest
  }
}

/** Undefined where it is not Monday there, or there is nothing to tell. */
async function report({ userId, locale, channel, ...account }: Account, digestIn: Digests) {
  const timeZone = timeZoneOr(account.timeZone, 'UTC')
  const monday = currentMonday(timeZone, Date.now())
  if (!monday) return undefined
  const trends = await digestIn(guessRegion(locale, timeZone), account.plan)
  const week = channel?.verified ? await readLastWeek(userId, channel.id) : undefined
  // A report of nothing but that there is none would be noise.
  if (!trends && (!week || week === 'old')) return undefined
  return sendNotification(
    {
      userId,
      id: `weekly#${monday}`,
      kind: 'weekly',
      mail: 'weekly_report',
      write: (language) => ({
        values: {
          day: createMailFormats(language, timeZone).day(monday),
          url: `${env('SITE_URL')}/dashboard/trend-pulse`,
        },
        blocks: renderReport({ trends, week }, language, timeZone),
      }),
    },
    claims,
  )
}
