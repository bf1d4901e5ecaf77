import { isBrief } from '#functions/services/channel/upload.ts'
import { selectStopWords } from '#functions/services/metadata/stop-words.ts'
import type { BuiltInInsight, Impact, Pattern, Remark, RemarkKind, Structure } from '#shared/contract/trends.ts'
import { phoneTitleLength } from '#shared/prediction/checks.ts'
import { scoreTitle, type TitleScore } from '#shared/prediction/score.ts'
import type { CachedVideo } from './cached-lists.ts'
import { computeAveragePace, risingFactor } from './pace.ts'
import { detectStructure } from './title-structure.ts'

const remark = (kind: RemarkKind, value = 0, usual = 0): Remark => ({ kind, value, usual })

/** From that long on it is a long video, in seconds. */
const longSeconds = 20 * 60
/** Fewer figures than these have no quarters worth speaking of. */
const leastPeers = 8
/** More than these nobody reads. */
const [mostWords, mostStrategies] = [3, 4]

/** How the video is made: what a creator can start from. */
export const describePattern = ({ title, duration, broadcast }: CachedVideo): Pattern => ({
  format: broadcast !== 'none' ? 'live' : isBrief(duration) ? 'brief' : 'video',
  seconds: duration,
  structure: detectStructure(title),
})

/** What a video's own figures are beside its own views and age; null where one of them is hidden. */
export function computeRates(video: CachedVideo, now: number) {
  const { likes, comments, views } = video
  return {
    pace: computeAveragePace(video, now),
    likes: share(likes, views, 100),
    comments: share(comments, views, 1000),
  }
}

/**
 * What a video's figures say, beside those of the list it is in, by rules: no figure here is anything but counted or
 * the model's. `peers` are the list's videos, itself among them.
 */
export function buildInsight(video: CachedVideo, peers: readonly CachedVideo[], now: number): BuiltInInsight {
  const scored = scoreTitle(video.title)
  const knows = scored.basis === 'model'
  return {
    source: 'built_in',
    title: headline(video, now),
    description: [...formatOf(video), ...lengthsOf(video, peers)],
    thumbnailAnalysis: pictureOf(video),
    keyStrategies: strategiesOf(video, peers),
    engagementFactors: [
      ...(['pace', 'likes', 'comments'] as const).flatMap((rate) =>
        factor(rate, video, peers, (one) => computeRates(one, now)[rate]),
      ),
      ...(knows ? [{ factor: remark('title_score', scored.score, 50), impact: quarter(scored.score, 25, 75) }] : []),
    ],
    words: knows ? wordsOf(scored) : [],
  }
}

/** Words and pairs of the title that raise its score, most first, as far as they say something: `is` and `me` do not. */
function wordsOf({ contributions }: TitleScore): string[] {
  const found = contributions
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .flatMap(({ of }) => (of.kind === 'word' ? [of.word] : []))
  const small = selectStopWords(found)
  return (
    found
      .filter((words) => words.split(' ').some((word) => /[\p{L}\p{N}]{2}/u.test(word) && !small.has(word)))
      // A word that stands in a pair already says nothing more.
      .filter((word, _, all) => !all.some((other) => other !== word && ` ${other} `.includes(` ${word} `)))
      .slice(0, mostWords)
  )
}

function headline(video: CachedVideo, now: number): Remark {
  if (video.broadcast !== 'none') return remark(video.broadcast)
  if (video.views === null) return remark('hidden')
  const usual = computeAveragePace(video, now)
  if (usual === null) return remark('just_out', video.views)
  if (video.pace === null) return remark('average', usual)
  if (video.pace >= usual * risingFactor) return remark('speeding', video.pace, usual)
  return remark(video.pace * risingFactor >= usual ? 'steady' : 'slowing', video.pace, usual)
}

/** Nothing of a length that YouTube has not told yet. */
function formatOf({ broadcast, duration }: CachedVideo): Remark[] {
  if (broadcast !== 'none') return [remark(broadcast === 'live' ? 'live_format' : 'upcoming_format')]
  if (duration === null) return []
  if (isBrief(duration)) return [remark('brief_format', duration)]
  return [remark(duration >= longSeconds ? 'long_format' : 'video_format', duration)]
}

function lengthsOf({ duration }: CachedVideo, peers: readonly CachedVideo[]): Remark[] {
  const lengths = sorted(peers.flatMap(({ duration }) => duration ?? []))
  if (duration === null || lengths.length < leastPeers) return []
  return [remark('length_beside', quantile(lengths, 0.25), quantile(lengths, 0.75))]
}

function pictureOf({ thumbnail, largest }: CachedVideo): Remark {
  const picture = largest ?? thumbnail
  if (!picture) return remark('picture_none')
  const { width, height } = picture
  return remark(width >= 1280 ? 'picture_full' : 'picture_small', width, height)
}

/** How the title is built, the rarest in its list first, and whether it fits. */
function strategiesOf({ title }: CachedVideo, peers: readonly CachedVideo[]): Remark[] {
  const built = peers.map((peer) => detectStructure(peer.title))
  const percent = (one: Structure) =>
    Math.round((100 * built.filter((other) => other.includes(one)).length) / Math.max(1, built.length))
  const length = [...title].length
  return [
    ...detectStructure(title)
      .map((one) => remark(`with_${one}`, percent(one)))
      .sort((a, b) => a.value - b.value)
      .slice(0, mostStrategies - 1),
    remark(length <= phoneTitleLength ? 'title_fits' : 'title_cut', length, phoneTitleLength),
  ]
}

/** A figure beside the same figure of the others; none where it is hidden. */
function factor(
  kind: RemarkKind,
  video: CachedVideo,
  peers: readonly CachedVideo[],
  figure: (video: CachedVideo) => number | null,
): { factor: Remark; impact: Impact }[] {
  const value = figure(video)
  if (value === null) return []
  const all = sorted(peers.flatMap((peer) => figure(peer) ?? []))
  if (all.length < leastPeers) return []
  return [
    {
      factor: remark(kind, value, quantile(all, 0.5)),
      impact: quarter(value, quantile(all, 0.25), quantile(all, 0.75)),
    },
  ]
}

const quarter = (value: number, low: number, high: number): Impact =>
  value >= high ? 'high' : value >= low ? 'medium' : 'low'

const share = (part: number | null, whole: number | null, per: number): number | null =>
  part === null || !whole ? null : Math.round((100 * per * part) / whole) / 100

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b)

/** The value below which this part of the sorted values lies. */
const quantile = (values: readonly number[], part: number): number =>
  values[Math.floor(part * (values.length - 1))] ?? 0
