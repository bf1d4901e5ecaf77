import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { type ComparisonParameters, type Model, toModel, type Weights } from '../model.ts'
import { computeFingerprint, LinearWeightsFile, readJson, writeJson } from './json.ts'

/** `shared/prediction`, the default folder for the files that training writes and evaluation reads. */
export const modelFolder = fileURLToPath(new URL('..', import.meta.url))

const fileNames = {
  weights: 'weights.generated.json',
  comparison: 'comparison.generated.json',
  evaluation: 'evaluation.generated.json',
  /** Not part of the browser's code. */
  seen: 'training/seen.generated.json',
} as const

const WeightsFile = z.extend(LinearWeightsFile, { quantiles: z.array(z.number()) })

const PastWeights = z.object({ title: z.number(), similar: z.number(), process: z.number() })
const ComparisonFile = z.object({
  onChannel: z.object({ title_and_videos: PastWeights, videos: PastWeights }),
  medianDifference: z.object({ title: z.number(), title_and_videos: z.number(), videos: z.number() }),
})

/** Hashes of every channel that anything was fitted or tuned on: see `hashChannel`. */
const SeenChannelsFile = z.object({ channels: z.array(z.string()) })
export type SeenChannels = z.infer<typeof SeenChannelsFile>

export const readModel = (folder: string): Model => toModel(WeightsFile.parse(readJson(folder, fileNames.weights)))
/** Returns the weights of the views model that training wrote to a folder, or the shipped ones if there are none. */
export const readViewsWeights = (folder: string): Weights =>
  WeightsFile.parse(
    readJson(existsSync(path.join(folder, fileNames.weights)) ? folder : modelFolder, fileNames.weights),
  )
export const readComparisonParameters = (folder: string): ComparisonParameters =>
  ComparisonFile.parse(readJson(folder, fileNames.comparison))
export const readSeenChannels = (folder: string): SeenChannels =>
  SeenChannelsFile.parse(readJson(folder, fileNames.seen))

/** The result of training. */
export interface TrainingResult {
  readonly weights: Weights
  readonly comparison: ComparisonParameters
  readonly evaluation: object
  readonly seen: SeenChannels
}

/** Returns the fingerprint of the evaluated weights, which is stored with their evaluation. */
export const trainingFingerprint = ({ weights, comparison }: Pick<TrainingResult, 'weights' | 'comparison'>): string =>
  computeFingerprint(weights, comparison)

/** Writes the result of training. The same result gives the same bytes. */
export function writeTraining(folder: string, result: TrainingResult): void {
  writeJson(folder, fileNames.weights, result.weights)
  writeJson(folder, fileNames.comparison, result.comparison)
  writeJson(folder, fileNames.evaluation, { weights: trainingFingerprint(result), ...result.evaluation }, 2)
  writeJson(folder, fileNames.seen, result.seen)
}
