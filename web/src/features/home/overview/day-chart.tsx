import { useState } from 'react'
import type { Analytics, DayFigures } from '#shared/contract/youtube.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Card } from '#web/ui/card.tsx'
import { LineChart } from '#web/ui/line-chart.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { overviewMessages } from './messages.ts'

/** The figures that can be charted by day. */
const metrics = {
  views: (day: DayFigures) => day.views,
  watchTime: (day: DayFigures) => day.watchTime,
  subscribers: (day: DayFigures) => day.subscribersGained - day.subscribersLost,
} as const
type Metric = keyof typeof metrics
const names: readonly Metric[] = ['views', 'watchTime', 'subscribers']

/** Charts a figure by day, with the previous period behind it. */
export function DayChart({ analytics: { period, previous, viewsRedefinedOn } }: { analytics: Analytics }) {
  const { t, format } = useMessages(overviewMessages)
  const [metric, setMetric] = useState<Metric>('views')
  const figureOf = metrics[metric]
  const n = period.daily.length
  return (
    <Card
      title={t('chart.heading')}
      aside={
        <Segments
          label={t('chart.metric')}
          value={metric}
          options={names.map((value) => ({ value, label: t(`chart.metrics.${value}`) }))}
          onSelect={setMetric}
        />
      }
    >
      <LineChart
        label={t('chart.label', { metric: t(`chart.metrics.${metric}`) })}
        points={period.daily.map((day, index) => {
          const before = previous.daily[index]
          return { day: day.date, value: figureOf(day), before: before ? figureOf(before) : null }
        })}
        marks={viewsRedefinedOn && metric === 'views' ? [{ day: viewsRedefinedOn, text: t('overview.redefined') }] : []}
        names={{
          value: t('chart.now', { n }),
          before: t('chart.before', { n }),
          day: t('chart.day'),
          none: t('home.unknown'),
        }}
        formatValue={metric === 'watchTime' ? format.minutes : format.number}
        formatTick={metric === 'watchTime' ? format.minutes : format.count}
        formatDay={format.shortDay}
        asTableLabel={t('chart.asTable')}
        asChartLabel={t('chart.asChart')}
      />
    </Card>
  )
}
