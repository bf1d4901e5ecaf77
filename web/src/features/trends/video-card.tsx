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
    <li>
      <article
        aria-labelledby={id}
        className="grid grid-cols-[8rem_minmax(0,1fr)] items-start gap-x-5 gap-y-2 py-3 md:grid-cols-[8rem_12rem_minmax(0,1fr)]"
      >
        <Picture video={video} />
        <Counts video={video} />
        <div className="flex min-w-0 flex-wrap items-start gap-x-4 gap-y-2 max-md:col-span-2">
          <Names id={id} video={video} />
          <div className="flex flex-wrap items-center gap-1">
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
    <div className="relative aspect-video w-full overflow-hidden rounded-md bg-sunken">
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
    <div className="min-w-0 flex-1 basis-60">
      <h3 id={id} dir="auto" className="line-clamp-2 text-left text-base font-semibold wrap-anywhere">
        {title}
      </h3>
      <p dir="auto" className="line-clamp-1 text-left text-sm wrap-anywhere">
        {channelTitle}
      </p>
      <p className="text-xs text-muted">
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
    <div className="min-w-0 text-sm tabular-nums">
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
