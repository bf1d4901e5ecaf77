import { Clapperboard, Download } from 'lucide-react'
import { useState } from 'react'
import { contract } from '#shared/contract/index.ts'
import type { ListedVideo, Reach } from '#shared/contract/video.ts'
import { utcDay } from '#shared/day.ts'
import { dayMs } from '#shared/duration.ts'
import { Failed } from '#web/layout/failed.tsx'
import { download } from '#web/lib/download.ts'
import { useRead } from '#web/lib/query.ts'
import { watchUrl } from '#web/lib/video-url.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { toCsv } from './csv.ts'
import { channelMessages } from './messages.ts'
import { sorted, useOrder } from './sorting.ts'
import { VideoTable } from './video-table.tsx'

const shownAtFirst = 10

/** The channel's newest videos: sortable, linked to YouTube, and downloadable. */
export function Videos() {
  const { t, format } = useMessages(channelMessages)
  const { data, error, refetch } = useRead(contract.youtube.videos, {})
  const exportCsv = useExport()
  const videos = data?.videos ?? []
  return (
    <Card
      title={t('videos.heading')}
      description={
        data &&
        `${t('videos.source', { when: format.dateTime(data.fetchedAt) })} ${hasOlderCounts(data) ? `${t('videos.older', { day: format.day(data.countedSince) })} ` : ''}${videos.length > 0 ? t('videos.count', { n: videos.length }) : ''}`
      }
      aside={
        videos.length > 0 && (
          <Button
            size="small"
            icon={<Download aria-hidden />}
            onClick={() => exportCsv(videos, data?.canCompareWithUsual ?? false)}
          >
            {t('videos.export')}
          </Button>
        )
      }
    >
      {data && <List videos={videos} reach={data.reach} hasUsual={data.canCompareWithUsual} />}
      {!data && !error && <Loading />}
      {!data && error && (
        <Failed onRetry={refetch}>{t('videos.failed', { message: t(`errors.codes.${error.code}`) })}</Failed>
      )}
    </Card>
  )
}

/** Whether some videos were counted on an earlier day than the newest ones. */
const hasOlderCounts = ({ fetchedAt, countedSince }: { fetchedAt: string; countedSince: string }) =>
  Date.parse(fetchedAt) - Date.parse(countedSince) >= dayMs

function Loading() {
  const { t } = useMessages(channelMessages)
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <Spinner label={t('videos.loading')} className="text-muted" />
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  )
}

interface ListProps {
  videos: readonly ListedVideo[]
  reach: Reach | null
  hasUsual: boolean
}

function List({ videos, reach, hasUsual }: ListProps) {
  const { t, format } = useMessages(channelMessages)
  const [order, choose] = useOrder()
  const [isWhole, setIsWhole] = useState(false)
  if (videos.length === 0) {
    return (
      <EmptyState
        icon={<Clapperboard aria-hidden />}
        title={t('videos.empty')}
        action={<ButtonLink to={paths.insights}>{t('videos.first')}</ButtonLink>}
      >
        {t('videos.emptyText')}
      </EmptyState>
    )
  }
  const all = sorted(videos, order)
  return (
    <>
      <VideoTable
        videos={isWhole ? all : all.slice(0, shownAtFirst)}
        hasUsual={hasUsual}
        hasReach={reach !== null}
        order={order}
        onOrder={choose}
      />
      {hasUsual && <p className="mt-3 text-xs text-pretty text-muted">{t('usual.explained')}</p>}
      {reach && (
        <p className="mt-3 text-xs text-muted">
          {t('reach.inTable', { from: format.day(reach.from), to: format.day(reach.to) })}
        </p>
      )}
      {!isWhole && all.length > shownAtFirst && (
        <Button className="mt-4" onClick={() => setIsWhole(true)}>
          {t('videos.all', { n: all.length })}
        </Button>
      )}
    </>
  )
}

/** Downloads all videos as a file, not only those shown. */
function useExport() {
  const { t } = useMessages(channelMessages)
  return (videos: readonly ListedVideo[], hasUsual: boolean) => {
    const head = [
      ...(['video', 'url', 'published', 'duration', 'views', 'likes', 'comments'] as const).map((column) =>
        t(`videos.${column}`),
      ),
      t('reach.impressions'),
      t('reach.ctrSpoken'),
      ...(hasUsual ? [t('usual.multiple'), t('usual.low'), t('usual.high'), t('usual.of')] : []),
    ]
    const counted = (count: number | null) => count ?? t('home.hidden')
    const rows = videos.map(({ id, title, publishedAt, duration, views, likes, comments, impressions, ctr, usual }) => [
      title,
      watchUrl(id),
      publishedAt,
      duration,
      counted(views),
      counted(likes),
      counted(comments),
      impressions,
      ctr,
      ...(hasUsual ? [usual?.multiple ?? null, usual?.low ?? null, usual?.high ?? null, usual?.of ?? null] : []),
    ])
    // Some headings have soft hyphens, for narrow columns on the screen.
    const names = head.map((name) => name.replaceAll('\u00ad', ''))
    const csv = new Blob([toCsv([names, ...rows])], { type: 'text/csv;charset=utf-8' })
    download(`viewcraft-videos-${utcDay(Date.now())}.csv`, csv)
  }
}
