import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { DraftSummary } from '#shared/contract/drafts.ts'
import { addDays } from '#shared/day.ts'
import { useDropPlace } from '#web/layout/dragging.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { cx } from '#web/ui/cx.ts'
import { calendarFormats } from './dates.ts'
import { DraggableCard } from './draft-card.tsx'
import { calendarMessages } from './messages.ts'
import { addMonthsToDate, firstDayOfWeek, monthOf, weekStart, weeksOf } from './month.ts'

/** Maximum number of drafts that a collapsed day shows. */
const maxShown = 3

interface MonthGridProps {
  month: string
  today: string
  /** The drafts of each date, in order. */
  drafts: ReadonlyMap<string, readonly DraftSummary[]>
  labelledBy: string
  onMonth: (month: string) => void
  onAskDate: (draft: DraftSummary) => void
}

/**
 * A month as a grid of days (ARIA's grid pattern). One day and its drafts are in the tab order; arrow keys, Home, End, Page
 * Up and Page Down choose another one.
 */
export function MonthGrid({ month, today, drafts, labelledBy, onMonth, onAskDate }: MonthGridProps) {
  const { t, locale } = useMessages(calendarMessages)
  const formats = calendarFormats(locale)
  const firstDay = firstDayOfWeek(locale)
  const weeks = weeksOf(month, firstDay)
  const [chosenDate, setChosenDate] = useState(today)
  const isShown = weeks.flat().includes(chosenDate)
  const active = isShown ? chosenDate : monthOf(today) === month ? today : `${month}-01`
  const table = useRef<HTMLTableElement>(null)
  const focusNext = useRef<string>(undefined)

  useEffect(() => {
    // The next month renders after the day was chosen.
    if (focusNext.current !== active) return
    focusNext.current = undefined
    table.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus()
  }, [active])

  const goTo = (date: string) => {
    focusNext.current = date === active ? undefined : date
    setChosenDate(date)
    if (monthOf(date) !== month) onMonth(monthOf(date))
  }
  const targets: Partial<Record<string, () => string>> = {
    ArrowLeft: () => addDays(active, -1),
    ArrowRight: () => addDays(active, 1),
    ArrowUp: () => addDays(active, -7),
    ArrowDown: () => addDays(active, 7),
    Home: () => weekStart(active, firstDay),
    End: () => addDays(weekStart(active, firstDay), 6),
    PageUp: () => addMonthsToDate(active, -1),
    PageDown: () => addMonthsToDate(active, 1),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targets[event.key]
    // The arrow keys move a draft that is being dragged.
    const isDragging = event.target instanceof Element && event.target.closest('[data-dragging]')
    if (!target || isDragging || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    event.preventDefault()
    goTo(target())
  }
  const helpId = `${labelledBy}-help`

  return (
    <>
      <p id={helpId} className="sr-only">
        {t('calendar.help')}
      </p>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of ARIA, on a table.
        role="grid"
        aria-labelledby={labelledBy}
        aria-describedby={helpId}
        onKeyDown={onKeyDown}
        className="w-full table-fixed border-collapse"
      >
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col" abbr={formats.weekday(date)} className="pb-2 text-xs font-medium text-muted">
                <span aria-hidden>{formats.shortWeekday(date)}</span>
                <span className="sr-only">{formats.weekday(date)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <Day
                  key={date}
                  date={date}
                  drafts={drafts.get(date) ?? []}
                  isToday={date === today}
                  isOutside={monthOf(date) !== month}
                  isActive={date === active}
                  onActivate={() => setChosenDate(date)}
                  onAskDate={onAskDate}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

interface DayProps {
  date: string
  drafts: readonly DraftSummary[]
  isToday: boolean
  /** Whether the day belongs to another month. */
  isOutside: boolean
  isActive: boolean
  onActivate: () => void
  onAskDate: (draft: DraftSummary) => void
}

function Day({ date, drafts, isToday, isOutside, isActive, onActivate, onAskDate }: DayProps) {
  const { t, locale } = useMessages(calendarMessages)
  const [isExpanded, setExpanded] = useState(false)
  const { ref, isOver } = useDropPlace(date)
  const day = calendarFormats(locale).fullDay(date)
  // Hiding a single draft would take as much room as the button.
  const hidden = drafts.length > maxShown + 1 ? drafts.length - maxShown : 0
  const shown = isExpanded || hidden === 0 ? drafts : drafts.slice(0, maxShown)
  return (
    <td
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of ARIA, on a table.
      role="gridcell"
      data-day={date}
      tabIndex={isActive ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      onFocus={onActivate}
      className={cx(
        'h-28 border p-1 align-top transition-colors duration-100',
        isOver ? 'border-accent bg-accent-soft' : isOutside ? 'border-line bg-sunken' : 'border-line bg-surface',
      )}
    >
      <span className="sr-only">
        {drafts.length > 0 ? t('calendar.countOn', { day, n: drafts.length }) : t('calendar.noneOn', { day })}
      </span>
      <span
        aria-hidden
        className={cx(
          'mb-1 inline-grid h-6 min-w-6 place-items-center rounded-full px-1 text-xs tabular-nums',
          isToday ? 'bg-accent font-semibold text-on-accent' : 'text-muted',
        )}
      >
        {Number(date.slice(8))}
      </span>
      <ul className="flex flex-col gap-1">
        {shown.map((draft) => (
          <li key={draft.id}>
            <DraggableCard draft={draft} isTabbable={isActive} onAskDate={onAskDate} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          tabIndex={isActive ? 0 : -1}
          aria-expanded={isExpanded}
          aria-label={isExpanded ? t('calendar.fewerOn', { day }) : t('calendar.moreOn', { n: hidden, day })}
          className="mt-1 min-h-6 w-full rounded-sm px-2 text-start text-xs font-medium text-accent hover:bg-sunken"
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? t('calendar.fewer') : t('calendar.more', { n: hidden })}
        </button>
      )}
    </td>
  )
}
