import { optionalEnv } from '#functions/lib/env.ts'
import { log } from '#functions/lib/log.ts'
import { visitAll } from '#functions/lib/visit-all.ts'
import { type Account, listSubscribersTo } from '#functions/store/accounts.ts'
import { jobBookmark } from '#functions/store/cache.ts'
import { acquireLease } from '#functions/store/lease.ts'
import type { NotificationKind } from '#shared/notifications.ts'
import type { NotificationOutcome } from './notify.ts'

/** The longest time a run can take, in seconds. */
const leaseSeconds = 300
/** Time reserved for ending a run, in milliseconds. */
const reserveMs = 15_000
/** After this many failures in a row (YouTube, SES or a budget), the remaining accounts wait for the next run. */
const mostFailures = 3

/**
 * Calls `notify` for every account that has a kind of notification turned on, in one run at a time. `notify` returns
 * undefined for an account it skips; `prepare` fetches at once what it needs for a page of accounts. Returns how many accounts were not skipped and how many mails had each outcome.
 */
export async function notifySubscribers(
  { job, kind, timeLeft }: { job: string; kind: NotificationKind; timeLeft: () => number },
  notify: (account: Account) => Promise<readonly NotificationOutcome[] | undefined>,
  prepare?: (accounts: readonly Account[]) => Promise<void>,
) {
  const counts = { accounts: 0, sent: 0, failed: 0, again: 0, unwanted: 0 }
  if (optionalEnv('MAIL_FROM') === undefined) return counts
  const lease = await acquireLease(job, leaseSeconds)
  if (!lease) return counts
  let failures = 0
  const visit = async (account: Account) => {
    const outcomes = await notify(account).catch((error: unknown) => {
      // An error with one account must not keep the others from their mails.
      log('error', 'notification not written', { kind, error })
      return ['failed' as const]
    })
    if (!outcomes) return
    counts.accounts++
    for (const outcome of outcomes) counts[outcome]++
    failures = outcomes.includes('failed') ? failures + 1 : 0
  }
  try {
    await visitAll(
      async (after) => {
        const page = await listSubscribersTo(kind, after)
        await prepare?.(page.items)
        return page
      },
      ({ userId }) => userId,
      visit,
      {
        bookmark: jobBookmark(job),
        canContinue: () => timeLeft() > reserveMs && failures < mostFailures,
      },
    )
  } finally {
    await lease.release()
  }
  return counts
}
