import type { Review, VideoOutcome, ViewsComparison } from '#shared/contract/review.ts'
import { Failed } from '#web/layout/failed.tsx'
import { ComparedWith } from '#web/layout/usual.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Answer } from '#web/ui/answer.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { Interval } from '#web/ui/interval.tsx'
import { reviewMessages } from './messages.ts'
import { type RangePosition, toRangePosition } from './range-position.ts'

type FoundVideo = Extract<VideoOutcome, { state: 'found' }>

interface VideoCardProps {
  review: Review
  /** Whether a retry is running. */
  pending: boolean
  onRetry: () => unknown
}

/** The video's results. */
export function VideoCard({ review: { said, video, nextAt }, pending, onRetry }: VideoCardProps) {
  const { t, format } = useMessages(reviewMessages)
  return (
    <Card title={t('review.video.heading')} isStage className="lg:col-span-2">
      <div className="flex flex-col gap-5 text-sm">
        {video.state === 'early' && nextAt && (
          <p className="max-w-3xl text-base">{t('review.video.early', { date: format.date(nextAt) })}</p>
        )}
        {video.state === 'early' && <PublishedTitle title={video.title} analyzed={said?.analysis.title} />}
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
  const position = toRangePosition(video)
  return (
    <div>
      {views === undefined ? (
        <p className="text-base">{t('review.video.hidden')}</p>
      ) : (
        <div className="flex flex-wrap items-baseline gap-x-4">
          <Answer>{t('review.video.views', { n: views })}</Answer>
          {position && (
            <p className={cx('text-xl font-semibold', positionInks[position])}>{t(`review.video.${position}`)}</p>
          )}
        </div>
      )}
      {views !== undefined && comparison && <Comparison views={views} comparison={comparison} />}
      {noComparison && noComparison !== 'not_offered' && (
        <p className="mt-2 max-w-3xl text-base">{t(`review.video.none.${noComparison}`)}</p>
      )}
      <PublishedTitle title={title} analyzed={analyzed} />
      <p className="mt-3 flex flex-wrap gap-x-4 text-xs text-muted">
        {views !== undefined && <span>{t('review.video.age', { n: days })}</span>}
        <span>{t('review.video.source', { date: format.dateTime(countedAt) })}</span>
        {position && <span>{t('review.video.ours')}</span>}
      </p>
    </div>
  )
}

/** The video's title on YouTube, unless it is the one that we analyzed. */
function PublishedTitle({ title, analyzed }: { title: string | undefined; analyzed: string | undefined }) {
  const { t } = useMessages(reviewMessages)
  return title === undefined || title === analyzed ? null : <p>{t('review.video.title', { title })}</p>
}

const positionInks: Record<RangePosition, string> = { above: 'text-good', within: 'text-fair', below: 'text-poor' }

function Comparison({ views, comparison }: { views: number; comparison: ViewsComparison }) {
  const { t, format } = useMessages(reviewMessages)
  const { usualViews, low, high, usual } = comparison
  // The scale goes from a tenth of the usual views to ten times as many.
  const toPosition = (count: number) => (Math.log10((count + 1) / (usualViews + 1)) + 1) / 2
  return (
    <>
      <p className="mt-2 max-w-3xl text-base">
        {t('review.video.compared', {
          times: format.times(usual.multiple),
          usual: format.number(usualViews),
          low: format.number(low),
          high: format.number(high),
        })}
      </p>
      <Interval
        value={toPosition(views)}
        low={toPosition(low)}
        high={toPosition(high)}
        mark={toPosition(usualViews)}
        isMain
        className="my-3 max-w-3xl"
      />
      <p>
        <ComparedWith usual={usual} channel="own" />
      </p>
    </>
  )
}
