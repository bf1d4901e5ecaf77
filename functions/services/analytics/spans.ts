import type { CountedFigures } from '#functions/clients/youtube/analytics.ts'
import { listDaysUntil } from '#functions/lib/period.ts'
import { viewCountChangeDate } from '#shared/analytics.ts'
import type { Analytics, Span } from '#shared/contract/youtube.ts'
import { addDays } from '#shared/day.ts'
import { engagementRate, sumFigures } from './figures.ts'

/** The rows from YouTube Analytics, and the Pacific day on which they were fetched. */
export interface AnalyticsReport {
  readonly asked: string
  /** False if the rows have no formats. Their format is then `other`. */
  readonly byFormat: boolean
  readonly rows: readonly CountedFigures[]
}

/** The number of days after which YouTube's figures for a day are complete, even if there are none. */
const countingDelayDays = 3

/**
 * Returns the last complete day: the day of the newest row, but at least three days ago, for channels without recent viewers.
 */
export function lastCountedDay({ asked, rows }: AnalyticsReport): string {
  const certain = addDays(asked, -countingDelayDays)
  return rows.reduce((last, { date }) => (date > last ? date : last), certain)
}

/** Builds the spans of the last `days` complete days and of the same number of days before them. */
export function buildSpans(
  report: AnalyticsReport,
  days: number,
): Pick<Analytics, 'period' | 'previous' | 'dataThrough' | 'hasFigures' | 'viewsRedefinedOn'> {
  const end = lastCountedDay(report)
  const period = buildSpan(report, end, days)
  const previous = buildSpan(report, addDays(end, -days), days)
  const isRedefined = previous.from < viewCountChangeDate && viewCountChangeDate <= period.to
  return {
    period,
    previous,
    dataThrough: end,
    hasFigures: report.rows.some(({ date }) => previous.from <= date && date <= end),
    viewsRedefinedOn: isRedefined ? viewCountChangeDate : null,
  }
}

function buildSpan({ rows, byFormat }: AnalyticsReport, to: string, days: number): Span {
  const dates = listDaysUntil(to, days)
  const from = dates[0] ?? to
  const within = rows.filter(({ date }) => from <= date && date <= to)
  const figuresWhere = (fits: (row: CountedFigures) => boolean) =>
    sumFigures(within.filter(fits).map(({ figures }) => figures))
  const totals = figuresWhere(() => true)
  return {
    from,
    to,
    totals,
    engagementRate: engagementRate(totals),
    byFormat: byFormat
      ? {
          video: figuresWhere(({ format }) => format === 'video'),
          short: figuresWhere(({ format }) => format === 'short'),
          live: figuresWhere(({ format }) => format === 'live'),
          other: figuresWhere(({ format }) => format === 'other'),
        }
      : null,
    // A complete day without a row has no views.
    daily: dates.map((date) => ({ date, ...figuresWhere((row) => row.date === date) })),
  }
}
