import type { Remark } from '#shared/contract/trends.ts'
import type { Region } from '#shared/trends.ts'
import { buildInsight } from './built-in-insight.ts'
import { CachedList, type CachedVideo, listKey, type TrendStore } from './cached-lists.ts'
import { applyDepth } from './listed-video.ts'
import { computeAveragePace, isRising } from './pace.ts'
import type { DigestVideo, TrendDigest } from './trend-digest.ts'

const topLength = 5
const risingLength = 3
/** What is older is no news. */
const freshMs = 2 * 86_400_000

/** What may be told of a video besides YouTube's counts: what we calculate, and of that its present speed. */
interface Depth {
  readonly isDerived: boolean
  readonly isDeep: boolean
}

/** Of the kept list alone: YouTube is asked nothing. Undefined where there is none, or none of late. */
export async function buildDigest(
  region: Region,
  { getCached }: Pick<TrendStore, 'getCached'>,
  { isDerived, isDeep }: Depth,
  now = Date.now(),
): Promise<TrendDigest | undefined> {
  const list = await getCached(listKey({ region, topic: 'overall' }), CachedList)
  if (!list || list.videos.length === 0 || now - Date.parse(list.fetchedAt) > freshMs) return undefined
  const videos = list.videos.map((video) => applyDepth(video, isDerived && isDeep))
  const tell = (video: CachedVideo) => told(video, isDerived ? reasonOf(video, videos, now) : null)
  const rest = videos.slice(topLength).filter((video) => isRising(video, now))
  return {
    region,
    source: list.source,
    fetchedAt: list.fetchedAt,
    top: videos.slice(0, topLength).map(tell),
    rising: rest
      .sort((one, other) => speedUp(other, now) - speedUp(one, now))
      .slice(0, risingLength)
      .map(tell),
  }
}

const told = ({ id, title, channelTitle, publishedAt, views }: CachedVideo, why: Remark | null): DigestVideo => ({
  id,
  title,
  channelTitle,
  publishedAt,
  views,
  why,
})

/** How many times its usual pace a video has now. */
const speedUp = (video: CachedVideo, now: number) => (video.pace ?? 0) / (computeAveragePace(video, now) ?? 1)

/** What sets a video apart in its list: a figure in the list's top quarter, unless its pace says more. */
function reasonOf(video: CachedVideo, peers: readonly CachedVideo[], now: number): Remark {
  const { title, engagementFactors } = buildInsight(video, peers, now)
  if (title.kind === 'speeding') return title
  return engagementFactors.find(({ factor, impact }) => impact === 'high' && isTold(factor))?.factor ?? title
}

/** A title's score is for the screen, where it is explained. */
const isTold = ({ kind }: Remark) => kind !== 'title_score'
