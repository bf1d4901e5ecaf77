import { lifts } from '#shared/prediction/patterns/lifts.ts'
import type { PatternName } from '#shared/prediction/patterns/matchers.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Interval } from '#web/ui/interval.tsx'
import { changeFormats } from './change.ts'
import { whatWorksMessages } from './messages.ts'

/** A column: views on a set of channels, or clicks in headline tests. */
export type Column = 'all' | 'matched' | 'modern' | 'headlines'

interface PatternRow {
  readonly name: PatternName
  readonly label: string
  /** An English title. */
  readonly example: string
  /** Whether links to the pattern lead to this row. True by default. */
  readonly hasAnchor?: boolean
}

interface PatternTableProps {
  caption: string
  /** The heading of the first column. */
  kind: string
  rows: readonly PatternRow[]
  columns: readonly Column[]
}

/** A table of patterns with their lifts, intervals and sample sizes. */
export function PatternTable({ caption, kind, rows, columns }: PatternTableProps) {
  const { t } = useMessages(whatWorksMessages)
  return (
    <table className="mt-5 w-full table-fixed border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-xs text-muted">
          <th scope="col" className="w-[30%] py-2 pe-2 text-start align-bottom font-medium sm:pe-3">
            {kind}
          </th>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="py-2 ps-2 text-end align-bottom font-medium break-words hyphens-auto sm:ps-6"
            >
              {t(`whatWorks.table.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, label, example, hasAnchor = true }) => (
          <tr key={name} id={hasAnchor ? name : undefined} className="border-b border-line align-top">
            <th scope="row" className="py-3 pe-2 text-start font-normal break-words hyphens-auto sm:pe-3">
              <span className="font-medium">{label}</span>
              <span lang="en" className="mt-0.5 block text-sm">
                {example}
              </span>
            </th>
            {columns.map((column) => (
              <td key={column} className="py-3 ps-2 text-end tabular-nums sm:ps-6">
                <Figure name={name} column={column} isMain={column === 'all'} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Figure({ name, column, isMain }: { name: PatternName; column: Column; isMain: boolean }) {
  const { t, locale, format } = useMessages(whatWorksMessages)
  const { change, bareChange } = changeFormats(locale)
  const figure = lifts.patterns[name][column]
  if (!figure) return <span className="text-xs text-muted">{t('whatWorks.table.none')}</span>
  const { unit, n } =
    'tests' in figure
      ? ({ unit: 'tests', n: figure.tests } as const)
      : ({ unit: 'channels', n: figure.channels } as const)
  return (
    <div className="flex flex-col items-end sm:flex-row sm:flex-wrap sm:items-baseline sm:justify-end sm:gap-x-2">
      <span className={isMain ? 'font-semibold' : ''}>{change(figure.lift)}</span>
      <span className="text-sm">
        {t('whatWorks.table.range', { low: bareChange(figure.low), high: bareChange(figure.high) })}
      </span>
      <Interval
        value={toPosition(figure.lift)}
        low={toPosition(figure.low)}
        high={toPosition(figure.high)}
        mark={toPosition(1)}
        isMain={isMain}
        className="my-1 sm:mb-0"
      />
      <span className="text-sm sm:order-first sm:me-auto">
        {format.number(n)}
        {/* Hidden on phones, where the text would wrap in each cell. The note below the first table explains the number. */}
        <span className="max-sm:hidden"> {t(`whatWorks.table.${unit}`, { n })}</span>
      </span>
    </div>
  )
}

/** The common scale of all intervals. It is logarithmic, so that half and double are equally far from 1. */
export const scaleStart = 0.4
export const scaleEnd = 1.8
const toPosition = (ratio: number) => Math.log(ratio / scaleStart) / Math.log(scaleEnd / scaleStart)
