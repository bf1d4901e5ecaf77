import type { FormatComparison, Median } from '#web/lib/studio/formats.ts'
import { minMedianVideos } from '#web/lib/studio/formats.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Card } from '#web/ui/card.tsx'
import { studioMessages } from '../messages.ts'

const cell = 'border-b border-line px-2 py-2'

/** Compares videos up to three minutes long with longer ones. */
export function FormatTable({ comparisons }: { comparisons: readonly FormatComparison[] }) {
  const { t, format } = useMessages(studioMessages)
  const complete = comparisons.filter(({ short, long }) => short.median && long.median)
  if (complete.length === 0) return null
  const formatValue = (metric: FormatComparison['metric'], value: number) =>
    metric === 'views' ? format.count(value) : format.measured(value / 100)
  const cellText = (metric: FormatComparison['metric'], { median, videos }: Median) =>
    median
      ? t('studio.formats.median', {
          value: formatValue(metric, median.value),
          low: formatValue(metric, median.low),
          high: formatValue(metric, median.high),
          n: videos,
        })
      : ''
  return (
    <Card title={t('studio.formats.heading')} description={t('studio.formats.description')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
      <section aria-label={t('studio.formats.table')} tabIndex={0} className="overflow-x-auto">
        <table className="w-full min-w-xl text-sm tabular-nums">
          <thead className="text-xs text-muted">
            <tr>
              <td className={cell} />
              <th scope="col" className={`${cell} text-start font-medium`}>
                {t('studio.formats.names.short')}
              </th>
              <th scope="col" className={`${cell} text-start font-medium`}>
                {t('studio.formats.names.long')}
              </th>
              <th scope="col" className={`${cell} text-start font-medium`}>
                {t('studio.formats.difference')}
              </th>
            </tr>
          </thead>
          <tbody>
            {complete.map(({ metric, short, long, times, differs }) => (
              <tr key={metric}>
                <th scope="row" className={`${cell} text-start font-medium`}>
                  {t(`studio.formats.metrics.${metric}`)}
                </th>
                <td className={cell}>{cellText(metric, short)}</td>
                <td className={cell}>{cellText(metric, long)}</td>
                <td className={cell}>
                  {times && differs
                    ? t('studio.formats.times', {
                        times: format.times(times.value),
                        low: format.times(times.low),
                        high: format.times(times.high),
                      })
                    : t('studio.formats.same')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-3 text-sm">{t('studio.formats.how', { n: minMedianVideos })}</p>
    </Card>
  )
}
