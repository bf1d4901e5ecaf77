import { useState } from 'react'
import type { DraftSummary } from '#shared/contract/drafts.ts'
import { useDropPlace } from '#web/layout/dragging.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { DraftCard, DraggableCard } from './draft-card.tsx'
import { calendarMessages } from './messages.ts'

/** The id of the list as a drop target. The id of a day is its date. */
export const unplannedPlace = 'unplanned'

/** The number of drafts shown initially. */
const maxShown = 20

interface UnplannedProps {
  drafts: readonly DraftSummary[]
  /** Whether drafts can be dragged from and to the list. */
  isDraggable: boolean
  onAskDate: (draft: DraftSummary) => void
}

/** The drafts without a date. */
export function Unplanned({ drafts, isDraggable, onAskDate }: UnplannedProps) {
  const { t } = useMessages(calendarMessages)
  const [isWhole, setWhole] = useState(false)
  const hint = isDraggable ? 'hint' : 'hintSmall'
  const Card = isDraggable ? DraggableCard : DraftCard
  const { ref, isOver } = useDropPlace(unplannedPlace)
  const none = isDraggable ? 'none' : 'noneSmall'
  return (
    <section
      ref={ref}
      aria-labelledby="unplanned"
      className={cx(
        'rounded-lg border p-3 transition-colors duration-100',
        isOver ? 'border-accent bg-accent-soft' : 'border-line bg-canvas',
      )}
    >
      <h2 id="unplanned" className="text-sm font-semibold">
        {t('calendar.unplanned.heading')}
      </h2>
      <p className="mt-1 mb-3 text-xs text-muted">{t(`calendar.unplanned.${drafts.length > 0 ? hint : none}`)}</p>
      <ul className="flex flex-col gap-2">
        {(isWhole ? drafts : drafts.slice(0, maxShown)).map((draft) => (
          <li key={draft.id}>
            <Card draft={draft} onAskDate={onAskDate} />
          </li>
        ))}
      </ul>
      {!isWhole && drafts.length > maxShown && (
        <Button variant="link" className="mt-3" onClick={() => setWhole(true)}>
          {t('calendar.unplanned.more', { n: drafts.length })}
        </Button>
      )}
    </section>
  )
}
