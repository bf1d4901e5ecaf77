import { utcDay } from '#shared/day.ts'
import { dayMs } from '#shared/duration.ts'
import { median } from '#shared/median.ts'
import { createRandom, hashSeed, sample } from '#shared/random.ts'
import { explain, toPercentile } from '../explain.ts'
import type { PastBasis } from '../kinds.ts'
import { type ComparisonParameters, type PastWeights, toModel } from '../model.ts'
import { parseArguments, readDay, runCommand } from './command.ts'
import { modelFolder, writeTraining, writeVersion } from './files.ts'
import { fitWeights } from './fit.ts'
import { trainHeadlines } from './headlines/train.ts'
import { computeScoreDifferences, fitSlope, roundFigure, type ScoreDifferences } from './metrics.ts'
import { compareOutcomes, measureOutcomes, toShippedOutcomes } from './outcomes.ts'
import { computePastDifferences, crossFitPastWeights, fitPastWeights } from './own-history.ts'
import { type ChannelPairs, drawPairs, groupByChannel } from './pairs.ts'
import { buildReport, pairOptions, preparePairs, type ScoredPairs, scorePairs } from './report.ts'
import { assignFold, folds, hashChannel, isHeldOut } from './split.ts'
import { rankAll, rankByPast, rankInGeneral } from './standings.ts'
import { loadUploads, type Upload } from './uploads.ts'

/** Scores every title with weights that were fitted without its channel. */
export function crossValidate(uploads: readonly Upload[]): number[] {
  const scores = new Array<number>(uploads.length).fill(0)
  for (let fold = 0; fold < folds; fold++) {
    const inFold = ({ channel }: Upload) => assignFold(channel, folds) === fold
    const model = toModel(fitWeights(uploads.filter((upload) => !inFold(upload))))
    for (const [index, upload] of uploads.entries())
      if (inFold(upload)) scores[index] = explain(model, upload.title).raw
  }
  return scores
}

