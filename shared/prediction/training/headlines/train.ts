import { mean } from '#shared/mean.ts'
import { maxVariants } from '#shared/prediction/checks.ts'
import { roundFigure } from '#shared/prediction/training/metrics.ts'
import { explain } from '../../explain.ts'
import { type LinearWeights, toLinearModel, toModel, type Weights } from '../../model.ts'
import { computeChances } from '../../wording/chances.ts'
import { measureTitle } from '../design.ts'
import { readViewsPerPoint, readViewsWeights } from '../files.ts'
import { fitHead } from '../head.ts'
import { fitLinear } from '../linear.ts'
import { assignFold, folds, hashChannel, isHeldOut } from '../split.ts'
import { type Arm, loadArms } from './arms.ts'
import { buildHeadlinePairs, findBestArms, groupIntoTests } from './contests.ts'
import { toWordingModels, type WordingTraining, writeWording } from './files.ts'
import { computeNumbers, keepReliable, measureHeadlines, scoreByAllModels, scoreHeadlines } from './report.ts'

/** Chosen by cross-validation over the training tests. Results are stable from half to twice the penalty. */
const options = { penalty: 120, minChannels: 4, maxWords: 2500 }
/**
 * The share of the views model's scores, also chosen by cross-validation: results are stable from 0 to 0.3, and log loss is best at 0.4.
 */
const viewsShare = 0.25

const minTitles = 2

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
 * Fits the factor on raw scores that minimizes the log loss of {@link computeChances} for the best of `count` headlines of a
 * test: one-parameter multinomial logistic regression by Newton's method. Uses all sets of that many headlines, and gives
 * every contest the same weight. Undefined if no test has so many headlines.
 */
export function fitScale(arms: readonly Arm[], scores: readonly number[], count: number): number | undefined {
  const contests = groupIntoTests(arms)
    .flatMap(({ contests }) => contests)
    .filter(({ length }) => length >= count)
  if (!contests.length) return undefined
  const sets = contests.flatMap((contest) => {
    const subsets = listSubsets(contest, count)
    return subsets.map((subset) => ({
      raws: subset.map((index) => scores[index] ?? 0),
      bestRaw: mean(findBestArms(arms, subset).map((index) => scores[index] ?? 0)),
      weight: 1 / subsets.length,
    }))
  })
  let scale = 0
  for (let round = 0; round < 20; round++) {
    let gradient = 0
    let curvature = 1e-9
    for (const { raws, bestRaw, weight } of sets) {
      const chances = computeChances(raws, [scale])
      const expected = raws.reduce((sum, raw, position) => sum + raw * (chances[position] ?? 0), 0)
      gradient += weight * (bestRaw - expected)
      curvature +=
        weight * raws.reduce((sum, raw, position) => sum + (chances[position] ?? 0) * (raw - expected) ** 2, 0)
    }
    scale += gradient / curvature
  }
  return scale
}

/** Returns the subsets of a contest with `count` members. */
const listSubsets = (contest: readonly number[], count: number): number[][] =>
  count === 0
    ? [[]]
    : contest.flatMap((index, position) =>
        listSubsets(contest.slice(position + 1), count - 1).map((rest) => [index, ...rest]),
      )

/** Adds the share of the views model's scores to those of the wording model. */
const addScores = (wording: readonly number[], views: readonly number[]): number[] =>
  wording.map((score, index) => score + viewsShare * (views[index] ?? 0))

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
 * Fits the increase of the natural logarithm of the click rate per point of raw score: least squares through the origin over pairs of
 * headlines, weighted by the inverse variance of their logarithms.
 */
function fitClicksPerPoint(arms: readonly Arm[], scores: readonly number[]): number {
  const pairs = buildHeadlinePairs(arms, groupIntoTests(arms)).flatMap((test) => test.pairs)
  // Half a click is added, so that headlines without clicks have a logarithm.
  const logRate = (index: number) =>
    Math.log(((arms[index]?.clicks ?? 0) + 0.5) / ((arms[index]?.impressions ?? 0) + 1))
  const precision = (index: number) => (arms[index]?.clicks ?? 0) + 0.5
  const sums = pairs.reduce(
    ({ product, square }, { better, worse }) => {
      const difference = (scores[better] ?? 0) - (scores[worse] ?? 0)
      const weight = 1 / (1 / precision(better) + 1 / precision(worse))
      return {
        product: product + weight * difference * (logRate(better) - logRate(worse)),
        square: square + weight * difference ** 2,
      }
    },
    { product: 0, square: 1e-9 },
  )
  return roundFigure(sums.product / sums.square)
}

/**
 * Trains the wording model. Tests are held out for evaluation by a hash of their id. The share of the views model, the
 * scales and the results come from properly randomized tests only. The unit of raw scores is the log-odds of the better of
 * two headlines.
 */
export function trainWording(arms: readonly Arm[], viewsWeights: Weights, viewsPerPoint: number): WordingTraining {
  const fitted = arms.filter(({ test }) => !isHeldOut(test))
  const heldOut = keepReliable(arms.filter(({ test }) => isHeldOut(test)))
  if (!groupIntoTests(fitted).length) throw new Error('No headline test to learn from')
  const reliableArms = keepReliable(fitted)
  const wording = crossValidate(fitted).filter((_, index) => !fitted[index]?.isUnreliable)
  const views = scoreHeadlines(toModel(viewsWeights), reliableArms)
  const combined = addScores(wording, views)
  const pairScale = fitScale(reliableArms, combined, minTitles) ?? 1
  const scores = combined.map((score) => score * pairScale)
  const weights = {
    ...fitWording(fitted, pairScale),
    viewsShare: roundFigure(viewsShare * pairScale),
    closeCall: computeCloseCall(reliableArms, scores),
    clicksPerPoint: fitClicksPerPoint(reliableArms, scores),
    chanceScales: fitChanceScales(reliableArms, scores),
  }
  const models = toWordingModels(weights, viewsWeights, viewsPerPoint)
  const tests = [...new Set(fitted.map(({ test }) => hashChannel(test)))].sort()
  return {
    weights,
    viewsWeights,
    learnedFrom: { tests: tests.length, headlines: fitted.length },
    heldOut: measureHeadlines(heldOut, scoreByAllModels(models, heldOut)),
    crossValidated: measureHeadlines(reliableArms, {
      combined: scores,
      wording,
      views,
      numbers: computeNumbers(reliableArms, { combined: scores, views }, models),
      chanceScales: weights.chanceScales,
    }),
    seen: tests,
  }
}

/** Fits the factors for two to five titles, if tests have as many headlines. */
const fitChanceScales = (arms: readonly Arm[], scores: readonly number[]): number[] =>
  Array.from({ length: maxVariants - minTitles + 1 }, (_, index) => fitScale(arms, scores, minTitles + index)).flatMap(
    (scale) => (scale === undefined ? [] : [roundFigure(scale)]),
  )

/**
 * Trains the wording model on files of headline tests and writes its weights, its evaluation and the hashes of the tests used.
 * `measuredOn` is the date of the measurement, as in `train`.
 */
export function trainHeadlines(
  paths: readonly string[],
  folder: string,
  warn: (line: string) => void,
  measuredOn: string | null = null,
): void {
  const training = trainWording(loadArms(paths, warn), readViewsWeights(folder), readViewsPerPoint(folder).title)
  warn(`learned from ${training.learnedFrom.headlines} headlines of ${training.learnedFrom.tests} tests`)
  writeWording(folder, training, measuredOn)
}
