import type { DraftSummary } from '#shared/contract/drafts.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { cx } from '#web/ui/cx.ts'
import { calendarFormats } from './dates.ts'
import { DraftCard } from './draft-card.tsx'
import { calendarMessages } from './messages.ts'
import { monthOf } from './month.ts'

interface AgendaProps {
  month: string
  today: string
  drafts: ReadonlyMap<string, readonly DraftSummary[]>
  onAskDate: (draft: DraftSummary) => void
}

/** The days of a month that have drafts, as a list for narrow screens. */
export function Agenda({ month, today, drafts, onAskDate }: AgendaProps) {
  const { t, locale } = useMessages(calendarMessages)
  const days = [...drafts].filter(([date]) => monthOf(date) === month).sort(([one], [other]) => (one < other ? -1 : 1))
  if (days.length === 0) return <p className="py-6 text-sm text-muted">{t('calendar.emptyMonth')}</p>
  return (
    <ol className="flex flex-col gap-5">
      {days.map(([date, planned]) => (
        <li key={date}>
          <h3
            aria-current={date === today ? 'date' : undefined}
            className={cx('mb-2 text-sm font-semibold first-letter:uppercase', date === today && 'text-accent')}
          >
            {calendarFormats(locale).fullDay(date)}
            {date === today && ` · ${t('calendar.today')}`}
          </h3>
          <ul className="flex flex-col gap-2">
            {planned.map((draft) => (
              <li key={draft.id}>
                <DraftCard draft={draft} onAskDate={onAskDate} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
