import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { Failure } from '#functions/lib/failure.ts'
import { getRecentUploads, type Uploads } from '#functions/services/channel/recent-uploads.ts'
import { compareUploads } from '#functions/services/channel/usual.ts'
import { type Account, getAccount } from '#functions/store/accounts.ts'
import type { advice, OwnPattern as PatternView } from '#shared/contract/advice.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { planIncludes } from '#shared/plan-features.ts'
import { findOwnPatterns, type OwnPattern, type OwnPatterns } from '#shared/prediction/own-history/own-patterns.ts'
import { minGroupedTitles } from '#shared/prediction/own-history/title-groups.ts'
import { findForms } from '#shared/prediction/own-history/title-traits.ts'
import { findPatterns } from '#shared/prediction/patterns/matchers.ts'
import { areShort, selectPast } from './own-history.ts'

/**
 * Finds the forms, structures, topics and lengths whose videos did better or worse than usual on the user's channel. Uses the same daily
 * fetch as own history. Throws Failure `channel_required` for a user without a channel.
 */
export async function getOwnPatterns(userId: string): Promise<Output<typeof advice.patterns>['patterns']> {
  if (!isDerivedMetricAllowed('own_patterns')) return null
  const account = await getAccount(userId)
  if (!planIncludes(account?.plan ?? 'free', 'own_patterns')) return { state: 'not_in_plan' }
  if (!account?.channel) throw new Failure('channel_required')
  const uploads = await getRecentUploads(account.channel.id, { userId, use: 'history' })
  if (!uploads) return { state: 'unavailable' }
  const { past, patterns } = compareTitlesOf(uploads)
  if (!patterns) return { state: 'too_few', videos: past.length, minVideos: minGroupedTitles }
  const found = patterns.found.map((pattern) => toView(pattern, past))
  return {
    state: 'compared',
    videos: patterns.videos,
    latest: uploads.videos.length,
    isShort: areShort(past),
    fetchedAt: uploads.fetchedAt,
    found,
  }
}

type RatedVideo = ReturnType<typeof selectPast>[number] & { readonly multiple: number }

/** Returns the videos of a channel that have a multiple of its usual, and their patterns. */
function compareTitlesOf(uploads: Uploads): { past: RatedVideo[]; patterns: OwnPatterns | undefined } {
  const usual = compareUploads(uploads)
  const past = selectPast(uploads).flatMap((video) => {
    const multiple = usual.get(video.id)?.multiple
    return multiple === undefined ? [] : [{ ...video, multiple }]
  })
  return { past, patterns: findOwnPatterns(past) }
}

function toView(
  { subject, examples, shrunk, videos, low, high }: OwnPattern,
  past: readonly RatedVideo[],
): PatternView {
  return {
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
  }
}

/** The maximum number of next steps from the channel's own patterns. */
const maxPatternSteps = 2

/**
 * Returns the channel's forms and structures for the next steps of a title, largest effect first: those that did better and are missing
 * in the title, and those that did worse and are in it. Empty if the user's plan or the deployment does not include own patterns.
 */
export function findPatternSteps(title: string, uploads: Uploads, { plan }: Pick<Account, 'plan'>): PatternView[] {
  if (!isDerivedMetricAllowed('own_patterns') || !planIncludes(plan, 'own_patterns')) return []
  const { past, patterns } = compareTitlesOf(uploads)
  const titles = [...past.map((video) => video.title), title]
  const forms = findForms(titles).flatMap(({ form, members }) => (members.includes(past.length) ? [form] : []))
  const present: readonly string[] = [...forms, ...findPatterns(title)]
  return (patterns?.found ?? [])
    .filter(({ subject }) => subject.kind === 'form' || subject.kind === 'structure')
    .map((pattern) => toView(pattern, past))
    .filter(({ name, times }) => times > 1 !== present.includes(name))
    .toSorted((a, b) => Math.abs(Math.log(b.times)) - Math.abs(Math.log(a.times)))
    .slice(0, maxPatternSteps)
}
