import { YouTubeError } from '#functions/clients/youtube/errors.ts'
import { Failure } from '#functions/lib/failure.ts'
import {
  chargeAnalyticsReport,
  chargeDataCall,
  chargeReportingCall,
  markAnalyticsQuotaSpent,
  markDataQuotaSpent,
  markReportingQuotaSpent,
  type OwnerPayer,
  type Take,
} from './quota.ts'

/**
 * One call of the Data API for the owner of a connected channel: charged before, and the last of the day once YouTube
 * says that the quota is spent. Throws Failure `youtube_quota_spent` where a budget of ours is, YouTubeFault otherwise.
 */
export const withDataQuota = <T>(owner: OwnerPayer, take: Take, call: () => Promise<T>): Promise<T> =>
  within(
    () => chargeDataCall(take, owner),
    call,
    () => markDataQuotaSpent(take),
  )

/** The same for one report of the Analytics API. */
export const withAnalyticsQuota = <T>(ownerId: string, take: Take, call: () => Promise<T>): Promise<T> =>
  within(
    () => chargeAnalyticsReport(take, ownerId),
    call,
    () => markAnalyticsQuotaSpent(take),
  )

/** The same for one call of the Reporting API. */
export const withReportingQuota = <T>(ownerId: string, take: Take, call: () => Promise<T>): Promise<T> =>
  within(
    () => chargeReportingCall(take, ownerId),
    call,
    () => markReportingQuotaSpent(take),
  )

async function within<T>(pay: () => Promise<boolean>, call: () => Promise<T>, close: () => Promise<void>): Promise<T> {
  if (!(await pay())) throw new Failure('youtube_quota_spent')
  try {
    return await call()
  } catch (error) {
    if (error instanceof YouTubeError && error.fault === 'quota') await close()
    throw error
  }
}
