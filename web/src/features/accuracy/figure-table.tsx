import type { Accuracy } from '#shared/prediction/evaluation.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { cx } from '#web/ui/cx.ts'
import { accuracyMessages } from './messages.ts'

/** A method with its figures, in column order. */
export interface FigureRow {
  readonly name: string
  /** Whether the row is our model. */
  readonly isOurs: boolean
  readonly figures: readonly Accuracy[]
}

/** A column; `scale` if its figures are drawn on the common scale with the 50 % baseline. */
export interface FigureColumn {
  readonly name: string
  readonly hasScale: boolean
}

interface FigureTableProps {
  caption: string
  columns: readonly FigureColumn[]
  rows: readonly FigureRow[]
  /** The label of the sample size if it is not pairs. */
  sampleLabel?: string
}

/** A table of measured shares with intervals and sample sizes. */
export function FigureTable({ caption, columns, rows, sampleLabel }: FigureTableProps) {
  const { t, format } = useMessages(accuracyMessages)
  return (
    <table className="mt-5 w-full table-fixed border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-xs text-muted">
          <th scope="col" className="w-[31%] py-2 pe-3 text-start font-medium">
            {t('accuracy.table.measure')}
          </th>
          {columns.map(({ name }) => (
            <th key={name} scope="col" className="py-2 ps-2 text-end font-medium break-words hyphens-auto sm:ps-6">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, isOurs, figures }) => (
          <tr key={name} className="border-b border-line align-top">
            <th
              scope="row"
              className={cx('py-3 pe-3 text-start break-words hyphens-auto', isOurs ? 'font-semibold' : 'font-normal')}
            >
              {name}
            </th>
            {figures.map((figure, index) => (
              <td key={columns[index]?.name} className="py-3 ps-2 text-end tabular-nums sm:ps-6">
                <span className={isOurs ? 'font-semibold' : ''}>{format.measured(figure.accuracy)}</span>
                <span className="block text-xs text-muted">
                  {t('accuracy.table.range', {
                    low: format.bareMeasured(figure.low),
                    high: format.bareMeasured(figure.high),
                  })}
                </span>
                {columns[index]?.hasScale && <Interval figure={figure} isOurs={isOurs} />}
              </td>
            ))}
          </tr>
        ))}
        <tr className="text-xs text-muted">
          <th scope="row" className="py-2 pe-3 text-start font-normal">
            {sampleLabel ?? t('accuracy.table.pairs')}
          </th>
          {rows[0]?.figures.map(({ n }, index) => (
            <td key={columns[index]?.name} className="py-2 ps-2 text-end tabular-nums sm:ps-6">
              {format.number(n)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

/** The common scale: shares from 40 % to 80 %. */
const [scaleStart, scaleEnd] = [0.4, 0.8]
const toScalePosition = (share: number) =>
  `${Math.min(100, Math.max(0, ((share - scaleStart) / (scaleEnd - scaleStart)) * 100))}%`

/** Draws a share as a dot, its interval as a line, and a mark at 50 %. */
function Interval({ figure: { accuracy, low, high }, isOurs }: { figure: Accuracy; isOurs: boolean }) {
  return (
    <svg aria-hidden="true" className="mt-1 block h-3 w-full overflow-visible">
      <line x1="0" x2="100%" y1="6" y2="6" className="stroke-line" />
      <line x1={toScalePosition(0.5)} x2={toScalePosition(0.5)} y1="1" y2="11" className="stroke-muted" />
      <line
        x1={toScalePosition(low)}
        x2={toScalePosition(high)}
        y1="6"
        y2="6"
        strokeWidth="3"
        strokeLinecap="round"
        className={isOurs ? 'stroke-accent' : 'stroke-control'}
      />
      <circle
        cx={toScalePosition(accuracy)}
        cy="6"
        r="3.5"
        className={cx('stroke-surface', isOurs ? 'fill-accent' : 'fill-control')}
      />
    </svg>
  )
}
