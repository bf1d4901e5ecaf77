import { Suspense, useMemo } from 'react'
import { useStudioVerdict } from '#web/layout/studio/yardstick.ts'
import { rateTitle, type Verdict } from '#web/lib/verdict.ts'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AnnotatedTitle } from './annotated-title.tsx'
import { Announced } from './announced.tsx'
import { insightsMessages } from './messages.ts'
import { Movers } from './movers.tsx'
import { resultMessages } from './result/messages.ts'
import { ScoreScale } from './score.tsx'
import { useTitleModel, useWordingChance } from './title-model.ts'

/** Loaded with the first verdict by exports. */
const VerdictPanel = lazyComponent(() => import('./result/verdict.tsx'), 'VerdictPanel', resultMessages)

/** An analyzed title whose result is on the screen. */
export interface AnalyzedTitle {
  readonly title: string
  /** Whether its verdict is its rank among the creator's own videos. */
  readonly isOnChannel: boolean
}

interface LiveScoreProps {
  title: string
  analyzed: AnalyzedTitle | undefined
}

/**
 * Scores a title in the browser while it is typed, with its explanation: by the creator's exports where they judge, else by
 * the title model. Ignores surrounding spaces, as an analysis does. Beside the result of the same title it shows nothing; beside a verdict of the channel, the chance of the wording: a rank
 * among titles in general could contradict that verdict.
 */
export function LiveScore({ title: typed, analyzed }: LiveScoreProps) {
  const title = typed.trim()
  const byStudio = useStudioVerdict(title)
  if (analyzed?.title === title) return null
  if (byStudio) return <StudioScore title={title} verdict={byStudio} />
  return analyzed?.isOnChannel && title ? (
    <ComparedWording title={title} analyzed={analyzed.title} />
  ) : (
    <GeneralScore title={title} />
  )
}

function StudioScore({ title, verdict }: { title: string; verdict: Verdict | 'pending' }) {
  const { t } = useMessages(insightsMessages)
  const { data: scoreTitle } = useTitleModel(true)
  const general = useMemo(() => scoreTitle?.(title), [title, scoreTitle])
  if (verdict === 'pending') return <Skeleton className="h-24" />
  const { score } = verdict
  return (
    <Suspense fallback={<Skeleton className="h-24" />}>
      <VerdictPanel verdict={verdict} generalScore={general?.basis === 'model' ? general.score : undefined} />
      <Announced text={t('insights.live.announced', { score, verdict: t(`titles.ratings.${rateTitle(score)}`) })} />
    </Suspense>
  )
}

function ComparedWording({ title, analyzed }: { title: string; analyzed: string }) {
  const { t, format } = useMessages(insightsMessages)
  const chance = useWordingChance(title, analyzed)
  if (chance === undefined) return null
  const text = t('insights.live.compared', { chance: format.chance(chance) })
  return (
    <>
      <p className="text-sm text-muted">{text}</p>
      <Announced text={text} />
    </>
  )
}

function GeneralScore({ title }: { title: string }) {
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
