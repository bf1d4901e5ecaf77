import { pathThrough, placesOf, ticksAround } from './chart-geometry.ts'
import { cx } from './cx.ts'

interface SparklineProps {
  /** One a day, oldest first; null where there is none. */
  values: readonly (number | null)[]
  className?: string
}

/** The shape of a series beside its figure. Decoration: the figure and a chart say what it shows. */
export function Sparkline({ values, className }: SparklineProps) {
  const known = values.filter((value) => value !== null)
  const ticks = ticksAround(known, { whole: false })
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={cx('block h-8 w-full overflow-visible', className)}
    >
      {known.length > 1 && (
        <path
          d={pathThrough(placesOf(values, ticks))}
          fill="none"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-accent"
        />
      )}
    </svg>
  )
}
