import { shareAt } from './chart-geometry.ts'
import { cx } from './cx.ts'

interface DayAxisProps {
  days: readonly string[]
  formatDay: (day: string) => string
}

const most = 5

/** A few of the days below a chart; every other one where there is little room. */
export function DayAxis({ days, formatDay }: DayAxisProps) {
  const labels = Math.min(most, days.length)
  const shown = Array.from({ length: labels }, (_, label) => Math.round(shareAt(label, labels) * (days.length - 1)))
  return (
    <div aria-hidden="true" className="relative col-start-2 h-4">
      {shown.map((index, label) => {
        const share = shareAt(index, days.length)
        return (
          <span
            key={days[index]}
            className={cx(
              'absolute whitespace-nowrap',
              share === 0 ? '' : share === 1 ? '-translate-x-full' : '-translate-x-1/2',
              label % 2 === 1 && 'max-sm:hidden',
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
