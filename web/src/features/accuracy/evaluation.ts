import evaluation from '#shared/prediction/evaluation.generated.json'
import type { Evaluation, HeadlineFigures, OutcomeRow } from '#shared/prediction/evaluation.ts'
import { toBasis } from '#shared/prediction/outcomes.ts'
import wording from '#shared/prediction/wording/evaluation.generated.json'

type MeasuredEvaluation = Evaluation &
  Required<Pick<Evaluation, 'titleOnly' | 'baselines' | 'reliability' | 'topTwentieth'>>

/** Leaves out the outcomes, because a JSON import types their bases as any string. */
const withoutOutcomes = <Figures extends { outcomes: unknown }>({ outcomes: _, ...figures }: Figures) => figures

/** Figures on held-out channels. */
export const heldOut: MeasuredEvaluation = withoutOutcomes(evaluation.heldOut)
/** Cross-validated figures on the other channels. */
export const crossValidated: Evaluation = withoutOutcomes(evaluation.crossValidated)
/** How videos with similarly ranked titles did, cross-validated. */
export const outcomes: readonly OutcomeRow[] = evaluation.crossValidated.outcomes.map((row) => ({
  ...row,
  basis: toBasis(row.basis),
}))
/** Figures on held-out headline A/B tests. */
export const headlines: HeadlineFigures = wording.heldOut
/** Cross-validated figures on the other tests. */
export const crossValidatedHeadlines: HeadlineFigures = wording.crossValidated
/** The training data of the shipped weights. */
export const learnedFrom = { ...evaluation.learnedFrom, tests: wording.learnedFrom.tests }
/** SHA-256 of the measured weights of the title and wording models. */
export const weightHashes = [evaluation.weights, wording.weights] as const
