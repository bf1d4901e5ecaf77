import * as z from 'zod/mini'
import { median } from '#shared/median.ts'
import { createRandom, hashSeed, sample } from '#shared/random.ts'
import { explain } from '../explain.ts'
import { type CallParameters, toModel } from '../model.ts'
import { parseArguments, runCommand } from './command.ts'
import { modelFolder, writeTraining } from './files.ts'
import { fitWeights } from './fit.ts'
import { trainHeadlines } from './headlines/train.ts'
import { fitSlope, roundFigure, type ScoreDifferences, scoreDifferences } from './metrics.ts'
import { combineDifferences, comparePasts, fitHistoryWeights, keepPairsWithPast } from './own-history.ts'
import { type ChannelPairs, drawPairs, groupByChannel } from './pairs.ts'
import { buildReport, scoreUploads } from './report.ts'
import { assignFold, hashChannel, isHeldOut } from './split.ts'
import { loadUploads, type Upload } from './uploads.ts'

const folds = 5

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

const isoDay = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10)

/** Returns the first and last day on which views were observed. */
function findObservedRange(uploads: readonly Upload[]): { from: string; to: string } {
  const days = uploads.map(({ observedOn }) => observedOn).sort((a, b) => a - b)
  return { from: isoDay(days[0] ?? 0), to: isoDay(days.at(-1) ?? 0) }
}

const medianMagnitude = (differences: ScoreDifferences) => roundFigure(median(differences.flat().map(Math.abs)))

/** Fits the parameters for comparing scores on cross-validated scores. */
function fitCallParameters(
  uploads: readonly Upload[],
  pairs: readonly ChannelPairs[],
  raw: readonly number[],
): CallParameters {
  const withPast = keepPairsWithPast(pairs, comparePasts(uploads))
  const titles = scoreDifferences(withPast.pairs, raw)
  const { title, past } = fitHistoryWeights(titles, withPast.past)
  const onChannel = { title: roundFigure(title), past: roundFigure(past) }
  return {
    onChannel,
    medianDifference: {
      title: medianMagnitude(scoreDifferences(pairs, raw)),
      past: medianMagnitude(combineDifferences(titles, withPast.past, onChannel)),
    },
  }
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
 * Trains the views model on uploads files and writes its weights, evaluation and the hashes of the channels used. Training
 * uses English channels only, and held-out channels only for the evaluation. `on` is the date of the measurement; it is a
 * parameter so that the output does not depend on the clock.
 */
export function train(
  paths: readonly string[],
  folder: string,
  warn: (line: string) => void,
  on: string | null = null,
): void {
  const uploads = loadUploads(paths, warn)
  const fitted = uploads.filter(({ english, channel }) => english && !isHeldOut(channel))
  const heldOut = uploads.filter(({ english, channel }) => !english || isHeldOut(channel))
  if (!fitted.length) throw new Error('No English channel to learn from')
  const heads = crossValidate(fitted)
  const pairs = drawPairs(fitted, { most: 150, seed: 1 })
  const slope = fitSlope(scoreDifferences(pairs, heads))
  const crossed = heads.map((score) => score * slope)
  const calls = fitCallParameters(fitted, pairs, crossed)
  const weights = { ...fitWeights(fitted, { slope }), quantiles: computeQuantiles(fitted, crossed) }
  const channels = [...new Set(fitted.map(({ channel }) => hashChannel(channel)))].sort()
  warn(`learned from ${fitted.length} videos of ${channels.length} English channels`)
  writeTraining(folder, {
    weights,
    calls,
    evaluation: {
      measuredOn: on,
      learnedFrom: {
        videos: fitted.length,
        channels: channels.length,
        observed: findObservedRange(fitted),
        sources: countSources(fitted),
      },
      heldOut: buildReport(heldOut, scoreUploads(toModel(weights), calls, heldOut)),
      crossValidated: buildReport(fitted, { raw: crossed, onChannel: calls.onChannel }),
    },
    seen: { channels },
  })
}

const isDay = (text: string) => z.iso.date().safeParse(text).success

runCommand(import.meta.url, (words, { warn }) => {
  const { uploads = [], headlines = [], ...others } = parseArguments(words, ['uploads', 'headlines', 'out', 'on'])
  if (!uploads.length && !headlines.length)
    throw new Error('usage: npm run train -- --uploads FILE... --headlines FILE... [--out FOLDER] [--on YYYY-MM-DD]')
  const [folder = modelFolder] = others.out ?? []
  const [day = null] = others.on ?? []
  if (day !== null && !isDay(day)) throw new Error(`--on ${day}: not a day like 2026-01-31`)
  if (uploads.length) train(uploads, folder, warn, day)
  if (headlines.length) trainHeadlines(headlines, folder, warn, day)
})
