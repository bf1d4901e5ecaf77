import { ChevronDown, ExternalLink, TrendingUp } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { TrendingVideo } from '#shared/contract/trends.ts'
import { watchUrl } from '#web/lib/video-url.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CoverImage } from '#web/ui/cover-image.tsx'
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
  const { t } = useMessages(trendsMessages)
  const id = useId()
  const { title } = video
  return (
    <li className={cx('rounded-lg border border-line bg-surface', open && 'xl:col-span-2')}>
      <article
        aria-labelledby={id}
        className="grid gap-x-5 gap-y-1 p-4 sm:grid-cols-[14rem_1fr] sm:grid-rows-[auto_auto_1fr]"
      >
        <Picture video={video} />
        <Names id={id} video={video} />
        <Counts video={video} />
        <div className="flex flex-wrap items-center gap-2 self-end pt-2">
          <Button
            size="small"
            aria-expanded={open}
            aria-controls={`${id}-insight`}
            aria-label={t('trends.card.insightsLabel', { title })}
            icon={<ChevronDown aria-hidden className={cx('transition-transform', open && 'rotate-180')} />}
            onClick={onToggle}
          >
            {t('trends.card.insights')}
          </Button>
          <ButtonLink
            size="small"
            variant="ghost"
            to={watchUrl(video.id)}
            target="_blank"
            rel="noreferrer"
            aria-label={t('trends.card.watchLabel', { title })}
            icon={<ExternalLink aria-hidden />}
          >
            {t('trends.card.watch')}
          </ButtonLink>
        </div>
      </article>
      <div id={`${id}-insight`}>{open && <Insight video={video} place={place} />}</div>
    </li>
  )
}

/** YouTube's thumbnail, unaltered, with the duration or the reason why there is none. */
function Picture({ video: { thumbnail, broadcast, duration } }: { video: TrendingVideo }) {
  const { t, format } = useMessages(trendsMessages)
  return (
    <div className="relative aspect-video w-full self-start overflow-hidden rounded-md bg-sunken max-sm:mb-2 sm:row-span-full">
      {thumbnail && <CoverImage {...thumbnail} />}
      {broadcast === 'none' && duration !== null && <Mark>{format.duration(duration)}</Mark>}
      {broadcast !== 'none' && <Mark loud={broadcast === 'live'}>{t(`trends.card.${broadcast}`)}</Mark>}
    </div>
  )
}

const Mark = ({ loud = false, children }: { loud?: boolean; children: ReactNode }) => (
  <span
    className={cx(
      'absolute end-1.5 bottom-1.5 rounded-sm px-1.5 py-0.5 text-xs font-medium tabular-nums',
      loud ? 'bg-danger text-on-danger' : 'bg-badge text-on-badge',
    )}
  >
    {children}
  </span>
)

function Names({ id, video: { title, channelTitle, publishedAt, broadcast } }: { id: string; video: TrendingVideo }) {
  const { t, format } = useMessages(trendsMessages)
  const ago = format.relative(publishedAt)
  return (
    <div className="min-w-0">
      <h3 id={id} dir="auto" className="line-clamp-2 text-base font-semibold wrap-anywhere">
        {title}
      </h3>
      <p dir="auto" className="mt-1 line-clamp-1 text-sm wrap-anywhere">
        {channelTitle}
      </p>
      <p className="mt-0.5 text-sm text-muted">
        {t(broadcast === 'upcoming' ? 'trends.card.starts' : 'trends.card.published', { ago })}
      </p>
    </div>
  )
}

/** The figures to compare across the list. */
function Counts({ video: { views, broadcast, perHour, pace, rising } }: { video: TrendingVideo }) {
  const { t, format } = useMessages(trendsMessages)
  const counted = views === null ? t('trends.card.hidden') : t('trends.card.views', { count: format.count(views) })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums empty:hidden">
      {broadcast !== 'upcoming' && (
        <p className={cx('text-sm font-semibold', views === null && 'font-normal text-muted')}>{counted}</p>
      )}
      {perHour !== null && (
        <p className="text-sm text-muted">{t('trends.card.perHour', { count: format.count(perHour) })}</p>
      )}
      {rising && pace !== null && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
          <Badge tone="good" icon={TrendingUp}>
            {t('trends.card.rising')}
          </Badge>
          <span>{t('trends.card.pace', { count: format.count(pace) })}</span>
          <span>{t('trends.card.paceNote')}</span>
        </p>
      )}
    </div>
  )
}
