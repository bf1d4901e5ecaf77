import { minSettledCalls, type TrackRecord } from '#shared/contract/advice.ts'
import { contract } from '#shared/contract/index.ts'
import { Failed } from '#web/layout/failed.tsx'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { recordMessages } from './messages.ts'

/** The hit rate of our predictions on published videos, once there are enough of them. Nothing where it is not offered. */
export function TrackRecordCard() {
  const { t } = useMessages(recordMessages)
  const { data, isPending, refetch } = useRead(contract.advice.record, {})
  if (data?.record === null) return null
  return (
    <Card title={t('record.track.heading')} aside={<Badge>{t('record.track.ours')}</Badge>}>
      {isPending ? (
        <Skeleton className="h-16" />
      ) : data?.record ? (
        <Content record={data.record} />
      ) : (
        <Failed onRetry={refetch}>{t('record.track.failed')}</Failed>
      )}
    </Card>
  )
}

function Content({ record }: { record: TrackRecord }) {
  const { t } = useMessages(recordMessages)
  const { settled, waiting, unsettled } = record
  return (
    <div className="flex flex-col gap-2 text-sm">
      <Result record={record} />
      {waiting + unsettled > 0 && (
        <p className="text-muted">
          {waiting > 0 && t('record.track.waiting', { n: waiting })}{' '}
          {unsettled > 0 && t('record.track.unsettled', { n: unsettled })}
        </p>
      )}
      {settled + waiting > 0 && (
        <Disclosure summary={t('record.track.how')} className="text-muted">
          <p className="text-sm text-text">{t('record.track.howText')}</p>
        </Disclosure>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <TextLink to={paths.drafts}>{t('record.track.toDrafts')}</TextLink>
        <TextLink to={paths.accuracy}>{t('record.track.general')}</TextLink>
      </p>
    </div>
  )
}

function Result({ record: { settled, waiting, unsettled, rate } }: { record: TrackRecord }) {
  const { t, format } = useMessages(recordMessages)
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
