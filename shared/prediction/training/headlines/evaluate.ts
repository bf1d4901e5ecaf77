import type { ExclusionCounts, HeadlineFigures } from '../../evaluation.ts'
import { hashChannel } from '../split.ts'
import { type Arm, loadArms } from './arms.ts'
import { readSeenTests, readWordingModel } from './files.ts'
import { keepReliable, measureHeadlines, scoreHeadlines } from './report.ts'

type HeadlineEvaluation = HeadlineFigures & ExclusionCounts

const countTests = (arms: readonly Arm[]) => new Set(arms.map(({ test }) => test)).size

/**
 * Evaluates the shipped wording model on headline tests that were not used in training, and reports excluded tests to
 * `warn`. Throws if there are none.
 */
export function evaluateHeadlines(
  paths: readonly string[],
  { folder, includeSeen, warn }: { folder: string; includeSeen: boolean; warn: (line: string) => void },
): HeadlineEvaluation {
  const givenArms = loadArms(paths, warn)
  const seen = new Set(readSeenTests(folder))
  const unseenArms = includeSeen ? givenArms : givenArms.filter(({ test }) => !seen.has(hashChannel(test)))
  const reliableArms = keepReliable(unseenArms)
  const leftOut = countTests(givenArms) - countTests(unseenArms)
  warn(`${leftOut} of ${countTests(givenArms)} headline tests left out as seen in training`)
  warn(`${countTests(unseenArms) - countTests(reliableArms)} left out as of weeks that may not be properly randomized`)
  const figures = measureHeadlines(reliableArms, scoreHeadlines(readWordingModel(folder), reliableArms))
  if (!figures) throw new Error(`No headline test to measure: training saw ${leftOut} of ${countTests(givenArms)}`)
  return { given: countTests(givenArms), leftOut, ...figures }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** Formats the results as a text table. */
export function formatHeadlineReport({
  baselines,
  tests,
  leftOut,
  given,
  chances,
  ...ours
}: HeadlineEvaluation): string {
  const lines = Object.entries({ wording: ours, ...baselines }).map(([name, { all, significant, best }]) =>
    [
      name.padEnd(24),
      ...[all, significant, best].map((one) => `${percent(one.accuracy)} [${percent(one.low)}, ${percent(one.high)}]`),
    ].join('  '),
  )
  return [
    `${tests} headline tests measured, ${leftOut} of ${given} left out as seen in training`,
    `${''.padEnd(24)}  all pairs  significant pairs  best of a test`,
    ...lines,
    `chance to be the best: calibration error ${chances.calibrationError}, log loss ${chances.logLoss} (even: ${chances.evenLogLoss})`,
    '',
  ].join('\n')
}
