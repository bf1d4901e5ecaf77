import { YouTubeFault } from '#functions/clients/youtube/errors.ts'
import { Failure } from '#functions/lib/failure.ts'
import { charge, chargeBulk, chargeReport, closeBulk, closeDay, closeReports, type Owner, type Take } from './quota.ts'

/**
 * One call of the Data API for the owner of a connected channel: charged before, and the last of the day once YouTube
 * says that the quota is spent. Throws Failure `youtube_quota_spent` where a budget of ours is, YouTubeFault otherwise.
 */
export const metered = <T>(owner: Owner, take: Take, call: () => Promise<T>): Promise<T> =>
  within(
    () => charge(take, owner),
    call,
    () => closeDay(take),
  )

/** The same for one report of the Analytics API. */
export const meteredReport = <T>(ownerId: string, take: Take, call: () => Promise<T>): Promise<T> =>
  within(
    () => chargeReport(take, ownerId),
    call,
    () => closeReports(take),
  )

/** The same for one call of the Reporting API. */
export const meteredBulk = <T>(ownerId: string, take: Take, call: () => Promise<T>): Promise<T> =>
  within(
    () => chargeBulk(take, ownerId),
    call,
    () => closeBulk(take),
  )

async function within<T>(pay: () => Promise<boolean>, call: () => Promise<T>, close: () => Promise<void>): Promise<T> {
  if (!(await pay())) throw new Failure('youtube_quota_spent')
  try {
    return await call()
  } catch (error) {
    if (error instanceof YouTubeFault && error.fault === 'quota') await close()
    throw error
  }
}
