import type { Review, Said } from '#shared/contract/review.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { reviewMessages } from './messages.ts'
import { type RangePosition, toRangePosition } from './range-position.ts'

/** Returns whether a video at this position performed as its pattern suggests. */
const resultOf = (position: RangePosition, isMore: boolean) =>
  position === 'within' ? 'unclear' : (position === 'above') === isMore ? 'held' : 'didNot'

/** The structures of the published title, and whether this video performed as videos with these structures usually do. */
export function Structures({ review }: { review: Review | undefined }) {
  const { t, format } = useMessages(reviewMessages)
  const structures: Said['structures'] = review?.said?.structures ?? []
  if (!review || structures.length === 0) return null
  const position = toRangePosition(review.video)
  const change = (ratio: number) => format.percent(Math.abs(ratio - 1))
  return (
    <section className="text-sm">
      <h3 className="text-base font-semibold">{t('review.keep.patterns')}</h3>
      <ul className="mt-2 divide-y divide-line">
        {structures.map(({ name, evidence: { lift, low, high, channels } }) => {
          const isMore = lift > 1
          return (
            <li key={name} className="py-2">
              <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span className="font-medium">{t(`patternNames.${name}`)}</span>
                {position && <Badge>{t(`review.keep.${resultOf(position, isMore)}`)}</Badge>}
              </p>
              <p className="mt-0.5">
                {t(isMore ? 'review.keep.more' : 'review.keep.fewer', {
                  change: change(lift),
                  low: change(isMore ? low : high),
                  high: change(isMore ? high : low),
                  n: channels,
                })}
              </p>
            </li>
          )
        })}
      </ul>
      {position && <p className="mt-1">{t('review.keep.caution')}</p>}
    </section>
  )
}
