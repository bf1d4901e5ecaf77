import { type FormEvent, useEffect, useRef, useState } from 'react'
import { experimentLimits } from '#shared/contract/experiments.ts'
import { contract } from '#shared/contract/index.ts'
import { checkPlan, findDifferences } from '#shared/experiments/differences.ts'
import { type Difference, differences } from '#shared/experiments/kinds.ts'
import { areDistinct } from '#shared/experiments/testable.ts'
import type { DraftSectionProps } from '#web/layout/draft-section.ts'
import { experimentReads } from '#web/lib/experiments.ts'
import { useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { experimentSectionMessages } from './messages.ts'
import { currentRows, type Kind, kindsOf, type Row, rowAt, thirdRow, toVariants } from './plan.ts'
import { PlanRows } from './plan-rows.tsx'
import { Power } from './power.tsx'

interface PlanFormProps extends DraftSectionProps {
  onClose: () => void
}

/** A form to choose the variants of a test and how they differ. */
export function PlanForm({ draft, save, onClose }: PlanFormProps) {
  const { t, locale } = useMessages(experimentSectionMessages)
  const kinds = kindsOf(draft)
  const [chosenKind, setKind] = useState(kinds[0])
  // The draft may have changed since.
  const kind = kinds.find((name) => name === chosenKind) ?? kinds[0] ?? 'title'
  const rowsOf = (kind: Kind) => [0, 1].map((index) => rowAt(draft, kind, index))
  const [chosenRows, setRows] = useState<readonly Row[]>(() => rowsOf(kind))
  const rows = currentRows(draft, kind, chosenRows)
  const [chosenDifference, setChosenDifference] = useState<Difference>()
  const [text, setText] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const create = useAction(contract.experiments.create, experimentReads)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasFocused = useRef(false)
  useEffect(() => {
    // The button that opened the form disappeared. Not again when the step is shown again.
    if (!wasFocused.current) heading.current?.focus()
    wasFocused.current = true
  }, [])

  const chooseKind = (kind: Kind) => {
    setKind(kind)
    setRows(rowsOf(kind))
    setChosenDifference(undefined)
  }
  const variants = toVariants(draft, rows)
  // Until the creator chooses a difference, uses one that the variants have.
  const difference = chosenDifference ?? findDifferences(variants)[0] ?? 'topic'
  const third = rows.length === 2 ? thirdRow(draft, kind, rows) : undefined
  const isDistinct = areDistinct(rows)
  const isTextMissing = difference === 'custom' && text.trim() === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!isDistinct || isTextMissing) return
    setSaving(true)
    const isSaved = await save()
    setSaving(false)
    if (!isSaved) return toast.error(t('experimentSection.plan.unsaved'))
    const test = {
      draft: draft.id,
      variants: [...rows],
      difference,
      ...(difference === 'custom' ? { differenceText: text } : {}),
    }
    // Not `onSuccess`: another step may be shown by now.
    if (await create.run(test, { success: t('experimentSection.plan.saved') })) onClose()
  }
  const isPending = isSaving || create.isPending
  const { besides, isMissing, changesBoth } = checkPlan(variants, difference)
  const names = besides.map((extra) => t(`experiments.difference.${extra}`).toLocaleLowerCase(locale))
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5 rounded-md border border-line p-4 sm:p-5"
    >
      <h3 ref={heading} tabIndex={-1} className="text-sm font-semibold outline-none">
        {t('experimentSection.plan.heading')}
      </h3>
      {kinds.length > 1 && (
        <div>
          <Segments
            label={t('experimentSection.plan.kind')}
            value={kind}
            options={kinds.map((value) => ({ value, label: t(`experimentSection.plan.kinds.${value}`) }))}
            onSelect={chooseKind}
          />
        </div>
      )}
      <PlanRows draft={draft} rows={rows} onRows={setRows} />
      {(third || rows.length > 2) && (
        <div>
          <Button size="small" onClick={() => setRows(third ? [...rows, third] : rows.slice(0, 2))}>
            {t(third ? 'experimentSection.plan.add' : 'experimentSection.plan.remove')}
          </Button>
        </div>
      )}
      {isSubmitted && !isDistinct && <Alert tone="danger">{t('experimentSection.plan.same')}</Alert>}
      <Select
        label={t('experimentSection.plan.difference')}
        hint={t('experimentSection.plan.differenceHint')}
        className="max-w-md"
        value={difference}
        options={differences
          .filter((option) => isDifferenceOf(option, kind))
          .map((value) => ({ value, label: t(`experiments.difference.${value}`) }))}
        onSelect={setChosenDifference}
      />
      {difference === 'custom' && (
        <TextField
          label={t('experimentSection.plan.text')}
          className="max-w-md"
          maxLength={experimentLimits.differenceText}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={isSubmitted && isTextMissing ? t('experimentSection.plan.textRequired') : undefined}
        />
      )}
      {isDistinct && isMissing && (
        <Alert tone="warning" title={t('experimentSection.plan.missing')}>
          {besides.length > 0
            ? t('experimentSection.plan.insteadText', { list })
            : t('experimentSection.plan.missingText')}
        </Alert>
      )}
      {isDistinct && !isMissing && (besides.length > 0 || changesBoth) && (
        <Alert tone="warning" title={t('experimentSection.plan.besides')}>
          {changesBoth ? t('experimentSection.plan.both') : t('experimentSection.plan.besidesText', { list })}
        </Alert>
      )}
      <Power variants={rows.length === 3 ? 3 : 2} />
      <p className="text-sm text-muted">
        {t(kind === 'title' ? 'experimentSection.plan.prediction' : 'experimentSection.plan.noPrediction')}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button disabled={isPending} onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="primary" pending={isPending}>
          {t('experimentSection.plan.save')}
        </Button>
      </div>
    </form>
  )
}

/** Returns whether variants of a kind can have this difference. */
function isDifferenceOf(difference: Difference, kind: Kind): boolean {
  const ofTitles: readonly Difference[] = ['number', 'question', 'length', 'words']
  const ofThumbnails: readonly Difference[] = ['face', 'text', 'color']
  return kind === 'both' || !(kind === 'title' ? ofThumbnails : ofTitles).includes(difference)
}
