import { ArrowDown, ArrowUp, ChevronsUpDown, Image, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { DraftSummary } from '#shared/contract/drafts.ts'
import { draftNameOf } from '#web/layout/use-all-drafts.ts'
import { useTimeZone } from '#web/lib/use-time-zone.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { draftPath } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Select } from '#web/ui/select.tsx'
import { Facts, Picture } from './draft-card.tsx'
import { DraftMenu } from './draft-menu.tsx'
import { draftsMessages } from './messages.ts'
import { type Column, type Direction, type Order, orders, sortDrafts } from './order.ts'
import { type DraftActions, useDraftActions } from './use-draft-actions.ts'
import { useDraftDate } from './use-draft-date.ts'

/** The number of rows shown initially and added each time. */
const rowsPerStep = 50

/** The initial sort direction of each column. */
const firstDirection: Record<Column, Direction> = { title: 'asc', state: 'asc', date: 'asc', updated: 'desc' }

interface DraftListProps {
  drafts: readonly DraftSummary[]
  /** Called when the last draft is removed from the list, to keep the focus on the screen. */
  onLast: () => void
}

/** The drafts as a table, sorted by the order in the URL. On small screens a row has one cell and a menu. */
export function DraftList({ drafts, onLast }: DraftListProps) {
  const { t, locale } = useMessages(draftsMessages)
  const [params, setParams] = useSearchParams()
  const [shownCount, setShownCount] = useState(rowsPerStep)
  const actions = useDraftActions()
  const table = useRef<HTMLTableElement>(null)
  const order = orders.find((name) => name === params.get('order')) ?? 'updated-desc'
  const sortBy = (chosen: Order) =>
    setParams(
      (params) => {
        params.set('order', chosen)
        return params
      },
      { replace: true },
    )
  const sorted = sortDrafts(drafts, order, locale, useTimeZone())
  const hiddenCount = sorted.length - shownCount
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const listed = sorted.slice(0, shownCount)
  const selected = listed.filter(({ id }) => selectedIds.has(id))
  const select = (drafts: readonly DraftSummary[], isSelected: boolean) => {
    const others = [...selectedIds].filter((id) => !drafts.some((draft) => draft.id === id))
    setSelectedIds(new Set(isSelected ? [...others, ...drafts.map(({ id }) => id)] : others))
  }
  const remove: DraftActions['remove'] = (doomed) => {
    actions.remove(doomed)
    select(doomed, false)
    // The pressed button disappears with its row.
    if (doomed.length < drafts.length) table.current?.focus()
    else onLast()
  }
  const heading = { order, sortBy }
  return (
    <div className="@container">
      <Select
        size="small"
        label={t('list.sortBy')}
        value={order}
        options={orders.map((value) => ({ value, label: t(`list.orders.${value}`) }))}
        onSelect={sortBy}
        className="mb-4 @2xl:hidden"
      />
      <Button size="small" className="mb-2 @2xl:hidden" onClick={() => select(listed, true)}>
        {t('list.selectAll')}
      </Button>
      <div className={cx('flex flex-wrap items-center gap-3 text-sm', selected.length > 0 && 'mb-2')}>
        {/* Stays mounted, because screen readers do not announce an element that appears with its text. */}
        <p role="status">{selected.length > 0 && t('list.selected', { n: selected.length })}</p>
        {selected.length > 0 && (
          <>
            <Button size="small" icon={<Trash2 aria-hidden />} onClick={() => remove(selected)}>
              {t('list.remove')}
            </Button>
            <Button size="small" variant="ghost" onClick={() => setSelectedIds(new Set())}>
              {t('list.clear')}
            </Button>
          </>
        )}
      </div>
      <table ref={table} tabIndex={-1} className="w-full border-collapse text-sm outline-none @2xl:table-fixed">
        <caption className="sr-only">{t('list.label')}</caption>
        {/* On small screens, the controls above replace it: its own would get an invisible focus. */}
        <thead className="@max-2xl:hidden">
          <tr className="border-b border-line text-xs text-muted">
            <th scope="col" className="w-9">
              <input
                type="checkbox"
                aria-label={t('list.selectAll')}
                checked={selected.length === listed.length}
                className={checkboxClass}
                onChange={({ currentTarget: { checked } }) => select(listed, checked)}
              />
            </th>
            <Heading column="title" {...heading} className="pe-4" />
            <Heading column="state" {...heading} className="w-32" />
            <Heading column="date" {...heading} className="w-44" />
            <Heading column="updated" {...heading} className="w-32" />
            <th scope="col" className="w-11">
              <span className="sr-only">{t('list.menu')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {listed.map((draft) => (
            <Row
              key={draft.id}
              draft={draft}
              actions={{ ...actions, remove }}
              isSelected={selectedIds.has(draft.id)}
              onSelect={(isSelected) => select([draft], isSelected)}
            />
          ))}
        </tbody>
      </table>
      {hiddenCount > 0 && (
        <Button className="mt-4" onClick={() => setShownCount(shownCount + rowsPerStep)}>
          {t('drafts.more', { n: Math.min(hiddenCount, rowsPerStep) })}
        </Button>
      )}
    </div>
  )
}

interface HeadingProps {
  column: Column
  order: Order
  sortBy: (order: Order) => void
  className: string
}

/** The heading of a column. Pressing it sorts by the column, pressing it again reverses the order. */
function Heading({ column, order, sortBy, className }: HeadingProps) {
  const { t } = useMessages(draftsMessages)
  const direction = order === `${column}-asc` ? 'asc' : order === `${column}-desc` ? 'desc' : null
  const next: Direction = direction === null ? firstDirection[column] : direction === 'asc' ? 'desc' : 'asc'
  const Icon = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown
  return (
    <th
      scope="col"
      aria-sort={direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : undefined}
      className={`text-start font-medium ${className}`}
    >
      <button
        type="button"
        className="inline-flex min-h-9 items-center gap-1 rounded-sm hover:text-text"
        onClick={() => sortBy(`${column}-${next}`)}
      >
        {t(`list.${column === 'title' ? 'draft' : column}`)}
        <Icon aria-hidden className="size-3.5" />
      </button>
    </th>
  )
}

const checkboxClass = 'mt-2 size-5 shrink-0 accent-accent'

interface RowProps {
  draft: DraftSummary
  actions: DraftActions
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

function Row({ draft, actions, isSelected, onSelect }: RowProps) {
  const { t, format } = useMessages(draftsMessages)
  const date = useDraftDate(draft)
  const state = <Badge>{t(`draftStates.${draft.state}`)}</Badge>
  return (
    <tr className="border-b border-line">
      <td className="w-9 py-2 pe-3 align-top">
        <input
          type="checkbox"
          aria-label={t('list.select', { name: draftNameOf(draft, t('draftName.untitled')) })}
          checked={isSelected}
          className={checkboxClass}
          onChange={({ currentTarget: { checked } }) => onSelect(checked)}
        />
      </td>
      <th scope="row" className="w-full py-2 pe-4 text-start font-normal">
        <div className="flex items-start gap-3">
          {draft.thumbnailUrl ? (
            <Picture url={draft.thumbnailUrl} className="h-9 w-16 rounded-sm" />
          ) : (
            <span className="grid h-9 w-16 shrink-0 place-items-center rounded-sm bg-sunken text-muted">
              <Image aria-hidden className="size-4" />
            </span>
          )}
          <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
            <Link to={draftPath(draft.id)} className="rounded-sm font-medium wrap-anywhere hover:text-accent">
              {draftNameOf(draft, t('draftName.untitled'))}
            </Link>
            {draft.name && draft.title && <span className="text-xs wrap-anywhere text-muted">{draft.title}</span>}
            <span className="@2xl:hidden">{state}</span>
            <Facts draft={draft} dateClass="@2xl:hidden" />
          </div>
        </div>
      </th>
      <Cell>{state}</Cell>
      <Cell>{date ? date.full : <span className="text-muted">{t('list.undated')}</span>}</Cell>
      <Cell>
        <time dateTime={draft.updatedAt} title={format.dateTime(draft.updatedAt)} className="text-muted">
          {format.relative(draft.updatedAt)}
        </time>
      </Cell>
      <td className="w-11 py-1.5 align-top">
        <DraftMenu draft={draft} actions={actions} />
      </td>
    </tr>
  )
}

const Cell = ({ children }: { children: ReactNode }) => (
  <td className="py-3 pe-3 align-top @max-2xl:hidden">{children}</td>
)
