import type { ReliabilityBin } from '#shared/prediction/evaluation.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { accuracyMessages } from './messages.ts'

/** A kind of score with its calibration bins. */
interface ReliabilitySeries {
  readonly name: string
  readonly bins: readonly ReliabilityBin[]
}

const [width, height] = [480, 340]
const [left, right, top, bottom] = [64, 20, 12, 48]
const axisMin = 0.5
const tickStep = 0.05

/** Plots predicted chances against observed frequencies, with the diagonal of perfect calibration, and a table. */
export function ReliabilityPlot({ series }: { series: readonly ReliabilitySeries[] }) {
  const { t, format } = useMessages(accuracyMessages)
  const values = series.flatMap(({ bins }) => bins.flatMap(({ predicted, observed }) => [predicted, observed]))
  const axisMax = Math.ceil(Math.max(...values) / tickStep) * tickStep
  const x = (share: number) => left + ((share - axisMin) / (axisMax - axisMin)) * (width - left - right)
  const y = (share: number) => height - bottom - ((share - axisMin) / (axisMax - axisMin)) * (height - top - bottom)
  const ticks = Array.from(
    { length: Math.round((axisMax - axisMin) / tickStep) + 1 },
    (_, index) => axisMin + index * tickStep,
  )
  return (
    <>
      <figure className="mt-5">
        <svg
          role="img"
          aria-label={t('accuracy.reliability.plot')}
          viewBox={`0 0 ${width} ${height}`}
          className="block w-full max-w-2xl text-xs"
        >
          {ticks.map((tick) => (
            <g key={tick}>
              <line x1={left} x2={width - right} y1={y(tick)} y2={y(tick)} className="stroke-line" />
              <text x={left - 8} y={y(tick) + 4} textAnchor="end" className="fill-muted">
                {format.percent(tick)}
              </text>
              <text x={x(tick)} y={height - bottom + 18} textAnchor="middle" className="fill-muted">
                {format.percent(tick)}
              </text>
            </g>
          ))}
          <line
            x1={x(axisMin)}
            y1={y(axisMin)}
            x2={x(axisMax)}
            y2={y(axisMax)}
            strokeDasharray="4 4"
            className="stroke-muted"
          />
          {series.map(({ name, bins }, index) =>
            bins.map(({ predicted, observed }) => (
              <Mark key={`${name} ${predicted}`} kind={index} x={x(predicted)} y={y(observed)} />
            )),
          )}
          <text
            transform={`translate(12 ${(top + height - bottom) / 2}) rotate(-90)`}
            textAnchor="middle"
            className="fill-text"
          >
            {t('accuracy.reliability.observed')}
          </text>
          <text x={(left + width - right) / 2} y={height - 8} textAnchor="middle" className="fill-text">
            {t('accuracy.reliability.predicted')}
          </text>
        </svg>
        <figcaption className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
          {series.map(({ name }, index) => (
            <span key={name} className="inline-flex items-center gap-1.5">
              <svg aria-hidden="true" className="size-3" viewBox="-6 -6 12 12">
                <Mark kind={index} x={0} y={0} />
              </svg>
              {name}
            </span>
          ))}
          <span className="inline-flex items-center gap-1.5">
            <svg aria-hidden="true" className="h-3 w-5" viewBox="0 0 20 12">
              <line x1="0" y1="6" x2="20" y2="6" strokeDasharray="4 4" className="stroke-muted" />
            </svg>
            {t('accuracy.reliability.ideal')}
          </span>
        </figcaption>
      </figure>
      <Disclosure summary={t('accuracy.reliability.table')} className="mt-3 text-muted">
        <div className="grid gap-6 text-text sm:grid-cols-2">
          {series.map((eachSeries) => (
            <BinTable key={eachSeries.name} {...eachSeries} />
          ))}
        </div>
      </Disclosure>
    </>
  )
}

/** A disc for the first series and a diamond for the second, so that color is not needed. */
function Mark({ kind, x, y }: { kind: number; x: number; y: number }) {
  return kind === 0 ? (
    <circle cx={x} cy={y} r="4.5" className="fill-accent" />
  ) : (
    <path d={`M${x} ${y - 6}l6 6l-6 6l-6 -6z`} className="fill-fair stroke-surface" />
  )
}

function BinTable({ name, bins }: ReliabilitySeries) {
  const { t, format } = useMessages(accuracyMessages)
  return (
    <table className="w-full text-xs tabular-nums">
      <caption className="pb-1 text-start font-medium">{name}</caption>
      <thead>
        <tr className="text-muted">
          {(['predicted', 'observed', 'pairs'] as const).map((column) => (
            <th key={column} scope="col" className="py-1 pe-2 text-end align-bottom font-normal">
              {t(`accuracy.reliability.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bins.map(({ predicted, observed, n }) => (
          <tr key={predicted} className="border-t border-line">
            <td className="py-1 pe-2 text-end">{format.measured(predicted)}</td>
            <td className="py-1 pe-2 text-end">{format.measured(observed)}</td>
            <td className="py-1 pe-2 text-end">{format.number(n)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
