import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { Suspense, useEffect, useId, useRef } from 'react'
import { type Draft, draftLimits } from '#shared/contract/drafts.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import { settleOffer } from '#shared/prediction/offered.ts'
import type { Comparison } from '#shared/prediction/wording/compare.ts'
import { baseOf } from '#shared/prediction/yardsticks.ts'
import { HappensField } from '#web/layout/happens/happens-field.tsx'
import { YardstickNote } from '#web/layout/studio/yardstick-note.tsx'
import { VerdictLine } from '#web/layout/verdict/verdict-line.tsx'
import type { Judgment } from '#web/layout/yardstick/judgment.ts'
import { useJudgments, useTitleLanguage, useYardstick } from '#web/layout/yardstick/use-yardstick.ts'
import { useComparison } from '#web/lib/comparison.ts'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { provenMessages } from '#web/messages/proven.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChanceBar } from '#web/ui/chance-bar.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Changes } from './autosave.ts'
import { createTitle, getLeadTitle, move, removeTitle } from './content.ts'
import { draftMessages } from './messages.ts'

/** Loaded with the first title. */
const LiveVerdict = lazyComponent(() => import('#web/layout/verdict/live-verdict.tsx'), 'LiveVerdict', draftMessages)

const ProvenTitles = lazyComponent(() => import('#web/layout/proven/proven-titles.tsx'), 'ProvenTitles', provenMessages)

interface TitlesProps {
  draft: Draft
  /** The title that the draft leads with, as it is saved. It changes less often than what is typed. */
  savedTitle?: string | undefined
  onEdit: (changes: Changes) => void
}

/** The titles of a draft, in the creator's order. Each has its number, and its chance to be the best wording: see `judgeTitle`. */
export function Titles({ draft, savedTitle, onEdit }: TitlesProps) {
  const { t } = useMessages(draftMessages)
  const { titles, lead, seconds } = draft
  const id = useId()
  const focus = useFocusAfterChange()
  const texts = titles.map(({ text }) => text)
  const judgments = useJudgments(texts, { base: baseOf(titles), seconds: seconds ?? undefined })
  const comparison = useChances(texts)
  const leadId = getLeadTitle(draft)?.id
  const leadJudgment = judgments[titles.findIndex((title) => title.id === leadId)]
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
                  onEdit({
                    titles: titles.map((one) => (one.id === title.id ? settleOffer({ ...one, text: value }) : one)),
                  })
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
                <Figures text={title.text} judgment={judgments[index]} comparison={comparison} />
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
      <div className="mt-5">
        <HappensField happens={draft.happens} onEdit={(happens) => onEdit({ happens })} />
      </div>
      {comparison && <p className="mt-4 text-xs text-muted">{t('draft.titles.chanceNote')}</p>}
      {leadJudgment && <LeadVerdict judgment={leadJudgment} seconds={seconds} />}
      {savedTitle && (
        <Suspense>
          <ProvenTitles title={savedTitle} />
        </Suspense>
      )}
    </Card>
  )
}

/** What the number of the title that the draft leads with is worth, or why titles have none, and what they are judged by. */
function LeadVerdict({ judgment, seconds }: { judgment: Judgment; seconds: number | null }) {
  const { t, format } = useMessages(draftMessages)
  const yardstick = useYardstick()
  const hasLength = judgment.state === 'judged' && judgment.verdict.yardstick !== 'general'
  return (
    <section aria-label={t('draft.titles.leadVerdict')} className="mt-4 flex flex-col gap-2 empty:hidden">
      {judgment.state !== 'empty' && <p className="text-sm font-medium">{t('draft.titles.leadVerdict')}</p>}
      <Suspense fallback={<Skeleton className="h-12" />}>
        <LiveVerdict judgment={judgment} isCompact />
      </Suspense>
      {hasLength && yardstick.state === 'ready' && yardstick.hasLengths && (
        <p className="text-xs text-muted">
          {seconds === null
            ? t('draft.titles.usualLength')
            : t('draft.titles.plannedLength', { length: format.duration(seconds) })}
        </p>
      )}
      <YardstickNote />
    </section>
  )
}

/** Compares the titles if at least two of them differ and the model knows their words. */
function useChances(texts: readonly string[]): Comparison | undefined {
  const distinct = [...new Set(texts.map((text) => text.trim()).filter(Boolean))]
  const { comparison } = useComparison(distinct, useTitleLanguage())
  return comparison && comparison.ranked.length > 1 ? comparison : undefined
}

interface FiguresProps {
  text: string
  judgment: Judgment | undefined
  comparison: Comparison | undefined
}

/** A title's number, its place among the titles by wording, and its chance. Titles that cannot be compared have the number only. */
function Figures({ text, judgment, comparison }: FiguresProps) {
  const { t, format } = useMessages(draftMessages)
  const title = text.trim()
  if (!title) return null
  const ranked = comparison?.ranked ?? []
  const place = ranked.findIndex((one) => one.title === title)
  const { chance, isTooClose } = ranked[place] ?? {}
  const isBest = place === 0 && !isTooClose
  const of = ranked.length
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 max-sm:order-1 max-sm:basis-full">
      {judgment?.state === 'judged' && <VerdictLine verdict={judgment.verdict} />}
      {chance !== undefined && (
        <span className="inline-flex min-w-44 flex-1 flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted tabular-nums">
          <Badge tone={isBest ? 'good' : 'neutral'}>
            {t(`draft.titles.${isBest ? 'best' : isTooClose ? 'tooClose' : 'place'}`, { place: place + 1, n: of })}
          </Badge>
          <span className="flex min-w-44 flex-1 items-center gap-2">
            {t('draft.titles.chance', { chance: format.chance(chance) })}
            <span className="flex max-w-28 min-w-12 flex-1">
              <ChanceBar chance={chance} of={of} isBest={isBest} />
            </span>
          </span>
        </span>
      )}
      {comparison && chance === undefined && <span className="text-xs text-muted">{t('draft.titles.noChance')}</span>}
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
