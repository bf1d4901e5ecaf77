import { Lightbulb } from 'lucide-react'
import { lazy, type Ref, useEffect, useRef } from 'react'
import type { Analysis } from '#shared/contract/advice.ts'
import type { JudgedVideo } from '#shared/prediction/verdict.ts'
import { Failed } from '#web/layout/failed.tsx'
import { PlanFull } from '#web/layout/plan-meter.tsx'
import { YardstickNote } from '#web/layout/studio/yardstick-note.tsx'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LiveScore } from './live-score.tsx'
import { insightsMessages } from './messages.ts'
import type { ShownAnalysis } from './open-video.ts'
import { Part } from './part.tsx'
import { resultMessages } from './result/messages.ts'
import { findTitled } from './result/titled.ts'
import type { Refusal } from './use-analysis.ts'

/** Loaded with the first analysis. */
const TitleResult = lazyComponent(() => import('./result/title-result.tsx'), 'TitleResult', resultMessages)

/** Loaded on demand: rarely needed, and its form library is 13 KB. */
const ChannelForm = lazy(async () => ({ default: (await import('./channel-form.tsx')).ChannelForm }))

interface InsightsPanelProps {
  ref: Ref<HTMLElement>
  /** The ref of the element with the verdict of an analysis. */
  verdictRef: Ref<HTMLDivElement>
  /** The analysis shown, if any. */
  analysis: Analysis | undefined
  /** Whether the analysis was just created. */
  isNew: boolean
  /** The video of the title in the input field. Undefined until it is known. */
  video: JudgedVideo | undefined
  /** Whether the video has a saved draft. */
  isKept: boolean
  /** Whether the video has a thumbnail. */
  hasThumbnail: boolean
  /** Whether an analysis is running. */
  isWaiting: boolean
  /** Why the last analysis was refused. */
  refusal: Refusal | undefined
  /** Whether the last analysis failed. */
  isFailed: boolean
  /** The request id for support, if a server was reached. */
  requestId: string | undefined
  /** Set if the requested analysis could not be read. */
  unread: ShownAnalysis['unread']
  /** Whether the requested analysis no longer exists. */
  isGone: boolean
  /** The title in the input field. */
  current: string
  /** Moves to the input field. */
  onStart: () => void
  /** Puts a suggested title into the input field. */
  onApply: (title: string) => void
  /** Moves to suggested titles for the video. */
  onSuggestedTitles: () => void
  /** Repeats the last analysis. */
  onAgain: () => void
  /** Called once results are on the screen. */
  onShown: () => void
}

/** The live and the analyzed verdict with next steps, what prevents an analysis, or how to start one. */
export function InsightsPanel({ ref, ...state }: InsightsPanelProps) {
  const { t } = useMessages(insightsMessages)
  return (
    <Card
      ref={ref}
      tabIndex={-1}
      className="scroll-mt-20 xl:row-span-2"
      title={t('insights.results.heading')}
      aria-busy={state.isWaiting}
    >
      {isUnanalyzed(state) && <p className="mb-5 text-sm text-muted">{t('insights.unanalyzed')}</p>}
      <Content {...state} />
      <YardstickNote />
    </Card>
  )
}

/** Whether to show that the title is not analyzed. False while another message is shown. */
function isUnanalyzed({ analysis, current, isWaiting, refusal, isFailed }: Omit<InsightsPanelProps, 'ref'>): boolean {
  const title = current.trim()
  return !isWaiting && !refusal && !isFailed && title !== '' && title !== analysis?.title
}

function Content({
  verdictRef,
  analysis,
  isNew,
  video,
  isWaiting,
  refusal,
  isFailed,
  requestId,
  unread,
  isGone,
  current,
  isKept,
  hasThumbnail,
  onApply,
  onStart,
  onSuggestedTitles,
  onAgain,
  onShown,
}: Omit<InsightsPanelProps, 'ref'>) {
  const { t } = useMessages(insightsMessages)
  const live = <LiveScore title={current} video={video} isKept={isKept} />
  const titled = analysis && findTitled(analysis)
  if (!refusal && !isWaiting && !isFailed && titled) {
    // Keeps the live verdict on the screen while the code of the results loads.
    const loading = (
      <div className="flex flex-col gap-5">
        {live}
        <Waiting />
      </div>
    )
    return (
      <Part fallback={loading}>
        <TitleResult
          key={titled.id}
          verdictRef={verdictRef}
          analysis={titled}
          live={current.trim() !== '' && current.trim() !== titled.title && live}
          onEdit={onStart}
          {...{ isNew, current, onApply, onSuggestedTitles }}
        />
        <Shown key={`${titled.id} shown`} onShown={onShown} />
      </Part>
    )
  }
  return (
    <div className="flex flex-col gap-5">
      {live}
      {refusal === 'channel_required' ? (
        <Part fallback={<Waiting />}>
          <ChannelForm onSaved={onAgain} />
        </Part>
      ) : refusal === 'plan_limit_reached' ? (
        <PlanFull of="analyses" />
      ) : isWaiting ? (
        <Waiting />
      ) : isFailed ? (
        <Failed tone="warning" onRetry={onAgain}>
          {t('insights.toasts.failure')}
          {requestId && <p className="mt-1 text-xs break-all text-muted">{t('common.requestId', { id: requestId })}</p>}
        </Failed>
      ) : analysis ? (
        <Shown key={analysis.id} onShown={onShown} />
      ) : unread ? (
        <Failed tone="warning" onRetry={unread.readAgain} pending={unread.isReading}>
          {t('insights.history.failed')}
        </Failed>
      ) : isGone ? (
        <Alert>{t('insights.results.gone')}</Alert>
      ) : (
        !current.trim() &&
        !hasThumbnail && (
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
      )}
    </div>
  )
}

/** Calls `onShown` once its siblings are rendered. */
function Shown({ onShown }: { onShown: () => void }) {
  const latest = useRef(onShown)
  useEffect(() => latest.current(), [])
  return null
}

const Waiting = () => (
  <div className="flex flex-col gap-4">
    <Skeleton className="h-6 w-2/3" />
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
    <Skeleton className="h-4 w-1/2" />
  </div>
)
