import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { Failure } from '#functions/lib/failure.ts'
import { getRecentUploads } from '#functions/services/channel/recent-uploads.ts'
import { getAccount } from '#functions/store/accounts.ts'
import type { advice } from '#shared/contract/advice.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { planIncludes } from '#shared/plan-features.ts'
import { findOwnPatterns, minPatternVideos } from '#shared/prediction/own-history/own-patterns.ts'
import { selectPast } from './own-history.ts'

/**
 * Finds which forms and topics of titles did above or below the usual of the user's channel. Shares its daily fetch with own
 * history. Throws Failure `channel_required` for a user without a channel.
 */
export async function getOwnPatterns(userId: string): Promise<Output<typeof advice.patterns>['patterns']> {
  if (!isDerivedMetricAllowed('own_patterns')) return null
  const account = await getAccount(userId)
  if (!planIncludes(account?.plan ?? 'free', 'own_patterns')) return { state: 'not_in_plan' }
  if (!account?.channel) throw new Failure('channel_required')
  const uploads = await getRecentUploads(account.channel.id, { userId })
  if (!uploads) return { state: 'unavailable' }
  const past = selectPast(uploads)
  const patterns = findOwnPatterns(past)
  if (!patterns) return { state: 'too_few', videos: past.length, minVideos: minPatternVideos }
  const found = patterns.found.map(({ kind, examples, shrunk, ...pattern }) => ({
    ...pattern,
    isTopic: kind === 'topic',
    times: shrunk,
    examples: examples.flatMap((index) => {
      const video = past[index]
      return video ? [{ id: video.id, title: video.title }] : []
    }),
  }))
  return { state: 'compared', videos: patterns.videos, fetchedAt: uploads.fetchedAt, found }
}
