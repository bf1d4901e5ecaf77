import { TrendingUp } from 'lucide-react'
import { isOutlier } from '#shared/outliers/multiples.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { belowMessages } from './messages.ts'
import type { RatedVideo } from './sorting.ts'

const dayMs = 86_400_000

/** A video's views as a multiple of the channel's usual, with the interval, or why there is none. */
export function UsualMultiple({ video: { usual, views, duration, publishedAt } }: { video: RatedVideo }) {
  const { t, format } = useMessages(belowMessages)
  const times = (ratio: number) => (ratio < 0.1 ? `<${format.times(0.1)}` : format.times(ratio))
  if (!usual) {
    const isNew = duration === null || Date.now() - Date.parse(publishedAt) < dayMs
    const reason = views === null ? t('home.hidden') : t(isNew ? 'reach.usual.tooNew' : 'reach.usual.tooFew')
    return <span className="text-xs text-muted">{reason}</span>
  }
  return (
    <span className="inline-flex flex-col items-end gap-0.5 whitespace-nowrap">
      <span className="font-medium">{t('reach.usual.times', { n: times(usual.multiple) })}</span>
      <span className="text-xs text-muted">
        {t('reach.usual.range', { low: times(usual.low), high: times(usual.high) })}
      </span>
      {isOutlier(usual) && (
        <Badge tone="good" icon={TrendingUp}>
          {t('reach.usual.outlier')}
        </Badge>
      )}
    </span>
  )
}
