import type { CountedFigures } from '#functions/clients/youtube/analytics.ts'
import { addDays, listDaysUntil } from '#functions/lib/period.ts'
import { viewCountChangeDate } from '#shared/analytics.ts'
import type { Analytics, Span } from '#shared/contract/youtube.ts'
import { engagementRate, sumFigures } from './figures.ts'

/** All that YouTube's Analytics told, and the Pacific day it was asked on. */
export interface AnalyticsReport {
  readonly asked: string
  /** False where days came without formats: their format is then `other`. */
  readonly byFormat: boolean
  readonly rows: readonly CountedFigures[]
}

/** So many days after a day's end YouTube has counted it, whether or not there was anything to count. */
const countedAfter = 3

/**
 * The last day that is counted to its end: that of the newest row, or three days ago for a channel that had no viewers
 * since.
 */
export function lastCountedDay({ asked, rows }: AnalyticsReport): string {
  const certain = addDays(asked, -countedAfter)
  return rows.reduce((last, { date }) => (date > last ? date : last), certain)
}

/** The last `days` counted days, and as many before. */
export function buildSpans(
  report: AnalyticsReport,
  days: number,
): Pick<Analytics, 'period' | 'previous' | 'dataThrough' | 'hasFigures' | 'viewsRedefinedOn'> {
  const end = lastCountedDay(report)
  const period = spanOf(report, end, days)
  const previous = spanOf(report, addDays(end, -days), days)
  const isRedefined = previous.from < viewCountChangeDate && viewCountChangeDate <= period.to
  return {
    period,
    previous,
    dataThrough: end,
    hasFigures: report.rows.some(({ date }) => previous.from <= date && date <= end),
    viewsRedefinedOn: isRedefined ? viewCountChangeDate : null,
  }
}

function spanOf({ rows, byFormat }: AnalyticsReport, to: string, days: number): Span {
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
    // A counted day without a row had nothing to count.
    daily: dates.map((date) => ({ date, ...figuresWhere((row) => row.date === date) })),
  }
}
