import { explain } from '../explain.ts'
import { toModel } from '../model.ts'
import { readArguments, unusedHeadlines } from './arguments.ts'
import { run } from './command.ts'
import { home, writeTraining } from './files.ts'
import { fitWeights } from './fit.ts'
import { slopeOf, toPlaces } from './measures.ts'
import { byChannel, pairsOf } from './pairs.ts'
import { randomFrom, sample, seedOf } from './random.ts'
import { rawScores, reportOf } from './report.ts'
import { channelHash, foldOf, isHeldOut } from './split.ts'
import { loadUploads, type Upload } from './uploads.ts'

const folds = 5

/** The score of every title by weights fitted without its channel. */
export function crossValidate(uploads: readonly Upload[]): number[] {
  const scores = new Array<number>(uploads.length).fill(0)
  for (let fold = 0; fold < folds; fold++) {
    const inFold = ({ channel }: Upload) => foldOf(channel, folds) === fold
    const model = toModel(fitWeights(uploads.filter((upload) => !inFold(upload))))
    for (const [index, upload] of uploads.entries())
      if (inFold(upload)) scores[index] = explain(model, upload.title).raw
  }
  return scores
}

/** Whose data the weights were learned from, with the number of videos; the rows themselves are not published. */
function sourcesOf(uploads: readonly Upload[]): Record<string, number> {
  const videos = new Map<string, number>()
  for (const { source } of uploads) videos.set(source, (videos.get(source) ?? 0) + 1)
  return Object.fromEntries([...videos].sort(([a], [b]) => (a < b ? -1 : 1)))
}

const mostTitles = 50

/**
 * Raw scores at 0, 1, ... 100 percent of real titles, at most 50 a channel so that no channel sets the scale. The scores
 * are cross-validated ones: a title that was learned from lies farther out than a new one.
 */
function quantilesOf(uploads: readonly Upload[], scores: readonly number[]): number[] {
  const raws = [...byChannel(uploads)]
    .flatMap(([channel, indices]) => sample(indices, mostTitles, randomFrom(seedOf(channel))))
    .map((index) => scores[index] ?? 0)
    .sort((a, b) => a - b)
  return Array.from({ length: 101 }, (_, percent) =>
    toPlaces(raws[Math.round((percent * (raws.length - 1)) / 100)] ?? 0, 6),
  )
}

/**
 * Learns the weights from uploads files and writes them with their evaluation and the hashes of the channels used.
 * Only English channels are learned from. Held-out channels are used for nothing but the figures.
 */
export function train(paths: readonly string[], folder: string, warn: (line: string) => void): void {
  const uploads = loadUploads(paths, warn)
  const fitted = uploads.filter(({ english, channel }) => english && !isHeldOut(channel))
  const heldOut = uploads.filter(({ english, channel }) => !english || isHeldOut(channel))
  if (!fitted.length) throw new Error('No English channel to learn from')
  const heads = crossValidate(fitted)
  const slope = slopeOf(pairsOf(fitted, { most: 150, seed: 1 }), heads)
  const crossed = heads.map((score) => score * slope)
  const weights = { ...fitWeights(fitted, { slope }), quantiles: quantilesOf(fitted, crossed) }
  const channels = [...new Set(fitted.map(({ channel }) => channelHash(channel)))].sort()
  warn(`learned from ${fitted.length} videos of ${channels.length} English channels`)
  writeTraining(folder, {
    weights,
    evaluation: {
      learnedFrom: { videos: fitted.length, channels: channels.length, sources: sourcesOf(fitted) },
      heldOut: reportOf(heldOut, rawScores(toModel(weights), heldOut)),
      crossValidated: reportOf(fitted, crossed),
    },
    seen: { channels },
  })
}

run(import.meta.url, (words, { warn }) => {
  const { uploads = [], out = [home], headlines } = readArguments(words, ['uploads', 'out', 'headlines'])
  if (!uploads.length) throw new Error('usage: npm run train -- --uploads FILE... [--out FOLDER]')
  if (headlines) warn(unusedHeadlines)
  const [folder = home] = out
  train(uploads, folder, warn)
})
