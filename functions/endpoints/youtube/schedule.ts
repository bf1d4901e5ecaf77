import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { scheduleOf } from '#functions/services/analytics/schedule.ts'
import { getRecentUploads } from '#functions/services/channel/recent-uploads.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { getCached, putCached } from '#functions/store/cache.ts'
import { spendBudget } from '#functions/store/limits.ts'
import { youtube } from '#shared/contract/youtube.ts'
import { planHas } from '#shared/plan-features.ts'
import { zoneOr } from '#shared/time-zone.ts'

/** From the uploads that own history reads too: YouTube is asked for them once a day. */
export const handler = handle(youtube.schedule, async ({ userId }) => {
  if (!isDerivedMetricAllowed('upload_schedule')) return { schedule: null }
  const account = await getAccount(userId)
  if (!planHas(account?.plan ?? 'free', 'upload_schedule')) return { schedule: { state: 'not_in_plan' as const } }
  if (!account?.channel?.verified) throw new Failure('youtube_not_connected')
  const uploads = await getRecentUploads(
    account.channel.id,
    { ownerId: userId, isFirst: false },
    { getCached, keep: putCached, take: spendBudget },
  )
  if (!uploads) return { schedule: { state: 'unavailable' as const } }
  return { schedule: scheduleOf(uploads.videos, uploads.fetchedAt, zoneOr(account.timeZone, 'UTC')) }
})
