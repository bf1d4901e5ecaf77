import { isShort } from '#functions/services/channel/upload.ts'
import { selectStopWords } from '#functions/services/metadata/stop-words.ts'
import type { BuiltInInsight, Impact, Remark, RemarkKind, VideoOutline } from '#shared/contract/trends.ts'
import { groupByConcept, wordsOf } from '#shared/prediction/concepts.ts'
import { toGeneralVerdict } from '#shared/prediction/outcomes.ts'
import { holds, lifts } from '#shared/prediction/patterns/lifts.ts'
import { findPatterns, type PatternName } from '#shared/prediction/patterns/matchers.ts'
import { rateVerdict } from '#shared/prediction/rating.ts'
import { scoreTitle, type TitleScore } from '#shared/prediction/score.ts'
import type { CachedVideo } from './cached-lists.ts'
import { computeAveragePace, computeSpeedup, risingFactor } from './pace.ts'
import { detectStructure } from './title-structure.ts'

/** `remarkKinds` states what both numbers mean. */
const remark = (kind: RemarkKind, value = 0, other = 0): Remark => ({ kind, value, other })

/** Videos of at least this many seconds are long. */
const longSeconds = 20 * 60
/** The minimum number of figures for meaningful quartiles. */
const minPeers = 8
const maxWords = 3

/** Returns how a video is made, as a starting point for a creator. */
export const describeOutline = ({ title, duration, broadcast }: CachedVideo): VideoOutline => ({
  format: broadcast !== 'none' ? 'live' : isShort(duration) ? 'short' : 'video',
  seconds: duration,
  structure: detectStructure(title),
})

/**
 * Returns a video's average pace, its likes per 100 views and its comments per 1,000 views. Each is null if its figures are hidden or 0
 * views were counted, and the pace also if the video is too new for one.
 */
export function computeRates(video: CachedVideo, now: number) {
  const { likes, comments, views } = video
  return {
    averagePace: computeAveragePace(video, now),
    likes: computeRatio(likes, views, 100),
    comments: computeRatio(comments, views, 1000),
  }
}

/**
 * Explains a video by comparing its figures with those of its list, by fixed rules. Every number is a count or length
 * from YouTube, a ratio of these, our title score, or a measured effect of words. `peers` are all videos of the list, including this one.
 */
export function buildInsight(video: CachedVideo, peers: readonly CachedVideo[], now: number): BuiltInInsight {
  const titleScore = scoreTitle(video.title)
  const hasScore = titleScore.basis === 'model'
  return {
    source: 'built_in',
    title: describePace(video, peers, now),
    description: [...describeFormat(video), ...describeLength(video, peers)],
    keyStrategies: hasScore ? listStrategies(video.title) : [],
    engagementFactors: [
      ...comparePace(video, peers, now),
      ...(['likes', 'comments'] as const).flatMap((rate) =>
        compareWithPeers(rate, video, peers, (peer) => computeRates(peer, now)[rate]),
      ),
      ...(hasScore ? rateTitle(titleScore.score) : []),
    ],
    words: hasScore ? listRaisingWords(video.title, titleScore) : [],
  }
}

/** Rates a title as Predictive Insights does. Returns nothing for a score without a clear signal. */
function rateTitle(score: number): BuiltInInsight['engagementFactors'] {
  const rating = rateVerdict(toGeneralVerdict(score))
  if (rating === 'unclear') return []
  return [{ factor: remark('title_score', score, 50), impact: rating === 'topFifth' ? 'high' : 'low' }]
}

/** Returns the words and phrases that raise the title's score the most, without stop words such as `is` and `me`. */
function listRaisingWords(title: string, { contributions }: TitleScore): string[] {
  const raising = groupByConcept(title, contributions)
    .flatMap(({ parts }) => parts)
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .flatMap((part) => wordsOf(title, part))
  const stopWords = selectStopWords(raising.flatMap(splitWords))
  return raising
    .filter((text) => splitWords(text).some((word) => /[\p{L}\p{N}]{2}/u.test(word) && !stopWords.has(word)))
    .slice(0, maxWords)
}

const splitWords = (text: string) => text.toLowerCase().replaceAll('’', "'").split(' ')

/**
 * Returns how fast a video gains views. Most listed videos gain views more slowly than their own average, so only those
 * in the slowest quarter of their list are called slowing; in lists too short to tell, all of them.
 */
