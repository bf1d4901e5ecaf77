import type { Review, VideoOutcome, ViewsComparison } from '#shared/contract/review.ts'
import { Failed } from '#web/layout/failed.tsx'
import { ComparedWith } from '#web/layout/usual.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Interval } from '#web/ui/interval.tsx'
import { reviewMessages } from './messages.ts'
import { type Place, toPlace } from './place.ts'

type FoundVideo = Extract<VideoOutcome, { state: 'found' }>

interface VideoCardProps {
  review: Review
  /** Whether YouTube is being asked again. */
  pending: boolean
  onRetry: () => unknown
}

/** How the video did. */
export function VideoCard({ review: { said, video, nextAt }, pending, onRetry }: VideoCardProps) {
  const { t, format } = useMessages(reviewMessages)
  return (
    <Card title={t('review.video.heading')}>
      <div className="flex flex-col gap-5 text-sm">
        {video.state === 'early' && nextAt && (
          <p className="text-muted">{t('review.video.early', { date: format.date(nextAt) })}</p>
        )}
        {video.state === 'unavailable' && (
          <Failed tone="warning" pending={pending} onRetry={onRetry}>
            {t('review.video.unavailable')}
          </Failed>
        )}
        {video.state === 'gone' && (
          <p>
            {t('review.video.gone')} <span className="text-muted">{t('review.video.goneText')}</span>
          </p>
        )}
        {video.state === 'found' && <Figures video={video} analyzed={said?.analysis.title} />}
      </div>
    </Card>
  )
}

/** `analyzed` is the title that we analyzed. */
function Figures({ video, analyzed }: { video: FoundVideo; analyzed: string | undefined }) {
  const { title, views, days, countedAt, comparison, noComparison } = video
  const { t, format } = useMessages(reviewMessages)
  return (
    <div>
      {views === undefined ? (
        <p>{t('review.video.hidden')}</p>
      ) : (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-2xl font-semibold tabular-nums">{t('review.video.views', { n: views })}</span>
          <span>{t('review.video.age', { n: days })}</span>
        </p>
      )}
      <p className="mt-1 text-xs text-muted">{t('review.video.source', { date: format.dateTime(countedAt) })}</p>
      {views !== undefined && comparison && <Comparison views={views} comparison={comparison} />}
      {noComparison && noComparison !== 'not_offered' && (
        <p className="mt-3 text-muted">{t(`review.video.none.${noComparison}`)}</p>
      )}
      {title !== analyzed && <p className="mt-3 text-xs text-muted">{t('review.video.title', { title })}</p>}
    </div>
  )
}

const placeTones: Record<Place, Tone> = { above: 'good', within: 'fair', below: 'poor' }

function Comparison({ views, comparison }: { views: number; comparison: ViewsComparison }) {
  const { t, format } = useMessages(reviewMessages)
  const { usualViews, low, high, usual } = comparison
  const place = toPlace(views, comparison)
  // From a tenth of the usual to ten times as much.
  const at = (count: number) => (Math.log10((count + 1) / (usualViews + 1)) + 1) / 2
  return (
    <div className="mt-3">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={placeTones[place]}>{t(`review.video.${place}`)}</Badge>
        <Badge>{t('review.video.ours')}</Badge>
      </p>
      <p className="mt-2">
        {t('review.video.compared', {
          times: format.times(usual.multiple),
          usual: format.number(usualViews),
          low: format.number(low),
          high: format.number(high),
        })}
      </p>
      <Interval
        value={at(views)}
        low={at(low)}
        high={at(high)}
        mark={at(usualViews)}
        isMain
        className="mt-2 max-w-md"
      />
      <p className="mt-2 text-xs text-muted">
        <ComparedWith usual={usual} channel="own" />
      </p>
    </div>
  )
}
