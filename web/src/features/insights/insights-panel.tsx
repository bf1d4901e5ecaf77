import { Lightbulb } from 'lucide-react'
import { lazy, type Ref, Suspense } from 'react'
import type { Analysis } from '#shared/contract/advice.ts'
import { Failed } from '#web/layout/failed.tsx'
import { PlanFull } from '#web/layout/plan-meter.tsx'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { insightsMessages } from './messages.ts'
import { resultMessages } from './result/messages.ts'
import type { Refusal } from './use-analysis.ts'

/** Loaded with the first analysis. */
const Results = lazyComponent(() => import('./result/results.tsx'), 'Results', resultMessages)

/** Loaded on demand: rarely needed, and its form library is 13 KB. */
const ChannelForm = lazy(async () => ({ default: (await import('./channel-form.tsx')).ChannelForm }))

interface InsightsPanelProps {
  ref: Ref<HTMLElement>
  /** The analysis shown, if any. */
  analysis: Analysis | undefined
  /** Whether it was just made. */
  isNew: boolean
  /** The address of its thumbnail, if available. */
  thumbnailUrl: string | undefined
  /** Whether an analysis is running. */
  waiting: boolean
  /** Why the last analysis was refused. */
  refusal: Refusal | undefined
  /** Whether the last analysis failed. */
  failed: boolean
  /** The request id for support, if a server was reached. */
  requestId: string | undefined
  /** Whether the requested analysis no longer exists. */
  gone: boolean
  /** The title in the input field. */
  current: string
  /** Moves to the input field. */
  onStart: () => void
  /** Puts an offered title into the input field. */
  onApply: (title: string) => void
  /** Puts an offered title into the input field and moves there. */
  onUse: (title: string) => void
  /** Sends the last draft again. */
  onAgain: () => void
  /** Called once results are on the screen. */
  onShown: () => void
}

/** The result panel: results, what prevents them, or how to get some. */
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
  thumbnailUrl,
  waiting,
  refusal,
  failed,
  requestId,
  gone,
  current,
  onApply,
  onStart,
  onUse,
  onAgain,
  onShown,
}: Omit<InsightsPanelProps, 'ref'>) {
  const { t } = useMessages(insightsMessages)
  if (refusal === 'channel_required') {
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
  if (analysis) {
    return (
      <Suspense fallback={<Waiting />}>
        <Results
          key={analysis.id}
          {...{ analysis, isNew, thumbnailUrl, current, onApply, onUse, onShown }}
          onEdit={onStart}
        />
      </Suspense>
    )
  }
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
