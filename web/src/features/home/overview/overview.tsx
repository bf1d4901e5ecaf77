import { ChartLine } from 'lucide-react'
import { Suspense } from 'react'
import { type AnalyticsPeriod, periods } from '#shared/analytics.ts'
import type { Analytics } from '#shared/contract/youtube.ts'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { OverviewSkeleton } from '../overview-skeleton.tsx'
import { DayChart } from './day-chart.tsx'
import { FigureCards } from './figure-cards.tsx'
import { overviewMessages } from './messages.ts'

/** Shown below the chart; its code loads while the chart renders. */
const Details = lazyComponent(() => import('./details.tsx'), 'Details', overviewMessages)

interface OverviewProps {
  /** Absent until they are fetched. */
  analytics: Analytics | undefined
  period: AnalyticsPeriod
  onPeriod: (period: AnalyticsPeriod) => void
  /** Whether these are the previous period's figures while the new ones load. */
  isUpdating: boolean
}

/** The channel's figures of a period, compared with the previous period. */
export const Overview = ({ analytics, ...props }: OverviewProps) =>
  analytics ? <Figures analytics={analytics} {...props} /> : <OverviewSkeleton />

function Figures({ analytics, period, onPeriod, isUpdating }: OverviewProps & { analytics: Analytics }) {
  const { t, format } = useMessages(overviewMessages)
  const { stale, fetchedAt, hasFigures, dataThrough } = analytics
  const options = periods.map((value) => ({ value, label: t('overview.days', { n: Number(value) }) }))
  return (
    <section aria-labelledby="overview" aria-busy={isUpdating} className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="overview" className="text-lg font-semibold">
          {t('overview.heading')}
        </h2>
        <Segments label={t('overview.period')} value={period} options={options} onSelect={onPeriod} />
      </header>
      {stale && <Alert tone="warning">{t('overview.stale', { when: format.dateTime(fetchedAt) })}</Alert>}
      <div className={cx('flex flex-col gap-4 transition-opacity', isUpdating && 'opacity-60')}>
        <FigureCards analytics={analytics} />
        {hasFigures ? (
          <>
            <DayChart analytics={analytics} />
            <Suspense fallback={<Skeleton className="h-64 rounded-lg" />}>
              <Details analytics={analytics} days={period} />
            </Suspense>
          </>
        ) : (
          <Card>
            <EmptyState icon={<ChartLine aria-hidden />} title={t('overview.empty')}>
              {t('overview.emptyText')}
            </EmptyState>
          </Card>
        )}
      </div>
      <p className="text-xs text-muted">
        {hasFigures && `${t('overview.source', { day: format.day(dataThrough) })} `}
        {t('overview.ours')}
      </p>
    </section>
  )
}
