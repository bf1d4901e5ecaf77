import { Copy, ExternalLink } from 'lucide-react'
import { type FocusEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Experiment } from '#shared/contract/experiments.ts'
import { contract } from '#shared/contract/index.ts'
import { OutcomeBadge, useDifferenceName, VariantList } from '#web/layout/experiment.tsx'
import { QuestionDialog } from '#web/layout/question-dialog.tsx'
import type { ApiError } from '#web/lib/api.ts'
import { copyText } from '#web/lib/clipboard.ts'
import { experimentReads, letterOf } from '#web/lib/experiments.ts'
import { useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { ClickIntervals } from './click-intervals.tsx'
import { experimentSectionMessages } from './messages.ts'

/** Loaded on demand: the form is large, and is opened about once per test. */
const OutcomeDialog = lazy(async () => ({ default: (await import('./outcome-dialog.tsx')).OutcomeDialog }))

interface ExperimentItemProps {
  experiment: Experiment
  /** Called once the test is deleted. */
  onRemoved: () => void
}

/** A test of the draft: its variants, how to run it, and its outcome. */
export function ExperimentItem({ experiment, onRemoved }: ExperimentItemProps) {
  const { t, format } = useMessages(experimentSectionMessages)
  const [open, setOpen] = useState<'outcome' | 'removal'>()
  const heading = useId()
  const difference = useDifferenceName(experiment)
  const { createdAt, prediction, outcome } = experiment
  return (
    <article aria-labelledby={heading} className="rounded-md border border-line p-4 sm:p-5">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 id={heading} className="text-sm font-semibold wrap-break-word">
            {t('experimentSection.item.label', { difference })}
          </h3>
          <p className="text-xs text-muted">{t('experimentSection.item.created', { date: format.date(createdAt) })}</p>
        </div>
        <OutcomeBadge experiment={experiment} />
      </header>
      <div className="mt-2 flex flex-col gap-4">
        <VariantList
          experiment={experiment}
          action={(index) => (outcome ? null : <HandOver experiment={experiment} index={index} />)}
        />
        {prediction.state === 'none' && (
          <p className="text-sm">{t(`experimentSection.item.noPrediction.${prediction.reason}`)}</p>
        )}
        {outcome ? <Recorded experiment={experiment} /> : <Running experiment={experiment} />}
        {outcome?.counts && <ClickIntervals counts={outcome.counts} />}
        <div className="flex flex-wrap gap-3">
          <Button variant={outcome ? 'secondary' : 'primary'} onClick={() => setOpen('outcome')}>
            {t(outcome ? 'experimentSection.item.correct' : 'experimentSection.item.record')}
          </Button>
          <Button
            variant="ghost"
            aria-label={t('experimentSection.item.removeOf', { difference })}
            onClick={() => setOpen('removal')}
          >
            {t('experimentSection.item.remove')}
          </Button>
        </div>
      </div>
      {open === 'outcome' && (
        <Suspense>
          <OutcomeDialog experiment={experiment} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
      {open === 'removal' && (
        <RemovalDialog id={experiment.id} onClose={() => setOpen(undefined)} onRemoved={onRemoved} />
      )}
    </article>
  )
}

/** The parts of a variant to use in YouTube Studio: the title to copy and the thumbnail to open. */
function HandOver({ experiment: { variants }, index }: { experiment: Experiment; index: number }) {
  const { t } = useMessages(experimentSectionMessages)
  const { title, thumbnailUrl } = variants[index] ?? {}
  const letter = letterOf(index)
  const copy = async (text: string) => {
    if (await copyText(text)) toast.success(t('experimentSection.item.copied', { letter }))
    else toast.info(t('experimentSection.item.refused'))
  }
  return (
    <div className="flex gap-2">
      {title !== undefined && (
        <Button
          size="small"
          icon={<Copy aria-hidden />}
          aria-label={t('experimentSection.item.copyOf', { letter })}
          onClick={() => void copy(title)}
        >
          {t('experimentSection.item.copy')}
        </Button>
      )}
      {thumbnailUrl && (
        <a
          href={thumbnailUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={t('experimentSection.item.openOf', { letter })}
          className="inline-flex min-h-8 items-center gap-1.5 text-sm text-accent underline underline-offset-4"
        >
          {t('experimentSection.item.open')}
          <ExternalLink aria-hidden className="size-3.5" />
        </a>
      )}
    </div>
  )
}

/** How to run the test, and when it was started. */
function Running({ experiment: { id, startedOn, variants } }: { experiment: Experiment }) {
  const { t } = useMessages(experimentSectionMessages)
  const update = useAction(contract.experiments.update, experimentReads)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const invalid = t('experimentSection.item.startedInvalid')
  const save = ({ currentTarget: { value: day, validity } }: FocusEvent<HTMLInputElement>) => {
    // While the date is incomplete, the value is empty.
    setError(validity.badInput ? invalid : undefined)
    if (validity.badInput || day === (startedOn ?? '')) return
    const onError = ({ code }: ApiError) => {
      const problem = code === 'invalid_input' ? invalid : t(`errors.codes.${code}`)
      // The user may have left the field by leaving the screen.
      if (field.current) setError(problem)
      else toast.error(problem)
    }
    const success = t('experimentSection.item.startedSaved')
    void update.run({ id, startedOn: day === '' ? null : day }, { success, onError })
  }
  const steps = ['one', 'two', 'three', 'four', 'five'] as const
  const hasTitles = variants.some(({ title }) => title !== undefined)
  const hasThumbnails = variants.some(({ thumbnail }) => thumbnail)
  return (
    <>
      <Disclosure summary={t('experimentSection.steps.heading')} defaultOpen={!startedOn}>
        <ol className="flex list-decimal flex-col gap-2 ps-5 text-sm">
          {steps.map((step) => (
            <li key={step}>
              {t(`experimentSection.steps.${step}`)}{' '}
              {step === 'three' && hasTitles && t('experimentSection.steps.titles')}{' '}
              {step === 'three' && hasThumbnails && t('experimentSection.steps.thumbnails')}{' '}
              {step === 'four' && t('experimentSection.steps.first')}
            </li>
          ))}
        </ol>
      </Disclosure>
      <TextField
        key={startedOn}
        ref={field}
        type="date"
        label={t('experimentSection.item.started')}
        hint={t('experimentSection.item.startedHint')}
        error={error}
        className="max-w-60"
        defaultValue={startedOn}
        onBlur={save}
      />
    </>
  )
}

/** When the outcome was recorded and corrected. */
function Recorded({ experiment: { recordedAt, corrections, correctedAt } }: { experiment: Experiment }) {
  const { t, format } = useMessages(experimentSectionMessages)
  return (
    <p className="text-sm">
      {t('experimentSection.item.source')}{' '}
      {recordedAt && t('experimentSection.item.recorded', { date: format.dateTime(recordedAt) })}{' '}
      {correctedAt &&
        t('experimentSection.item.corrected', { n: corrections ?? 1, date: format.dateTime(correctedAt) })}
    </p>
  )
}

interface RemovalDialogProps {
  id: string
  onClose: () => void
  onRemoved: () => void
}

function RemovalDialog({ id, onClose, onRemoved }: RemovalDialogProps) {
  const { t } = useMessages(experimentSectionMessages)
  const remove = useAction(contract.experiments.remove, experimentReads)
  const confirm = async () => {
    const onSuccess = () => {
      // The page regains the focus only after the dialog is closed.
      flushSync(onClose)
      onRemoved()
    }
    if (await remove.run({ id }, { onSuccess })) toast.info(t('experimentSection.confirm.done'))
  }
  return (
    <QuestionDialog
      title={t('experimentSection.confirm.title')}
      text={t('experimentSection.confirm.text')}
      action={t('experimentSection.confirm.yes')}
      pending={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
