import { findTopQuarter, minForQuarter } from '#shared/outliers/top-quarter.ts'
import { createRandom, hashSeed, sample } from '#shared/random.ts'
import { toPercentile } from '../explain.ts'
import type { ComparisonParameters, LinearModel, Model, PastWeights } from '../model.ts'
import type { Standing } from '../outcomes.ts'
import {
  computePastEffects,
  computePastRawScores,
  measureFamiliarity,
  minFamiliarity,
  type PreparedHistory,
  prepareHistory,
  rankAmong,
} from '../own-history/history.ts'
import { isUsableVideo, maxPastVideos, minVideosByBasis } from '../own-history/past.ts'
import { extractTitleFeatures } from '../own-history/title-features.ts'
import { compareWithNearest } from './nearest.ts'
import { groupByChannel } from './pairs.ts'
import type { ScoredPairs } from './report.ts'
import type { Upload } from './uploads.ts'

/** A video whose title was ranked by what was known before publication, and how the video then did. */
export interface RankedVideo extends Standing {
  /** The natural logarithm of its multiple of the channel's usual, as the product shows it: see `multiplesOf`. */
  readonly result: number
  /** 1 if its result is in the top quarter of the channel's videos, else 0. */
  readonly isTopQuarter: number
}

/** The ranked videos of one channel. */
export interface ChannelStandings {
  readonly channel: string
  readonly videos: readonly RankedVideo[]
}

/** At most this many videos of a channel are ranked, so that a few large channels do not dominate the result. */
const maxRanked = 24
/** The maximum number of moments in a channel's past for which its history is prepared. */
const maxMoments = 6

interface RatedUpload {
  readonly upload: Upload
  readonly raw: number
  readonly result: number
  readonly isTopQuarter: number
}

/** Returns the videos of a channel whose usual is known, latest first, each with its result among them. */
function rateUploads(
  uploads: readonly Upload[],
  rawScores: ArrayLike<number>,
  indices: readonly number[],
): RatedUpload[] {
  const usable = indices.flatMap((index) => {
    const upload = uploads[index]
    return upload && isUsableVideo(upload) ? [{ upload, raw: rawScores[index] ?? 0 }] : []
  })
  const results = compareWithNearest(usable.map(({ upload }) => upload))
  const quarter = findTopQuarter(results.filter((result) => result !== undefined))
  return usable
    .flatMap((video, place) => {
      const result = results[place]
      return result === undefined ? [] : [{ ...video, result, isTopQuarter: result >= quarter ? 1 : 0 }]
    })
    .sort((a, b) => b.upload.publishedOn - a.upload.publishedOn)
}

/** Ranks a sample of each channel's titles among real titles in general. `toRank` converts a raw score. */
export const rankInGeneral = (
  uploads: readonly Upload[],
  rawScores: ArrayLike<number>,
  toRank: (raw: number) => number,
): ChannelStandings[] =>
  rankChannels(uploads, rawScores, (rated, random) =>
    sample(rated, maxRanked, random).map(({ raw, result, isTopQuarter }) => ({
      basis: 'title',
      rank: toRank(raw),
      videos: 0,
      isFamiliar: true,
      result,
      isTopQuarter,
    })),
  )

/**
 * Ranks a sample of each channel's titles by the channel's videos that were published before them. `weightsOf` returns the weights for a
 * channel. Preparing histories takes minutes for large files.
 */
export function rankByPast(
  { uploads, rawScores, basis }: Pick<ScoredPairs, 'uploads' | 'rawScores' | 'basis'>,
  { model, weightsOf }: { model: Pick<LinearModel, 'columns'>; weightsOf: (channel: string) => PastWeights },
): ChannelStandings[] {
  return rankChannels(uploads, rawScores, (rated, random) => {
    const weights = weightsOf(rated[0]?.upload.channel ?? '')
    const raws = new Map(rated.map(({ upload, raw }) => [upload.title, raw]))
    const parameters = { weights, scoreTitle: (title: string) => raws.get(title) ?? 0 }
    const features = (video: Pick<Upload, 'title' | 'seconds'>) => extractTitleFeatures(video, model)
    const moments = chooseMoments(rated.length, minVideosByBasis[basis], random)
    return moments.flatMap((start) => {
      const past = rated.slice(start, start + maxPastVideos).map(({ upload }) => upload)
      const history = prepareHistory(past, features)
      if (!history) return []
      const others = computePastRawScores(history, parameters)
      // The videos that came next.
      const next = rated.slice(Math.max(0, start - Math.ceil(maxRanked / moments.length)), start)
      return next.map(({ upload, raw, result, isTopQuarter }) => ({
        basis: basis === 'videos' ? 'ownOtherLanguages' : 'own',
        ...rankAfter(history, others, { weights, raw, upload, model }),
        videos: past.length,
        result,
        isTopQuarter,
      }))
    })
  })
}

/** Ranks a sample of each channel's titles by each yardstick, with the product's own weights. */
export const rankAll = (
  english: ScoredPairs,
  other: ScoredPairs,
  { model, comparison }: { model: Model; comparison: ComparisonParameters },
): ChannelStandings[] => [
  ...rankInGeneral(english.uploads, english.rawScores, (raw) => toPercentile(model, raw)),
  ...[english, other].flatMap((pairs) =>
    rankByPast(pairs, { model, weightsOf: () => comparison.onChannel[pairs.basis] }),
  ),
]

function rankAfter(
  history: PreparedHistory,
  others: readonly number[],
  {
    weights,
    raw,
    upload,
    model,
  }: { weights: PastWeights; raw: number; upload: Upload; model: Pick<LinearModel, 'columns'> },
): Pick<Standing, 'rank' | 'isFamiliar'> {
  const features = extractTitleFeatures(upload, model)
  const { similar, process } = computePastEffects(history, features)
  return {
    rank: rankAmong(others, weights.title * raw + weights.similar * similar + weights.process * process),
    isFamiliar: measureFamiliarity(history, features) >= minFamiliarity,
  }
}

/**
 * Chooses moments with at least `minPast` earlier videos: one early, and others evenly spread. A moment is the number of videos after it.
 */
function chooseMoments(size: number, minPast: number, random: () => number): number[] {
  const last = size - minPast
  if (last < 1) return []
  const early = Math.max(1, last - Math.floor(random() * 15))
  const evenly = Array.from({ length: maxMoments - 1 }, (_, nth) => Math.ceil(((nth + 1) * last) / maxMoments))
  return [...new Set([early, ...evenly])]
}

function rankChannels(
  uploads: readonly Upload[],
  rawScores: ArrayLike<number>,
  rank: (rated: readonly RatedUpload[], random: () => number) => RankedVideo[],
): ChannelStandings[] {
  return [...groupByChannel(uploads)].flatMap(([channel, indices]) => {
    const rated = rateUploads(uploads, rawScores, indices)
    const videos = rated.length < minForQuarter ? [] : rank(rated, createRandom(hashSeed(channel)))
    return videos.length > 0 ? [{ channel, videos }] : []
  })
}
