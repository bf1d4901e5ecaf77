import type { ExclusionCounts, HeadlineAccuracy, HeadlineFigures } from '../../evaluation.ts'
import { formatShare } from '../metrics.ts'
import { hashChannel } from '../split.ts'
import { type Arm, loadArms } from './arms.ts'
import { readSeenTests, readWordingModels } from './files.ts'
import { keepReliable, measureHeadlines, scoreByAllModels } from './report.ts'

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
  const figures = measureHeadlines(reliableArms, scoreByAllModels(readWordingModels(folder), reliableArms))
  if (!figures) throw new Error(`No headline test to measure: training saw ${leftOut} of ${countTests(givenArms)}`)
  return { given: countTests(givenArms), leftOut, ...figures }
}

/** Formats the results as a text table. */
export function formatHeadlineReport({
  baselines,
  tests,
  leftOut,
  given,
  chances,
  pairChances,
  parts,
  numbers,
  ...ours
}: HeadlineEvaluation): string {
  const rows: Readonly<Record<string, Partial<HeadlineAccuracy>>> = {
    'wording and views': ours,
    'number on the screen': numbers,
    'wording alone': parts.wording,
    'views alone': parts.views,
    ...baselines,
  }
  const lines = Object.entries(rows).map(([name, { all, significant, best }]) =>
    [
      name.padEnd(24),
      ...[all, significant, best].map((figure) =>
        figure ? `${formatShare(figure.accuracy)} [${formatShare(figure.low)}, ${formatShare(figure.high)}]` : '-',
      ),
    ].join('  '),
  )
  return [
    `${tests} headline tests measured, ${leftOut} of ${given} left out as seen in training`,
    `${''.padEnd(24)}  all pairs  significant pairs  best of a test`,
    ...lines,
    `chance to be the best: calibration error ${chances.calibrationError}, log loss ${chances.logLoss} (even: ${chances.evenLogLoss})`,
    `chance of the better of two: calibration error ${pairChances.calibrationError}, log loss ${pairChances.logLoss} (even: 0.6931)`,
    '',
  ].join('\n')
}
