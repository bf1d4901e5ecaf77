import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { DraftSummary, PlannedDate } from '#shared/contract/drafts.ts'
import { contract } from '#shared/contract/index.ts'
import { DragArea } from '#web/layout/dragging.tsx'
import { Failed } from '#web/layout/failed.tsx'
import { publishedAtOf } from '#web/layout/published-at.ts'
import { draftNameOf, useAllDrafts } from '#web/layout/use-all-drafts.ts'
import { dateIn } from '#web/lib/date-in.ts'
import { useRead } from '#web/lib/query.ts'
import { useTimeZone } from '#web/lib/use-time-zone.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Button, ButtonLink, IconButton, TextLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Agenda } from './agenda.tsx'
import { calendarFormats } from './dates.ts'
import { CardFace } from './draft-card.tsx'
import { FeedCard } from './feed-card.tsx'
import { calendarMessages } from './messages.ts'
import { addMonths, monthOf, parseMonth } from './month.ts'
import { MonthGrid } from './month-grid.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { Unplanned, unplannedPlace } from './unplanned.tsx'
import { useIsWide } from './use-is-wide.ts'
import { useMove } from './use-move.ts'

/** The calendar of planned and published drafts. `?month=2026-12` is the month; without it, the current one. */
export function Calendar() {
  const { t } = useMessages(calendarMessages)
  const account = useRead(contract.account.get, {})
  const { data: drafts, error, refetch, isFetching } = useAllDrafts()
  const timeZone = useTimeZone()
  const isLoading = !error && (!drafts || account.isPending)
  return (
    <>
      {!account.isPending && (
        <p className="mb-5 text-sm text-muted">
          {t('calendar.subtitle', { zone: timeZone.replaceAll('_', ' ') })}{' '}
          <TextLink to={paths.settings}>{t('calendar.changeZone')}</TextLink>
        </p>
      )}
      <div className="flex flex-col gap-8">
        {isLoading && (
          <div aria-busy className="flex flex-col gap-4">
            <p role="status" className="sr-only">
              {t('calendar.loading')}
            </p>
            <Skeleton className="h-9 w-56" />
            <Skeleton className="h-[36rem]" />
          </div>
        )}
        {!drafts && error && (
          <Failed onRetry={refetch} pending={isFetching}>
            {t('calendar.failed')}
          </Failed>
        )}
        {drafts?.length === 0 && (
          <EmptyState
            icon={<CalendarDays aria-hidden />}
            title={t('calendar.empty.title')}
            action={
              <ButtonLink variant="primary" to={paths.insights}>
                {t('calendar.empty.action')}
              </ButtonLink>
            }
          >
            {t('calendar.empty.text')}
          </EmptyState>
        )}
        {!isLoading && drafts && drafts.length > 0 && <Planner drafts={drafts} timeZone={timeZone} />}
        <FeedCard />
      </div>
    </>
  )
}

const isUnplanned = ({ planned, published }: DraftSummary) => !planned && !published

/** Groups drafts by date: planned drafts by their plan, published ones by their publication. Drafts without a time come first, then by time. */
function groupByDate(drafts: readonly DraftSummary[], timeZone: string): Map<string, DraftSummary[]> {
  const days = new Map<string, DraftSummary[]>()
  const inOrder = drafts.toSorted((draft, other) => {
    const [a, b] = [timeOf(draft), timeOf(other)]
    return a < b ? -1 : a > b ? 1 : 0
  })
  for (const draft of inOrder) {
    const publishedAt = publishedAtOf(draft)
    const date = publishedAt === undefined ? draft.planned?.date : dateIn(timeZone, Date.parse(publishedAt))
    if (date !== undefined) days.set(date, [...(days.get(date) ?? []), draft])
  }
  return days
}

const timeOf = ({ planned, published }: DraftSummary) => (published ? '' : (planned?.time ?? ''))

const headingId = 'calendar-month'

