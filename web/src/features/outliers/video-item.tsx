import { ExternalLink, Lightbulb, TrendingUp, Undo2, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { FollowedChannel, FollowedVideo } from '#shared/contract/following.ts'
import { Compared } from '#web/layout/usual.tsx'
import { watchUrl } from '#web/lib/video-url.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CoverImage } from '#web/ui/cover-image.tsx'
import { cx } from '#web/ui/cx.ts'
import { MakeItMine } from './make-it-mine.tsx'
import { outliersMessages } from './messages.ts'
import type { View } from './use-place.ts'
import { useSubscribers } from './use-subscribers.ts'

interface VideoItemProps {
  video: FollowedVideo
  /** Null while YouTube has not described it. */
  channel: FollowedChannel | null
  view: View
  hasMultiples: boolean
  /** Dismisses the video or brings it back. Receives the item, whose place another one takes. */
  onDismiss: (item: HTMLElement | null) => void
}

/** A video of a followed channel, as a card or as a row. */
export function VideoItem({ video, channel, view, hasMultiples, onDismiss }: VideoItemProps) {
  const { t } = useMessages(outliersMessages)
  const id = useId()
  const item = useRef<HTMLLIElement>(null)
  const { title, dismissed } = video
  const [isOpen, setIsOpen] = useState(false)
  const isCard = view === 'cards'
  return (
    <li
      ref={item}
      tabIndex={-1}
      aria-labelledby={id}
      className={cx('-outline-offset-2', isCard && 'rounded-lg border border-line bg-surface')}
    >
      <article
        aria-labelledby={id}
        className={cx(
          'gap-x-5 gap-y-3 p-4',
          isCard
            ? 'flex h-full flex-col'
            : hasMultiples
              ? 'grid md:grid-cols-[9rem_11rem_1fr]'
              : 'grid md:grid-cols-[9rem_1fr]',
        )}
      >
        <div className={cx('aspect-video overflow-hidden rounded-md bg-sunken', !isCard && 'self-start max-md:hidden')}>
          {video.thumbnail && <CoverImage url={video.thumbnail} width={320} height={180} />}
        </div>
        {hasMultiples && <Usual video={video} isShort={!isCard} />}
        <div className={cx('min-w-0', isCard && 'flex-1')}>
          <h3 id={id} dir="auto" className="line-clamp-2 text-base font-semibold wrap-anywhere">
            {title}
          </h3>
          <ChannelLine channel={channel} />
          <Facts video={video} />
          {dismissed && <Badge className="mt-2">{t('videos.card.dismissed')}</Badge>}
        </div>
        <div
          className={cx(
            'flex flex-wrap items-center gap-1',
            '-mx-3 -mb-1',
            !isCard && (hasMultiples ? 'md:col-start-3' : 'md:col-start-2'),
          )}
        >
          <Button
            size="small"
            variant="ghost"
            aria-label={t('mine.openLabel', { title })}
            icon={<Lightbulb aria-hidden />}
            onClick={() => setIsOpen(true)}
          >
            {t('mine.open')}
          </Button>
          <ButtonLink
            size="small"
            variant="ghost"
            to={watchUrl(video.id)}
            target="_blank"
            rel="noreferrer"
            aria-label={t('videos.card.watchLabel', { title })}
            icon={<ExternalLink aria-hidden />}
          >
            {t('videos.card.watch')}
          </ButtonLink>
          <Button
            size="small"
            variant="ghost"
            aria-label={t(dismissed ? 'videos.card.restoreLabel' : 'videos.card.dismissLabel', { title })}
            icon={dismissed ? <Undo2 aria-hidden /> : <X aria-hidden />}
            onClick={() => onDismiss(item.current)}
          >
            {t(dismissed ? 'videos.card.restore' : 'videos.card.dismiss')}
          </Button>
        </div>
      </article>
      {isOpen && <MakeItMine video={video} onClose={() => setIsOpen(false)} />}
    </li>
  )
}

function ChannelLine({ channel }: Pick<VideoItemProps, 'channel'>) {
  const subscribersOf = useSubscribers()
  if (!channel) return null
  return (
    <p className="mt-1 flex flex-wrap gap-x-3 text-sm">
      <bdi className="wrap-anywhere">{channel.title}</bdi>
      <span className="text-muted">{subscribersOf(channel)}</span>
    </p>
  )
}

/** YouTube's count with its age, the time of publication and the length. */
function Facts({ video: { views, viewsAt, publishedAt, seconds } }: Pick<VideoItemProps, 'video'>) {
  const { t, format } = useMessages(outliersMessages)
  const counted = viewsAt && t('videos.card.counted', { ago: format.relative(viewsAt) })
  return (
    <ul className="mt-2 flex flex-col gap-0.5 text-sm text-muted tabular-nums">
      <li>
        {views === null ? (
          t(viewsAt ? 'videos.card.hidden' : 'videos.card.uncounted')
        ) : (
          <span className="font-medium text-text">{t('videos.card.views', { count: format.count(views) })}</span>
        )}
        {views !== null && counted && `, ${counted}`}
      </li>
      <li>
        {t('videos.card.published', { ago: format.relative(publishedAt) })}
        {seconds !== null && `, ${t('videos.card.length', { duration: format.duration(seconds) })}`}
      </li>
    </ul>
  )
}

const dayMs = 86_400_000

/** The views as a multiple of the channel's usual, in a large figure, with the interval in words, or why there is none. */
function Usual({ video, isShort }: Pick<VideoItemProps, 'video'> & { isShort: boolean }) {
  const { t, format } = useMessages(outliersMessages)
  const { times } = format
  const { usual, views, viewsAt, publishedAt, seconds } = video
  if (!usual) {
    const isNew = viewsAt !== null && Date.parse(viewsAt) - Date.parse(publishedAt) < dayMs
    const reason = views === null ? 'unknown' : seconds === null ? 'live' : isNew ? 'tooNew' : 'tooFew'
    return <p className="text-sm text-muted">{t(`videos.card.${reason}`)}</p>
  }
  const [low, high] = [times(usual.low), times(usual.high)]
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Compared
          usual={usual}
          channel="other"
          className="text-3xl leading-none font-semibold tracking-tight tabular-nums"
        >
          {t('videos.card.times', { n: times(usual.multiple) })}
        </Compared>
        {usual.isOutlier ? (
          <Badge tone="good" icon={TrendingUp}>
            {t('videos.card.standsOut')}
          </Badge>
        ) : null}
      </p>
      <p className="mt-1.5 text-sm text-pretty text-muted">
        {isShort ? t('videos.card.rangeShort', { low, high }) : t('videos.card.range', { low, high, of: usual.of })}
      </p>
    </div>
  )
}
