import * as z from 'zod/mini'
import type { HeadlineFigures } from '../../evaluation.ts'
import { type LinearModel, type Model, toLinearModel, toModel, type Weights } from '../../model.ts'
import { addViews } from '../../wording/combine.ts'
import type { WordingWeights } from '../../wording/shipped.ts'
import { readViewsPerPoint, readViewsWeights } from '../files.ts'
import { computeFingerprint, LinearWeightsFile, readJson, writeJson } from '../json.ts'

/** The result of training on headline tests. */
export interface WordingTraining {
  readonly weights: WordingWeights
  /** The weights of the views model, a share of whose score is included. */
  readonly viewsWeights: Weights
  /** The numbers of tests and headlines used in training. */
  readonly learnedFrom: { readonly tests: number; readonly headlines: number }
  readonly heldOut: HeadlineFigures | null
  readonly crossValidated: HeadlineFigures | null
  /** Hashes of the tests that the weights were fitted or tuned on. */
  readonly seen: readonly string[]
}

const fileNames = {
  weights: 'wording/weights.generated.json',
  evaluation: 'wording/evaluation.generated.json',
  published: 'wording/published.generated.json',
  /** Not part of the browser's code. */
  seen: 'training/headlines/seen.generated.json',
} as const

/** Hashes of every test that the weights were fitted or tuned on: see `hashChannel`. */
const SeenTestsFile = z.object({ tests: z.array(z.string()) })

const WordingWeightsFile = z.extend(LinearWeightsFile, {
  viewsShare: z.number(),
  closeCall: z.number(),
  clicksPerPoint: z.number(),
  chanceScales: z.array(z.number()),
})

/** The model for comparing wordings, and the two models that it combines. */
export interface WordingModels {
  readonly combined: LinearModel
  readonly wording: LinearModel
  readonly views: Model
  readonly chanceScales: readonly number[]
  /** The increase of the natural logarithm of the click rate per point of raw score. */
  readonly clicksPerPoint: number
  /** The increase of the natural logarithm of the views per point of raw score of the views model. */
  readonly viewsPerPoint: number
}

/** Combines the two models as the product does. */
export function toWordingModels(weights: WordingWeights, viewsWeights: Weights, viewsPerPoint: number): WordingModels {
  const [wording, views] = [toLinearModel(weights), toModel(viewsWeights)]
  const { viewsShare, chanceScales, clicksPerPoint } = weights
  const combined = addViews(wording, views, viewsShare)
  return { combined, wording, views, chanceScales, clicksPerPoint, viewsPerPoint }
}

export const readWordingModels = (folder: string): WordingModels =>
  toWordingModels(
    WordingWeightsFile.parse(readJson(folder, fileNames.weights)),
    readViewsWeights(folder),
    readViewsPerPoint(folder).title,
  )

export const readSeenTests = (folder: string): readonly string[] =>
  SeenTestsFile.parse(readJson(folder, fileNames.seen)).tests

/** The attribution that the data's license (CC BY 4.0) requires wherever results are shown. */
const source =
  'The Upworthy Research Archive: J. Nathan Matias, Kevin Munger, Marianne Aubin Le Quere, Charles Ebersole (2021), CC BY 4.0'

/** Returns the figures that the product shows: the cross-validated ones, never the held-out ones. */
export const pickPublishedFigures = ({
  learnedFrom: { tests },
  crossValidated,
}: Pick<WordingTraining, 'learnedFrom' | 'crossValidated'>) => ({
  learnedFrom: { tests },
  headlines: crossValidated && {
    tests: crossValidated.tests,
    significant: crossValidated.significant,
    best: crossValidated.best,
    guessingBest: crossValidated.baselines.random.best,
  },
})

/** Writes the result of training on headline tests. The same result gives the same bytes. */
export function writeWording(
  folder: string,
  { weights, viewsWeights, learnedFrom, seen, ...figures }: WordingTraining,
  measuredOn: string | null,
): void {
  writeJson(folder, fileNames.weights, weights)
  const evaluation = {
    weights: computeFingerprint(weights, viewsWeights),
    measuredOn,
    learnedFrom: { ...learnedFrom, source },
    ...figures,
  }
  writeJson(folder, fileNames.evaluation, evaluation, 2)
  writeJson(folder, fileNames.published, pickPublishedFigures(evaluation), 2)
  writeJson(folder, fileNames.seen, { tests: seen })
}
