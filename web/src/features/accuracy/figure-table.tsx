import type { Accuracy } from '#shared/prediction/evaluation.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { cx } from '#web/ui/cx.ts'
import { Interval } from '#web/ui/interval.tsx'
import { accuracyMessages } from './messages.ts'

/** A method with its figures, in column order. */
export interface FigureRow {
  readonly name: string
  /** Whether the row is our model. */
  readonly isOurs: boolean
  readonly figures: readonly Accuracy[]
}

interface FigureColumn {
  readonly name: string
  /** Whether its figures are also drawn on the common scale with the 50% baseline. */
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
                <span className="block text-sm">
                  {t('accuracy.table.range', {
                    low: format.bareMeasured(figure.low),
                    high: format.bareMeasured(figure.high),
                  })}
                </span>
                {columns[index]?.hasScale && (
                  <Interval
                    value={toPosition(figure.accuracy)}
                    low={toPosition(figure.low)}
                    high={toPosition(figure.high)}
                    mark={toPosition(0.5)}
                    isMain={isOurs}
                    className="mt-1 block"
                  />
                )}
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

/** Returns the position of a share on the common scale, from 40% to 80%. */
const toPosition = (share: number) => (share - 0.4) / (0.8 - 0.4)
