import type { ExperimentOutcome } from '#shared/contract/experiments.ts'
import { type Count, computeDifference } from '#shared/experiments/proportions.ts'
import { letterOf } from '#web/lib/experiments.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Interval } from '#web/ui/interval.tsx'
import { experimentSectionMessages } from './messages.ts'

type Counts = NonNullable<ExperimentOutcome['counts']>

/** The differences between the click rates of variants, with their intervals and what they mean. */
export function ClickIntervals({ counts }: { counts: Counts }) {
  const { t } = useMessages(experimentSectionMessages)
  const pairs = counts.flatMap((_, index) =>
    counts.slice(index + 1).map((_, offset) => [index, index + 1 + offset] as const),
  )
  return (
    <section className="flex flex-col gap-3 rounded-md bg-sunken p-4 text-sm">
      <h4 className="font-semibold">{t('experimentSection.clicks.heading')}</h4>
      {pairs.map(([one, other]) => (
        <Pair key={`${one}-${other}`} counts={counts} one={one} other={other} />
      ))}
      {counts.length === 3 && <p className="text-muted">{t('experimentSection.clicks.together')}</p>}
      <p className="text-muted">{t('experimentSection.clicks.means')}</p>
    </section>
  )
}

/** Compares two variants, the one with the higher click rate first. */
function Pair({ counts, one, other }: { counts: Counts; one: number; other: number }) {
  const { t, format } = useMessages(experimentSectionMessages)
  const clicksOf = (index: number): Count => {
    const { impressions = 1, clicks = 0 } = counts[index] ?? {}
    return { hits: clicks, of: impressions }
  }
  const isInOrder = computeDifference(clicksOf(one), clicksOf(other)).difference >= 0
  const [first, second] = isInOrder ? [one, other] : [other, one]
  const [higher, lower] = [clicksOf(first), clicksOf(second)]
  const interval = computeDifference(higher, lower, counts.length === 3 ? 3 : 2)
  const points = (share: number) => Math.round(10_000 * share) / 100
  const rate = ({ hits, of }: Count) => format.percent(hits / of)
  // The scale is symmetric and fits the longer side of the interval.
  const reach = 1.1 * Math.max(Math.abs(interval.low), Math.abs(interval.high), 1e-9)
  const toPosition = (value: number) => 0.5 + value / reach / 2
  const names = { one: letterOf(first), other: letterOf(second) }
  return (
    <div>
      <p className="font-medium">
        {interval.difference === 0
          ? t('experimentSection.clicks.equal', { ...names, rate: rate(higher) })
          : t('experimentSection.clicks.higher', {
              ...names,
              n: points(interval.difference),
              rate: rate(higher),
              otherRate: rate(lower),
            })}
      </p>
      <Interval
        value={toPosition(interval.difference)}
        low={toPosition(interval.low)}
        high={toPosition(interval.high)}
        mark={0.5}
        isMain
        className="my-1 max-w-md"
      />
      <p>
        {t('experimentSection.clicks.interval', { low: points(interval.low), high: points(interval.high) })}{' '}
        {t(interval.low > 0 ? 'experimentSection.clicks.clear' : 'experimentSection.clicks.unclear')}
      </p>
    </div>
  )
}
