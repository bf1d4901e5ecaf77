import { ChevronDown } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { type DraftState, type DraftSummary, keptStates, needsVideo } from '#shared/contract/drafts.ts'
import { DragArea, useDropPlace } from '#web/layout/dragging.tsx'
import { draftNameOf } from '#web/layout/use-all-drafts.ts'
import { useTimeZone } from '#web/lib/use-time-zone.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { CardFace, DraftCard, type FocusNext } from './draft-card.tsx'
import { draftsMessages } from './messages.ts'
import { sortDrafts, sortPublished } from './order.ts'
import { type DraftActions, useDraftActions } from './use-draft-actions.ts'

/** The number of cards that a column shows initially and adds each time. */
const cardsPerStep = 20

interface BoardProps {
  drafts: readonly DraftSummary[]
  /** Called when the last draft is removed from the board, to keep the focus on the screen. */
  onLast: () => void
}

/** The drafts in five columns by state, latest change first; published drafts by date of publication. On small screens, the columns are collapsible groups. */
export function Board({ drafts, onLast }: BoardProps) {
  const { t, locale } = useMessages(draftsMessages)
  const { move, duplicate, remove } = useDraftActions()
  const focusNext: FocusNext = useRef(null)
  const columns = useRef<HTMLDivElement>(null)
  const sorted = sortDrafts(drafts, 'updated-desc', locale, useTimeZone())
  const draftsIn = (state: DraftState) => {
    const columnDrafts = sorted.filter((draft) => draft.state === state)
    return needsVideo(state) ? sortPublished(columnDrafts) : columnDrafts
  }
  // On small screens, groups with drafts in progress are initially open. A group opens when a draft is moved to it.
  const [open, setOpen] = useState<readonly DraftState[]>(() =>
    ['working' as const, ...keptStates].filter((state) => drafts.some((draft) => draft.state === state)).slice(0, 1),
  )
  const unfold = (state: DraftState) => setOpen((before) => (before.includes(state) ? before : [...before, state]))
  const find = (id: string) => drafts.find((draft) => draft.id === id)
  const actions: DraftActions = {
    move: (draft, state) => {
      focusNext.current = { id: draft.id, part: 'menu' }
      unfold(state)
      move(draft, state)
    },
    duplicate,
    remove: (doomed) => {
      remove(doomed)
      if (doomed.length === drafts.length) onLast()
      else columns.current?.querySelector<HTMLElement>(`[data-state=${doomed[0]?.state}] h2`)?.focus()
    },
  }
  const drop = (id: string, place: string) => {
    const draft = find(id)
    const state = keptStates.find((name) => name === place)
    if (!draft || !state) return
    focusNext.current = { id, part: 'handle' }
    unfold(state)
    move(draft, state)
  }
  return (
    <section aria-label={t('board.label')}>
      <p className="mb-4 text-sm text-muted">{t('board.how')}</p>
      <DragArea
        itemName={(id) => draftNameOf(find(id) ?? { name: '', title: '' }, t('draftName.untitled'))}
        placeName={(place) => {
          const state = keptStates.find((name) => name === place)
          return state ? t(`draftStates.${state}`) : place
        }}
        onDrop={drop}
        preview={(id) => {
          const draft = find(id)
          return draft && <CardFace draft={draft} className="cursor-grabbing shadow-high" />
        }}
      >
        <div className="@container">
          <div ref={columns} className="grid gap-3 @4xl:grid-cols-5">
            {keptStates.map((state) => (
              <Column
                key={state}
                state={state}
                drafts={draftsIn(state)}
                isFolded={!open.includes(state)}
                onFold={() => setOpen(open.includes(state) ? open.filter((name) => name !== state) : [...open, state])}
                actions={actions}
                focusNext={focusNext}
              />
            ))}
          </div>
        </div>
      </DragArea>
    </section>
  )
}

interface ColumnProps {
  state: DraftState
  drafts: readonly DraftSummary[]
  /** Whether its cards are hidden on small screens. */
  isFolded: boolean
  /** Collapses or expands the column. */
  onFold: () => void
  actions: DraftActions
  focusNext: FocusNext
}

function Column({ state, drafts, isFolded, onFold, actions, focusNext }: ColumnProps) {
  const { t, format } = useMessages(draftsMessages)
  const { ref, isOver } = useDropPlace(state)
  const [shownCount, setShownCount] = useState(cardsPerStep)
  const id = useId()
  const hiddenCount = drafts.length - shownCount
  const count = <span className="font-normal text-muted tabular-nums">{format.number(drafts.length)}</span>
  const name = t(`draftStates.${state}`)
  return (
    <section
      ref={ref}
      data-state={state}
      aria-labelledby={`${id}-name`}
      className={cx(
        'flex min-w-0 flex-col gap-2 rounded-lg border p-2 transition-colors duration-100',
        isOver ? 'border-accent bg-accent-soft' : 'border-line bg-sunken/60',
      )}
    >
      <h2 id={`${id}-name`} tabIndex={-1} className="text-sm font-semibold outline-none">
        <button
          type="button"
          aria-expanded={!isFolded}
          aria-controls={`${id}-cards`}
          className="flex min-h-8 w-full items-center gap-2 rounded-sm px-1 @4xl:hidden"
          onClick={onFold}
        >
          {name}
          {count}
          <ChevronDown
            aria-hidden
            className={cx('ms-auto size-4 text-muted transition-transform', isFolded && '-rotate-90')}
          />
        </button>
        <span className="hidden min-h-8 items-center gap-2 px-1 @4xl:flex">
          {name}
          {count}
        </span>
      </h2>
      <div id={`${id}-cards`} className={cx('flex flex-1 flex-col gap-2', isFolded && '@max-4xl:hidden')}>
        {(state === 'published' || state === 'reviewed') && (
          <p className="px-1 text-xs text-muted">{t(`board.columns.${state}`)}</p>
        )}
        {drafts.length === 0 ? (
          <p className="px-1 py-2 text-xs text-muted">{t('board.none')}</p>
        ) : (
          <ul className="grid gap-2 @md:grid-cols-2 @2xl:grid-cols-3 @4xl:grid-cols-1">
            {drafts.slice(0, shownCount).map((draft) => (
              <DraftCard key={draft.id} draft={draft} actions={actions} focusNext={focusNext} />
            ))}
          </ul>
        )}
        {hiddenCount > 0 && (
          <Button size="small" variant="ghost" onClick={() => setShownCount(shownCount + cardsPerStep)}>
            {t('drafts.more', { n: Math.min(hiddenCount, cardsPerStep) })}
          </Button>
        )}
      </div>
    </section>
  )
}
