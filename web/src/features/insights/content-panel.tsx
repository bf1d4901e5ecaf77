import { Sparkles } from 'lucide-react'
import type { FormEvent, RefObject } from 'react'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import { AiMeter } from '#web/layout/ai-meter.tsx'
import { HappensField } from '#web/layout/happens/happens-field.tsx'
import { PlanMeter } from '#web/layout/plan-meter.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { insightsMessages } from './messages.ts'
import { PlannedLength } from './planned-length.tsx'
import { stageOf, useProgress, type Work } from './progress.ts'
import { SideBySide } from './side-by-side.tsx'
import { ThumbnailFields } from './thumbnail/thumbnail-fields.tsx'
import type { Thumbnails } from './thumbnail/use-thumbnails.ts'
import { TitleInput } from './title-input.tsx'

interface ContentPanelProps {
  input: RefObject<HTMLInputElement | null>
  title: string
  onTitle: (title: string) => void
  /** The planned length, in seconds. */
  seconds: number | undefined
  onSeconds: (seconds: number | undefined) => void
  happens: {
    readonly field: RefObject<HTMLTextAreaElement | null>
    readonly text: string
    readonly onEdit: (text: string) => void
  }
  /** See {@link TitleInput}. */
  highlight: number
  thumbnails: Thumbnails
  /** The analysis with its state and the functions that start and cancel it. */
  analysis: { readonly status: Work; readonly cancel: () => void }
  onRun: () => void
}

/** The input panel: the title, what happens in the video, the thumbnail with its checks, and the button that analyzes them. */
export function ContentPanel({
  input,
  title,
  onTitle,
  seconds,
  onSeconds,
  happens,
  highlight,
  thumbnails,
  analysis,
  onRun,
}: ContentPanelProps) {
  const { t } = useMessages(insightsMessages)
  const running = analysis.status === 'pending'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (title.length > maxTitleLength) input.current?.focus()
    else onRun()
  }
  return (
    <Card title={t('insights.content.heading')}>
      <form noValidate className="@container flex flex-col gap-6" onSubmit={submit}>
        <TitleInput ref={input} title={title} onTitle={onTitle} onEmpty={onRun} highlight={highlight} />
        <HappensField ref={happens.field} happens={happens.text} onEdit={happens.onEdit} />
        <PlannedLength seconds={seconds} onSeconds={onSeconds} />
        <ThumbnailFields thumbnails={thumbnails} />
        <div className="flex flex-col gap-4 border-t border-line pt-5">
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              variant="primary"
              icon={<Sparkles aria-hidden />}
              disabled={!title.trim() && thumbnails[thumbnails.chosen].stage === 'empty'}
              pending={running}
            >
              {t('insights.content.get')}
            </Button>
            {running && <Button onClick={analysis.cancel}>{t('insights.content.cancel')}</Button>}
          </div>
          <AnalysisProgress status={analysis.status} />
          <SideBySide>
            <PlanMeter of="analyses" />
            <AiMeter />
          </SideBySide>
        </div>
      </form>
    </Card>
  )
}

function AnalysisProgress({ status }: { status: Work }) {
  const { t } = useMessages(insightsMessages)
  const { percent, shown } = useProgress(status)
  if (!shown) return null
  return (
    <Progress label={t('insights.content.working')} value={percent} status={t(`insights.stages.${stageOf(percent)}`)} />
  )
}
