import { mean, standardDeviation } from '#shared/mean.ts'
import { median } from '#shared/median.ts'
import { createRandom, hashSeed, sample } from '#shared/random.ts'
import { computeRanks } from '#shared/ranks.ts'
import type { MeanCorrelation } from '../evaluation.ts'
import { maxAgeRatio, minAgeDays } from '../pair-rule.ts'
import { roundFigure } from './metrics.ts'
import { groupByChannel, maxSampledVideos } from './pairs.ts'
import type { Upload } from './uploads.ts'

/** Returns Spearman's rank correlation of two lists of equal length; 0 if all values of either are equal. */
export function spearmanCorrelation(a: readonly number[], b: readonly number[]): number {
  const x = computeRanks(a)
  const y = computeRanks(b)
  const meanRank = (x.length + 1) / 2
  let covariance = 0
  let varianceX = 0
  let varianceY = 0
  for (const [index, rank] of x.entries()) {
    const dx = rank - meanRank
    const dy = (y[index] ?? 0) - meanRank
    covariance += dx * dy
    varianceX += dx * dx
    varianceY += dy * dy
  }
  return varianceX && varianceY ? covariance / Math.sqrt(varianceX * varianceY) : 0
}

const minVideos = 8

/**
 * Returns the rank correlation of score and views for each of `channels` with at least {@link minVideos} videos that
 * are old enough; large channels are sampled. Views are divided by the median of the channel's videos of similar age,
 * because older videos had more time.
 */
export function correlateWithinChannels(
  uploads: readonly Upload[],
  scores: ArrayLike<number>,
  channels: ReadonlySet<string>,
): number[] {
  return [...groupByChannel(uploads)].flatMap(([channel, indices]) => {
    if (!channels.has(channel)) return []
    const oldEnough = indices.flatMap((index) => {
      const upload = uploads[index]
      return upload && upload.ageDays >= minAgeDays ? [{ ...upload, score: scores[index] ?? 0 }] : []
    })
    const videos = sample(oldEnough, maxSampledVideos, createRandom(hashSeed(channel)))
    if (videos.length < minVideos) return []
    const relativeViews = videos.map((video) => (video.views + 1) / (median(viewsOfSimilarAge(video, videos)) + 1))
    return [
      spearmanCorrelation(
        videos.map(({ score }) => score),
        relativeViews,
      ),
    ]
  })
}

const viewsOfSimilarAge = ({ ageDays }: Upload, videos: readonly Upload[]) =>
  videos.flatMap((other) => {
    const ratio = other.ageDays / ageDays
    return ratio <= maxAgeRatio && ratio >= 1 / maxAgeRatio ? [other.views] : []
  })

/** Returns the mean of rank correlations with its 95% interval. */
export function averageCorrelation(correlations: readonly number[]): MeanCorrelation {
  const average = mean(correlations)
  const error = standardDeviation(correlations) / Math.sqrt(Math.max(1, correlations.length))
  return {
    mean: roundFigure(average),
    low: roundFigure(average - 1.96 * error),
    high: roundFigure(average + 1.96 * error),
    channels: correlations.length,
  }
}
