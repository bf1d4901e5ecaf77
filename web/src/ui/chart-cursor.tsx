import type { ChartData, ChartPoint } from './chart-data.ts'
import { positionOf, toPoints } from './chart-geometry.ts'
import { cx } from './cx.ts'

interface ChartCursorProps {
  data: ChartData
  ticks: readonly number[]
  /** The index of the selected day; undefined without a selection. */
  active: number | undefined
  onMove: (index: number | undefined) => void
}

/** Selects a day of a chart. It is a native slider, so the browser provides its keys, and each step is announced. */
export function ChartCursor({ data, ticks, active, onMove }: ChartCursorProps) {
  const { points, label } = data
  const last = points.length - 1
  const index = Math.min(active ?? last, last)
  const point = points[index]
  if (!point) return null
  return (
    <>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={sentenceOf(point, data)}
        min={0}
        max={last}
        value={index}
        onChange={(event) => onMove(Number(event.currentTarget.value))}
        onFocus={() => onMove(index)}
        onBlur={() => onMove(undefined)}
        className="pointer-events-none absolute inset-0 size-full opacity-0"
      />
      {active !== undefined && <Reading data={data} point={point} at={index} ticks={ticks} />}
    </>
  )
}

const formatOrNone = (value: number | null, { formatValue, names }: ChartData) =>
  value === null ? names.none : formatValue(value)

function sentenceOf(point: ChartPoint, data: ChartData): string {
  const now = `${data.formatDay(point.day)}: ${formatOrNone(point.value, data)}`
  return point.previous === null ? now : `${now}; ${data.names.previous}: ${formatOrNone(point.previous, data)}`
}

/** The line and box at the selected day. Decorative: the slider announces the same. */
function Reading({
  data,
  point,
  at,
  ticks,
}: {
  data: ChartData
  point: ChartPoint
  at: number
  ticks: readonly number[]
}) {
  const x = positionOf(at, data.points.length)
  const y = toPoints([point.value], ticks)[0]?.y
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-y-0 w-0" style={{ left: `${x * 100}%` }}>
      <div className="absolute inset-y-0 w-px bg-control" />
      {y !== undefined && (
        <div
          className="absolute size-2.5 -translate-1/2 rounded-full border-2 border-surface bg-accent"
          style={{ top: `${y}%` }}
        />
      )}
      <div
        className={cx(
          'absolute top-0 w-max max-w-48 rounded-md border border-line bg-raised px-3 py-2 text-text shadow-high',
          x > 0.5 ? 'end-3' : 'start-3',
        )}
      >
        <p className="text-muted">{data.formatDay(point.day)}</p>
        <p className="mt-0.5 text-sm font-semibold">{formatOrNone(point.value, data)}</p>
        {point.previous !== null && (
          <p className="mt-0.5 text-muted">{`${data.names.previous}: ${formatOrNone(point.previous, data)}`}</p>
        )}
      </div>
    </div>
  )
}
