import { Check, Minus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { minSettledCalls, type PromiseCount, type PublishedCall, type TrackRecord } from '#shared/contract/advice.ts'
import type { DraftSummary } from '#shared/contract/drafts.ts'
import { contract } from '#shared/contract/index.ts'
import { Failed } from '#web/layout/failed.tsx'
import { draftNameOf, useAllDrafts } from '#web/layout/use-all-drafts.ts'
import { VideoLink } from '#web/layout/video/video-link.tsx'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Answer } from '#web/ui/answer.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Interval } from '#web/ui/interval.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { recordMessages } from './messages.ts'

/**
 * Shows how often our predictions for published videos came true, once there are enough of them, and the predictions
 * themselves. Renders nothing if the record is not offered.
 */
export function TrackRecordCard() {
  const { t } = useMessages(recordMessages)
  const { data, isPending, refetch } = useRead(contract.advice.record, {})
  const drafts = useAllDrafts()
  if (data?.record === null) return null
  return (
    <Card title={t('record.track.heading')} aside={<Badge>{t('record.track.ours')}</Badge>}>
      {isPending || drafts.isPending ? (
        <Skeleton className="h-16" />
      ) : data?.record ? (
        <Content record={data.record} uncalled={selectUncalled(data.record, drafts.data ?? [])} />
      ) : (
        <Failed onRetry={refetch}>{t('record.track.failed')}</Failed>
      )}
    </Card>
  )
}

const isComplete = ({ calls, settled, waiting, unsettled, earlier }: TrackRecord) =>
  calls.length === settled + waiting + unsettled + earlier

/** Returns the published drafts whose videos have no call. Returns none if the record does not list all calls. */
function selectUncalled(record: TrackRecord, drafts: readonly DraftSummary[]): DraftSummary[] {
  if (!isComplete(record)) return []
  const called = new Set(record.calls.map(({ videoId }) => videoId))
  return drafts.filter(({ published }) => published && !called.has(published.videoId))
}

interface ContentProps {
  record: TrackRecord
  /** Published drafts without a call. */
  uncalled: readonly DraftSummary[]
}

function Content({ record, uncalled }: ContentProps) {
  const { t } = useMessages(recordMessages)
  const { waiting, unsettled, earlier, calls } = record
  return (
    <div className="flex flex-col gap-6 text-sm">
      <div className="flex flex-col gap-4 rounded-lg bg-stage p-5 sm:p-6">
        <Result record={record} hasUncalled={uncalled.length > 0} />
        {waiting + unsettled + earlier > 0 && (
          <p>
            {waiting > 0 && t('record.track.waiting', { n: waiting })}{' '}
            {unsettled > 0 && t('record.track.unsettled', { n: unsettled })}{' '}
            {earlier > 0 && t('record.track.earlier', { n: earlier })}
          </p>
        )}
        {calls.length > 0 && (
          <Disclosure summary={t('record.track.how')}>
            <p className="max-w-3xl text-sm text-pretty">{t('record.track.howText')}</p>
          </Disclosure>
        )}
      </div>
      {calls.length > 0 && <Calls record={record} />}
      {uncalled.length > 0 && <Uncalled drafts={uncalled} />}
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <TextLink to={paths.drafts}>{t('record.track.toDrafts')}</TextLink>
        <TextLink to={paths.accuracy}>{t('record.track.general')}</TextLink>
      </p>
    </div>
  )
}

