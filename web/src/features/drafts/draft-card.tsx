import { Calendar, GripVertical, Image, Type } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { DraftSummary } from '#shared/contract/drafts.ts'
import { useDragItem } from '#web/layout/dragging.tsx'
import { draftNameOf } from '#web/layout/use-all-drafts.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { draftPath } from '#web/paths.ts'
import { cx } from '#web/ui/cx.ts'
import { DraftMenu } from './draft-menu.tsx'
import { draftsMessages } from './messages.ts'
import type { DraftActions } from './use-draft-actions.ts'
import { useDraftDate } from './use-draft-date.ts'

/** The card that takes the focus when it appears in its new column, because the old card was focused. */
export type FocusNext = RefObject<{ readonly id: string; readonly part: 'handle' | 'menu' } | null>

interface DraftCardProps {
  draft: DraftSummary
  actions: DraftActions
  focusNext: FocusNext
}

/** A draft on the board. Mouse and touch drag the card, the keyboard its handle. */
export function DraftCard({ draft, actions, focusNext }: DraftCardProps) {
  const { t } = useMessages(draftsMessages)
  const { item, handle, isDragging } = useDragItem(draft.id)
  const grip = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLButtonElement>(null)
  const name = draftNameOf(draft, t('draftName.untitled'))

  useEffect(() => {
    const next = focusNext.current
    if (next?.id !== draft.id) return
    focusNext.current = null
    const part = next.part === 'menu' ? menu : grip
    // The user may have moved the focus in the meantime.
    if (!document.activeElement || document.activeElement === document.body) part.current?.focus()
  }, [draft.id, focusNext])

  return (
    <li {...item} className={cx('min-w-0', isDragging && 'opacity-40')}>
      <CardFace
        draft={draft}
        className="cursor-grab"
        title={
          <Link
            to={draftPath(draft.id)}
            draggable={false}
            className="rounded-sm hover:text-accent [-webkit-touch-callout:none]"
          >
            {name}
          </Link>
        }
        end={
          <>
            <button
              type="button"
              {...handle}
              ref={(button) => {
                grip.current = button
                handle.ref(button)
              }}
              aria-label={t('card.drag', { name })}
              className="grid size-8 shrink-0 cursor-grab place-items-center rounded-md text-muted hover:bg-sunken"
            >
              <GripVertical aria-hidden className="size-4" />
            </button>
            <DraftMenu ref={menu} draft={draft} actions={actions} />
          </>
        }
      />
    </li>
  )
}

interface CardFaceProps {
  draft: DraftSummary
  /** The name as a link; plain text if absent. */
  title?: ReactNode
  /** The buttons. */
  end?: ReactNode
  className?: string
}

/** The content of a card, both on the board and under the pointer. */
export function CardFace({ draft, title, end, className }: CardFaceProps) {
  const { t } = useMessages(draftsMessages)
  const { thumbnailUrl } = draft
  const name = draftNameOf(draft, t('draftName.untitled'))
  return (
    <article
      className={cx('flex flex-col overflow-hidden rounded-md border border-line bg-surface select-none', className)}
    >
      {thumbnailUrl && <Picture url={thumbnailUrl} className="aspect-video w-full" />}
      <div className="flex flex-1 flex-col gap-1 p-3 pb-1">
        <h3 className="line-clamp-3 text-sm font-medium wrap-anywhere">{title ?? name}</h3>
        {draft.name && draft.title && <p className="line-clamp-2 text-xs wrap-anywhere text-muted">{draft.title}</p>}
      </div>
      <div className="flex items-center gap-1 ps-3 pe-1 pb-1">
        <Facts draft={draft} className="flex-1" />
        {end ?? <span className="h-9" />}
      </div>
    </article>
  )
}

interface FactsProps {
  draft: DraftSummary
  className?: string
  /** A class that hides the date if it is shown beside the facts. */
  dateClass?: string
}

/** The planned or publication date, the numbers of titles and thumbnails, and the version. */
export function Facts({ draft, className, dateClass }: FactsProps) {
  const { t, format } = useMessages(draftsMessages)
  const date = useDraftDate(draft)
  const counts = [
    { n: draft.titles, text: t('card.titles', { n: draft.titles }), Icon: Type },
    { n: draft.thumbnails, text: t('card.thumbnails', { n: draft.thumbnails }), Icon: Image },
  ]
  return (
    <ul
      className={cx(
        'flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-0.5 text-xs text-muted tabular-nums',
        className,
      )}
    >
      {date && (
        <li className={cx('flex items-center gap-1', dateClass)}>
          <Calendar aria-hidden className="size-3.5 shrink-0" />
          <span className="sr-only">{t(date.isPublished ? 'card.published' : 'card.planned', { day: date.full })}</span>
          <span aria-hidden>{date.short}</span>
        </li>
      )}
      {counts
        .filter(({ n }) => n > 0)
        .map(({ n, text, Icon }) => (
          <li key={text} title={text} className="flex items-center gap-1">
            <Icon aria-hidden className="size-3.5 shrink-0" />
            <span className="sr-only">{text}</span>
            <span aria-hidden>{format.number(n)}</span>
          </li>
        ))}
      {draft.version > 0 && (
        <li title={t('card.version', { n: draft.version })}>
          <span className="sr-only">{t('card.version', { n: draft.version })}</span>
          <span aria-hidden>{`v${draft.version}`}</span>
        </li>
      )}
    </ul>
  )
}

/** The lead thumbnail of a draft. Decorative: the name is beside it. Keeps its space while an expired URL is renewed. */
export function Picture({ url, className }: { url: string; className: string }) {
  const [broken, setBroken] = useState<string>()
  return (
    <div className={cx('shrink-0 overflow-hidden bg-sunken', className)}>
      {url !== broken && (
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className="size-full object-cover"
          onError={() => setBroken(url)}
        />
      )}
    </div>
  )
}
