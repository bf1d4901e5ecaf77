import { mean } from '#shared/mean.ts'
import { scoreByRules } from '#shared/prediction/training/headline-rules.ts'
import {
  binByChance,
  type ChanceOutcome,
  computeAccuracy,
  computeScoreDifferences,
  expectedCalibrationError,
  measureCalibration,
  roundFigure,
} from '#shared/prediction/training/metrics.ts'
import { createRandom } from '#shared/random.ts'
import { scoreFromFirst } from '../../base.ts'
import type { BestCalibration, Calibration, HeadlineAccuracy, HeadlineFigures } from '../../evaluation.ts'
import { explain, toPercentile } from '../../explain.ts'
import type { LinearModel } from '../../model.ts'
import { computeChances } from '../../wording/chances.ts'
import type { Arm } from './arms.ts'
import { buildHeadlinePairs, findBestArms, groupIntoTests, keepSignificant, type Test } from './contests.ts'
import type { WordingModels } from './files.ts'

/** Returns 1 if the arm with the highest score was clicked most, -1 if not, and 0 if several arms have the highest score. */
function compareBest(arms: readonly Arm[], contest: readonly number[], scores: ArrayLike<number>): number {
  const highest = Math.max(...contest.map((index) => scores[index] ?? 0))
  const [predicted, ...more] = contest.filter((index) => scores[index] === highest)
  if (predicted === undefined || more.length) return 0
  return findBestArms(arms, contest).includes(predicted) ? 1 : -1
}

function measureAccuracy(arms: readonly Arm[], tests: readonly Test[], scores: ArrayLike<number>): HeadlineAccuracy {
  const pairs = buildHeadlinePairs(arms, tests)
  return {
    all: computeAccuracy(computeScoreDifferences(pairs, scores)),
    significant: computeAccuracy(computeScoreDifferences(keepSignificant(pairs), scores)),
    best: computeAccuracy(tests.map(({ contests }) => contests.map((contest) => compareBest(arms, contest, scores)))),
  }
}

/** Measures the calibration of {@link computeChances} for the best headline of each contest. */
function calibrateBest(
  arms: readonly Arm[],
  tests: readonly Test[],
  { combined: scores, chanceScales }: WordingScores,
): BestCalibration {
  const contests = tests.flatMap((test) => test.contests)
  const predictions = contests.map((contest) => {
    const best = findBestArms(arms, contest)
    const chances = computeChances(
      contest.map((index) => scores[index] ?? 0),
      chanceScales,
    )
    return contest.map((index, position) => ({
      chance: chances[position] ?? 0,
      outcome: best.includes(index) ? 1 / best.length : 0,
    }))
  })
  const reliability = binByChance(predictions.flat())
  const computeLoss = (prediction: ChanceOutcome) =>
    prediction.outcome ? -prediction.outcome * Math.log(prediction.chance) : 0
  return {
    calibrationError: roundFigure(expectedCalibrationError(reliability)),
    logLoss: roundFigure(
      mean(predictions.map((contest) => contest.reduce((sum, prediction) => sum + computeLoss(prediction), 0))),
    ),
    evenLogLoss: roundFigure(mean(contests.map(({ length }) => Math.log(length)))),
    reliability,
  }
}

/** Measures the calibration of the chance that one of two headlines is better, whose log-odds are the score difference. */
const calibratePairs = (arms: readonly Arm[], tests: readonly Test[], { combined }: WordingScores): Calibration =>
  measureCalibration(computeScoreDifferences(buildHeadlinePairs(arms, tests), combined))

/** Keeps the arms from weeks that are known to be properly randomized. Only these are used for results. */
export const keepReliable = (arms: readonly Arm[]): Arm[] => arms.filter(({ isUnreliable }) => !isUnreliable)

/** Scores headlines with the same code as the product. */
export const scoreHeadlines = (model: LinearModel, arms: readonly Arm[]): number[] =>
  arms.map(({ headline }) => explain(model, headline).raw)

/** The raw scores of arms by the combined model and by each of its parts. */
export interface WordingScores extends Pick<WordingModels, 'chanceScales'> {
  readonly combined: readonly number[]
  readonly wording: readonly number[]
  readonly views: readonly number[]
  /** The numbers that screens show if the headlines of a contest are titles of one video. */
  readonly numbers: readonly number[]
}

export function scoreByAllModels(models: WordingModels, arms: readonly Arm[]): WordingScores {
  const scores = { combined: scoreHeadlines(models.combined, arms), views: scoreHeadlines(models.views, arms) }
  return {
    ...scores,
    wording: scoreHeadlines(models.wording, arms),
    numbers: computeNumbers(arms, scores, models),
    chanceScales: models.chanceScales,
  }
}

/** Returns the rank of each headline as one of the titles of its contest. */
export function computeNumbers(
  arms: readonly Arm[],
  { combined, views }: Pick<WordingScores, 'combined' | 'views'>,
  { views: model, clicksPerPoint, viewsPerPoint }: Pick<WordingModels, 'views' | 'clicksPerPoint' | 'viewsPerPoint'>,
): number[] {
  const numbers = new Array<number>(arms.length).fill(0)
  for (const contest of groupIntoTests(arms).flatMap(({ contests }) => contests)) {
    const rawScoresOf = (index = 0) => ({ raw: views[index] ?? 0, wording: combined[index] ?? 0 })
    const first = rawScoresOf(contest[0])
    for (const index of contest)
      numbers[index] = toPercentile(
        model,
        scoreFromFirst(first, rawScoresOf(index).wording, clicksPerPoint / viewsPerPoint),
      )
  }
  return numbers
}

/** Measures the scores of arms. Returns null if no test has two headlines with the same image. */
export function measureHeadlines(arms: readonly Arm[], scores: WordingScores): HeadlineFigures | null {
  const tests = groupIntoTests(arms)
  if (!tests.length) return null
  const random = createRandom(5)
  // Equal numbers count half, which would overstate `best` with many headlines.
  const { best: _, ...numbers } = measureAccuracy(arms, tests, scores.numbers)
  return {
    tests: tests.length,
    ...measureAccuracy(arms, tests, scores.combined),
    chances: calibrateBest(arms, tests, scores),
    pairChances: calibratePairs(arms, tests, scores),
    numbers,
    parts: {
      wording: measureAccuracy(arms, tests, scores.wording),
      views: measureAccuracy(arms, tests, scores.views),
    },
    baselines: {
      random: measureAccuracy(arms, tests, arms.map(random)),
      longer: measureAccuracy(
        arms,
        tests,
        arms.map(({ headline }) => [...headline].length),
      ),
      rule: measureAccuracy(
        arms,
        tests,
        arms.map(({ headline }) => scoreByRules(headline)),
      ),
    },
  }
}
