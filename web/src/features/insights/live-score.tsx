import { useMemo } from 'react'
import { rateTitle } from '#web/lib/verdict.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AnnotatedTitle } from './annotated-title.tsx'
import { Announced } from './announced.tsx'
import { insightsMessages } from './messages.ts'
import { Movers } from './movers.tsx'
import { ScoreScale } from './score.tsx'
import { useTitleModel } from './title-model.ts'

/** Scores a title in the browser while it is typed, with its explanation. Ignores surrounding spaces, as an analysis does. */
export function LiveScore({ title: typed }: { title: string }) {
  const title = typed.trim()
  const { t } = useMessages(insightsMessages)
  const { data: score, isError } = useTitleModel(title !== '')
  const scored = useMemo(() => (title ? score?.(title) : undefined), [title, score])
  if (isError) return <Alert tone="warning">{t('insights.live.failed')}</Alert>
  if (!title) return <p className="text-sm text-muted">{t('insights.live.waiting')}</p>
  if (!scored) return <Skeleton className="h-24" />
  if (scored.basis !== 'model') return <Alert>{t(`prediction.noScore.${scored.basis}`)}</Alert>
  return (
    <div className="flex flex-col gap-5">
      <ScoreScale score={scored.score} />
      <AnnotatedTitle title={title} contributions={scored.contributions} />
      <Movers title={title} contributions={scored.contributions} most={5} />
      <Announced
        text={t('insights.live.announced', {
          score: scored.score,
          verdict: t(`titles.ratings.${rateTitle(scored.score)}`),
        })}
      />
    </div>
  )
}
