import { Lightbulb } from 'lucide-react'
import { lazy, type Ref, Suspense } from 'react'
import type { Analysis } from '#shared/contract/advice.ts'
import { Failed } from '#web/layout/failed.tsx'
import { PlanFull } from '#web/layout/plan-meter.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { insightsMessages } from './messages.ts'
import { Results } from './results.tsx'
import type { Refusal } from './use-analysis.ts'

/** Most creators never need it, and its form library is 13 KB. */
const ChannelForm = lazy(async () => ({ default: (await import('./channel-form.tsx')).ChannelForm }))

interface InsightsPanelProps {
  ref: Ref<HTMLElement>
  /** The analysis on show, if there is one. */
  analysis: Analysis | undefined
  /** It was made just now. */
  isNew: boolean
  /** Where its thumbnail is to be seen, if anywhere. */
  picture: string | undefined
  /** An analysis is on its way. */
  waiting: boolean
  /** Why the last analysis was refused. */
  refusal: Refusal | undefined
  /** The last analysis failed. */
  failed: boolean
  /** What support asks for, where a server was reached. */
  requestId: string | undefined
  /** The analysis that was asked for is no more. */
  gone: boolean
  onStart: () => void
  onUse: (title: string) => void
  /** Sends the last draft once more. */
  onAgain: () => void
}

/** The answer's place: results, what is in their way, or how to get some. */
export function InsightsPanel({ ref, ...state }: InsightsPanelProps) {
  const { t } = useMessages(insightsMessages)
  return (
    <Card
      ref={ref}
      tabIndex={-1}
      className="scroll-mt-4"
      title={t('insights.results.heading')}
      aria-busy={state.waiting}
    >
      <Content {...state} />
    </Card>
  )
}

function Content({
  analysis,
  isNew,
  picture,
  waiting,
  refusal,
  failed,
  requestId,
  gone,
  onStart,
  onUse,
  onAgain,
}: Omit<InsightsPanelProps, 'ref'>) {
  const { t } = useMessages(insightsMessages)
  if (refusal === 'channel_missing') {
    return (
      <Suspense fallback={<Waiting />}>
        <ChannelForm onSaved={onAgain} />
      </Suspense>
    )
  }
  if (refusal === 'plan_limit_reached') return <PlanFull of="analyses" />
  if (waiting) return <Waiting />
  if (failed) {
    return (
      <Failed tone="warning" onRetry={onAgain}>
        {t('insights.toasts.failure')}
        {requestId && <p className="mt-1 text-xs break-all text-muted">{t('common.requestId', { id: requestId })}</p>}
      </Failed>
    )
  }
  if (analysis) return <Results key={analysis.id} analysis={analysis} isNew={isNew} picture={picture} onUse={onUse} />
  if (gone) return <Alert>{t('insights.results.gone')}</Alert>
  return (
    <EmptyState
      icon={<Lightbulb aria-hidden />}
      title={t('insights.empty.title')}
      action={
        <Button variant="link" onClick={onStart}>
          {t('insights.empty.start')}
        </Button>
      }
    >
      {t('insights.empty.text')}
    </EmptyState>
  )
}

const Waiting = () => (
  <div className="flex flex-col gap-4">
    <Skeleton className="h-6 w-2/3" />
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
    <Skeleton className="h-4 w-1/2" />
  </div>
)
