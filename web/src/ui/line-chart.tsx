import { ChartLine, Table2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from './button.tsx'
import type { ChartData } from './chart-data.ts'
import { ChartPlot } from './chart-plot.tsx'

const ChartTable = lazy(async () => ({ default: (await import('./chart-table.tsx')).ChartTable }))

interface LineChartProps extends ChartData {
  /** Labels of the buttons that switch between chart and table. */
  asTableLabel: string
  asChartLabel: string
}

/**
 * A daily series with the previous period behind it. Arrow keys select a day, and its values are announced. The numbers are
 * also available as a table of the same size.
 */
export function LineChart({ asTableLabel, asChartLabel, ...data }: LineChartProps) {
  const [isTable, setIsTable] = useState(false)
  const hasPrevious = data.points.some(({ previous }) => typeof previous === 'number')
  return (
    <figure aria-label={data.label}>
      <figcaption className="mb-4 flex min-h-8 flex-wrap items-center gap-x-5 gap-y-1 text-xs text-muted">
        <Key className="stroke-accent" text={data.names.value} />
        {hasPrevious && <Key className="stroke-control" dashed text={data.names.previous} />}
        <Button
          size="small"
          variant="ghost"
          icon={isTable ? <ChartLine aria-hidden /> : <Table2 aria-hidden />}
          className="ms-auto -me-3"
          onClick={() => setIsTable(!isTable)}
        >
          <span className="max-sm:sr-only">{isTable ? asChartLabel : asTableLabel}</span>
        </Button>
      </figcaption>
      {isTable ? (
        // The chart stays until the table's code is loaded.
        <Suspense fallback={<ChartPlot {...data} />}>
          <ChartTable {...data} />
        </Suspense>
      ) : (
        <ChartPlot {...data} />
      )}
      {data.marks.map(({ day, text }) => (
        <p key={day} className="mt-2 flex items-start gap-2 text-sm">
          <svg aria-hidden="true" viewBox="0 0 8 16" className="h-4 w-2 shrink-0">
            <path d="M4 0v16" strokeWidth="1.5" strokeDasharray="3 2" className="stroke-fair-fill" />
          </svg>
          {`${data.formatDay(day)}: ${text}`}
        </p>
      ))}
    </figure>
  )
}

const Key = ({ text, dashed, className }: { text: string; dashed?: boolean; className: string }) => (
  <span className="inline-flex items-center gap-2">
    <svg aria-hidden="true" viewBox="0 0 18 4" className="h-1 w-4.5">
      <path d="M1 2h16" strokeWidth="2" strokeDasharray={dashed ? '4 3' : undefined} className={className} />
    </svg>
    {text}
  </span>
)
