import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { Failure } from '#functions/lib/failure.ts'
import { getRecentUploads } from '#functions/services/channel/recent-uploads.ts'
import { compareUploads } from '#functions/services/channel/usual.ts'
import { getAccount } from '#functions/store/accounts.ts'
import type { advice } from '#shared/contract/advice.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { planIncludes } from '#shared/plan-features.ts'
import { findOwnPatterns, minPatternVideos } from '#shared/prediction/own-history/own-patterns.ts'
import { areShort, selectPast } from './own-history.ts'

/**
 * Finds which forms, topics and lengths did above or below the usual of the user's channel. Shares its daily fetch with own
 * history. Throws Failure `channel_required` for a user without a channel.
 */
export async function getOwnPatterns(userId: string): Promise<Output<typeof advice.patterns>['patterns']> {
  if (!isDerivedMetricAllowed('own_patterns')) return null
  const account = await getAccount(userId)
  if (!planIncludes(account?.plan ?? 'free', 'own_patterns')) return { state: 'not_in_plan' }
  if (!account?.channel) throw new Failure('channel_required')
  const uploads = await getRecentUploads(account.channel.id, { userId })
  if (!uploads) return { state: 'unavailable' }
  const usual = compareUploads(uploads)
  const past = selectPast(uploads).flatMap((video) => {
    const multiple = usual.get(video.id)?.multiple
    return multiple === undefined ? [] : [{ ...video, multiple }]
  })
  const patterns = findOwnPatterns(past)
  if (!patterns) return { state: 'too_few', videos: past.length, minVideos: minPatternVideos }
  const found = patterns.found.map(({ subject, examples, shrunk, videos, low, high }) => ({
    ...(subject.kind === 'length'
      ? { name: '', isTopic: false, seconds: { from: subject.from, to: subject.to } }
      : { name: subject.name, isTopic: subject.kind === 'topic' }),
    videos,
    low,
    high,
    times: shrunk,
    examples: examples.flatMap((index) => {
      const video = past[index]
      return video ? [{ id: video.id, title: video.title }] : []
    }),
  }))
  return {
    state: 'compared',
    videos: patterns.videos,
    latest: uploads.videos.length,
    isShort: areShort(past),
    fetchedAt: uploads.fetchedAt,
    found,
  }
}
