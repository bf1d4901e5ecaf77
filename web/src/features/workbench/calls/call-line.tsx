import { lazy, Suspense, useState } from 'react'
import { type Analysis, canUndo, type PublishedCall } from '#shared/contract/advice.ts'
import { contract } from '#shared/contract/index.ts'
import { isPromise, rateVerdict } from '#shared/prediction/rating.ts'
import { CallResults } from '#web/layout/call.tsx'
import { useAction } from '#web/lib/query.ts'
import { watchUrl } from '#web/lib/video-url.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { insightsMessages } from '../messages.ts'

/** Loaded on demand: it is rarely opened, and its form library is 13 KB. */
const PublishDialog = lazy(async () => ({ default: (await import('./publish-dialog.tsx')).PublishDialog }))

/** Shows the result of an analysis's call, or a button that marks it as published if its verdict makes a call. */
export function CallLine({ analysis }: { analysis: Analysis }) {
  const { t } = useMessages(insightsMessages)
  const [asking, setAsking] = useState(false)
  const { call, title = '', verdict } = analysis
  if (call) return <Marked analysis={analysis} call={call} />
  if (!verdict || !isPromise(rateVerdict(verdict))) return null
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
  const { t } = useMessages(insightsMessages)
  const publish = useAction(contract.advice.publish, [contract.advice.history, contract.advice.record])
  const undo = () =>
    publish.mutate(
      { id, video: null },
      {
        onSuccess: () => toast.info(t('record.call.undone')),
        onError: ({ code }) => toast.error(t(`errors.codes.${code}`)),
      },
    )
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
      <a href={watchUrl(call.videoId)} target="_blank" rel="noreferrer" className="underline underline-offset-4">
        {t('record.call.video')}
      </a>
      <CallResults call={call} latest />
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
