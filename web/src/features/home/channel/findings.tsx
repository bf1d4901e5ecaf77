import type { AnalyticsPeriod, ObservationKind } from '#shared/analytics.ts'
import type { Observation } from '#shared/contract/youtube.ts'
import type { Formats } from '#web/messages/format.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Card } from '#web/ui/card.tsx'
import { channelMessages } from './messages.ts'
import { TopVideos } from './top-videos.tsx'

/** How the numbers of each kind are formatted; `observationKinds` defines their units. */
const writers: Record<ObservationKind, (value: number, format: Formats) => string> = {
  views: (value, format) => format.count(value),
  watch_time: (value, format) => format.minutes(value),
  engagement: (value, format) => format.percent(value),
  watch_per_view: (value, format) => format.duration(value * 60),
  subscribers: (value, format) => format.countChange(value),
  shorts_share: (value, format) => format.percent(value),
}

/** A sentence per observation: what changed, with numbers, and what to try. */
export function Findings({ observations, period }: { observations: readonly Observation[]; period: AnalyticsPeriod }) {
  const { t, format } = useMessages(channelMessages)
  return (
    <Card title={t('findings.heading')} description={t('findings.note')}>
      {observations.length === 0 && <p className="text-sm">{t('findings.none')}</p>}
      <ol className="flex list-decimal flex-col gap-2 ps-5 text-sm marker:text-muted">
        {observations.map(({ kind, direction, now, previous }) => {
          const write = (value: number) => writers[kind](value, format)
          return (
            <li key={kind} className="ps-1 text-pretty">
              {t(`findings.kinds.${kind}.${direction}`, { now: write(now), before: write(previous) })}
              {direction === 'up' && (kind === 'views' || kind === 'subscribers') && (
                <TopVideos of={kind} period={period} />
              )}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
