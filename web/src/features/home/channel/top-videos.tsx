import { useId } from 'react'
import type { AnalyticsPeriod } from '#shared/analytics.ts'
import { contract } from '#shared/contract/index.ts'
import { VideoLink } from '#web/layout/video/video-link.tsx'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { channelMessages } from './messages.ts'

interface TopVideosProps {
  of: 'views' | 'subscribers'
  period: AnalyticsPeriod
}

const shareOf = { views: 'viewsShare', subscribers: 'subscribersShare' } as const
const maxShown = 3

/** Names the videos that brought the most views or subscribers, with their share. Nothing if they could not be read. */
export function TopVideos({ of, period }: TopVideosProps) {
  const { t, format } = useMessages(channelMessages)
  const id = useId()
  const { data, isPending } = useRead(contract.youtube.top, { period })
  if (isPending) return <Skeleton className="mt-2 h-16" />
  const videos = (data?.videos ?? [])
    .filter((video) => video[of] > 0)
    .toSorted((one, other) => other[of] - one[of])
    .slice(0, maxShown)
  if (videos.length === 0) return null
  return (
    <>
      <p id={id} className="mt-1 text-muted">
        {t(`findings.top.${of}`)}
      </p>
      <ul aria-labelledby={id} className="flex flex-col gap-1">
        {videos.map((video) => (
          <li key={video.id} className="flex items-baseline justify-between gap-4">
            <VideoLink video={video} />
            <span className="whitespace-nowrap text-muted tabular-nums">{format.percent(video[shareOf[of]])}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
