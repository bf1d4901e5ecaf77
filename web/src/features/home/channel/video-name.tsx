import type { YouTubeVideo } from '#shared/contract/video.ts'
import { watchUrl } from '#web/lib/video-url.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { CoverImage } from '#web/ui/cover-image.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { channelMessages } from './messages.ts'

/** A video's thumbnail with its duration, and its title linked to YouTube. */
export function VideoName({ video: { id, title, thumbnail, broadcast, duration } }: { video: YouTubeVideo }) {
  const { t, format } = useMessages(channelMessages)
  const mark = broadcast === 'none' ? duration !== null && format.duration(duration) : t(`videos.${broadcast}`)
  return (
    <a
      href={watchUrl(id)}
      target="_blank"
      rel="noreferrer"
      className="group flex items-center gap-3 rounded-sm sm:gap-4"
    >
      <span className="relative block aspect-video w-20 shrink-0 overflow-hidden sm:w-24 rounded-sm bg-sunken">
        {thumbnail && <CoverImage {...thumbnail} />}
        {mark && <span className="absolute end-1 bottom-1 rounded-sm bg-badge px-1 text-xs text-on-badge">{mark}</span>}
      </span>{' '}
      <span className="line-clamp-2 min-w-28 font-medium wrap-anywhere group-hover:underline">
        {title}
        <VisuallyHidden> {t('home.newTab')}</VisuallyHidden>
      </span>
    </a>
  )
}
