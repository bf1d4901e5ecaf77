import { formats } from '#shared/analytics.ts'
import type { Span } from '#shared/contract/youtube.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Card } from '#web/ui/card.tsx'
import { channelMessages } from './messages.ts'

/** Figures by format (videos, Shorts, live streams and others), if YouTube reports more than one. */
export function FormatTable({ byFormat }: Pick<Span, 'byFormat'>) {
  const { t, format } = useMessages(channelMessages)
  const rows = formats.flatMap((name) => {
    const figures = byFormat?.[name]
    return figures && figures.views > 0 ? [{ name, ...figures }] : []
  })
  const allViews = rows.reduce((sum, { views }) => sum + views, 0)
  if (rows.length < 2) return null
  return (
    <Card title={t('formats.heading')} description={t('formats.note')}>
      <div className="overflow-x-auto">
        <table className="w-full text-sm tabular-nums">
          <thead className="text-xs text-muted">
            <tr>
              <th scope="col" className="pb-2 text-start font-medium">
                {t('formats.format')}
              </th>
              {(['views', 'share', 'watchTime'] as const).map((column) => (
                <th key={column} scope="col" className="pb-2 ps-3 text-end font-medium">
                  {t(`formats.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, views, watchTime }) => (
              <tr key={name} className="border-t border-line">
                <th scope="row" className="py-2 text-start font-medium">
                  {t(`formats.names.${name === 'other' ? 'rest' : name}`)}
                </th>
                <td className="py-2 ps-3 text-end">{format.count(views)}</td>
                <td className="py-2 ps-3 text-end">{format.measured(views / allViews)}</td>
                <td className="py-2 ps-3 text-end">{format.minutes(watchTime)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
