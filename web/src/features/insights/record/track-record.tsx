import { Link } from 'react-router-dom'
import { minSettledCalls, type TrackRecord } from '#shared/contract/advice.ts'
import { contract } from '#shared/contract/index.ts'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { insightsMessages } from '../messages.ts'

/** Reads the record of our calls. Undefined while loading, null if not offered or not readable. */
export function useRecord(): TrackRecord | null | undefined {
  const { data, isPending } = useRead(contract.advice.record, {})
  return isPending ? undefined : (data?.record ?? null)
}

/** The hit rate of the user's calls, once there are enough of them. */
export function TrackRecordPanel({ record }: { record: TrackRecord }) {
  const { t } = useMessages(insightsMessages)
  const { settled, waiting, unsettled } = record
  return (
    <section className="mb-5 rounded-md bg-sunken p-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">{t('record.track.heading')}</h3>
        <Badge className="bg-surface">{t('record.ours')}</Badge>
      </header>
      <div className="mt-2 flex flex-col gap-1 text-sm">
        <Result record={record} />
        <p className="text-muted">
          {waiting > 0 && t('record.track.waiting', { n: waiting })}{' '}
          {unsettled > 0 && t('record.track.unsettled', { n: unsettled })}
        </p>
      </div>
      {settled + waiting > 0 && (
        <Disclosure summary={t('record.track.how')} className="mt-1 text-muted">
          <p className="text-sm text-text">{t('record.track.howText')}</p>
        </Disclosure>
      )}
      <Link to={paths.accuracy} className="mt-1 inline-block text-sm text-accent underline underline-offset-4">
        {t('record.track.general')}
      </Link>
    </section>
  )
}

function Result({ record: { settled, waiting, unsettled, rate } }: { record: TrackRecord }) {
  const { t, format } = useMessages(insightsMessages)
  if (rate) {
    const [low, high] = [format.percent(rate.low), format.percent(rate.high)]
    return (
      <>
        <p className="text-base font-medium">{t('record.track.rate', { share: format.percent(rate.share) })}</p>
        <p className="text-muted">{t('record.track.interval', { n: settled, low, high })}</p>
      </>
    )
  }
  if (settled + waiting + unsettled === 0) return <p className="text-muted">{t('record.track.none')}</p>
  return <p>{t('record.track.settled', { n: settled, fewest: minSettledCalls })}</p>
}
