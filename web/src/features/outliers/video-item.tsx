import { Lightbulb, TrendingUp, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import type { FollowedChannel, FollowedVideo } from '#shared/contract/following.ts'
import { dayMs } from '#shared/duration.ts'
import { Compared } from '#web/layout/usual.tsx'
import { type Arrangement, VideoRow, WatchLink } from '#web/layout/video/video-row.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Interval } from '#web/ui/interval.tsx'
import { MakeItMine } from './make-it-mine.tsx'
import { outliersMessages } from './messages.ts'
import { useFormatSubscribers } from './use-subscribers.ts'

interface VideoItemProps {
  video: FollowedVideo
  /** Null until the channel has been read from YouTube. */
  channel: FollowedChannel | null
  arrangement: Arrangement
  hasMultiples: boolean
  /** Dismisses or restores the video. Receives its list item, to move the focus to the next one. */
  onDismiss: (item: Element | null) => void
}

/** A video of a followed channel. */
export function VideoItem({ video, channel, arrangement, hasMultiples, onDismiss }: VideoItemProps) {
  const { t } = useMessages(outliersMessages)
  const subscribersOf = useFormatSubscribers()
  const [isOpen, setIsOpen] = useState(false)
  const { title, thumbnail, seconds, dismissed } = video
  return (
    <VideoRow
      video={{
        ...video,
        thumbnail: thumbnail === null ? null : { url: thumbnail, width: 320, height: 180 },
        duration: seconds,
      }}
      arrangement={arrangement}
      figures={hasMultiples && <Usual video={video} />}
      channel={channel ? [channel.title, subscribersOf(channel)] : undefined}
      facts={<Facts video={video} />}
      actions={
        <>
          <Button
            size="small"
            aria-label={t('mine.openLabel', { title })}
            icon={<Lightbulb aria-hidden />}
            onClick={() => setIsOpen(true)}
          >
            {t('mine.open')}
          </Button>
          <WatchLink video={video} />
          <IconButton
            label={t(dismissed ? 'videos.card.restoreLabel' : 'videos.card.dismissLabel', { title })}
            icon={dismissed ? <Undo2 aria-hidden /> : <X aria-hidden />}
            onClick={({ currentTarget }) => onDismiss(currentTarget.closest('li'))}
          />
        </>
      }
    >
      {isOpen && <MakeItMine video={video} onClose={() => setIsOpen(false)} />}
    </VideoRow>
  )
}

/** YouTube's view count with its age, the time of publication, and whether the video is dismissed. */
function Facts({ video: { views, viewsAt, publishedAt, dismissed } }: Pick<VideoItemProps, 'video'>) {
  const { t, format } = useMessages(outliersMessages)
  return (
    <>
      <li>
        {views === null ? (
          t(viewsAt ? 'video.hidden' : 'videos.card.uncounted')
        ) : (
          <span className="text-sm font-medium text-text">
            {t('video.views', { n: views, count: format.count(views) })}
          </span>
        )}
        {views !== null && viewsAt && `, ${t('videos.card.counted', { ago: format.relative(viewsAt) })}`}
      </li>
      <li>{t('video.published', { ago: format.relative(publishedAt) })}</li>
      {dismissed && (
        <li>
          <Badge>{t('videos.card.dismissed')}</Badge>
        </li>
      )}
    </>
  )
}

/** Returns the position of a multiple on a logarithmic scale from 0.5 to 32. */
const toPosition = (multiple: number) => (Math.log2(multiple) + 1) / 6

/** The views as a multiple of the channel's usual, with the interval as a drawing and text, or why there is no multiple. */
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
    <>
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
        value={toPosition(multiple)}
        low={toPosition(low)}
        high={toPosition(high)}
        mark={toPosition(1)}
        isMain={isOutlier}
      />
      <p className="text-sm text-pretty tabular-nums">
        {t('videos.card.range', { low: times(low), high: times(high) })}
      </p>
    </>
  )
}
