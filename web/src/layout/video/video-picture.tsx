import type { YouTubeVideo } from '#shared/contract/video.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { videoMessages } from '#web/messages/video.ts'
import { CoverImage } from '#web/ui/cover-image.tsx'
import { cx } from '#web/ui/cx.ts'

export interface VideoPictureProps
  extends Pick<YouTubeVideo, 'thumbnail' | 'duration'>,
    Partial<Pick<YouTubeVideo, 'broadcast'>> {
  /** A class for the width. */
  className: string
}

/** YouTube's unaltered thumbnail with the duration, or with a label if the video is live or upcoming. */
export function VideoPicture({ thumbnail, duration, broadcast = 'none', className }: VideoPictureProps) {
  const { t, format } = useMessages(videoMessages)
  const mark = broadcast === 'none' ? duration !== null && format.duration(duration) : t(`video.${broadcast}`)
  return (
    <span className={cx('relative block aspect-video shrink-0 overflow-hidden rounded-md bg-sunken', className)}>
      {thumbnail && <CoverImage {...thumbnail} />}
      {mark && (
        <span
          className={cx(
            'absolute end-1 bottom-1 rounded-sm px-1 text-xs font-medium tabular-nums',
            broadcast === 'live' ? 'bg-danger text-on-danger' : 'bg-badge text-on-badge',
          )}
        >
          {mark}
        </span>
      )}
    </span>
  )
}
