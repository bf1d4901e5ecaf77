import { Sparkles } from 'lucide-react'
import { type FormEvent, type ReactNode, type RefObject, useId } from 'react'
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
  /** How the title stands, which comes after it on a phone. */
  verdict: ReactNode
}

/**
 * What is analyzed: the title and what happens in the video, then the thumbnail with its checks and the button that analyzes them. Cells of
 * a grid.
 */
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
  verdict,
}: ContentPanelProps) {
  const { t } = useMessages(insightsMessages)
  const running = analysis.status === 'pending'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (title.length > maxTitleLength) input.current?.focus()
    else onRun()
  }
  const form = useId()
  return (
    <>
      <Card title={t('insights.content.heading')}>
        <form id={form} noValidate className="flex flex-col gap-6" onSubmit={submit}>
          <TitleInput ref={input} title={title} onTitle={onTitle} onEmpty={onRun} highlight={highlight} />
          <HappensField ref={happens.field} happens={happens.text} onEdit={happens.onEdit} />
          <PlannedLength seconds={seconds} onSeconds={onSeconds} />
        </form>
      </Card>
      {verdict}
      <Card className="@container">
        <ThumbnailFields thumbnails={thumbnails} />
        <div className="mt-6 flex flex-col gap-4 border-t border-line pt-5">
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              form={form}
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
      </Card>
    </>
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
