import { CalendarClock } from 'lucide-react'
import { contract } from '#shared/contract/index.ts'
import type { ScheduleComparison } from '#shared/contract/youtube.ts'
import { planIncludes } from '#shared/plan-features.ts'
import { Failed } from '#web/layout/failed.tsx'
import { PlanNote } from '#web/layout/plan-note.tsx'
import { CountedVideos } from '#web/layout/usual.tsx'
import { useConfig, useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BestTime } from './best-time.tsx'
import { scheduleMessages } from './messages.ts'
import { TimeTable } from './time-table.tsx'

/** When the channel's videos did best, or which plan includes this. Nothing if derived metrics are off. */
export function Schedule() {
  const { t } = useMessages(scheduleMessages)
  const config = useConfig()
  const { data: account } = useRead(contract.account.get, {})
  if (!config?.derivedMetrics || !account) return null
  return (
    <Card title={t('schedule.heading')} description={t('schedule.what')}>
      {planIncludes(account.plan, 'upload_schedule') ? <Content /> : <NotInPlan />}
    </Card>
  )
}

function NotInPlan() {
  const { t } = useMessages(scheduleMessages)
  return <PlanNote feature="upload_schedule" text={t('schedule.notInPlan')} link={t('schedule.toPlan')} />
}

function Content() {
  const { t } = useMessages(scheduleMessages)
  const { data, error, refetch, isFetching } = useRead(contract.youtube.schedule, {})
  const schedule = data?.schedule
  if (!data && !error) return <Skeleton className="h-72" />
  switch (schedule?.state) {
    case 'compared':
      return <Times schedule={schedule} />
    case 'too_few':
      return (
        <EmptyState icon={<CalendarClock aria-hidden />} title={t('schedule.tooFew', { fewest: schedule.minVideos })}>
          {t('schedule.tooFewText', { n: schedule.videos, fewest: schedule.minVideos })}
        </EmptyState>
      )
    case 'not_in_plan':
      return <NotInPlan />
    default:
      return (
        <Failed tone="warning" pending={isFetching} onRetry={refetch}>
          {error ? t(`errors.codes.${error.code}`) : t('schedule.unavailable')}
        </Failed>
      )
  }
}

function Times({ schedule }: { schedule: ScheduleComparison }) {
  const { t, format } = useMessages(scheduleMessages)
  const { videos, latest, timeZone, fetchedAt, weekdays, parts } = schedule
  return (
    <div className="flex flex-col gap-6">
      <BestTime schedule={schedule} />
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
        <TimeTable caption={t('schedule.byWeekday')} times={weekdays} />
        <TimeTable caption={t('schedule.byPart')} times={parts} />
      </div>
      <p className="text-xs text-muted">
        {t('schedule.source', { date: format.date(fetchedAt), zone: timeZone.replaceAll('_', ' ') })}{' '}
        <CountedVideos videos={videos} latest={latest} as="rated" length="any" /> {t('schedule.how')}
      </p>
    </div>
  )
}
