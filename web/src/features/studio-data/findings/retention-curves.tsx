import type { RetentionCurve } from '#shared/studio/retention.ts'
import type { StudioVideo } from '#shared/studio/videos.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Card } from '#web/ui/card.tsx'
import { ScatterChart } from '#web/ui/scatter-chart.tsx'
import { studioMessages } from '../messages.ts'

interface RetentionCurvesProps {
  readonly videos: readonly StudioVideo[]
  readonly curves: readonly RetentionCurve[]
}

/** The share viewed against length, for each format that has enough videos. */
export function RetentionCurves({ videos, curves }: RetentionCurvesProps) {
  const { t, format } = useMessages(studioMessages)
  if (curves.length === 0) return null
  return (
    <Card title={t('studio.retention.heading')} description={t('studio.retention.description')}>
      <div className="flex flex-col gap-8">
        {curves.map((curve) => (
          <section key={curve.format}>
            <h3 className="mb-2 text-sm font-semibold">{t(`studio.formats.names.${curve.format}`)}</h3>
            <ScatterChart
              label={t('studio.retention.label', { format: t(`studio.formats.names.${curve.format}`) })}
              points={curve.points.map(({ index, seconds, percentage }) => ({
                key: `${index}`,
                name: videos[index]?.title ?? '',
                x: seconds,
                y: percentage,
              }))}
              curve={curve.steps.map(({ at, value, low, high }) => ({ x: at, y: value, low, high }))}
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
          </section>
        ))}
      </div>
    </Card>
  )
}
