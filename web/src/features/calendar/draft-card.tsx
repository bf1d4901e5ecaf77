import { CalendarClock, GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { DraftState, DraftSummary } from '#shared/contract/drafts.ts'
import { useDragItem } from '#web/layout/dragging.tsx'
import { draftNameOf } from '#web/layout/use-all-drafts.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { draftPath } from '#web/paths.ts'
import { IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { calendarFormats } from './dates.ts'
import { calendarMessages } from './messages.ts'

/** The color of each state. The state is also shown as text. */
const dots: Record<DraftState, string> = {
  tried: 'border border-control',
  idea: 'border border-control',
  working: 'bg-control',
  ready: 'bg-accent',
  published: 'bg-good-fill',
  reviewed: 'bg-good-fill',
}

interface DraftCardProps {
  draft: DraftSummary
  onAskDate: (draft: DraftSummary) => void
  /** False removes the card from the tab order, because its day is reached with the arrow keys. */
  isTabbable?: boolean
}

/** A draft with its time and state, a link to its screen, and a button to move it, unless it is published. */
export function DraftCard({ draft, onAskDate, isTabbable = true, handle }: DraftCardProps & { handle?: ReactNode }) {
  const { t } = useMessages(calendarMessages)
  const name = draftNameOf(draft, t('draftName.untitled'))
  const tabIndex = isTabbable ? 0 : -1
  return (
    <CardFace
      draft={draft}
      name={
        <Link
          draggable={false}
          to={draftPath(draft.id)}
          data-draft={draft.id}
          tabIndex={tabIndex}
          className="line-clamp-3 rounded-sm font-medium wrap-anywhere hover:text-accent [-webkit-touch-callout:none]"
        >
          {name}
        </Link>
      }
      buttons={
        !draft.published && (
          <>
            {handle}
            <IconButton
              label={t(draft.planned ? 'calendar.move' : 'calendar.plan', { name })}
              icon={<CalendarClock aria-hidden />}
              isSmall={handle !== undefined}
              tabIndex={tabIndex}
              className="text-muted"
              onClick={() => onAskDate(draft)}
            />
          </>
        )
      }
    />
  )
}

/** A draft card that mouse and touch drag, unless the draft is published. The keyboard drags its handle. */
export function DraggableCard(props: DraftCardProps) {
  return props.draft.published ? <DraftCard {...props} /> : <MovableCard {...props} />
}

function MovableCard(props: DraftCardProps) {
  const { draft, isTabbable = true } = props
  const { t } = useMessages(calendarMessages)
  const { item, handle, isDragging } = useDragItem(draft.id)
  return (
    <div
      {...item}
      data-dragging={isDragging || undefined}
      className={cx('cursor-grab select-none', isDragging && 'opacity-40')}
    >
      <DraftCard
        {...props}
        handle={
          <button
            type="button"
            {...handle}
            data-handle={draft.id}
            tabIndex={isTabbable ? 0 : -1}
            aria-label={t('calendar.drag', { name: draftNameOf(draft, t('draftName.untitled')) })}
            className="grid size-6 shrink-0 cursor-grab place-items-center rounded-md text-muted hover:bg-sunken"
          >
            <GripVertical aria-hidden className="size-4" />
          </button>
        }
      />
    </div>
  )
}

interface CardFaceProps {
  draft: DraftSummary
  name: ReactNode
  buttons?: ReactNode
  className?: string
}

/** The content of a card, both on its day and under the pointer. */
export function CardFace({ draft, name, buttons, className }: CardFaceProps) {
  const { t, locale } = useMessages(calendarMessages)
  const planned = draft.published ? null : draft.planned
  return (
    <div className={cx('rounded-md border border-line bg-surface py-1 ps-2 pe-1 text-xs shadow-low', className)}>
      <div className="flex min-h-6 flex-wrap items-center">
        {planned ? (
          <span className="tracking-tight whitespace-nowrap text-muted tabular-nums">
            {planned.time && calendarFormats(locale).time(planned.time)}
          </span>
        ) : (
          <div className="min-w-0 flex-1 pe-1">{name}</div>
        )}
        {buttons && <div className="ms-auto flex">{buttons}</div>}
      </div>
      {planned && <div className="pe-1">{name}</div>}
      <p className="mt-0.5 flex items-center gap-1.5 text-muted">
        <span aria-hidden className={cx('size-2 shrink-0 rounded-full', dots[draft.state])} />
        {t(`draftStates.${draft.state}`)}
      </p>
    </div>
  )
}
