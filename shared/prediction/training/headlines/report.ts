import { randomFrom } from '#shared/random.ts'
import type { BestCalibration, ByTest, HeadlineFigures } from '../../evaluation.ts'
import { explain } from '../../explain.ts'
import type { LinearModel } from '../../model.ts'
import { chancesOf } from '../../wording/chances.ts'
import { accuracyOf, binsOf, type Call, calibrationErrorOf, leadsOf, toPlaces } from '#shared/prediction/training/metrics.ts'
import { rule } from '#shared/prediction/training/headline-rules.ts'
import type { Arm } from './arms.ts'
import { bestOf, headlinePairsOf, significantOf, type Test, testsOf } from './contests.ts'

/** Above 0 where the arm that scores highest was clicked most, below where not, 0 where the highest score is shared. */
function leadOfBest(arms: readonly Arm[], contest: readonly number[], scores: ArrayLike<number>): number {
  const highest = Math.max(...contest.map((index) => scores[index] ?? 0))
  const [called, ...more] = contest.filter((index) => scores[index] === highest)
  if (called === undefined || more.length) return 0
  return bestOf(arms, contest).includes(called) ? 1 : -1
}

function byTest(arms: readonly Arm[], tests: readonly Test[], scores: ArrayLike<number>): ByTest {
  const pairs = headlinePairsOf(arms, tests)
  return {
    all: accuracyOf(leadsOf(pairs, scores)),
    significant: accuracyOf(leadsOf(significantOf(pairs), scores)),
    best: accuracyOf(tests.map(({ contests }) => contests.map((contest) => leadOfBest(arms, contest, scores)))),
  }
}

/** How well {@link chancesOf} foretells the best headline of each contest. */
function calibrationOfBest(arms: readonly Arm[], tests: readonly Test[], scores: ArrayLike<number>): BestCalibration {
  const contests = tests.flatMap((test) => test.contests)
  const calls = contests.map((contest) => {
    const best = bestOf(arms, contest)
    const chances = chancesOf(contest.map((index) => scores[index] ?? 0))
    return contest.map((index, place) => ({
      chance: chances[place] ?? 0,
      right: best.includes(index) ? 1 / best.length : 0,
    }))
  })
  const reliability = binsOf(calls.flat())
  const lossOf = (call: Call) => (call.right ? -call.right * Math.log(call.chance) : 0)
  return {
    calibrationError: toPlaces(calibrationErrorOf(reliability)),
    logLoss: toPlaces(mean(calls.map((contest) => contest.reduce((sum, call) => sum + lossOf(call), 0)))),
    evenLogLoss: toPlaces(mean(contests.map(({ length }) => Math.log(length)))),
    reliability,
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** The arms that figures are about: those of weeks that are known to be properly randomised. */
export const reliable = (arms: readonly Arm[]): Arm[] => arms.filter(({ unreliable }) => !unreliable)

/** The raw score of each headline, by the code and weights the product uses. */
export const rawWording = (model: LinearModel, arms: readonly Arm[]): number[] =>
  arms.map(({ headline }) => explain(model, headline).raw)

/** Measures scores, one for each arm. Null where no test has two headlines under one image. */
export function headlineFigures(arms: readonly Arm[], scores: ArrayLike<number>): HeadlineFigures | null {
  const tests = testsOf(arms)
  if (!tests.length) return null
  const random = randomFrom(5)
  return {
    tests: tests.length,
    ...byTest(arms, tests, scores),
    chances: calibrationOfBest(arms, tests, scores),
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
        arms.map(({ headline }) => rule(headline)),
      ),
    },
  }
}
