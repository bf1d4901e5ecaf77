import { SearchX } from 'lucide-react'
import { useState } from 'react'
import type { TrendingVideo } from '#shared/contract/trends.ts'
import { Failed } from '#web/layout/failed.tsx'
import { PlanFull } from '#web/layout/plan-meter.tsx'
import { VideoList, VideosLoading } from '#web/layout/video/video-list.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { trendsMessages } from './messages.ts'
import type { Place } from './use-place.ts'
import type { useTrends } from './use-trends.ts'
import { VideoCard } from './video-card.tsx'

/** The number of videos shown initially and added by each press. */
export const step = 10
const orders = ['youtube', 'rate'] as const

/** Whether views per hour are known. A list can then be sorted by them. */
export const hasRates = (videos: readonly TrendingVideo[]): boolean => videos.some(({ perHour }) => perHour !== null)

/** Sorts videos by views per hour, the most first, and those without a rate last. */
export const byRate = (a: TrendingVideo, b: TrendingVideo) => (b.perHour ?? -1) - (a.perHour ?? -1)

interface TrendListProps {
  place: Place
  trends: ReturnType<typeof useTrends>
  onOverall: () => void
  onOrder: (isByRate: boolean) => void
}

/** Renders the videos of a list, or the reason why it is empty. */
export function TrendList({ place, trends, onOverall, onOrder }: TrendListProps) {
  const { t } = useMessages(trendsMessages)
  const { data, error, isPending, isFilling, refetch } = trends
  if (isPending || isFilling) {
    return (
      <VideosLoading label={t('trends.list.loading')} arrangement="list">
        {isFilling && <Alert className="mt-4">{t('trends.list.filling')}</Alert>}
      </VideosLoading>
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
  return <Videos videos={data.videos} isChart={data.source === 'chart'} place={place} onOrder={onOrder} />
}

function Nothing({ place, onOverall }: Pick<TrendListProps, 'place' | 'onOverall'>) {
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

interface VideosProps extends Pick<TrendListProps, 'place' | 'onOrder'> {
  /** The videos in YouTube's order. */
  videos: readonly TrendingVideo[]
  /** Whether the videos are one of YouTube's charts, not the result of a search. */
  isChart: boolean
}

function Videos({ videos, isChart, place, onOrder }: VideosProps) {
  const { t } = useMessages(trendsMessages)
  const [open, setOpen] = useState<string>()
  const canSort = hasRates(videos)
  const isByRate = canSort && place.isByRate
  const sorted = isByRate ? videos.toSorted(byRate) : videos
  return (
    <>
      {canSort && (
        <div className="mt-3">
          <Segments
            label={t('trends.order.label')}
            value={isByRate ? 'rate' : 'youtube'}
            options={orders.map((value) => ({
              value,
              label: t(`trends.order.${value === 'youtube' && !isChart ? 'search' : value}`),
            }))}
            onSelect={(order) => onOrder(order === 'rate')}
          />
        </div>
      )}
      <VideoList videos={sorted} arrangement="list" step={step}>
        {(video) => (
          <VideoCard
            video={video}
            place={place}
            open={video.id === open}
            onToggle={() => setOpen(video.id === open ? undefined : video.id)}
          />
        )}
      </VideoList>
      <p className="mt-6 text-xs text-muted">{t('trends.credit')}</p>
    </>
  )
}
