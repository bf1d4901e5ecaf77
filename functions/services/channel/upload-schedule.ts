import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { Failure } from '#functions/lib/failure.ts'
import { requireAccount } from '#functions/store/accounts.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type { youtube } from '#shared/contract/youtube.ts'
import { planIncludes } from '#shared/plan-features.ts'
import { timeZoneOr } from '#shared/time-zone.ts'
import { getRecentUploads } from './recent-uploads.ts'
import { buildSchedule } from './schedule.ts'

/** Compares the weekdays and hours of a connected channel's uploads. Shares its daily fetch with own history. */
export async function getUploadSchedule(userId: string): Promise<Output<typeof youtube.schedule>['schedule']> {
  if (!isDerivedMetricAllowed('upload_schedule')) return null
  const account = await requireAccount(userId)
  if (!planIncludes(account.plan, 'upload_schedule')) return { state: 'not_in_plan' }
  if (!account.channel?.verified) throw new Failure('youtube_not_connected')
  const uploads = await getRecentUploads(account.channel.id, { userId, use: 'history' })
  if (!uploads) return { state: 'unavailable' }
  return buildSchedule(uploads, timeZoneOr(account.timeZone, 'UTC'))
}
