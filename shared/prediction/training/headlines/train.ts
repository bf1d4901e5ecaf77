import { roundFigure } from '#shared/prediction/training/metrics.ts'
import { explain } from '../../explain.ts'
import { type LinearWeights, toLinearModel } from '../../model.ts'
import { computeChances } from '../../wording/chances.ts'
import { measureTitle } from '../design.ts'
import { fitHead } from '../head.ts'
import { fitLinear } from '../linear.ts'
import { assignFold, hashChannel, isHeldOut } from '../split.ts'
import { type Arm, loadArms } from './arms.ts'
import { buildHeadlinePairs, findBestArms, groupIntoTests } from './contests.ts'
import { type WordingTraining, writeWording } from './files.ts'
import { keepReliable, measureHeadlines, scoreHeadlines } from './report.ts'

/** Chosen by cross-validation over the training tests. Results are stable from half to twice the penalty. */
const options = { penalty: 120, minChannels: 4, maxWords: 2500 }

/**
 * Fits the wording model: logistic regression on pairs of headlines of one test and image. Pairs are weighted by their
 * squared z statistic, up to a maximum, so that differences due to chance count little. Includes tests of unreliable weeks,
 * because they improve the results on reliable ones.
 */
export function fitWording(arms: readonly Arm[], slope = 1): LinearWeights {
  const pairs = buildHeadlinePairs(arms, groupIntoTests(arms))
  const titles = arms.map(({ headline, test }) => ({ ...measureTitle(headline), channel: test }))
  return fitLinear(titles, (design) => fitHead(design, pairs, options), { ...options, slope })
}

/**
 * Fits the factor on raw scores that minimizes the log loss of {@link computeChances} for the best headline of a test:
 * one-parameter multinomial logistic regression by Newton's method.
 */
export function fitScale(arms: readonly Arm[], scores: readonly number[]): number {
  const contests = groupIntoTests(arms).flatMap(({ contests }) => contests)
  let scale = 0
  for (let round = 0; round < 20; round++) {
    let gradient = 0
    let curvature = 1e-9
    for (const contest of contests) {
      const raws = contest.map((index) => scores[index] ?? 0)
      const chances = computeChances(raws.map((raw) => raw * scale))
      const mean = raws.reduce((sum, raw, position) => sum + raw * (chances[position] ?? 0), 0)
      const best = findBestArms(arms, contest)
      gradient += best.reduce((sum, index) => sum + (scores[index] ?? 0), 0) / best.length - mean
      curvature += raws.reduce((sum, raw, position) => sum + (chances[position] ?? 0) * (raw - mean) ** 2, 0)
    }
    scale += gradient / curvature
  }
  return scale
}

const folds = 5

/** Scores every headline with weights that were fitted without its test. */
function crossValidate(arms: readonly Arm[]): number[] {
  const scores = new Array<number>(arms.length).fill(0)
  for (let fold = 0; fold < folds; fold++) {
    const inFold = ({ test }: Arm) => assignFold(test, folds) === fold
    const model = toLinearModel(fitWording(arms.filter((arm) => !inFold(arm))))
    for (const [index, arm] of arms.entries()) if (inFold(arm)) scores[index] = explain(model, arm.headline).raw
  }
  return scores
}

/** Returns the median score difference between two headlines of one test. A smaller difference is too close to call. */
function computeCloseCall(arms: readonly Arm[], scores: readonly number[]): number {
  const differences = buildHeadlinePairs(arms, groupIntoTests(arms))
    .flatMap(({ pairs }) => pairs)
    .map(({ better, worse }) => Math.abs((scores[better] ?? 0) - (scores[worse] ?? 0)))
    .sort((a, b) => a - b)
  return roundFigure(differences[Math.floor(differences.length / 2)] ?? 0)
}

/**
 * Trains the wording model. Tests are held out for evaluation by a hash of their id. The scale and the results come from
 * properly randomized tests only.
 */
export function trainWording(arms: readonly Arm[]): WordingTraining {
  const fitted = arms.filter(({ test }) => !isHeldOut(test))
  const heldOut = keepReliable(arms.filter(({ test }) => isHeldOut(test)))
  if (!groupIntoTests(fitted).length) throw new Error('No headline test to learn from')
  const crossValidatedScores = crossValidate(fitted)
  const reliableArms = keepReliable(fitted)
  const reliableScores = crossValidatedScores.filter((_, index) => !fitted[index]?.isUnreliable)
  const scale = fitScale(reliableArms, reliableScores)
  const scores = reliableScores.map((score) => score * scale)
  const weights = { ...fitWording(fitted, scale), closeCall: computeCloseCall(reliableArms, scores) }
  const tests = [...new Set(fitted.map(({ test }) => hashChannel(test)))].sort()
  return {
    weights,
    learnedFrom: { tests: tests.length, headlines: fitted.length },
    heldOut: measureHeadlines(heldOut, scoreHeadlines(toLinearModel(weights), heldOut)),
    crossValidated: measureHeadlines(reliableArms, scores),
    seen: tests,
  }
}

/**
 * Trains the wording model on files of headline tests and writes its weights, evaluation and the hashes of the tests used.
 * `measuredOn` is the date of the measurement, as in `train`.
 */
export function trainHeadlines(
  paths: readonly string[],
  folder: string,
  warn: (line: string) => void,
  measuredOn: string | null = null,
): void {
  const training = trainWording(loadArms(paths, warn))
  warn(`learned from ${training.learnedFrom.headlines} headlines of ${training.learnedFrom.tests} tests`)
  writeWording(folder, training, measuredOn)
}
