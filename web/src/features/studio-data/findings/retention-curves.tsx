import type { ShownCurve } from '#web/layout/studio/shown.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Card } from '#web/ui/card.tsx'
import { ScatterChart } from '#web/ui/scatter-chart.tsx'
import { studioMessages } from '../messages.ts'
import { ThinnedNote } from './thinned-note.tsx'

/** Charts of the percentage viewed by length, for each format with enough videos. */
export function RetentionCurves({ curves }: { curves: readonly ShownCurve[] }) {
  const { t, format } = useMessages(studioMessages)
  if (curves.length === 0) return null
  return (
    <Card title={t('studio.retention.heading')} description={t('studio.retention.description')}>
      <div className="flex flex-col gap-8">
        {curves.map(({ format: name, points, curve, videos }) => (
          <section key={name}>
            <h3 className="mb-2 text-sm font-semibold">{t(`studio.formats.names.${name}`)}</h3>
            <ScatterChart
              label={t('studio.retention.label', { format: t(`studio.formats.names.${name}`) })}
              points={points}
              curve={curve}
              names={{
                name: t('studio.table.video'),
                x: t('studio.table.length'),
                y: t('studio.table.viewed'),
                curve: t('studio.curve.usual'),
                marked: '',
              }}
              formatX={(value) => format.duration(Math.round(value))}
              formatY={(value) => format.measured(value / 100)}
              asTableLabel={t('studio.table.show')}
              asChartLabel={t('studio.table.chart')}
            />
            <ThinnedNote shown={points.length} videos={videos} />
          </section>
        ))}
      </div>
    </Card>
  )
}
