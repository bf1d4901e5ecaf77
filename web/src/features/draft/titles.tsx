import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { type Draft, draftLimits } from '#shared/contract/drafts.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import type { Comparison } from '#shared/prediction/wording/compare.ts'
import { useStudioVerdict } from '#web/layout/studio/yardstick.ts'
import { YardstickNote } from '#web/layout/studio/yardstick-note.tsx'
import { useComparison } from '#web/lib/comparison.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChanceBar } from '#web/ui/chance-bar.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Changes } from './autosave.ts'
import { createTitle, getLeadTitle, move, removeTitle } from './content.ts'
import { draftMessages } from './messages.ts'
import { Standing } from './verdict-line.tsx'

interface TitlesProps {
  draft: Draft
  onEdit: (changes: Changes) => void
}

/** The titles of a draft, in the creator's order, with the chance of each to be the best wording. */
export function Titles({ draft, onEdit }: TitlesProps) {
  const { t } = useMessages(draftMessages)
  const { titles, lead } = draft
  const id = useId()
  const focus = useFocusAfterChange()
  const comparison = useChances(titles.map(({ text }) => text))
  const leadId = getLeadTitle(draft)?.id
  const add = () => {
    const title = createTitle()
    onEdit({ titles: [...titles, title], ...(titles.length === 0 && { lead: { ...lead, title: title.id } }) })
    focus(`${id}-${title.id}`)
  }
  const remove = (removed: string) => {
    const changes = removeTitle(draft, removed)
    const at = titles.findIndex((title) => title.id === removed)
    const next = changes.titles?.[Math.min(at, changes.titles.length - 1)]
    onEdit(changes)
    focus(next ? `${id}-${next.id}` : `${id}-add`)
  }
  const shift = (from: number, to: number) => {
    const name = titles[from]?.id
    onEdit({ titles: move(titles, from, to) })
    // At the end of the list the pressed button is disabled.
    const isAtEnd = to === 0 || to === titles.length - 1
    const direction = isAtEnd ? (to === 0 ? 'down' : 'up') : to < from ? 'up' : 'down'
    focus(`${id}-${name}-${direction}`)
  }
  return (
    <Card title={t('draft.titles.heading')} description={t('draft.titles.text')}>
      {titles.length > 0 && (
        <ol className="mb-5 flex flex-col gap-5">
          {titles.map((title, index) => (
            <li key={title.id} className="flex flex-col gap-2">
              <TextField
                id={`${id}-${title.id}`}
                label={t('draft.titles.nth', { n: index + 1 })}
                counter={t('draft.count', { n: title.text.length, most: maxTitleLength })}
                error={title.text.length > maxTitleLength ? t('draft.titles.tooLong') : undefined}
                value={title.text}
                autoComplete="off"
                onChange={({ currentTarget: { value } }) =>
                  onEdit({ titles: titles.map((one) => (one.id === title.id ? { ...one, text: value } : one)) })
                }
              />
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <label className="inline-flex min-h-6 cursor-pointer items-center gap-2 text-sm">
                  <input
                    type="radio"
                    name={`${id}-lead`}
                    checked={title.id === leadId}
                    onChange={() => onEdit({ lead: { ...lead, title: title.id } })}
                    className="size-4 accent-accent"
                  />
                  {t('draft.titles.lead')}
                </label>
                <Chance text={title.text} comparison={comparison} />
                <span className="ms-auto flex">
                  <IconButton
                    id={`${id}-${title.id}-up`}
                    label={t('draft.titles.up', { n: index + 1 })}
                    icon={<ArrowUp aria-hidden />}
                    disabled={index === 0}
                    onClick={() => shift(index, index - 1)}
                  />
                  <IconButton
                    id={`${id}-${title.id}-down`}
                    label={t('draft.titles.down', { n: index + 1 })}
                    icon={<ArrowDown aria-hidden />}
                    disabled={index === titles.length - 1}
                    onClick={() => shift(index, index + 1)}
                  />
                  <IconButton
                    label={t('draft.titles.remove', { n: index + 1 })}
                    icon={<Trash2 aria-hidden />}
                    className="text-muted"
                    onClick={() => remove(title.id)}
                  />
                </span>
              </div>
            </li>
          ))}
        </ol>
      )}
      {titles.length < draftLimits.titles ? (
        <Button id={`${id}-add`} icon={<Plus aria-hidden />} onClick={add}>
          {t('draft.titles.add')}
        </Button>
      ) : (
        <p className="text-sm text-muted">{t('draft.titles.full', { n: draftLimits.titles })}</p>
      )}
      {comparison && <p className="mt-4 text-xs text-muted">{t('draft.titles.chanceNote')}</p>}
      <LeadStanding title={getLeadTitle(draft)?.text.trim()} />
    </Card>
  )
}

/** How the title that the draft leads with stands by the creator's exports, while it is typed, and what that rests on. */
function LeadStanding({ title }: { title: string | undefined }) {
  const { t } = useMessages(draftMessages)
  const verdict = useStudioVerdict(title)
  return (
    <div className="mt-4 flex flex-col gap-3 empty:hidden">
      {verdict && verdict !== 'pending' && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="font-medium">{t('draft.titles.leadStanding')}</span>
          <Standing verdict={verdict} />
        </p>
      )}
      <YardstickNote />
    </div>
  )
}

/** Compares the titles if at least two of them differ and the model knows their words. */
function useChances(texts: readonly string[]): Comparison | undefined {
  const distinct = [...new Set(texts.map((text) => text.trim()).filter(Boolean))]
  const { comparison } = useComparison(distinct)
  return comparison && comparison.ranked.length > 1 ? comparison : undefined
}

function Chance({ text, comparison }: { text: string; comparison: Comparison | undefined }) {
  const { t, format } = useMessages(draftMessages)
  const title = text.trim()
  if (!comparison || !title) return null
  const ranked = comparison.ranked.find((one) => one.title === title)
  if (!ranked) return <span className="text-xs text-muted">{t('draft.titles.noChance')}</span>
  return (
    <span className="inline-flex min-w-40 flex-1 items-center gap-2 text-xs text-muted tabular-nums max-sm:order-1 max-sm:basis-full">
      {t('draft.titles.chance', { chance: format.chance(ranked.chance) })}
      <span className="flex max-w-28 min-w-12 flex-1">
        <ChanceBar chance={ranked.chance} of={comparison.ranked.length} isBest={ranked === comparison.ranked[0]} />
      </span>
    </span>
  )
}

/** Returns a function that focuses an element by its id once the next change is on the screen. */
function useFocusAfterChange(): (id: string) => void {
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    document.getElementById(wanted.current)?.focus()
    wanted.current = undefined
  })
  return (id) => {
    wanted.current = id
  }
}
