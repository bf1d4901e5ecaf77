import { ChevronDown, TrendingUp } from 'lucide-react'
import { useId } from 'react'
import type { TrendingVideo } from '#shared/contract/trends.ts'
import { VideoRow, WatchLink } from '#web/layout/video/video-row.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Insight } from './insight.tsx'
import { trendsMessages } from './messages.ts'
import type { Place } from './use-place.ts'

interface VideoCardProps {
  video: TrendingVideo
  place: Place
  /** Whether its insight is expanded. */
  open: boolean
  onToggle: () => void
}

/** A video of a list with an expandable insight. */
export function VideoCard({ video, place, open, onToggle }: VideoCardProps) {
  const { t, format } = useMessages(trendsMessages)
  const id = useId()
  const { title, channelTitle, publishedAt, broadcast } = video
  const ago = format.relative(publishedAt)
  return (
    <VideoRow
      video={video}
      arrangement="list"
      figures={<Counts video={video} />}
      channel={[channelTitle]}
      facts={<li>{broadcast === 'upcoming' ? t('trends.card.starts', { ago }) : t('video.published', { ago })}</li>}
      actions={
        <>
          <Button
            size="small"
            aria-expanded={open}
            aria-controls={id}
            aria-label={t('trends.card.insightsLabel', { title })}
            icon={<ChevronDown aria-hidden className={cx('transition-transform', open && 'rotate-180')} />}
            onClick={onToggle}
          >
            {t('trends.card.insights')}
          </Button>
          <WatchLink video={video} />
        </>
      }
    >
      <div id={id}>{open && <Insight video={video} place={place} />}</div>
    </VideoRow>
  )
}

/** The figures to compare across the list. */
function Counts({ video: { views, broadcast, perHour, pace, rising } }: { video: TrendingVideo }) {
  const { t, format } = useMessages(trendsMessages)
  const counted = views === null ? t('video.hidden') : t('video.views', { n: views, count: format.count(views) })
  return (
    <div className="text-sm tabular-nums">
      {broadcast !== 'upcoming' && <p className={views === null ? 'text-muted' : 'text-lg font-semibold'}>{counted}</p>}
      {perHour !== null && <p>{t('trends.card.perHour', { count: format.count(perHour) })}</p>}
      {rising && pace !== null && (
        <p className="mt-1 flex flex-wrap items-center gap-x-2">
          <Badge tone="good" icon={TrendingUp}>
            {t('trends.card.rising')}
          </Badge>
          <span>{t('trends.card.pace', { count: format.count(pace) })}</span>
          <span className="text-xs text-muted">{t('trends.card.paceNote')}</span>
        </p>
      )}
    </div>
  )
}
