import { startWork } from '#functions/store/account-work.ts'
import {
  type AccountKey,
  listEmailChanges,
  listNotified,
  listUntimedReports,
  markReportDue,
} from '#functions/store/accounts.ts'
import { startCheck } from '#functions/store/call-checks.ts'
import { callCursor, listUnsettledCalls } from '#functions/store/calls.ts'
import { indexTokens, listUnindexedTokens, type TokensKey } from '#functions/store/tokens.ts'
import type { QueuedJobName } from '#shared/queued-jobs.ts'
import { doOnce } from './do-once.ts'

type CanContinue = () => boolean
const userIdOf = ({ userId }: AccountKey) => userId

/** The backfill of each index of due work. Reviews need none: they always had their index. */
const steps: Readonly<Partial<Record<QueuedJobName, (canContinue: CanContinue) => Promise<void>>>> = {
  'jobs/reminders': (canContinue) => {
    const pageAfter = (after?: string) => listNotified('reminders', after)
    const visit = ({ userId }: AccountKey) => startWork('remindAt', userId)
    return doOnce('index-reminders', { pageAfter, cursorOf: userIdOf, visit }, canContinue)
  },
  'jobs/performance-alerts': (canContinue) => {
    const pageAfter = (after?: string) => listNotified('alerts', after)
    const visit = ({ userId }: AccountKey) => startWork('alertAt', userId)
    return doOnce('index-alerts', { pageAfter, cursorOf: userIdOf, visit }, canContinue)
  },
  'jobs/settle-email-change': (canContinue) => {
    const visit = ({ userId }: AccountKey) => startWork('emailChangeAt', userId)
    return doOnce('index-email-changes', { pageAfter: listEmailChanges, cursorOf: userIdOf, visit }, canContinue)
  },
  'jobs/settle-calls': (canContinue) => {
    const calls = { pageAfter: listUnsettledCalls, cursorOf: callCursor, visit: startCheck }
    return doOnce('index-calls', calls, canContinue)
  },
  'jobs/read-reach': (canContinue) => {
    const cursorOf = (key: TokensKey) => key.user_id
    return doOnce('index-tokens', { pageAfter: listUnindexedTokens, cursorOf, visit: indexTokens }, canContinue)
  },
  'jobs/weekly-report': (canContinue) => {
    const visit = ({ userId }: AccountKey) => markReportDue(userId)
    return doOnce('mark-reports-due', { pageAfter: listUntimedReports, cursorOf: userIdOf, visit }, canContinue)
  },
}

/**
 * Indexes a job's work from an earlier release while `canContinue` returns true. The next run continues. Does nothing once everything is
 * indexed.
 */
export const indexEarlier = async (job: QueuedJobName, canContinue: CanContinue): Promise<void> =>
  steps[job]?.(canContinue)
