import { lazy, Suspense, useState } from 'react'
import { type Analysis, type CallResult, canUndo, type PublishedCall } from '#shared/contract/advice.ts'
import { contract } from '#shared/contract/index.ts'
import { useAction } from '#web/lib/query.ts'
import { watchUrl } from '#web/lib/video-url.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { insightsMessages } from '../messages.ts'

/** Loaded on demand: it is rarely opened, and its form library is 13 KB. */
const PublishDialog = lazy(async () => ({ default: (await import('./publish-dialog.tsx')).PublishDialog }))

/** Shows the result of an analysis's call, or a button that publishes the analysis. */
export function CallLine({ analysis }: { analysis: Analysis }) {
  const { t } = useMessages(insightsMessages)
  const [asking, setAsking] = useState(false)
  const { call, title = '' } = analysis
  if (call) return <Marked analysis={analysis} call={call} />
  return (
    <>
      <Button
        variant="link"
        aria-label={t('record.call.markOf', { title })}
        className="text-xs"
        onClick={() => setAsking(true)}
      >
        {t('record.call.mark')}
      </Button>
      {asking && (
        <Suspense>
          <PublishDialog analysis={analysis} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

function Marked({ analysis: { id, title = '' }, call }: { analysis: Analysis; call: PublishedCall }) {
  const { t, format } = useMessages(insightsMessages)
  const publish = useAction(contract.advice.publish, [contract.advice.history, contract.advice.record])
  const undo = () =>
    publish.mutate(
      { id, video: null },
      {
        onSuccess: () => toast.info(t('record.call.undone')),
        onError: ({ code }) => toast.error(t(`errors.codes.${code}`)),
      },
    )
  const [result, day] = call.after25 ? [call.after25, 'day25' as const] : [call.after7, 'day7' as const]
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
      <a href={watchUrl(call.videoId)} target="_blank" rel="noreferrer" className="underline underline-offset-4">
        {t('record.call.video')}
      </a>
      {result && <CallResultBadge result={result} when={t(`record.call.${day}`)} />}
      {!call.after25 && (
        <span>{call.dueAt ? t('record.call.due', { date: format.date(call.dueAt) }) : t('record.call.waiting')}</span>
      )}
      {canUndo(call) && (
        <Button
          variant="link"
          className="text-xs"
          pending={publish.isPending}
          aria-label={t('record.call.undoOf', { title })}
          onClick={undo}
        >
          {t('record.call.undo')}
        </Button>
      )}
    </div>
  )
}

/** Rates a call: more than half of the comparisons right is good, fewer is poor. */
const toneOf = (share: number): Tone => (share > 0.5 ? 'good' : share < 0.5 ? 'poor' : 'fair')

function CallResultBadge({ result, when }: { result: CallResult; when: string }) {
  const { t, format } = useMessages(insightsMessages)
  if (result.outcome !== 'settled') return <Badge>{`${t(`record.call.${result.outcome}`)} · ${when}`}</Badge>
  const { right, of } = result
  const text = t('record.call.right', { right: format.number(right), of: format.number(of) })
  return <Badge tone={toneOf(right / of)}>{`${text} · ${when}`}</Badge>
}
