import { scoreByRules } from '#shared/prediction/training/headline-rules.ts'
import {
  binByChance,
  type ChanceOutcome,
  computeAccuracy,
  expectedCalibrationError,
  roundFigure,
  scoreDifferences,
} from '#shared/prediction/training/metrics.ts'
import { createRandom } from '#shared/random.ts'
import type { BestCalibration, ByTest, HeadlineFigures } from '../../evaluation.ts'
import { explain } from '../../explain.ts'
import type { LinearModel } from '../../model.ts'
import { computeChances } from '../../wording/chances.ts'
import type { Arm } from './arms.ts'
import { buildHeadlinePairs, findBestArms, groupIntoTests, keepSignificant, type Test } from './contests.ts'

/** Returns 1 if the arm with the highest score was clicked most, -1 if not, and 0 if the highest score is a tie. */
function compareBest(arms: readonly Arm[], contest: readonly number[], scores: ArrayLike<number>): number {
  const highest = Math.max(...contest.map((index) => scores[index] ?? 0))
  const [called, ...more] = contest.filter((index) => scores[index] === highest)
  if (called === undefined || more.length) return 0
  return findBestArms(arms, contest).includes(called) ? 1 : -1
}

function byTest(arms: readonly Arm[], tests: readonly Test[], scores: ArrayLike<number>): ByTest {
  const pairs = buildHeadlinePairs(arms, tests)
  return {
    all: computeAccuracy(scoreDifferences(pairs, scores)),
    significant: computeAccuracy(scoreDifferences(keepSignificant(pairs), scores)),
    best: computeAccuracy(tests.map(({ contests }) => contests.map((contest) => compareBest(arms, contest, scores)))),
  }
}

/** Measures the calibration of {@link computeChances} for the best headline of each contest. */
function calibrateBest(arms: readonly Arm[], tests: readonly Test[], scores: ArrayLike<number>): BestCalibration {
  const contests = tests.flatMap((test) => test.contests)
  const calls = contests.map((contest) => {
    const best = findBestArms(arms, contest)
    const chances = computeChances(contest.map((index) => scores[index] ?? 0))
    return contest.map((index, place) => ({
      chance: chances[place] ?? 0,
      right: best.includes(index) ? 1 / best.length : 0,
    }))
  })
  const reliability = binByChance(calls.flat())
  const lossOf = (call: ChanceOutcome) => (call.right ? -call.right * Math.log(call.chance) : 0)
  return {
    calibrationError: roundFigure(expectedCalibrationError(reliability)),
    logLoss: roundFigure(mean(calls.map((contest) => contest.reduce((sum, call) => sum + lossOf(call), 0)))),
    evenLogLoss: roundFigure(mean(contests.map(({ length }) => Math.log(length)))),
    reliability,
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Keeps the arms from weeks that are known to be properly randomized. Only those are used for results. */
export const keepReliable = (arms: readonly Arm[]): Arm[] => arms.filter(({ unreliable }) => !unreliable)

/** Scores headlines with the same code as the product. */
export const scoreHeadlines = (model: LinearModel, arms: readonly Arm[]): number[] =>
  arms.map(({ headline }) => explain(model, headline).raw)

/** Measures the scores of arms. Returns null if no test has two headlines with the same image. */
export function measureHeadlines(arms: readonly Arm[], scores: ArrayLike<number>): HeadlineFigures | null {
  const tests = groupIntoTests(arms)
  if (!tests.length) return null
  const random = createRandom(5)
  return {
    tests: tests.length,
    ...byTest(arms, tests, scores),
    chances: calibrateBest(arms, tests, scores),
    baselines: {
      random: byTest(arms, tests, arms.map(random)),
      longer: byTest(
        arms,
        tests,
        arms.map(({ headline }) => [...headline].length),
      ),
      rule: byTest(
        arms,
        tests,
        arms.map(({ headline }) => scoreByRules(headline)),
      ),
    },
  }
}
