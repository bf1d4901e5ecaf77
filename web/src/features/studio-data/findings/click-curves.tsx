import type { ShownFindings } from '#web/layout/studio/shown.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Card } from '#web/ui/card.tsx'
import { ScatterChart } from '#web/ui/scatter-chart.tsx'
import { studioMessages } from '../messages.ts'
import { ThinnedNote } from './thinned-note.tsx'

/** Charts of click rate by impressions, for each format with enough videos. */
export function ClickCurves({ clicks: { curves, tooFew } }: { clicks: ShownFindings['clicks'] }) {
  const { t, format } = useMessages(studioMessages)
  if (curves.length === 0) return null
  return (
    <Card title={t('studio.curve.heading')} description={t('studio.curve.description')}>
      <div className="flex flex-col gap-8">
        {curves.map(({ format: name, points, curve, videos }) => (
          <section key={name}>
            {(curves.length > 1 || name !== 'unknown') && (
              <h3 className="mb-2 text-sm font-semibold">{t(`studio.formats.names.${name}`)}</h3>
            )}
            <ScatterChart
              label={t('studio.curve.label', { format: t(`studio.formats.names.${name}`) })}
              points={points}
              curve={curve}
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
            <ThinnedNote shown={points.length} videos={videos} />
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
