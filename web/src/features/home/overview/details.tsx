import type { AnalyticsPeriod } from '#shared/analytics.ts'
import type { Analytics } from '#shared/contract/youtube.ts'
import { Findings } from './findings.tsx'
import { FormatTable } from './format-table.tsx'

/** What changed in the chart's period, and by which format. */
export const Details = ({
  analytics: { observations, period },
  days,
}: {
  analytics: Analytics
  days: AnalyticsPeriod
}) => (
  <div className="grid items-start gap-4 max-lg:grid-cols-1 lg:grid-flow-col lg:auto-cols-fr">
    <Findings observations={observations} period={days} />
    <FormatTable byFormat={period.byFormat} />
  </div>
)
