import { useId } from 'react'
import { minSettledCalls, type PromiseCount, type TrackRecord } from '#shared/contract/advice.ts'
import { contract } from '#shared/contract/index.ts'
import { CallResults, Promised } from '#web/layout/call.tsx'
import { Failed } from '#web/layout/failed.tsx'
import { useRead } from '#web/lib/query.ts'
import { watchUrl } from '#web/lib/video-url.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { recordMessages } from './messages.ts'

/**
 * How often what our verdicts promised about published videos came true, once there are enough of them, and the predictions
 * themselves. Nothing where it is not offered.
 */
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
  const { waiting, unsettled, earlier, calls } = record
  return (
    <div className="flex flex-col gap-4 text-sm">
      <Result record={record} />
      {waiting + unsettled + earlier > 0 && (
        <p className="text-muted">
          {waiting > 0 && t('record.track.waiting', { n: waiting })}{' '}
          {unsettled > 0 && t('record.track.unsettled', { n: unsettled })}{' '}
          {earlier > 0 && t('record.track.earlier', { n: earlier })}
        </p>
      )}
      {calls.length > 0 && (
        <>
          <Disclosure summary={t('record.track.how')} className="text-muted">
            <p className="text-sm text-pretty text-text">{t('record.track.howText')}</p>
          </Disclosure>
          <Calls record={record} />
        </>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <TextLink to={paths.drafts}>{t('record.track.toDrafts')}</TextLink>
        <TextLink to={paths.accuracy}>{t('record.track.general')}</TextLink>
      </p>
    </div>
  )
}

function Result({ record: { settled, rate, calls } }: { record: TrackRecord }) {
  const { t } = useMessages(recordMessages)
  if (calls.length === 0) return <p className="text-muted">{t('record.track.none')}</p>
  if (!rate) return <p>{t('record.track.few', { n: settled, fewest: minSettledCalls })}</p>
  return (
    <dl className="flex flex-col gap-3">
      <Count name="topQuarter" count={rate.topQuarter} of={settled} />
      <Count name="aboveUsual" count={rate.aboveUsual} of={settled} />
    </dl>
  )
}

/** How often one thing that was promised came true, and whether chance explains the difference. */
function Count({ name, count, of }: { name: 'topQuarter' | 'aboveUsual'; count: PromiseCount; of: number }) {
  const { t } = useMessages(recordMessages)
  const { came, promised, low, high } = count
  const side = came > high ? 'more' : came < low ? 'fewer' : 'within'
  return (
    <div>
      <dt className="text-base font-medium tabular-nums">{t(`record.track.${name}`, { came, of, promised })}</dt>
      <dd className="text-muted">{t(`record.track.${side}`, { low, high })}</dd>
    </div>
  )
}

function Calls({ record: { calls, settled, waiting, unsettled, earlier } }: { record: TrackRecord }) {
  const { t } = useMessages(recordMessages)
  const heading = useId()
  const isComplete = calls.length === settled + waiting + unsettled + earlier
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="font-semibold">
        {isComplete ? t('record.track.calls') : t('record.track.latest', { n: calls.length })}
      </h3>
      <ul className="divide-y divide-line">
        {calls.map((call) => (
          <CallItem key={call.videoId} call={call} />
        ))}
      </ul>
    </section>
  )
}

function CallItem({ call }: { call: TrackRecord['calls'][number] }) {
  const { t, format } = useMessages(recordMessages)
  const { videoId, title = t('record.track.untitled'), markedAt, promise } = call
  return (
    <li className="flex flex-col items-start gap-1.5 py-3">
      <p className="flex w-full flex-wrap items-baseline justify-between gap-x-4">
        <a
          href={watchUrl(videoId)}
          target="_blank"
          rel="noreferrer"
          className="font-medium wrap-break-word underline decoration-line underline-offset-4 hover:decoration-current"
        >
          {title}
        </a>
        <span className="text-xs text-muted">{t('record.track.marked', { date: format.date(markedAt) })}</span>
      </p>
      <Promised promise={promise} />
      <CallResults call={call} latest />
    </li>
  )
}
