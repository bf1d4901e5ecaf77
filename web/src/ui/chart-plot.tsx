import { type PointerEvent, useState } from 'react'
import { ChartCursor } from './chart-cursor.tsx'
import type { ChartData } from './chart-data.ts'
import { createTicks, positionOf, toPoints, toSvgPath } from './chart-geometry.ts'
import { DayAxis } from './day-axis.tsx'

/** The chart's drawing. It scales with its container, so nothing is measured and the layout is stable. */
export function ChartPlot(data: ChartData) {
  const { points, isCount = true, formatTick } = data
  const [active, setActive] = useState<number>()
  const values = points.map(({ value }) => value)
  const previousValues = points.map(({ previous }) => previous)
  const ticks = createTicks(
    [...values, ...previousValues].filter((value) => value !== null),
    { isCount },
  )
  return (
    <div className="grid h-36 grid-cols-[auto_minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 text-xs text-muted tabular-nums">
      <div aria-hidden="true" className="-my-2 flex flex-col-reverse justify-between text-end">
        {ticks.map((tick) => (
          <span key={tick}>{formatTick(tick)}</span>
        ))}
      </div>
      <div
        className="relative touch-pan-y rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent"
        onPointerDown={(event) => setActive(nearest(event, points.length))}
        onPointerMove={(event) => setActive(nearest(event, points.length))}
        onPointerLeave={() => setActive(undefined)}
      >
        <Grid rows={ticks.length - 1} />
        <Lines values={toPoints(values, ticks)} previous={toPoints(previousValues, ticks)} marks={marksAt(data)} />
        <ChartCursor data={data} ticks={ticks} active={active} onMove={setActive} />
      </div>
      <DayAxis days={points.map(({ day }) => day)} formatDay={data.formatDay} />
    </div>
  )
}

function nearest({ clientX, currentTarget }: PointerEvent<HTMLElement>, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  const share = width ? (clientX - left) / width : 0
  return Math.min(Math.max(Math.round(share * (count - 1)), 0), count - 1)
}

/** Returns the positions of the marks within the period, in percent of the width. */
const marksAt = ({ marks, points }: ChartData): number[] =>
  marks
    .map(({ day }) => points.findIndex((point) => point.day === day))
    .filter((index) => index >= 0)
    .map((index) => positionOf(index, points.length) * 100)

const Grid = ({ rows }: { rows: number }) => (
  <div aria-hidden="true" className="absolute inset-0 flex flex-col justify-between">
    {Array.from({ length: rows + 1 }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical.
      <div key={row} className="h-0 border-t border-line" />
    ))}
  </div>
)

type Points = ReturnType<typeof toPoints>

const Lines = ({ values, previous, marks }: { values: Points; previous: Points; marks: readonly number[] }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    fill="none"
    className="absolute inset-0 size-full overflow-visible"
  >
    {marks.map((x) => (
      <path
        key={x}
        d={`M${x},0V100`}
        strokeWidth="1.5"
        strokeDasharray="3 3"
        vectorEffect="non-scaling-stroke"
        className="stroke-fair-fill"
      />
    ))}
    <path
      d={toSvgPath(previous)}
      strokeWidth="1.5"
      strokeDasharray="4 3"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      className="stroke-control"
    />
    <path
      d={toSvgPath(values)}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      className="stroke-accent"
    />
  </svg>
)
