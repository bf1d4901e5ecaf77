import { ExternalLink } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { YouTubeVideo } from '#shared/contract/video.ts'
import { watchUrl } from '#web/lib/video-url.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { videoMessages } from '#web/messages/video.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { VideoPicture, type VideoPictureProps } from './video-picture.tsx'

/** How the videos of a list are arranged. On phones, both look the same. */
export type Arrangement = 'cards' | 'list'

/** The classes of a video in each arrangement. */
export const arrangements: Record<Arrangement, string> = {
  cards: 'grid grid-cols-[8rem_minmax(0,1fr)] items-start gap-x-5 gap-y-2 h-full sm:flex sm:flex-col',
  list: 'grid grid-cols-[8rem_minmax(0,1fr)] items-start gap-x-5 gap-y-2 py-3',
}

interface VideoRowProps {
  video: Pick<YouTubeVideo, 'id' | 'title'> & Omit<VideoPictureProps, 'className'>
  arrangement: Arrangement
  /** The figures to compare across the list, in a separate column. */
  figures?: ReactNode
  /** The channel's name, and a note about the channel. */
  channel?: readonly [name: string, note?: string] | undefined
  /** Other facts about the video, as list items. */
  facts: ReactNode
  /** The buttons. */
  actions: ReactNode
  /** The expanded content of the row. */
  children?: ReactNode
}

/** A YouTube video as a row or card of a list. It can be focused when the previous one is removed from the list. */
export function VideoRow({ video, arrangement, figures, channel, facts, actions, children }: VideoRowProps) {
  const id = useId()
  return (
    <li tabIndex={-1} aria-labelledby={id}>
      <article
        aria-labelledby={id}
        className={cx(arrangements[arrangement], Boolean(figures) && 'md:grid-cols-[8rem_12rem_minmax(0,1fr)]')}
      >
        <VideoPicture {...video} className="w-full" />
        {figures && <div className="w-full min-w-0">{figures}</div>}
        <div
          className={cx(
            'flex min-w-0 flex-1 flex-wrap content-between items-start gap-x-4 gap-y-2 self-stretch',
            Boolean(figures) && 'max-md:col-span-2',
          )}
        >
          <div className="min-w-0 flex-1 basis-60">
            <h3 id={id} dir="auto" className="line-clamp-2 text-left text-base font-semibold wrap-anywhere">
              {video.title}
            </h3>
            {channel && (
              <p className="flex flex-wrap gap-x-3 text-sm">
                <bdi className="line-clamp-1 wrap-anywhere">{channel[0]}</bdi>
                {channel[1] && <span className="text-muted">{channel[1]}</span>}
              </p>
            )}
            <ul className="flex flex-wrap gap-x-4 text-xs text-muted tabular-nums">{facts}</ul>
          </div>
          <div className="flex flex-wrap items-center gap-1">{actions}</div>
        </div>
      </article>
      {children}
    </li>
  )
}

/** Opens a video on YouTube. */
export function WatchLink({ video: { id, title } }: { video: Pick<YouTubeVideo, 'id' | 'title'> }) {
  const { t } = useMessages(videoMessages)
  return (
    <ButtonLink
      size="small"
      variant="ghost"
      to={watchUrl(id)}
      target="_blank"
      rel="noreferrer"
      aria-label={t('video.watchLabel', { title })}
      icon={<ExternalLink aria-hidden />}
    >
      {t('video.watch')}
    </ButtonLink>
  )
}
