import { TrendingUp } from 'lucide-react'
import type { ListedVideo } from '#shared/contract/video.ts'
import { dayMs } from '#shared/duration.ts'
import { Compared } from '#web/layout/usual.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { nowMessages } from './now/messages.ts'

interface UsualMultipleProps {
  video: ListedVideo
  /** Leaves out the interval and the badge. */
  isBrief?: boolean
}

/** A video's views as a multiple of the channel's usual, with the interval, or why there is none. */
export function UsualMultiple({ video: { usual, views, duration, publishedAt }, isBrief }: UsualMultipleProps) {
  const { t, format } = useMessages(nowMessages)
  const { times } = format
  if (!usual) {
    const isNew = duration === null || Date.now() - Date.parse(publishedAt) < dayMs
    const reason = views === null ? t('home.hidden') : t(isNew ? 'usual.tooNew' : 'usual.tooFew')
    return <span className="text-muted">{reason}</span>
  }
  return (
    <span className="inline-flex flex-col items-end gap-0.5 whitespace-nowrap">
      <Compared usual={usual} channel="own" className="font-medium">
        {t('usual.times', { n: times(usual.multiple) })}
      </Compared>
      {!isBrief && (
        <>
          <span className="text-xs text-muted">
            {t('usual.range', { low: times(usual.low), high: times(usual.high) })}
          </span>
          {usual.isOutlier && (
            <Badge tone="good" icon={TrendingUp}>
              {t('usual.outlier')}
            </Badge>
          )}
        </>
      )}
    </span>
  )
}
