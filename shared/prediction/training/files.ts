import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { type CallParameters, type Model, toModel, type Weights } from '../model.ts'
import { computeFingerprint, LinearWeightsFile, readJson, writeJson } from './json.ts'

/** `shared/prediction`, the default folder for the files that training writes and evaluation reads. */
export const modelFolder = fileURLToPath(new URL('..', import.meta.url))

const names = {
  weights: 'weights.generated.json',
  calls: 'calls.generated.json',
  evaluation: 'evaluation.generated.json',
  /** Not part of the browser's code. */
  seen: 'training/seen.generated.json',
} as const

const WeightsFile = z.extend(LinearWeightsFile, { quantiles: z.array(z.number()) })

const PastWeights = z.object({ title: z.number(), similar: z.number(), process: z.number() })
const CallsFile = z.object({
  onChannel: z.object({ title_and_videos: PastWeights, videos: PastWeights }),
  medianDifference: z.object({ title: z.number(), title_and_videos: z.number(), videos: z.number() }),
})

/** Hashes of every channel that anything was fitted or tuned on: see `hashChannel`. */
const SeenFile = z.object({ channels: z.array(z.string()) })
export type Seen = z.infer<typeof SeenFile>

export const readModel = (folder: string): Model => toModel(WeightsFile.parse(readJson(folder, names.weights)))
export const readCalls = (folder: string): CallParameters => CallsFile.parse(readJson(folder, names.calls))
export const readSeen = (folder: string): Seen => SeenFile.parse(readJson(folder, names.seen))

/** The result of training. */
export interface TrainingResult {
  readonly weights: Weights
  readonly calls: CallParameters
  readonly evaluation: object
  readonly seen: Seen
}

/** Returns the fingerprint of the evaluated weights, which is stored with their evaluation. */
export const trainingFingerprint = ({ weights, calls }: Pick<TrainingResult, 'weights' | 'calls'>): string =>
  computeFingerprint(weights, calls)

/** Writes the result of training. The same result gives the same bytes. */
export function writeTraining(folder: string, made: TrainingResult): void {
  writeJson(folder, names.weights, made.weights)
  writeJson(folder, names.calls, made.calls)
  writeJson(folder, names.evaluation, { weights: trainingFingerprint(made), ...made.evaluation }, 2)
  writeJson(folder, names.seen, made.seen)
}
