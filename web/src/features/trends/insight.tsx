import { useQueryClient } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useEffect } from 'react'
import type { AiFallbackReason } from '#shared/advisers.ts'
import { contract } from '#shared/contract/index.ts'
import type { TrendingVideo, VideoInsight, VideoOutline } from '#shared/contract/trends.ts'
import { AiMeter } from '#web/layout/ai-meter.tsx'
import { Failed } from '#web/layout/failed.tsx'
import { writeOutline } from '#web/lib/outline.ts'
import { queryKey, useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BuiltIn } from './built-in.tsx'
import { trendsMessages } from './messages.ts'
import type { Place } from './use-place.ts'
import { toInput } from './use-trends.ts'
import { ViewsSoFar } from './views-so-far.tsx'
import { Written } from './written.tsx'

interface InsightProps {
  video: TrendingVideo
  place: Place
}

/** An explanation of why a video may work, fetched when it is first expanded. */
export function Insight({ video, place }: InsightProps) {
  const { t } = useMessages(trendsMessages)
  const input = { ...toInput(place), videoId: video.id }
  const { data, isPending, refetch, dataUpdatedAt } = useRead(contract.trends.insight, input)
  const client = useQueryClient()
  // An AI insight may have used a unit.
  useEffect(() => {
    if (dataUpdatedAt > 0) void client.invalidateQueries({ queryKey: queryKey(contract.account.get) })
  }, [dataUpdatedAt, client])
  return (
    <div className="mb-4 rounded-lg bg-stage p-5 sm:p-6">
      {isPending && <Waiting />}
      {!data && !isPending && <Failed onRetry={refetch}>{t('trends.insight.failed')}</Failed>}
      {data && (
        <>
          {data.insight && <InsightText insight={data.insight} />}
          {data.insight && <AiNote fallbackReason={data.fallbackReason} />}
          <ViewsSoFar video={input} />
          <Figures {...data.figures} countedAt={data.countedAt} />
          <StartingPoint from={data.pattern} />
        </>
      )}
    </div>
  )
}

/** Explains why the AI did not write the insight, and shows how many AI units are left. */
function AiNote({ fallbackReason }: { fallbackReason: AiFallbackReason | undefined }) {
  const { t } = useMessages(trendsMessages)
  return (
    <div className="mt-4 flex flex-col gap-1 empty:hidden">
      {fallbackReason && fallbackReason !== 'not_configured' && (
        <p className="text-xs text-muted">{t(`advisers.fallbackReasons.${fallbackReason}`)}</p>
      )}
      <AiMeter />
    </div>
  )
}

/** Renders an insight according to its author. */
function InsightText({ insight }: { insight: VideoInsight }) {
  switch (insight.source) {
    case 'built_in':
      return <BuiltIn insight={insight} />
    case 'ai':
      return <Written insight={insight} />
  }
}

function Waiting() {
  const { t } = useMessages(trendsMessages)
  return (
    <div role="status" aria-label={t('trends.insight.loading')} className="flex flex-col gap-3">
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}

interface FiguresProps {
  likes: number | null
  comments: number | null
  countedAt: string
}

/** The likes and comments, unless YouTube hides them, and when all figures were counted. */
function Figures({ likes, comments, countedAt }: FiguresProps) {
  const { t, format } = useMessages(trendsMessages)
  return (
    <p className="mt-5 flex flex-wrap gap-x-4 text-sm tabular-nums">
      {likes !== null && <span>{t('trends.insight.likes', { n: likes, count: format.count(likes) })}</span>}
      {comments !== null && <span>{t('trends.insight.comments', { n: comments, count: format.count(comments) })}</span>}
      <span className="text-xs text-muted">{t('trends.insight.counted', { when: format.dateTime(countedAt) })}</span>
    </p>
  )
}

/** Links to Predictive Insights with a video's format and structure, but without its words. */
function StartingPoint({ from }: { from: VideoOutline }) {
  const { t } = useMessages(trendsMessages)
  const query = new URLSearchParams({ pattern: writeOutline(from) })
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <ButtonLink size="small" variant="primary" to={`${paths.insights}?${query}`} icon={<Sparkles aria-hidden />}>
        {t('trends.insight.start')}
      </ButtonLink>
      <p className="text-sm">{t('trends.insight.startNote')}</p>
    </div>
  )
}
