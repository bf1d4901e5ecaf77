import type { ScheduleComparison } from '#shared/contract/youtube.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { scheduleMessages } from './messages.ts'
import { useTimeNames } from './use-time-names.ts'

/** Says which time stands out, or that none does. */
export function BestTime({ schedule: { best, videos, isVaried } }: { schedule: ScheduleComparison }) {
  const { t, format } = useMessages(scheduleMessages)
  const nameOf = useTimeNames()
  if (!best?.multiple) {
    return (
      <div className="rounded-md bg-sunken p-4">
        <p className="font-semibold">{t(isVaried ? 'schedule.none' : 'schedule.oneTime')}</p>
        <p className="mt-1 text-sm text-muted">
          {t(isVaried ? 'schedule.noneText' : 'schedule.oneTimeText', { n: videos })}
        </p>
      </div>
    )
  }
  const { median, low, high } = best.multiple
  return (
    <div className="rounded-md bg-accent-soft p-4">
      <p className="text-lg font-semibold">{nameOf(best)}</p>
      <p className="mt-1 text-sm">
        {t('schedule.best', {
          n: best.videos,
          times: format.times(median),
          low: format.times(low),
          high: format.times(high),
        })}
      </p>
      <p className="mt-1 text-sm text-muted">{t('schedule.caution')}</p>
    </div>
  )
}
