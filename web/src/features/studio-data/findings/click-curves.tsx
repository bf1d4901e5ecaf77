import type { ClickFindings } from '#shared/studio/clicks.ts'
import type { StudioVideo } from '#shared/studio/videos.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Card } from '#web/ui/card.tsx'
import { ScatterChart } from '#web/ui/scatter-chart.tsx'
import { studioMessages } from '../messages.ts'

interface ClickCurvesProps {
  readonly videos: readonly StudioVideo[]
  readonly clicks: ClickFindings
}

/** Click rate against impressions, for each format that has enough videos. */
export function ClickCurves({ videos, clicks: { curves, tooFew, missed } }: ClickCurvesProps) {
  const { t, format } = useMessages(studioMessages)
  const marked = new Set(missed.videos.map(({ index }) => index))
  if (curves.length === 0) return null
  return (
    <Card title={t('studio.curve.heading')} description={t('studio.curve.description')}>
      <div className="flex flex-col gap-8">
        {curves.map((curve) => (
          <section key={curve.format}>
            {(curves.length > 1 || curve.format !== 'unknown') && (
              <h3 className="mb-2 text-sm font-semibold">{t(`studio.formats.names.${curve.format}`)}</h3>
            )}
            <ScatterChart
              label={t('studio.curve.label', { format: t(`studio.formats.names.${curve.format}`) })}
              points={curve.points.map(({ index, impressions, clickRate }) => ({
                key: `${index}`,
                name: videos[index]?.title ?? '',
                x: impressions,
                y: clickRate,
                isMarked: marked.has(index),
              }))}
              curve={curve.steps.map(({ at, value, low, high }) => ({ x: at, y: value, low, high }))}
              names={{
                name: t('studio.table.video'),
                x: t('studio.table.impressions'),
                y: t('studio.table.clickRate'),
                curve: t('studio.curve.usual'),
                marked: t('studio.curve.marked'),
              }}
              formatX={(value) => format.count(Math.round(value))}
              formatY={(value) => format.measured(value / 100)}
              asTableLabel={t('studio.table.show')}
              asChartLabel={t('studio.table.chart')}
            />
          </section>
        ))}
        {tooFew.map(({ format: name, videos: n }) => (
          <p key={name} className="text-sm text-muted">
            {t('studio.curve.tooFew', { n, format: t(`studio.formats.names.${name}`) })}
          </p>
        ))}
      </div>
    </Card>
  )
}
