import type { OutcomeFigure, OutcomeRow } from '#shared/prediction/evaluation.ts'
import { PageSection } from '#web/layout/page-section.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Interval } from '#web/ui/interval.tsx'
import { outcomes } from './evaluation.ts'
import { accuracyMessages } from './messages.ts'

/** The reliability of a rank: how videos with similarly ranked titles performed, as measured and as the product displays it. */
export function Outcomes() {
  const { t } = useMessages(accuracyMessages)
  const groups = new Map<string, OutcomeRow[]>()
  for (const row of outcomes) {
    const key = JSON.stringify([row.basis, row.isFamiliar, row.videosFrom])
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return (
    <PageSection heading={t('accuracy.outcomes.heading')} text={t('accuracy.outcomes.text')}>
      <div className="grid gap-x-10 @3xl:grid-cols-2">
        {[...groups].map(([key, rows]) => (
          <OutcomeTable key={key} rows={rows} />
        ))}
      </div>
      <p className="mt-4 max-w-2xl text-sm">{t('accuracy.outcomes.note')}</p>
    </PageSection>
  )
}

/** The scales of the intervals: shares from 0 to 100%, multiples from 0.5 to 2 by their logarithm. */
const toSharePosition = (share: number) => share
const toMultiplePosition = (multiple: number) => Math.log(multiple / 0.5) / Math.log(2 / 0.5)

function OutcomeTable({ rows }: { rows: readonly OutcomeRow[] }) {
  const { t, format, locale } = useMessages(accuracyMessages)
  const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const shares = { show: format.measured, showEnd: format.bareMeasured, say: format.percent, to: toSharePosition }
  const multiples = {
    show: (value: number) => `${tenths.format(value)}×`,
    showEnd: (value: number) => tenths.format(value),
    say: (value: number) => `${tenths.format(value)}×`,
    to: toMultiplePosition,
  }
  const [first] = rows
  if (!first) return null
  const { basis, isFamiliar, videosFrom: from, videosTo } = first
  const caption =
    basis === 'title'
      ? t('accuracy.outcomes.title')
      : [
          t(`accuracy.outcomes.${basis}`),
          videosTo === null
            ? t('accuracy.outcomes.videosFrom', { n: from })
            : t('accuracy.outcomes.videos', { from, to: videosTo - 1 }),
          ...(isFamiliar ? [] : [t('accuracy.outcomes.unfamiliar')]),
        ].join(', ')
  return (
    <table className="mt-6 w-full table-fixed border-collapse text-sm">
      <caption className="pb-1 text-start font-medium">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-xs text-muted">
          <th scope="col" className="w-[17%] py-2 pe-2 text-start font-medium">
            {t('accuracy.outcomes.rank')}
          </th>
          {(['topQuarter', 'aboveUsual', 'medianMultiple'] as const).map((name) => (
            <th key={name} scope="col" className="py-2 ps-2 text-end font-medium break-words hyphens-auto">
              {t(`accuracy.outcomes.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rankFrom, rankTo, topQuarter, aboveUsual, medianMultiple, said, n }) => (
          <tr key={rankFrom} className="border-b border-line align-top">
            <th scope="row" className="py-2 pe-2 text-start font-normal tabular-nums">
              {t('accuracy.outcomes.range', { from: rankFrom, to: rankTo })}
              <span className="block text-sm">{t('accuracy.outcomes.count', { n: format.number(n) })}</span>
            </th>
            <Figure figure={topQuarter} said={said.topQuarter} mark={0.25} {...shares} />
            <Figure figure={aboveUsual} said={said.aboveUsual} mark={0.5} {...shares} />
            <Figure figure={medianMultiple} said={said.medianMultiple} mark={1} {...multiples} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface FigureProps {
  figure: OutcomeFigure
  /** The figure that the product states. */
  said: number
  /** The figure expected by chance. */
  mark: number
  show: (value: number) => string
  /** Formats an end of the interval, without the unit to save space on phones. */
  showEnd: (value: number) => string
  /** Formats the figure as the product rounds it. */
  say: (value: number) => string
  /** Returns the position of a value on the scale, from 0 to 1. */
  to: (value: number) => number
}

function Figure({ figure: { value, low, high }, said, mark, show, showEnd, say, to }: FigureProps) {
  const { t } = useMessages(accuracyMessages)
  return (
    <td className="py-2 ps-2 text-end tabular-nums">
      {show(value)}
      <span className="block text-sm">{t('accuracy.table.range', { low: showEnd(low), high: showEnd(high) })}</span>
      <Interval value={to(value)} low={to(low)} high={to(high)} mark={to(mark)} isMain className="mt-1 block" />
      <span className="block text-sm">{t('accuracy.outcomes.said', { figure: say(said) })}</span>
    </td>
  )
}
