import type { AnalyticsPeriod } from '#shared/analytics.ts'
import { contract } from '#shared/contract/index.ts'
import { Failed } from '#web/layout/failed.tsx'
import { VideoLink } from '#web/layout/video/video-link.tsx'
import { useConfig, useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useViewPath } from '../view.ts'
import { nowMessages } from './messages.ts'

const maxShown = 3

/** The videos that brought the most views in the period, with their share as a bar. */
export function Brought({ period }: { period: AnalyticsPeriod }) {
  const { t } = useMessages(nowMessages)
  const config = useConfig()
  const viewPath = useViewPath()
  const { data, error, refetch } = useRead(contract.youtube.top, { period }, { keepsLast: true })
  const videos = (data?.videos ?? [])
    .filter(({ views }) => views > 0)
    .toSorted((one, other) => other.views - one.views)
    .slice(0, maxShown)
  return (
    <section aria-labelledby="brought" className="min-w-0">
      <h2 id="brought" className="mb-4 text-lg font-semibold">
        {t('brought.heading')}
      </h2>
      {!data && !error && <Skeleton className="h-44" />}
      {!data && error && (
        <Failed tone="warning" onRetry={refetch}>
          {t('videos.failed', { message: t(`errors.codes.${error.code}`) })}
        </Failed>
      )}
      {data && videos.length === 0 && <p className="text-muted">{t('brought.none')}</p>}
      <ol className="flex flex-col gap-4">
        {videos.map((video) => (
          <Row key={video.id} {...video} largestShare={videos[0]?.viewsShare ?? 1} />
        ))}
      </ol>
      {config?.derivedMetrics && (
        <TextLink to={viewPath('channel', 'patterns')} className="mt-4 inline-block min-h-6">
          {t('brought.works')}
        </TextLink>
      )}
    </section>
  )
}

interface RowProps {
  id: string
  title: string
  viewsShare: number
  /** The share whose bar is full. */
  largestShare: number
}

function Row({ id, title, viewsShare, largestShare }: RowProps) {
  const { format } = useMessages(nowMessages)
  return (
    <li>
      <p className="flex items-baseline justify-between gap-4">
        <VideoLink video={{ id, title }} className="line-clamp-2 min-w-0 hover:underline" />
        <span className="font-semibold tabular-nums">{format.measured(viewsShare)}</span>
      </p>
      <svg aria-hidden="true" className="mt-1.5 block h-1 w-full">
        <rect className="fill-accent" width={`${(100 * viewsShare) / largestShare}%`} height="100%" rx="2" />
      </svg>
    </li>
  )
}