function Planner({ drafts, timeZone }: { drafts: readonly DraftSummary[]; timeZone: string }) {
  const { t, locale } = useMessages(calendarMessages)
  const [params, setParams] = useSearchParams()
  const isWide = useIsWide()
  const move = useMove()
  const [moving, setMoving] = useState<DraftSummary>()
  const heading = useRef<HTMLHeadingElement>(null)
  const focusNext = useRef<{ id: string; date: string | undefined; part: 'draft' | 'handle' }>(undefined)
  const today = dateIn(timeZone, Date.now())
  const month = parseMonth(params.get('month'), monthOf(today))
  const days = groupByDate(drafts, timeZone)

  // A moved draft is rendered as a new element, so it has lost the focus.
  useEffect(() => {
    const next = focusNext.current
    if (!next || moving || drafts.find(({ id }) => id === next.id)?.planned?.date !== next.date) return
    focusNext.current = undefined
    // The user may have moved the focus in the meantime.
    if (document.activeElement && document.activeElement !== document.body) return
    const element = document.querySelector<HTMLElement>(`[data-${next.part}="${next.id}"]`)
    ;(element ?? heading.current)?.focus()
  }, [drafts, moving])

  const goTo = (chosen: string) => {
    const next = new URLSearchParams(params)
    next.set('month', chosen)
    setParams(next, { preventScrollReset: true })
  }
  const find = (id: string) => drafts.find((draft) => draft.id === id)
  const nameOf = (id: string) => draftNameOf(find(id) ?? { name: '', title: '' }, t('draftName.untitled'))
  const closeDialog = (draft: DraftSummary, planned: PlannedDate | null) => {
    focusNext.current = { id: draft.id, date: planned?.date, part: 'draft' }
    setMoving(undefined)
  }
  const drop = (id: string, place: string) => {
    const draft = find(id)
    if (!draft) return
    const time = draft.planned?.time
    const planned = place === unplannedPlace ? null : { date: place, ...(time === undefined ? {} : { time }) }
    focusNext.current = { id, date: planned?.date, part: 'handle' }
    move(draft, planned)
  }
  const shared = { month, today, drafts: days, onAskDate: setMoving }
  return (
    <DragArea
      itemName={nameOf}
      placeName={(place) =>
        place === unplannedPlace ? t('calendar.unplannedList') : calendarFormats(locale).fullDay(place)
      }
      onDrop={drop}
      preview={(id) => {
        const draft = find(id)
        return draft && <CardFace draft={draft} name={nameOf(id)} className="w-32 cursor-grabbing shadow-high" />
      }}
    >
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_14rem]">
        <section aria-labelledby={headingId} className="min-w-0">
          <div className="mb-4 flex flex-wrap items-center gap-2">
            <h2
              ref={heading}
              id={headingId}
              tabIndex={-1}
              aria-live="polite"
              className="text-lg font-semibold outline-none"
            >
              {calendarFormats(locale).month(month)}
            </h2>
            <div className="ms-auto flex items-center gap-2">
              <Button size="small" onClick={() => goTo(monthOf(today))}>
                {t('calendar.today')}
              </Button>
              <IconButton
                label={t('calendar.previous')}
                icon={<ChevronLeft aria-hidden />}
                onClick={() => goTo(addMonths(month, -1))}
              />
              <IconButton
                label={t('calendar.next')}
                icon={<ChevronRight aria-hidden />}
                onClick={() => goTo(addMonths(month, 1))}
              />
            </div>
          </div>
          {isWide ? <MonthGrid {...shared} labelledBy={headingId} onMonth={goTo} /> : <Agenda {...shared} />}
        </section>
        <Unplanned drafts={drafts.filter(isUnplanned)} isDraggable={isWide} onAskDate={setMoving} />
      </div>
      {moving && (
        <MoveDialog
          draft={moving}
          suggestion={month === monthOf(today) ? today : `${month}-01`}
          timeZone={timeZone}
          onClose={() => closeDialog(moving, moving.planned)}
          onMove={(planned) => {
            closeDialog(moving, planned)
            move(moving, planned)
          }}
        />
      )}
    </DragArea>
  )
}
