import type { TimeSlot } from '#shared/contract/youtube.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { scheduleMessages } from './messages.ts'
import { useTimeNames } from './use-time-names.ts'

/** How videos of each time did, with intervals on a scale from a quarter to four times the usual. */
export function TimeTable({ caption, times }: { caption: string; times: readonly TimeSlot[] }) {
  const { t } = useMessages(scheduleMessages)
  const nameOf = useTimeNames()
  const used = times.filter(({ videos }) => videos > 0)
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="pb-2 text-start font-semibold">{caption}</caption>
      <thead className="text-xs text-muted">
        <tr>
          {(['when', 'videos', 'times'] as const).map((column) => (
            <th
              key={column}
              scope="col"
              className={`pb-2 font-medium ${column === 'when' ? 'text-start' : 'ps-3 text-end'}`}
            >
              {t(`schedule.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {used.map((time) => (
          <tr key={`${time.weekday} ${time.part}`} className="border-t border-line">
            <th scope="row" className="py-2 text-start font-medium">
              {nameOf(time)}
            </th>
            <td className="py-2 ps-3 text-end">{time.videos}</td>
            <td className="w-1/2 py-2 ps-3 text-end">
              <Measured multiple={time.multiple} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Measured({ multiple }: Pick<TimeSlot, 'multiple'>) {
  const { t, format } = useMessages(scheduleMessages)
  if (!multiple) return <span className="text-xs text-muted">{t('schedule.few')}</span>
  const [median, low, high] = [multiple.median, multiple.low, multiple.high].map((value) => format.times(value))
  return (
    <>
      <span className="font-medium">{t('schedule.times', { times: median ?? '' })}</span>{' '}
      <span className="text-xs whitespace-nowrap text-muted">
        {t('schedule.interval', { low: low ?? '', high: high ?? '' })}
      </span>
      <Bar {...multiple} />
    </>
  )
}

/** Maps a multiple of the usual to its position on the scale, in percent; 50 is the usual. */
const positionOf = (times: number) => `${50 + 25 * Math.max(-2, Math.min(2, Math.log2(times)))}%`

function Bar({ median, low, high }: NonNullable<TimeSlot['multiple']>) {
  return (
    <span aria-hidden className="relative mt-1 block h-2">
      <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
      <span className="absolute inset-y-0 left-1/2 w-px bg-control" />
      <span
        className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-accent/40"
        style={{ left: positionOf(low), right: `calc(100% - ${positionOf(high)})` }}
      />
      <span
        className="absolute top-1/2 size-2 -translate-1/2 rounded-full bg-accent"
        style={{ left: positionOf(median) }}
      />
    </span>
  )
}
