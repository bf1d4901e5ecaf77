import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { type ComparisonParameters, type Model, toModel, type Weights } from '../model.ts'
import { type OutcomeCell, outcomeBases } from '../outcomes.ts'
import type { Outcome } from '../yardsticks.ts'
import { computeFingerprint, LinearWeightsFile, readJson, writeJson } from './json.ts'

/** `shared/prediction`, the default folder for the files that training writes and evaluation reads. */
export const modelFolder = fileURLToPath(new URL('..', import.meta.url))

const fileNames = {
  weights: 'weights.generated.json',
  comparison: 'comparison.generated.json',
  outcomes: 'outcomes.generated.json',
  version: 'version.generated.json',
  evaluation: 'evaluation.generated.json',
  /** Small, because many screens show it. */
  published: 'published.generated.json',
  /** Not part of the browser's code. */
  seen: 'training/seen.generated.json',
} as const

const WeightsFile = z.extend(LinearWeightsFile, { quantiles: z.array(z.number()) })

const PastWeights = z.object({ title: z.number(), similar: z.number(), process: z.number() })
const ByBasis = z.object({ title: z.number(), title_and_videos: z.number(), videos: z.number() })
const ComparisonFile = z.object({
  onChannel: z.object({ title_and_videos: PastWeights, videos: PastWeights }),
  medianDifference: ByBasis,
  viewsPerPoint: ByBasis,
})

const OutcomesFile = z.object({
  cells: z.array(
    z.object({
      basis: z.enum(outcomeBases),
      rankFrom: z.number(),
      rankTo: z.number(),
      videosFrom: z.number(),
      videosTo: z.nullable(z.number()),
      isFamiliar: z.boolean(),
      topQuarter: z.number(),
      aboveUsual: z.number(),
      medianMultiple: z.number(),
    }),
  ),
})

/** Hashes of every channel that anything was fitted or tuned on: see `hashChannel`. */
const SeenChannelsFile = z.object({ channels: z.array(z.string()) })
export type SeenChannels = z.infer<typeof SeenChannelsFile>

export const readModel = (folder: string): Model => toModel(WeightsFile.parse(readJson(folder, fileNames.weights)))
/** Returns the weights of the views model that training wrote to a folder, or the shipped weights if there are none. */
export const readViewsWeights = (folder: string): Weights =>
  WeightsFile.parse(
    readJson(existsSync(path.join(folder, fileNames.weights)) ? folder : modelFolder, fileNames.weights),
  )
export const readComparisonParameters = (folder: string): ComparisonParameters =>
  ComparisonFile.parse(readJson(folder, fileNames.comparison))
/** Returns the factors that training wrote to a folder, or the shipped factors if there are none: see `ComparisonParameters`. */
export const readViewsPerPoint = (folder: string): ComparisonParameters['viewsPerPoint'] =>
  readComparisonParameters(existsSync(path.join(folder, fileNames.comparison)) ? folder : modelFolder).viewsPerPoint
export const readOutcomes = (folder: string): readonly (OutcomeCell & Outcome)[] =>
  OutcomesFile.parse(readJson(folder, fileNames.outcomes)).cells
export const readSeenChannels = (folder: string): SeenChannels =>
  SeenChannelsFile.parse(readJson(folder, fileNames.seen))

/** The result of training. */
export interface TrainingResult {
  readonly weights: Weights
  readonly comparison: ComparisonParameters
  readonly outcomes: readonly (OutcomeCell & Outcome)[]
  readonly evaluation: object
  readonly seen: SeenChannels
}

/** Returns the fingerprint of the evaluated weights, which is stored with their evaluation. */
export const trainingFingerprint = ({ weights, comparison }: Pick<TrainingResult, 'weights' | 'comparison'>): string =>
  computeFingerprint(weights, comparison)

const Accuracy = z.object({ accuracy: z.number(), low: z.number(), high: z.number(), n: z.number() })
const Margins = { all: Accuracy, x2: Accuracy, x5: Accuracy }

/** The part of an evaluation that is published: the cross-validated figures, which are absent without English pairs. */
const PublishedEvaluation = z.object({
  measuredOn: z.nullable(z.string()),
  learnedFrom: z.object({ videos: z.number(), channels: z.number() }),
  crossValidated: z.nullable(
    z.partial(
      z.object({
        channels: z.number(),
        titleOnly: z.object(Margins),
        topTwentieth: Accuracy,
        ownHistory: z.nullable(z.object({ channels: z.number(), ...Margins, topTwentieth: Accuracy })),
      }),
    ),
  ),
})

/** Returns the figures that the product shows: the cross-validated ones, never the held-out ones. */
export function pickPublishedFigures(evaluation: object) {
  const { crossValidated, ...rest } = PublishedEvaluation.parse(evaluation)
  const { channels, titleOnly, topTwentieth, ownHistory = null } = crossValidated ?? {}
  return { ...rest, titleOnly: titleOnly ? { channels, ...titleOnly, topTwentieth } : null, ownHistory }
}

/** Writes the result of training. The same result gives the same bytes. */
export function writeTraining(folder: string, result: TrainingResult): void {
  writeJson(folder, fileNames.weights, result.weights)
  writeJson(folder, fileNames.comparison, result.comparison)
  writeJson(folder, fileNames.outcomes, { cells: result.outcomes })
  writeJson(folder, fileNames.evaluation, { weights: trainingFingerprint(result), ...result.evaluation }, 2)
  writeJson(folder, fileNames.published, pickPublishedFigures(result.evaluation), 2)
  writeJson(folder, fileNames.seen, result.seen)
}

/** The files that a verdict depends on. */
const verdictFiles = [
  fileNames.weights,
  fileNames.comparison,
  fileNames.outcomes,
  'wording/weights.generated.json',
] as const

/** Incremented when `judgeTitle` changes its verdicts for the same files. */
const formula = 2

/** Returns the version of the models in a folder: equal versions give equal verdicts. */
export const computeVersion = (folder: string): string =>
  computeFingerprint(
    formula,
    ...verdictFiles.filter((file) => existsSync(path.join(folder, file))).map((file) => readJson(folder, file)),
  ).slice(0, 12)

/** Writes the version of the models in a folder. Call it after all training. */
export const writeVersion = (folder: string): void =>
  writeJson(folder, fileNames.version, { version: computeVersion(folder) })
