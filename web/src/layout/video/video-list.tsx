import { Fragment, type ReactNode, useState } from 'react'
import { useMessages } from '#web/messages/messages.tsx'
import { videoMessages } from '#web/messages/video.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Arrangement, arrangements } from './video-row.tsx'

const lists: Record<Arrangement, string> = {
  cards: 'mt-6 grid gap-x-6 gap-y-8 sm:grid-cols-2 xl:grid-cols-3',
  list: 'mt-4 divide-y divide-line border-y border-line',
}

interface VideoListProps<Video> {
  videos: readonly Video[]
  arrangement: Arrangement
  /** The number of videos shown initially and added by each press. */
  step: number
  /** Renders a video as a `VideoRow`. */
  children: (video: Video) => ReactNode
}

/** Videos as rows or cards, with a button that shows more. */
export function VideoList<Video extends { id: string }>({
  videos,
  arrangement,
  step,
  children,
}: VideoListProps<Video>) {
  const { t } = useMessages(videoMessages)
  const [shownCount, setShownCount] = useState(step)
  const shownVideos = videos.slice(0, shownCount)
  return (
    <>
      <ol className={lists[arrangement]}>
        {shownVideos.map((video) => (
          <Fragment key={video.id}>{children(video)}</Fragment>
        ))}
      </ol>
      {videos.length > step && (
        <div className="mt-5 flex flex-wrap items-center gap-4">
          {shownVideos.length < videos.length && (
            <Button onClick={() => setShownCount(shownCount + step)}>{t('video.more')}</Button>
          )}
          <p role="status" className="text-sm text-muted">
            {t('video.shown', { n: shownVideos.length, total: videos.length })}
          </p>
        </div>
      )}
    </>
  )
}

interface VideosLoadingProps {
  label: string
  arrangement: Arrangement
  /** Explains why loading takes long. */
  children?: ReactNode
}

/** Placeholders for videos that are loading. */
export const VideosLoading = ({ label, arrangement, children }: VideosLoadingProps) => (
  <div role="status" aria-label={label}>
    {children}
    <div className={lists[arrangement]}>
      {[1, 2, 3, 4, 5, 6].map((key) => (
        <div key={key} className={arrangements[arrangement]}>
          <Skeleton className="aspect-video w-full" />
          <div className="flex flex-col gap-3 self-stretch">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  </div>
)
