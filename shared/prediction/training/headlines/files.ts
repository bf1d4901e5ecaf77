import * as z from 'zod/mini'
import type { HeadlineFigures } from '../../evaluation.ts'
import { type LinearModel, toLinearModel } from '../../model.ts'
import type { WordingWeights } from '../../wording/shipped.ts'
import { computeFingerprint, LinearWeightsFile, readJson, writeJson } from '../json.ts'

/** What training on headline tests makes. */
export interface WordingTraining {
  readonly weights: WordingWeights
  /** The tests learned from, and how many headlines they have. */
  readonly learnedFrom: { readonly tests: number; readonly headlines: number }
  readonly heldOut: HeadlineFigures | null
  readonly crossValidated: HeadlineFigures | null
  /** Hashes of the tests the weights were fitted or tuned on. */
  readonly seen: readonly string[]
}

const names = {
  weights: 'wording/weights.generated.json',
  evaluation: 'wording/evaluation.generated.json',
  /** Kept out of the browser. */
  seen: 'training/headlines/seen.generated.json',
} as const

/** Hashes of every test the weights were fitted or tuned on: see `channelHash`. */
const SeenFile = z.object({ tests: z.array(z.string()) })

export const readWordingModel = (folder: string): LinearModel =>
  toLinearModel(LinearWeightsFile.parse(readJson(folder, names.weights)))

export const readSeenTests = (folder: string): readonly string[] => SeenFile.parse(readJson(folder, names.seen)).tests

/** Whose tests these are, as their licence (CC BY 4.0) wants it said wherever figures made from them are shown. */
const source =
  'The Upworthy Research Archive: J. Nathan Matias, Kevin Munger, Marianne Aubin Le Quere, Charles Ebersole (2021), CC BY 4.0'

/** Writes what one training on headline tests made: the same bytes for the same result. */
export function writeWording(
  folder: string,
  { weights, learnedFrom, seen, ...figures }: WordingTraining,
  measuredOn: string | null,
): void {
  writeJson(folder, names.weights, weights)
  const evaluation = {
    weights: computeFingerprint(weights),
    measuredOn,
    learnedFrom: { ...learnedFrom, source },
    ...figures,
  }
  writeJson(folder, names.evaluation, evaluation, 2)
  writeJson(folder, names.seen, { tests: seen })
}