function Uncalled({ drafts }: { drafts: readonly DraftSummary[] }) {
  const { t } = useMessages(recordMessages)
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="text-base font-semibold">
        {t('record.track.uncalled.heading')}
      </h3>
      <p className="mt-1 max-w-3xl">{t('record.track.uncalled.text')}</p>
      <ul className="mt-3">
        {drafts.map((draft) => (
          <li key={draft.id} className="py-1">
            <TextLink to={`${paths.review}?draft=${draft.id}`}>
              {draftNameOf(draft, t('record.track.uncalled.untitled'))}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Result({ record: { settled, rate, calls }, hasUncalled }: { record: TrackRecord; hasUncalled: boolean }) {
  const { t } = useMessages(recordMessages)
  if (calls.length === 0)
    return <p className="text-base">{t(hasUncalled ? 'record.track.noCalls' : 'record.track.none')}</p>
  if (!rate)
    return <p className="max-w-3xl text-base">{t('record.track.few', { n: settled, fewest: minSettledCalls })}</p>
  const { aboveUsual, topQuarter } = rate
  return (
    <div className="grid items-end gap-x-8 gap-y-6 lg:grid-cols-2">
      <div>
        <Answer>
          {t('record.track.aboveUsual', { n: aboveUsual.came, of: settled, promised: aboveUsual.promised })}
        </Answer>
        <Chance count={aboveUsual} of={settled} />
      </div>
      <div>
        <p className="text-lg font-medium">
          {t('record.track.topQuarter', { n: topQuarter.came, promised: topQuarter.promised })}
        </p>
        <Chance count={topQuarter} of={settled} />
      </div>
    </div>
  )
}

/** Shows whether chance explains how often a prediction came true, drawn on the scale of all predictions. */
function Chance({ count: { came, promised, low, high }, of }: { count: PromiseCount; of: number }) {
  const { t } = useMessages(recordMessages)
  const side = came > high ? 'more' : came < low ? 'fewer' : low === 0 && high === of ? 'any' : 'within'
  return (
    <div className="mt-2">
      <p>{t(`record.track.${side}`, { low, high })}</p>
      <Interval
        value={came / of}
        low={low / of}
        high={high / of}
        mark={promised / of}
        isMain
        className="mt-2 max-w-md"
      />
    </div>
  )
}

function Calls({ record }: { record: TrackRecord }) {
  const { calls } = record
  const { t } = useMessages(recordMessages)
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="text-base font-semibold">
        {isComplete(record) ? t('record.track.calls') : t('record.track.latest', { n: calls.length })}
      </h3>
      <p className="mt-1 max-w-3xl">{t('record.track.table.text')}</p>
      <table aria-labelledby={heading} className="mt-3 w-full text-start tabular-nums">
        <thead className="text-xs text-muted">
          <tr>
            <Head>{t('record.track.table.video')}</Head>
            <Head isWide>{t('record.track.table.said')}</Head>
            <Head>{t('record.track.table.topQuarter')}</Head>
            <Head>{t('record.track.table.aboveUsual')}</Head>
            <Head isWide>{t('record.track.table.checked')}</Head>
            <Head isWide>{t('record.track.table.marked')}</Head>
          </tr>
        </thead>
        <tbody>
          {calls.map((call) => (
            <CallRow key={call.videoId} call={call} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface CellProps {
  /** Whether the column is hidden on phones, which may show its content elsewhere. */
  isWide?: boolean
  children: ReactNode
}

const Head = ({ isWide, children }: CellProps) => (
  <th scope="col" className={cx('py-2 pe-4 text-start font-medium', isWide && 'max-sm:hidden')}>
    {children}
  </th>
)

const Cell = ({ isWide, children }: CellProps) => (
  <td className={cx('border-t border-line py-3 pe-4', isWide && 'whitespace-nowrap max-sm:hidden')}>{children}</td>
)

function CallRow({ call }: { call: TrackRecord['calls'][number] }) {
  const { t, format } = useMessages(recordMessages)
  const { videoId, title = t('record.track.untitled'), markedAt, promise, after7, after28 } = call
  const result = after28 ?? after7
  const settled = result?.outcome === 'settled' ? result : undefined
  const label = promise ? t(`titles.ratings.${promise.rating}`) : t('calls.noPromise')
  return (
    <tr>
      <th scope="row" className="border-t border-line py-2.5 pe-4 text-start font-normal">
        <VideoLink video={{ id: videoId, title }} className="inline-block min-h-6 font-medium hover:underline" />
        <span className="block text-xs text-muted sm:hidden">
          {`${label} · `}
          <Checked call={call} />
        </span>
      </th>
      <Cell isWide>
        {label}
        {promise?.yardstick === 'general' && (
          <span className="block text-xs text-muted">{t('verdict.short.general')}</span>
        )}
      </Cell>
      <Cell>
        <Outcome
          share={promise?.topQuarter}
          isReached={settled?.topQuarter}
          texts={[t('calls.topQuarter'), t('calls.notTopQuarter')]}
        />
      </Cell>
      <Cell>
        <Outcome
          share={promise?.aboveUsual}
          isReached={settled?.aboveUsual}
          texts={[t('calls.aboveUsual'), t('calls.notAboveUsual')]}
        />
      </Cell>
      <Cell isWide>
        <Checked call={call} />
      </Cell>
      <Cell isWide>{format.date(markedAt)}</Cell>
    </tr>
  )
}

interface OutcomeProps {
  /** The predicted share, from 0 to 1. */
  share: number | undefined
  /** Whether the video reached it. Undefined until this is known. */
  isReached: boolean | undefined
  /** The texts for screen readers: for a video that reached it, and for one that did not. */
  texts: readonly [string, string]
}

/** How often similarly ranked titles reached a result, and whether this one did. */
function Outcome({ share, isReached, texts }: OutcomeProps) {
  const { format } = useMessages(recordMessages)
  const Icon = isReached ? Check : Minus
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5',
        isReached ? 'font-semibold text-good' : isReached === undefined && 'text-muted',
      )}
    >
      {isReached === undefined ? <span className="size-4" /> : <Icon aria-hidden className="size-4" />}
      {share !== undefined && format.percent(share)}
      {isReached !== undefined && <span className="sr-only">{isReached ? texts[0] : texts[1]}</span>}
    </span>
  )
}

/** When a prediction was checked, when it will be, or why it was not. */
function Checked({ call: { after7, after28, dueAt } }: { call: Pick<PublishedCall, 'after7' | 'after28' | 'dueAt'> }) {
  const { t, format } = useMessages(recordMessages)
  const result = after28 ?? after7
  if (!result) return dueAt ? format.date(dueAt) : t('record.track.table.waiting')
  if (result.outcome === 'settled') return t(after28 ? 'calls.after28' : 'calls.after7')
  if (result.outcome === 'compared') return t('calls.compared', { right: format.number(result.right), n: result.of })
  return t(`calls.${result.outcome}`)
}
