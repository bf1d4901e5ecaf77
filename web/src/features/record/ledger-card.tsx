import type { Ledger } from '#shared/contract/experiments.ts'
import { contract } from '#shared/contract/index.ts'
import { isSided, minTests } from '#shared/experiments/kinds.ts'
import { Failed } from '#web/layout/failed.tsx'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { recordMessages } from './messages.ts'

/** The combined results of the creator's tests: which side of each difference won, and how often we predicted the winner. */
export function LedgerCard() {
  const { t } = useMessages(recordMessages)
  const { data, isPending, refetch } = useRead(contract.experiments.ledger, {})
  // The list of tests already shows that there are none.
  if (data?.ledger.tests === 0) return null
  return (
    <Card title={t('record.ledger.heading')} description={t('record.ledger.description')}>
      {isPending ? (
        <Skeleton className="h-32" />
      ) : data ? (
        <Content ledger={data.ledger} />
      ) : (
        <Failed onRetry={refetch}>{t('record.ledger.failed')}</Failed>
      )}
    </Card>
  )
}

function Content({ ledger: { differences, predictions } }: { ledger: Ledger }) {
  const { t } = useMessages(recordMessages)
  if (differences.length === 0) return <p className="text-sm">{t('record.ledger.none')}</p>
  return (
    <div className="flex flex-col gap-6 text-sm">
      <ul className="-my-3 flex flex-col divide-y divide-line">
        {differences.map((count) => (
          <DifferenceItem key={count.difference} count={count} />
        ))}
      </ul>
      <p className="max-w-3xl">{t('record.ledger.caution')}</p>
      <section className="flex flex-col gap-1">
        <h3 className="text-base font-semibold">{t('record.predictions.heading')}</h3>
        <Predictions predictions={predictions} />
      </section>
    </div>
  )
}

/** Below this number of tests with a winner, a difference gets its own warning. */
const fewTests = 5

function DifferenceItem({ count }: { count: Ledger['differences'][number] }) {
  const { t, format } = useMessages(recordMessages)
  const { difference, more, less, neither, moreByChance, undecided } = count
  const decided = more + less + neither
  return (
    <li className="flex flex-col gap-1 py-3">
      <h3 className="text-base font-semibold">{t(`experiments.difference.${difference}`)}</h3>
      {isSided(difference) && more + less > 0 && (
        <>
          <p className="flex flex-wrap gap-x-6 text-base tabular-nums">
            <span>{t(`record.ledger.side.${difference}.more`, { n: more })}</span>
            <span>{t(`record.ledger.side.${difference}.less`, { n: less })}</span>
          </p>
          <Split more={more} less={less} />
        </>
      )}
      <p className="flex flex-wrap gap-x-4 tabular-nums">
        {decided > 0 && <span>{t('record.ledger.decided', { n: decided })}</span>}
        {isSided(difference) && neither > 0 && <span>{t('record.ledger.neither', { n: neither })}</span>}
        {undecided > 0 && <span>{t('record.ledger.undecided', { n: undecided })}</span>}
      </p>
      {/* With two variants each side has the same chance. */}
      {moreByChance > 0 && moreByChance !== (more + less) / 2 && (
        <p>
          {t('record.ledger.byChance', {
            more: format.times(moreByChance),
            less: format.times(more + less - moreByChance),
          })}
        </p>
      )}
      {isSided(difference) && more + less > 0 && more + less < fewTests && (
        <p>{t('record.ledger.small', { n: more + less })}</p>
      )}
    </li>
  )
}

/** Draws how often each side won. Decorative: the numbers are in the text. */
const Split = ({ more, less }: { more: number; less: number }) => (
  <svg aria-hidden="true" className="my-1 block h-2 w-full max-w-md overflow-hidden rounded-full">
    <rect width="100%" height="8" className="fill-line" />
    <rect width={`${(100 * more) / (more + less)}%`} height="8" className="fill-accent" />
  </svg>
)

function Predictions({ predictions: { of, right, tooClose, guessing, interval } }: Pick<Ledger, 'predictions'>) {
  const { t, format } = useMessages(recordMessages)
  const notCounted = tooClose > 0 && <p>{t('record.predictions.tooClose', { n: tooClose })}</p>
  if (of === 0) return notCounted || <p>{t('record.predictions.none')}</p>
  return (
    <>
      <p className="text-lg font-medium">
        {t('record.predictions.right', { n: of, right: format.number(right), guessing: format.times(guessing) })}
      </p>
      <p>
        {interval
          ? t('record.predictions.interval', {
              share: format.percent(right / of),
              low: format.percent(interval.low),
              high: format.percent(interval.high),
            })
          : t('record.predictions.few', { fewest: minTests })}
      </p>
      {notCounted}
    </>
  )
}
