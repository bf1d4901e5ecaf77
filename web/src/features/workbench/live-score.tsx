import { useMemo } from 'react'
import { findRefusal } from '#shared/prediction/checks.ts'
import type { JudgedVideo } from '#shared/prediction/verdict.ts'
import type { Verdict } from '#shared/prediction/yardsticks.ts'
import type { Judgment } from '#web/layout/yardstick/judgment.ts'
import { useJudgment, useTitleLanguage, useYardstick } from '#web/layout/yardstick/use-yardstick.ts'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { verdictMessages } from '#web/messages/verdict.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AnnotatedTitle } from './annotated-title.tsx'
import { ConnectHint } from './connect-hint.tsx'
import { insightsMessages } from './messages.ts'
import { Movers } from './movers.tsx'
import { Part } from './part.tsx'
import { PartsTotal } from './parts-total.tsx'
import { useTitleModel } from './title-model.ts'

/** Loaded with the first title. */
const LiveVerdict = lazyComponent(() => import('#web/layout/verdict/live-verdict.tsx'), 'LiveVerdict', verdictMessages)

interface LiveScoreProps {
  title: string
  /** The video of the title. Undefined until it is known. */
  video: JudgedVideo | undefined
  /** Whether edits are saved, because the video has a stored draft. */
  isKept: boolean
}

/**
 * Shows the verdict on a title while it is typed, by the yardstick of the screen. A rank among real titles is explained word
 * by word.
 */
export function LiveScore({ title, video, isKept }: LiveScoreProps) {
  const { t } = useMessages(insightsMessages)
  const { state } = useYardstick()
  const currentJudgment = useJudgment(title, video)
  const judgment: Judgment = video || currentJudgment.state === 'empty' ? currentJudgment : { state: 'loading' }
  // Shown even before the first keystroke.
  const noVideos = state === 'fetching' || state === 'unavailable' ? ({ state } as const) : undefined
  if (judgment.state === 'empty' && !noVideos)
    return (
      <p className="text-sm text-muted">
        {t('insights.live.waiting')} {!isKept && t('insights.live.unsent')}
      </p>
    )
  const refusal = findRefusal(title.trim())
  // A title that YouTube would refuse has no verdict. The field explains why.
  if (refusal) return null
  const isGeneral = judgment.state === 'judged' && judgment.verdict.yardstick === 'general'
  return (
    <Part fallback={<Skeleton className="h-24" />}>
      <div className="flex flex-col gap-5">
        <LiveVerdict judgment={noVideos ?? judgment} seconds={video?.seconds} />
        {isGeneral && <ConnectHint />}
        {isGeneral && <Explanation title={title.trim()} base={video?.base} verdict={judgment.verdict} />}
      </div>
    </Part>
  )
}

/** The effect of each word of a title on its rank among real titles. */
function Explanation({ title, base, verdict }: { title: string; base: JudgedVideo['base']; verdict: Verdict }) {
  const { data: model } = useTitleModel()
  const language = useTitleLanguage()
  const scored = useMemo(() => model?.scoreTitle(title, language), [title, model, language])
  if (!scored) return <Skeleton className="h-24" />
  return (
    <>
      <AnnotatedTitle title={title} contributions={scored.contributions} />
      <PartsTotal scored={scored} {...{ title, base, verdict }} />
      <Movers title={title} contributions={scored.contributions} most={5} />
    </>
  )
}