/** Counts the videos by source of the data. The rows themselves are not published. */
function countSources(uploads: readonly Upload[]): Record<string, number> {
  const videos = new Map<string, number>()
  for (const { source } of uploads) videos.set(source, (videos.get(source) ?? 0) + 1)
  return Object.fromEntries([...videos].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the first and last day on which views were observed. */
function findObservedRange(uploads: readonly Upload[]): { from: string; to: string } {
  const days = uploads.map(({ observedOn }) => observedOn).sort((a, b) => a - b)
  return { from: utcDay((days[0] ?? 0) * dayMs), to: utcDay((days.at(-1) ?? 0) * dayMs) }
}

const medianMagnitude = (differences: ScoreDifferences) => roundFigure(median(differences.flat().map(Math.abs)))

/** Fits the parameters for comparing scores, on English pairs with cross-validated scores and on those of other languages. */
function fitComparisonParameters(english: ScoredPairs, other: ScoredPairs): ComparisonParameters {
  const byBasis = {
    title_and_videos: fitPastParameters(english, 'title_and_videos'),
    // A file without other languages still gives weights for scores by videos alone.
    videos: fitPastParameters(other.withPast.all.length ? other : english, 'videos'),
  }
  const titleDifferences = computeScoreDifferences(english.sets.all, english.rawScores)
  return {
    onChannel: { title_and_videos: byBasis.title_and_videos.weights, videos: byBasis.videos.weights },
    medianDifference: {
      title: medianMagnitude(titleDifferences),
      title_and_videos: byBasis.title_and_videos.median,
      videos: byBasis.videos.median,
    },
    viewsPerPoint: {
      title: fitViewsPerPoint(english.sets.all, titleDifferences),
      title_and_videos: byBasis.title_and_videos.viewsPerPoint,
      videos: byBasis.videos.viewsPerPoint,
    },
  }
}

function fitPastParameters(
  { withPast, rawScores }: ScoredPairs,
  basis: PastBasis,
): { weights: PastWeights; median: number; viewsPerPoint: number } {
  const { title, similar, process } = fitPastWeights(withPast.all, rawScores, basis)
  const weights = { title: roundFigure(title), similar: roundFigure(similar), process: roundFigure(process) }
  const differences = computePastDifferences(withPast.all, rawScores, () => weights)
  return {
    weights,
    median: medianMagnitude(differences),
    viewsPerPoint: fitViewsPerPoint(withPast.all, differences),
  }
}

/**
 * Fits the increase of the natural logarithm of the views per point of raw score: least squares through the origin over pairs, whose
 * margins are logarithms of view ratios.
 */
function fitViewsPerPoint(channels: readonly ChannelPairs[], differences: ScoreDifferences): number {
  let [product, square] = [0, 1e-9]
  for (const [channel, { pairs }] of channels.entries())
    for (const [pair, { margin }] of pairs.entries()) {
      const difference = differences[channel]?.[pair] ?? 0
      product += difference * margin
      square += difference ** 2
    }
  return roundFigure(product / square)
}

const maxTitlesPerChannel = 50

/**
 * Computes the raw scores at 0, 1, ... 100 percent of real titles, with at most 50 titles per channel so that no channel
 * dominates. Uses cross-validated scores, because scores of training titles are more extreme than those of new ones.
 */
function computeQuantiles(uploads: readonly Upload[], scores: readonly number[]): number[] {
  const raws = [...groupByChannel(uploads)]
    .flatMap(([channel, indices]) => sample(indices, maxTitlesPerChannel, createRandom(hashSeed(channel))))
    .map((index) => scores[index] ?? 0)
    .sort((a, b) => a - b)
  return Array.from({ length: 101 }, (_, percent) =>
    roundFigure(raws[Math.round((percent * (raws.length - 1)) / 100)] ?? 0, 6),
  )
}

/**
 * Trains the views model on uploads files and writes its weights, evaluation and the hashes of the channels used. The title
 * model learns from English channels only; the weights of a channel's past outside English are fitted on the others.
 * Held-out channels serve only the evaluation. `measuredOn` is a parameter so that the output does not depend on the clock.
 */
export function train(
  paths: readonly string[],
  folder: string,
  warn: (line: string) => void,
  measuredOn: string | null = null,
): void {
  const uploads = loadUploads(paths, warn)
  const heldOut = uploads.filter(({ channel }) => isHeldOut(channel))
  const notHeldOut = uploads.filter(({ channel }) => !isHeldOut(channel))
  const fitted = notHeldOut.filter(({ isEnglish }) => isEnglish)
  if (!fitted.length) throw new Error('No English channel to learn from')
  const rawScores = crossValidate(fitted)
  const slope = fitSlope(computeScoreDifferences(drawPairs(fitted, pairOptions), rawScores))
  const crossValidatedScores = rawScores.map((score) => score * slope)
  const weights = { ...fitWeights(fitted, slope), quantiles: computeQuantiles(fitted, crossValidatedScores) }
  const model = toModel(weights)
  const english = { ...preparePairs(fitted, 'title_and_videos', model), rawScores: crossValidatedScores }
  const other = scorePairs(model, notHeldOut, 'videos')
  const comparison = fitComparisonParameters(english, other)
  const fittedWithoutChannel = {
    title_and_videos: crossFitPastWeights(english.withPast.all, english.rawScores, 'title_and_videos'),
    videos: crossFitPastWeights(other.withPast.all, other.rawScores, 'videos'),
  }
  const measured = measureOutcomes([
    ...rankInGeneral(fitted, crossValidatedScores, (raw) => toPercentile(model, raw)),
    ...rankByPast(english, { model, weightsOf: fittedWithoutChannel.title_and_videos }),
    ...rankByPast(other, { model, weightsOf: fittedWithoutChannel.videos }),
  ])
  const outcomes = toShippedOutcomes(measured)
  const channels = countChannels(fitted)
  const heldOutEnglish = scorePairs(model, heldOut, 'title_and_videos')
  const heldOutOther = scorePairs(model, heldOut, 'videos')
  warn(`learned from ${fitted.length} videos of ${channels} English channels`)
  writeTraining(folder, {
    weights,
    comparison,
    outcomes,
    evaluation: {
      measuredOn,
      learnedFrom: {
        videos: fitted.length,
        channels,
        observed: findObservedRange(fitted),
        sources: countSources(fitted),
      },
      heldOut: {
        ...buildReport(heldOutEnglish, heldOutOther, (basis) => comparison.onChannel[basis]),
        outcomes: compareOutcomes(
          measureOutcomes(rankAll(heldOutEnglish, heldOutOther, { model, comparison })),
          outcomes,
        ),
      },
      crossValidated: {
        ...buildReport(english, other, (basis, channel) => fittedWithoutChannel[basis](channel)),
        outcomes: compareOutcomes(measured, outcomes),
      },
    },
    seen: { channels: [...new Set(notHeldOut.map(({ channel }) => hashChannel(channel)))].sort() },
  })
}

const countChannels = (uploads: readonly Upload[]) => new Set(uploads.map(({ channel }) => channel)).size

runCommand(import.meta.url, (args, { warn }) => {
  const { uploads = [], headlines = [], ...others } = parseArguments(args, ['uploads', 'headlines', 'out', 'on'])
  if (!uploads.length && !headlines.length)
    throw new Error('usage: npm run train -- --uploads FILE... --headlines FILE... [--out FOLDER] [--on YYYY-MM-DD]')
  const [folder = modelFolder] = others.out ?? []
  const day = readDay(others)
  if (uploads.length) train(uploads, folder, warn, day)
  if (headlines.length) trainHeadlines(headlines, folder, warn, day)
  writeVersion(folder)
})
