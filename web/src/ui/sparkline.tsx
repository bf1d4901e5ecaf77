import { createTicks, toPoints, toSvgPath } from './chart-geometry.ts'

interface SparklineProps {
  /** One value per day, oldest first; null if missing. */
  values: readonly (number | null)[]
}

/** A small line beside a figure. Decorative: a chart shows the same data. */
export function Sparkline({ values }: SparklineProps) {
  const presentValues = values.filter((value) => value !== null)
  const ticks = createTicks(presentValues, { isCount: false })
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="block h-8 w-full overflow-visible"
    >
      {presentValues.length > 1 && (
        <path
          d={toSvgPath(toPoints(values, ticks))}
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
