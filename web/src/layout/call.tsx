import { Check, Minus } from 'lucide-react'
import type { CallPromise, CallResult, PublishedCall } from '#shared/contract/advice.ts'
import { callsMessages } from '#web/messages/calls.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'

/** Shows the prediction for a published title: its basis, its label, and how reliable that is. */
export function Promised({ promise }: { promise: CallPromise | undefined }) {
  const { t } = useMessages(callsMessages)
  if (!promise) return <p className="text-muted">{t('calls.noPromise')}</p>
  const { yardstick, rating, topQuarter, aboveUsual } = promise
  const toHundred = (share: number) => Math.round(share * 100)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {t(`verdict.short.${yardstick}`)}
        <Badge>{t(`titles.ratings.${rating}`)}</Badge>
      </p>
      <p>{t('calls.promise', { topQuarter: toHundred(topQuarter), aboveUsual: toHundred(aboveUsual) })}</p>
    </>
  )
}

interface CallResultsProps {
  call: Pick<PublishedCall, 'after7' | 'after28' | 'dueAt'>
  /** Whether only the latest result is shown. */
  latest?: boolean
}

/** Shows whether a published video performed as predicted, and when it is checked next. */
export function CallResults({ call: { after7, after28, dueAt }, latest }: CallResultsProps) {
  const { t, format } = useMessages(callsMessages)
  return (
    <>
      {after7 && !(latest && after28) && <Result result={after7} when={t('calls.after7')} />}
      {after28 && <Result result={after28} when={t('calls.after28')} />}
      {!after28 && (
        <p className="text-muted">
          {dueAt ? t('calls.due', { date: format.date(dueAt) }) : t(after7 ? 'calls.waitingAgain' : 'calls.waiting')}
        </p>
      )}
    </>
  )
}

function Result({ result, when }: { result: CallResult; when: string }) {
  const { t, format } = useMessages(callsMessages)
  if (result.outcome === 'compared') {
    const { right, of } = result
    return <Badge>{`${t('calls.compared', { right: format.number(right), n: of })} · ${when}`}</Badge>
  }
  if (result.outcome !== 'settled') return <Badge>{`${t(`calls.${result.outcome}`)} · ${when}`}</Badge>
  const { topQuarter, aboveUsual } = result
  return (
    <p className="flex flex-wrap items-center gap-2">
      <Reached isReached={topQuarter}>{t(topQuarter ? 'calls.topQuarter' : 'calls.notTopQuarter')}</Reached>
      <Reached isReached={aboveUsual}>{t(aboveUsual ? 'calls.aboveUsual' : 'calls.notAboveUsual')}</Reached>
      <span className="text-xs text-muted">{when}</span>
    </p>
  )
}

const Reached = ({ isReached, children }: { isReached: boolean; children: string }) => (
  <Badge tone={isReached ? 'good' : 'neutral'} icon={isReached ? Check : Minus}>
    {children}
  </Badge>
)
