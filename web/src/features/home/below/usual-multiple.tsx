import { TrendingUp } from 'lucide-react'
import type { ListedVideo } from '#shared/contract/video.ts'
import { Compared } from '#web/layout/usual.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { belowMessages } from './messages.ts'

const dayMs = 86_400_000

/** A video's views as a multiple of the channel's usual, with the interval, or why there is none. */
export function UsualMultiple({ video: { usual, views, duration, publishedAt } }: { video: ListedVideo }) {
  const { t, format } = useMessages(belowMessages)
  const { times } = format
  if (!usual) {
    const isNew = duration === null || Date.now() - Date.parse(publishedAt) < dayMs
    const reason = views === null ? t('home.hidden') : t(isNew ? 'reach.usual.tooNew' : 'reach.usual.tooFew')
    return <span className="text-xs text-muted">{reason}</span>
  }
  return (
    <span className="inline-flex flex-col items-end gap-0.5 whitespace-nowrap">
      <Compared usual={usual} channel="own" className="font-medium">
        {t('reach.usual.times', { n: times(usual.multiple) })}
      </Compared>
      <span className="text-xs text-muted">
        {t('reach.usual.range', { low: times(usual.low), high: times(usual.high) })}
      </span>
      {usual.isOutlier && (
        <Badge tone="good" icon={TrendingUp}>
          {t('reach.usual.outlier')}
        </Badge>
      )}
    </span>
  )
}
