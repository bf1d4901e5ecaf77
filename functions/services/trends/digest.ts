import { getCached } from '#functions/store/cache.ts'
import type { Remark } from '#shared/contract/trends.ts'
import { dayMs } from '#shared/duration.ts'
import type { Region } from '#shared/trends.ts'
import { buildInsight } from './built-in-insight.ts'
import { CachedList, type CachedVideo, listKey } from './cached-lists.ts'
import { withPaceIf } from './listed-video.ts'
import { computeSpeedup, isRising } from './pace.ts'

const topLength = 5
const risingLength = 3
/** Older lists are not reported. */
const maxAgeMs = 2 * dayMs

/** What is trending in a region, for the weekly report. */
export interface TrendDigest {
  readonly region: Region
  /** YouTube's own chart, or a search. */
  readonly source: 'chart' | 'search'
  readonly fetchedAt: string
  /** The first videos, in YouTube's order. */
  readonly top: readonly DigestVideo[]
  /** Other videos that are rising, fastest first. */
  readonly rising: readonly DigestVideo[]
}

/** A video in a digest. */
export interface DigestVideo {
  readonly id: string
  readonly title: string
  readonly channelTitle: string
  readonly publishedAt: string
  /** Null if hidden. */
  readonly views: number | null
  /** What distinguishes the video from the others in its list; null where derived metrics are not allowed. */
  readonly why: Remark | null
}

/** What a digest may contain besides YouTube's counts. */
interface DigestContents {
  /** Whether it may contain figures that we derive. */
  readonly canDerive: boolean
  /** Whether these may include the pace of videos. */
  readonly canShowPace: boolean
}

/** Returns a region's digest from its cached list, without a request to YouTube; undefined if there is no recent list. */
export async function buildDigest(
  region: Region,
  { canDerive, canShowPace }: DigestContents,
): Promise<TrendDigest | undefined> {
  const list = await getCached(listKey({ region, topic: 'overall' }), CachedList)
  if (!list || list.videos.length === 0 || Date.now() - Date.parse(list.fetchedAt) > maxAgeMs) return undefined
  const videos = list.videos.map((video) => withPaceIf(canDerive && canShowPace, video))
  const countedAt = Date.parse(list.fetchedAt)
  const toDigest = (video: CachedVideo) => toDigestVideo(video, canDerive ? findReason(video, videos, countedAt) : null)
  const rising = videos.slice(topLength).filter((video) => isRising(video, countedAt))
  return {
    region,
    source: list.source,
    fetchedAt: list.fetchedAt,
    top: videos.slice(0, topLength).map(toDigest),
    rising: rising
      .sort((a, b) => (computeSpeedup(b, countedAt) ?? 0) - (computeSpeedup(a, countedAt) ?? 0))
      .slice(0, risingLength)
      .map(toDigest),
  }
}

const toDigestVideo = (
  { id, title, channelTitle, publishedAt, views }: CachedVideo,
  why: Remark | null,
): DigestVideo => ({ id, title, channelTitle, publishedAt, views, why })

/**
 * Returns what distinguishes a video: that it is rising, else a figure in the top quarter of its list, else the headline of its insight.
 */
function findReason(video: CachedVideo, peers: readonly CachedVideo[], countedAt: number): Remark {
  const { title, engagementFactors } = buildInsight(video, peers, countedAt)
  if (title.kind === 'accelerating') return title
  // The title score is left out, because it needs the explanation that the screen gives.
  const top = engagementFactors.find(({ factor, impact }) => impact === 'high' && factor.kind !== 'title_score')
  return top?.factor ?? title
}
