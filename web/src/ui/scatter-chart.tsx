import { ChartScatter, Table2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button.tsx'
import { cx } from './cx.ts'

/** A point of a scatter chart. */
export interface ScatterPoint {
  readonly key: string
  readonly name: string
  readonly x: number
  readonly y: number
  /** Whether it stands out. */
  readonly isMarked?: boolean
}

/** The usual `y` at an `x`, with its interval. */
export interface ScatterStep {
  readonly x: number
  readonly y: number
  readonly low: number
  readonly high: number
}

interface ScatterChartProps {
  readonly label: string
  readonly points: readonly ScatterPoint[]
  /** By ascending `x`. */
  readonly curve: readonly ScatterStep[]
  readonly names: Readonly<Record<'name' | 'x' | 'y' | 'curve' | 'marked', string>>
  readonly formatX: (x: number) => string
  readonly formatY: (y: number) => string
  /** Labels of the buttons that switch between chart and table. */
  readonly asTableLabel: string
  readonly asChartLabel: string
}

/**
 * Points over a logarithmic scale, with a curve and its interval. Arrow keys move from point to point, by ascending `x`, and each
 * is announced. The points are also available as a table.
 */
export function ScatterChart(props: ScatterChartProps) {
  const { label, names, asTableLabel, asChartLabel, points } = props
  const [isTable, setIsTable] = useState(false)
  const sorted = points.toSorted((a, b) => a.x - b.x)
  return (
    <figure aria-label={label}>
      <figcaption className="mb-3 flex min-h-8 flex-wrap items-center gap-x-5 gap-y-1 text-xs text-muted">
        <span className="inline-flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 18 8" className="h-2 w-4.5">
            <path d="M0 0h18v8h-18z" className="fill-accent-soft" />
            <path d="M0 4h18" strokeWidth="2" className="stroke-accent" />
          </svg>
          {names.curve}
        </span>
        {points.some(({ isMarked }) => isMarked) && (
          <span className="inline-flex items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 8 8" className="size-2">
              <path d="M4 0l4 4l-4 4l-4-4z" className="fill-poor-fill" />
            </svg>
            {names.marked}
          </span>
        )}
        <Button
          size="small"
          variant="ghost"
          icon={isTable ? <ChartScatter aria-hidden /> : <Table2 aria-hidden />}
          className="ms-auto -me-3"
          onClick={() => setIsTable(!isTable)}
        >
          <span className="max-sm:sr-only">{isTable ? asChartLabel : asTableLabel}</span>
        </Button>
      </figcaption>
      {isTable ? <PointTable {...props} points={sorted.toReversed()} /> : <Plot {...props} points={sorted} />}
    </figure>
  )
}

const share = (value: number, low: number, high: number) => (high > low ? (value - low) / (high - low) : 0.5)

function Plot({ label, points, curve, names, formatX, formatY }: ScatterChartProps) {
  const [active, setActive] = useState<number>()
  const xs = [...points, ...curve].map(({ x }) => Math.log(x))
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const top = niceTop(Math.max(...points.map(({ y }) => y), ...curve.map(({ high }) => high)))
  const place = (x: number, y: number) => ({
    x: 100 * share(Math.log(x), left, right),
    y: 100 * (1 - share(y, 0, top)),
  })
  const path = (ys: 'y' | 'low' | 'high', steps: readonly ScatterStep[]) =>
    steps.map((step) => place(step.x, step[ys])).map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
  const band = [...path('high', curve), ...path('low', curve.toReversed())].join('L')
  const activePoint = active === undefined ? undefined : points[active]
  const ticks = [0, top / 2, top]
  const sentence = (point: ScatterPoint) =>
    `${point.name}: ${names.x} ${formatX(point.x)}, ${names.y} ${formatY(point.y)}${point.isMarked ? `, ${names.marked}` : ''}`
  const last = points.length - 1
  return (
    <div className="grid h-72 grid-cols-[auto_minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 text-xs text-muted tabular-nums">
      <div aria-hidden="true" className="-my-2 flex flex-col-reverse justify-between text-end">
        {ticks.map((tick) => (
          <span key={tick}>{formatY(tick)}</span>
        ))}
      </div>
      <div className="relative rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent">
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          fill="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          {ticks.map((tick) => (
            <path
              key={tick}
              d={`M0,${place(1, tick).y}H100`}
              vectorEffect="non-scaling-stroke"
              className={tick === 0 ? 'stroke-control' : 'stroke-line'}
            />
          ))}
          {curve.length > 1 && (
            <>
              <path d={`M${band}Z`} className="fill-accent-soft" />
              <path
                d={`M${path('y', curve).join('L')}`}
                strokeWidth="2"
                vectorEffect="non-scaling-stroke"
                className="stroke-accent"
              />
            </>
          )}
        </svg>
        {points.map((point, at) => {
          const { x, y } = place(point.x, point.y)
          return (
            <div
              key={point.key}
              aria-hidden="true"
              onPointerEnter={() => setActive(at)}
              onPointerLeave={() => setActive(undefined)}
              className={cx(
                'absolute size-2 -translate-1/2',
                point.isMarked ? 'rotate-45 bg-poor-fill' : 'rounded-full bg-control',
                at === active && 'ring-2 ring-text',
              )}
              style={{ left: `${x}%`, top: `${y}%` }}
            />
          )
        })}
        <input
          type="range"
          aria-label={label}
          aria-valuetext={points[active ?? last] && sentence(points[active ?? last] as ScatterPoint)}
          min={0}
          max={last}
          value={active ?? last}
          onChange={(event) => setActive(Number(event.currentTarget.value))}
          onFocus={() => setActive((before) => before ?? last)}
          onBlur={() => setActive(undefined)}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
        {activePoint && (
          <div
            aria-hidden="true"
            className={cx(
              'pointer-events-none absolute top-0 w-max max-w-60 rounded-md border border-line bg-raised px-3 py-2 text-text shadow-high',
              place(activePoint.x, activePoint.y).x > 50 ? 'start-2' : 'end-2',
            )}
          >
            <p className="line-clamp-2 font-medium">{activePoint.name}</p>
            <p className="mt-0.5 text-muted">{`${names.x}: ${formatX(activePoint.x)}`}</p>
            <p className="text-muted">{`${names.y}: ${formatY(activePoint.y)}`}</p>
          </div>
        )}
      </div>
      <div aria-hidden="true" className="col-start-2 flex justify-between">
        <span>{formatX(Math.exp(left))}</span>
        <span>{names.x}</span>
        <span>{formatX(Math.exp(right))}</span>
      </div>
    </div>
  )
}

/** Rounds up to a number whose half is also round. */
function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value || 1))
  return power * ([1, 1.2, 1.6, 2, 3, 4, 6, 8, 10].find((factor) => factor * power >= value) ?? 10)
}

const cell = 'border-b border-line px-2 py-1.5'

/** The points as a table of the same size as the chart. */
const PointTable = ({ label, points, names, formatX, formatY }: ScatterChartProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
  <section aria-label={label} tabIndex={0} className="h-72 overflow-y-auto">
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{label}</caption>
      <thead className="sticky top-0 bg-surface text-xs text-muted">
        <tr>
          <th scope="col" className={`${cell} text-start font-medium`}>
            {names.name}
          </th>
          <th scope="col" className={`${cell} text-end font-medium`}>
            {names.x}
          </th>
          <th scope="col" className={`${cell} text-end font-medium`}>
            {names.y}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.key}>
            <th scope="row" className={`${cell} text-start font-normal break-words`}>
              {point.name}
              {point.isMarked && <span className="block text-xs text-poor">{names.marked}</span>}
            </th>
            <td className={`${cell} text-end`}>{formatX(point.x)}</td>
            <td className={`${cell} text-end`}>{formatY(point.y)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
