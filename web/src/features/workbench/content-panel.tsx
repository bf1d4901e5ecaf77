import { Sparkles } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { findRefusal } from '#shared/prediction/checks.ts'
import { AiMeter } from '#web/layout/ai-meter.tsx'
import { HappensField } from '#web/layout/happens/happens-field.tsx'
import { PlanMeter } from '#web/layout/plan-meter.tsx'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { insightsMessages } from './messages.ts'
import type { OpenVideo } from './open-video.ts'
import { Part } from './part.tsx'
import { PlannedLength } from './planned-length.tsx'
import { type AnalysisStatus, stageOf, useProgress } from './progress.ts'
import { SideBySide } from './side-by-side.tsx'
import type { Thumbnails as VideoThumbnails } from './thumbnail/use-thumbnails.ts'
import { TitleInput } from './title-input.tsx'
import type { useWorkbench } from './use-workbench.ts'

/** Loaded separately, because it needs a drag-and-drop library. */
const Thumbnails = lazyComponent(
  () => import(/* always */ './thumbnail/thumbnails.tsx'),
  'Thumbnails',
  insightsMessages,
)

interface ContentPanelProps {
  bench: ReturnType<typeof useWorkbench>
  video: OpenVideo
  thumbnails: VideoThumbnails
}

/** The input of an analysis: the title, the thumbnail, what happens in the video and its length, and the button to analyze it. */
export function ContentPanel({ bench, video, thumbnails }: ContentPanelProps) {
  const { t } = useMessages(insightsMessages)
  const { status, cancel } = bench.analysis
  const isRunning = status === 'pending'
  const form = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const refusal = findRefusal(video.title)
    if (!refusal) return bench.run()
    toast.error(t(`prediction.checks.${refusal}`))
    bench.refs.input.current?.focus()
  }
  return (
    <Card className="@container" title={t('insights.content.heading')}>
      <form id={form} noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <TitleInput
          ref={bench.refs.input}
          title={video.title}
          onTitle={video.setTitle}
          onEmpty={bench.run}
          highlight={bench.highlight}
        />
        <Part fallback={<Skeleton className="h-36" />}>
          <Thumbnails thumbnails={thumbnails} />
        </Part>
        <HappensField
          ref={bench.refs.happens}
          happens={video.happens}
          question={bench.question}
          onEdit={video.setHappens}
        />
        <PlannedLength seconds={video.seconds} onSeconds={video.setSeconds} />
      </form>
      <div className="mt-5 flex flex-col gap-4">
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            form={form}
            variant="primary"
            icon={<Sparkles aria-hidden />}
            disabled={!video.title.trim() && thumbnails.isEmpty}
            pending={isRunning}
          >
            {t('insights.content.get')}
          </Button>
          {isRunning && <Button onClick={cancel}>{t('insights.content.cancel')}</Button>}
        </div>
        <AnalysisProgress status={status} />
        <SideBySide>
          <PlanMeter of="analyses" />
          <AiMeter />
        </SideBySide>
      </div>
    </Card>
  )
}

function AnalysisProgress({ status }: { status: AnalysisStatus }) {
  const { t } = useMessages(insightsMessages)
  const { percent, shown } = useProgress(status)
  if (!shown) return null
  return (
    <Progress label={t('insights.content.working')} value={percent} status={t(`insights.stages.${stageOf(percent)}`)} />
  )
}
