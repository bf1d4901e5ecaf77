import { isDeepStrictEqual } from 'node:util'
import { Failure } from '#functions/lib/failure.ts'
import { publishEvent } from '#functions/services/webhooks/publish.ts'
import { type ExperimentItem, getExperiment, saveOutcome, saveStart } from '#functions/store/experiments.ts'
import { type Experiment, type ExperimentOutcome, shareTolerance } from '#shared/contract/experiments.ts'
import { utcDay } from '#shared/day.ts'
import { hourMs } from '#shared/duration.ts'
import { showExperiment } from './show-experiment.ts'

/** What the creator enters about a test on YouTube. Undefined keeps a value, null removes it. */
interface ExperimentChange {
  readonly id: string
  readonly startedOn?: string | null | undefined
  readonly outcome?: ExperimentOutcome | null | undefined
}

/**
 * Records when a test was started, its outcome, or both. Throws Failure `not_found`, and `invalid_input` for a start in the
 * future or an outcome that does not fit the test. Saving the same outcome again does not count as a correction.
 */
export async function updateExperiment(
  userId: string,
  { id, startedOn, outcome }: ExperimentChange,
): Promise<Experiment> {
  let experiment = await getExperiment(userId, id)
  if (!experiment) throw new Failure('not_found')
  if (startedOn && startedOn > latestToday()) throw new Failure('invalid_input', { startedOn: 'invalid' })
  if (outcome) checkOutcome(outcome, experiment)
  if (startedOn !== undefined) experiment = await saveStart(experiment, startedOn)
  if (outcome !== undefined && experiment && !isDeepStrictEqual(experiment.outcome ?? null, outcome))
    experiment = await saveOutcome(experiment, outcome)
  if (outcome && experiment) await publishConcluded(experiment, outcome)
  // The test was deleted in the meantime.
  if (!experiment) throw new Failure('not_found')
  return showExperiment(experiment)
}

/** Publishes the outcome of a test to the user's webhooks, once per outcome. */
const publishConcluded = ({ userId, id, draft }: ExperimentItem, outcome: ExperimentOutcome): Promise<void> =>
  publishEvent(userId, {
    type: 'test.concluded',
    subject: `${id}#${JSON.stringify(outcome)}`,
    data: { test: id, draft, outcome },
  })

/** Returns the current day in the time zone that is furthest ahead, UTC+14. */
const latestToday = () => utcDay(Date.now() + 14 * hourMs)

/**
 * Throws Failure `invalid_input` if an outcome does not fit its test: a winner needs a variant of the test, and an inconclusive test has
 * none; shares and counts are given for every variant or none; shares total about 100%; and no variant has more clicks than impressions.
 */
function checkOutcome(
  { label, variant, shares, counts }: ExperimentOutcome,
  { variants }: Pick<ExperimentItem, 'variants'>,
): void {
  const isNamed = variant !== undefined
  const isForEach = (list: readonly unknown[] | undefined) => list === undefined || list.length === variants.length
  const total = shares?.reduce((sum, share) => sum + share, 0) ?? 100
  const isValid = {
    variant: isNamed ? label !== 'inconclusive' && variant < variants.length : label !== 'winner',
    shares: isForEach(shares) && Math.abs(total - 100) <= shareTolerance,
    counts: isForEach(counts) && !counts?.some(({ impressions, clicks }) => clicks > impressions),
  }
  const wrong = (Object.keys(isValid) as (keyof typeof isValid)[]).filter((field) => !isValid[field])
  if (wrong.length > 0) {
    throw new Failure('invalid_input', Object.fromEntries(wrong.map((field) => [`outcome.${field}`, 'invalid'])))
  }
}
