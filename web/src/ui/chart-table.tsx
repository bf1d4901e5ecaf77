import type { ChartData } from './chart-data.ts'

const cell = 'border-b border-line px-2 py-1.5'

/** The chart's numbers as a table of the same size, newest first. */
export function ChartTable({ label, points, marks, names, formatValue, formatDay }: ChartData) {
  const hasPrevious = points.some(({ previous }) => previous !== null)
  const formatOrNone = (value: number | null) => (value === null ? names.none : formatValue(value))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
    <section aria-label={label} tabIndex={0} className="h-36 overflow-y-auto">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{label}</caption>
        <thead className="sticky top-0 bg-surface text-xs text-muted">
          <tr>
            <th scope="col" className={`${cell} text-start font-medium`}>
              {names.day}
            </th>
            <th scope="col" className={`${cell} text-end font-medium`}>
              {names.value}
            </th>
            {hasPrevious && (
              <th scope="col" className={`${cell} text-end font-medium`}>
                {names.previous}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.day}>
              <th scope="row" className={`${cell} text-start font-normal`}>
                {formatDay(point.day)}
                {marks
                  .filter(({ day }) => day === point.day)
                  .map(({ day, text }) => (
                    <span key={day} className="block text-xs text-muted">
                      {text}
                    </span>
                  ))}
              </th>
              <td className={`${cell} text-end`}>{formatOrNone(point.value)}</td>
              {hasPrevious && <td className={`${cell} text-end text-muted`}>{formatOrNone(point.previous)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
