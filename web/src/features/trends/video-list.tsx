import { SearchX } from 'lucide-react'
import { useState } from 'react'
import type { TrendingVideo } from '#shared/contract/trends.ts'
import { Failed } from '#web/layout/failed.tsx'
import { PlanFull } from '#web/layout/plan-meter.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { trendsMessages } from './messages.ts'
import type { Place } from './use-place.ts'
import type { useTrends } from './use-trends.ts'
import { VideoCard } from './video-card.tsx'

/** The number of videos shown at first and added by each press. */
const step = 10
const orders = ['youtube', 'rate'] as const
const listClass = 'mt-4 divide-y divide-line border-y border-line'

/** Whether views per hour are known, by which a list can then be sorted. */
export const hasRates = (videos: readonly TrendingVideo[]): boolean => videos.some(({ perHour }) => perHour !== null)

interface VideoListProps {
  place: Place
  trends: ReturnType<typeof useTrends>
  onOverall: () => void
  onOrder: (isByRate: boolean) => void
}

/** Renders the videos of a list, or why there are none. */
export function VideoList({ place, trends, onOverall, onOrder }: VideoListProps) {
  const { t } = useMessages(trendsMessages)
  const { data, error, isPending, isFilling, refetch } = trends
  if (isPending || isFilling) {
    return (
      <div role="status" aria-label={t('trends.list.loading')}>
        {isFilling && <Alert className="mt-4">{t('trends.list.filling')}</Alert>}
        <CardSkeleton count={4} />
      </div>
    )
  }
  if (!data) {
    if (error?.code === 'plan_limit_reached') {
      const toOverall = (
        <Button size="small" onClick={onOverall}>
          {t('trends.toOverall')}
        </Button>
      )
      return (
        <div className="mt-4">
          <PlanFull of="topics" action={toOverall} />
        </div>
      )
    }
    return (
      <Failed className="mt-4" onRetry={refetch}>
        {t('trends.list.failed')}
      </Failed>
    )
  }
  // A search that could not run is explained above.
  if (data.videos.length === 0) return data.searchUnavailable ? null : <Nothing place={place} onOverall={onOverall} />
  return <Videos videos={data.videos} place={place} onOrder={onOrder} />
}

function Nothing({ place, onOverall }: Pick<VideoListProps, 'place' | 'onOverall'>) {
  const { t } = useMessages(trendsMessages)
  const isSearch = place.search !== undefined
  const isOverall = !isSearch && place.category === undefined
  return (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={t('trends.list.empty')}
      className="mt-4 rounded-lg border border-dashed border-control/60"
      action={!isOverall && <Button onClick={onOverall}>{t('trends.toOverall')}</Button>}
    >
      {t(isSearch ? 'trends.list.emptyText' : 'trends.list.emptyCategory')}
    </EmptyState>
  )
}

interface VideosProps extends Pick<VideoListProps, 'place' | 'onOrder'> {
  /** In YouTube's order. */
  videos: readonly TrendingVideo[]
}

function Videos({ videos, place, onOrder }: VideosProps) {
  const { t } = useMessages(trendsMessages)
  const [most, setMost] = useState(step)
  const [open, setOpen] = useState<string>()
  const canSort = hasRates(videos)
  const isByRate = canSort && place.isByRate
  const sorted = isByRate ? videos.toSorted((one, other) => (other.perHour ?? -1) - (one.perHour ?? -1)) : videos
  const shown = sorted.slice(0, most)
  return (
    <>
      {canSort && (
        <div className="mt-3">
          <Segments
            label={t('trends.order.label')}
            value={isByRate ? 'rate' : 'youtube'}
            options={orders.map((value) => ({ value, label: t(`trends.order.${value}`) }))}
            onSelect={(order) => onOrder(order === 'rate')}
          />
        </div>
      )}
      <ol className={listClass}>
        {shown.map((video) => (
          <VideoCard
            key={video.id}
            video={video}
            place={place}
            open={video.id === open}
            onToggle={() => setOpen(video.id === open ? undefined : video.id)}
          />
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap items-center gap-4">
        {shown.length < videos.length && <Button onClick={() => setMost(most + step)}>{t('trends.list.more')}</Button>}
        <p role="status" className="text-sm text-muted">
          {t('trends.list.shown', { n: shown.length, most: videos.length })}
        </p>
      </div>
      <p className="mt-6 text-xs text-muted">{t('trends.credit')}</p>
    </>
  )
}

/** Placeholders for cards that are loading. */
const CardSkeleton = ({ count }: { count: number }) => (
  <div className={listClass}>
    {Array.from({ length: count }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: all are identical and never move.
      <div key={place} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-5 py-3">
        <Skeleton className="aspect-video w-full" />
        <div className="flex flex-col gap-3">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      </div>
    ))}
  </div>
)
