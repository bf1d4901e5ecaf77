import { positionOf } from './chart-geometry.ts'
import { cx } from './cx.ts'

interface DayAxisProps {
  days: readonly string[]
  formatDay: (day: string) => string
}

const maxLabels = 5

/** The day labels below a chart, fewer on narrow screens. */
export function DayAxis({ days, formatDay }: DayAxisProps) {
  const labels = Math.min(maxLabels, days.length)
  const shownIndexes = Array.from({ length: labels }, (_, label) =>
    Math.round(positionOf(label, labels) * (days.length - 1)),
  )
  return (
    <div aria-hidden="true" className="relative col-start-2 h-4">
      {shownIndexes.map((index, label) => {
        const share = positionOf(index, days.length)
        return (
          <span
            key={days[index]}
            className={cx(
              'absolute whitespace-nowrap',
              share === 0 ? '' : share === 1 ? '-translate-x-full' : '-translate-x-1/2',
              label % 2 === 1 && label < labels - 1 && 'max-sm:hidden',
            )}
            style={{ left: `${share * 100}%` }}
          >
            {formatDay(days[index] ?? '')}
          </span>
        )
      })}
    </div>
  )
}
