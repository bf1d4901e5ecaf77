import { ChevronDown, ExternalLink, TrendingUp } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { TrendingVideo } from '#shared/contract/trends.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Insight } from './insight.tsx'
import type { Place } from './use-place.ts'

interface VideoCardProps {
  video: TrendingVideo
  place: Place
  /** Its insight is on show. */
  open: boolean
  onToggle: () => void
}

const watchUrl = (id: string) => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`

/** One video of a list; its insight unfolds below it. */
export function VideoCard({ video, place, open, onToggle }: VideoCardProps) {
  const { t } = useMessages()
  const id = useId()
  const { title } = video
  return (
    <li className="rounded-lg border border-line bg-surface">
      <article aria-labelledby={id} className="flex flex-col gap-x-5 gap-y-3 p-4 sm:flex-row">
        <Picture video={video} />
        <div className="flex min-w-0 flex-1 flex-col">
          <h3 id={id} dir="auto" className="line-clamp-2 text-base font-semibold wrap-anywhere">
            {title}
          </h3>
          <Facts video={video} />
          <div className="mt-3 flex flex-wrap items-center gap-2 sm:mt-auto sm:pt-3">
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

/** YouTube's picture, never altered, with the length it has or why it has none. */
function Picture({ video: { thumbnail, broadcast, duration } }: { video: TrendingVideo }) {
  const { t, format } = useMessages()
  return (
    <div className="relative aspect-video w-full shrink-0 overflow-hidden rounded-md bg-sunken sm:w-56">
      {thumbnail && (
        <img
          src={thumbnail.url}
          alt=""
          loading="lazy"
          decoding="async"
          width={thumbnail.width}
          height={thumbnail.height}
          className="size-full object-cover"
        />
      )}
      {broadcast === 'none' && duration !== null && <Mark>{format.duration(duration)}</Mark>}
      {broadcast !== 'none' && <Mark loud={broadcast === 'live'}>{t(`trends.card.${broadcast}`)}</Mark>}
    </div>
  )
}

const Mark = ({ loud = false, children }: { loud?: boolean; children: ReactNode }) => (
  <span
    className={cx(
      'absolute end-1.5 bottom-1.5 rounded-sm px-1.5 py-0.5 text-xs font-medium tabular-nums',
      loud ? 'bg-danger text-on-danger' : 'bg-text/90 text-canvas',
    )}
  >
    {children}
  </span>
)

function Facts({ video }: { video: TrendingVideo }) {
  const { t, format } = useMessages()
  const { views, channelTitle, publishedAt, broadcast, pace, rising } = video
  const counted = views === null ? t('trends.card.hidden') : t('trends.card.views', { count: format.count(views) })
  const ago = format.relative(publishedAt)
  return (
    <>
      <p dir="auto" className="mt-1 line-clamp-1 text-sm wrap-anywhere">
        {channelTitle}
      </p>
      <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
        {broadcast !== 'upcoming' && <span>{counted}</span>}
        <span>{t(broadcast === 'upcoming' ? 'trends.card.starts' : 'trends.card.published', { ago })}</span>
      </p>
      {rising && pace !== null && (
        <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
          <Badge tone="good" icon={TrendingUp}>
            {t('trends.card.rising')}
          </Badge>
          <span className="tabular-nums">{t('trends.card.pace', { count: format.count(pace) })}</span>
          <span>{t('trends.card.paceNote')}</span>
        </p>
      )}
    </>
  )
}