function describePace(video: CachedVideo, peers: readonly CachedVideo[], now: number): Remark {
  if (video.broadcast !== 'none') return remark(video.broadcast)
  if (video.views === null) return remark('hidden')
  const average = computeAveragePace(video, now)
  if (average === null) return remark('just_published', video.views)
  if (video.pace === null) return remark('average', average)
  if (video.pace >= average * risingFactor) return remark('accelerating', video.pace, average)
  const [comparison] = comparePace(video, peers, now)
  if (comparison?.factor.kind === 'current_pace' && comparison.impact === 'high')
    return { ...comparison.factor, kind: 'leading' }
  if (video.pace * risingFactor >= average) return remark('steady', video.pace, average)
  const speedups = sorted(peers.flatMap((peer) => computeSpeedup(peer, now) ?? []))
  const isSlowest = speedups.length < minPeers || video.pace / average < quantile(speedups, 0.25)
  return remark(isSlowest ? 'slowing' : 'below_average', video.pace, average)
}

/**
 * Compares a video's pace with that of its list: the pace now if it is known, else the average pace, both as the list shows them. A
 * broadcast that has not ended has none.
 */
function comparePace(video: CachedVideo, peers: readonly CachedVideo[], now: number) {
  if (video.broadcast !== 'none') return []
  const current = compareWithPeers('current_pace', video, peers, ({ pace }) => pace)
  return current.length > 0 ? current : compareWithPeers('pace', video, peers, (peer) => computeAveragePace(peer, now))
}

/** Returns the format of a video; nothing if YouTube has not published its length yet. */
function describeFormat({ broadcast, duration }: CachedVideo): Remark[] {
  if (broadcast !== 'none') return [remark(broadcast === 'live' ? 'live_format' : 'upcoming_format')]
  if (duration === null) return []
  if (isShort(duration)) return [remark('short_format', duration)]
  return [remark(duration >= longSeconds ? 'long_format' : 'video_format', duration)]
}

/** Returns the lengths of the middle half of the list; nothing if the video's own is unknown or the list is short. */
function describeLength({ duration }: CachedVideo, peers: readonly CachedVideo[]): Remark[] {
  const lengths = sorted(peers.flatMap((peer) => peer.duration ?? []))
  if (duration === null || lengths.length < minPeers) return []
  return [remark('typical_length', quantile(lengths, 0.25), quantile(lengths, 0.75))]
}

/** The remarks on patterns of titles, for those that were measured to help. */
const strategies: Readonly<Partial<Record<PatternName, RemarkKind>>> = {
  in_time: 'title_in_time',
  for_beginners: 'title_for_beginners',
  stretch_of_time: 'title_stretch_of_time',
}

/** Returns remarks on the patterns of an English title that correlate with more views, strongest first. */
function listStrategies(title: string): Remark[] {
  const found = findPatterns(title)
  // "In 30 days" is also a stretch of time, and one remark on it is enough.
  return found
    .filter((name) => name !== 'stretch_of_time' || !found.includes('in_time'))
    .flatMap((name) => {
      const [kind, { matched }] = [strategies[name], lifts.patterns[name]]
      return kind && matched && holds(name) === 'helps' ? [remark(kind, matched.lift)] : []
    })
    .sort((a, b) => b.value - a.value)
}

/** Compares a figure with the same figure of the list's videos. Returns nothing if it is hidden, or known for too few videos. */
function compareWithPeers(
  kind: RemarkKind,
  video: CachedVideo,
  peers: readonly CachedVideo[],
  figureOf: (video: CachedVideo) => number | null,
): { factor: Remark; impact: Impact }[] {
  const value = figureOf(video)
  if (value === null) return []
  const figures = sorted(peers.flatMap((peer) => figureOf(peer) ?? []))
  if (figures.length < minPeers) return []
  return [
    {
      factor: remark(kind, value, quantile(figures, 0.5)),
      impact: toImpact(value, quantile(figures, 0.25), quantile(figures, 0.75)),
    },
  ]
}

/** Returns `high` for the top quarter, `low` for the bottom quarter, else `medium`. */
const toImpact = (value: number, lowerQuartile: number, upperQuartile: number): Impact =>
  value >= upperQuartile ? 'high' : value >= lowerQuartile ? 'medium' : 'low'

/** Returns `part` per `per` of `whole`, rounded to two decimals; null if a figure is hidden or `whole` is 0. */
const computeRatio = (part: number | null, whole: number | null, per: number): number | null =>
  part === null || !whole ? null : Math.round((100 * per * part) / whole) / 100

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b)

/** Returns the value below which this share of the sorted values lies; of two middle values, the lower. */
const quantile = (values: readonly number[], share: number): number =>
  values[Math.floor(share * (values.length - 1))] ?? 0
