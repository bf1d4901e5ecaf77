import { ExternalLink, Lightbulb, TrendingUp, Undo2, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { FollowedChannel, FollowedVideo } from '#shared/contract/following.ts'
import { dayMs } from '#shared/duration.ts'
import { Compared } from '#web/layout/usual.tsx'
import { watchUrl } from '#web/lib/video-url.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx'
import { CoverImage } from '#web/ui/cover-image.tsx'
import { cx } from '#web/ui/cx.ts'
import { Interval } from '#web/ui/interval.tsx'
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

/** Phones have one arrangement for both. */
const arrangements: Record<View, string> = {
  cards: 'h-full sm:flex sm:flex-col',
  list: 'py-3',
}

/** A video of a followed channel, as a card or as a row. */
export function VideoItem({ video, channel, view, hasMultiples, onDismiss }: VideoItemProps) {
  const { t } = useMessages(outliersMessages)
  const id = useId()
  const item = useRef<HTMLLIElement>(null)
  const { title, dismissed } = video
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li ref={item} tabIndex={-1} aria-labelledby={id}>
      <article
        aria-labelledby={id}
        className={cx(
          'grid grid-cols-[8rem_minmax(0,1fr)] items-start gap-x-5 gap-y-2',
          hasMultiples && 'md:grid-cols-[8rem_12rem_minmax(0,1fr)]',
          arrangements[view],
        )}
      >
        <div className="aspect-video w-full overflow-hidden rounded-md bg-sunken">
          {video.thumbnail && <CoverImage url={video.thumbnail} width={320} height={180} />}
        </div>
        {hasMultiples && <Usual video={video} />}
        <div
          className={cx(
            'flex min-w-0 flex-1 flex-wrap content-between items-start gap-x-4 gap-y-2 self-stretch',
            hasMultiples && 'max-md:col-span-2',
          )}
        >
          <div className="min-w-0 flex-1 basis-60">
            <h3 id={id} dir="auto" className="line-clamp-2 text-left text-base font-semibold wrap-anywhere">
              {title}
            </h3>
            <ChannelLine channel={channel} />
            <Facts video={video} />
            {dismissed && <Badge className="mt-1">{t('videos.card.dismissed')}</Badge>}
          </div>
          <div className="flex flex-wrap items-center gap-1">
            <Button
              size="small"
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
            <IconButton
              label={t(dismissed ? 'videos.card.restoreLabel' : 'videos.card.dismissLabel', { title })}
              icon={dismissed ? <Undo2 aria-hidden /> : <X aria-hidden />}
              onClick={() => onDismiss(item.current)}
            />
          </div>
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
    <p className="flex flex-wrap gap-x-3 text-sm">
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
    <ul className="flex flex-wrap gap-x-4 text-xs text-muted tabular-nums">
      <li>
        {views === null ? (
          t(viewsAt ? 'videos.card.hidden' : 'videos.card.uncounted')
        ) : (
          <span className="text-sm font-medium text-text">
            {t('videos.card.views', { count: format.count(views) })}
          </span>
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

/** Places a multiple between half the usual and 32 times as much, in equal steps of doubling. */
const placeOf = (multiple: number) => (Math.log2(multiple) + 1) / 6

/** The views as a multiple of the channel's usual, with the interval drawn and in words, or why there is none. */
function Usual({ video }: Pick<VideoItemProps, 'video'>) {
  const { t, format } = useMessages(outliersMessages)
  const { times } = format
  const { usual, views, viewsAt, publishedAt, seconds } = video
  if (!usual) {
    const isNew = viewsAt !== null && Date.parse(viewsAt) - Date.parse(publishedAt) < dayMs
    const reason = views === null ? 'unknown' : seconds === null ? 'live' : isNew ? 'tooNew' : 'tooFew'
    return <p className="text-sm">{t(`videos.card.${reason}`)}</p>
  }
  const { multiple, low, high, isOutlier } = usual
  return (
    <div className="w-full min-w-0">
      <p className="flex flex-wrap items-center gap-x-3">
        <Compared usual={usual} channel="other" className="text-xl font-semibold tabular-nums">
          {t('videos.card.times', { n: times(multiple) })}
        </Compared>
        {isOutlier && (
          <Badge tone="good" icon={TrendingUp}>
            {t('videos.card.standsOut')}
          </Badge>
        )}
      </p>
      <Interval
        value={placeOf(multiple)}
        low={placeOf(low)}
        high={placeOf(high)}
        mark={placeOf(1)}
        isMain={isOutlier}
      />
      <p className="text-sm text-pretty tabular-nums">
        {t('videos.card.range', { low: times(low), high: times(high) })}
      </p>
    </div>
  )
}
