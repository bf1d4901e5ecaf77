import type { SourceShare } from '#web/lib/studio/sources.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { studioMessages } from '../messages.ts'

const cell = 'border-b border-line px-2 py-2'

/** The share of views and the click rate of each traffic source. */
export function SourceTable({ sources }: { sources: readonly SourceShare[] }) {
  const { t, format } = useMessages(studioMessages)
  const percent = (value: number) => format.measured(value / 100)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
    <section aria-label={t('studio.sources.table')} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-sm tabular-nums">
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className={`${cell} text-start font-medium`}>
              {t('studio.sources.source')}
            </th>
            <th scope="col" className={`${cell} text-end font-medium`}>
              {t('studio.table.views')}
            </th>
            <th scope="col" className={`${cell} text-end font-medium`}>
              {t('studio.sources.share')}
            </th>
            <th scope="col" className={`${cell} text-end font-medium`}>
              {t('studio.table.clickRate')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ name, views, share, clickRate }) => (
            <tr key={name}>
              <th scope="row" className={`${cell} text-start font-normal break-words`}>
                {name}
              </th>
              <td className={`${cell} text-end`}>{format.number(views)}</td>
              <td className={`${cell} text-end`}>{percent(share)}</td>
              <td className={`${cell} text-end`}>
                {clickRate
                  ? t('studio.sources.rate', {
                      rate: percent(clickRate.value),
                      low: percent(clickRate.low),
                      high: percent(clickRate.high),
                    })
                  : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
