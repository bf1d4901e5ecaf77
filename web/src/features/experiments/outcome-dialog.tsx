import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type Experiment, type ExperimentOutcome, shareTolerance } from '#shared/contract/experiments.ts'
import { contract } from '#shared/contract/index.ts'
import { outcomeLabels } from '#shared/experiments/kinds.ts'
import { experimentReads, letterOf } from '#web/lib/experiments.ts'
import { useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { experimentSectionMessages } from './messages.ts'
import { parseCount, parseDecimal } from './typed-number.ts'

interface OutcomeDialogProps {
  experiment: Experiment
  onClose: () => void
}

interface Fields {
  shares: { text: string }[]
  counts: { impressions: string; clicks: string }[]
}

const isEmpty = (texts: readonly string[]) => texts.every((text) => text.trim() === '')

/** Returns the typed shares, undefined if there are none, or null if they are not valid. */
function readShares(fields: Fields['shares']): number[] | undefined | null {
  if (isEmpty(fields.map(({ text }) => text))) return undefined
  const shares = fields.flatMap(({ text }) => parseDecimal(text) ?? [])
  const total = shares.reduce((sum, share) => sum + share, 0)
  return shares.length === fields.length && Math.abs(total - 100) <= shareTolerance ? shares : null
}

/** Returns the typed counts, undefined if there are none, or null if they are not valid. */
function readCounts(fields: Fields['counts']): ExperimentOutcome['counts'] | null {
  if (isEmpty(fields.flatMap(({ impressions, clicks }) => [impressions, clicks]))) return undefined
  const counts = fields.flatMap((typed) => {
    const [impressions = 0, clicks] = [parseCount(typed.impressions), parseCount(typed.clicks)]
    return impressions > 0 && clicks !== undefined && clicks <= impressions ? { impressions, clicks } : []
  })
  return counts.length === fields.length ? counts : null
}

/** Asks for the outcome that YouTube Studio reports. */
export function OutcomeDialog({ experiment: { id, variants, outcome }, onClose }: OutcomeDialogProps) {
  const { t } = useMessages(experimentSectionMessages)
  const update = useAction(contract.experiments.update, experimentReads)
  const [label, setLabel] = useState(outcome?.label ?? 'winner')
  /** The index of the variant; empty for none. */
  const [variant, setVariant] = useState(outcome?.variant === undefined ? '' : String(outcome.variant))
  const [problem, setProblem] = useState<'variant' | 'shares' | 'counts'>()
  const { register, handleSubmit } = useForm<Fields>({
    defaultValues: {
      shares: variants.map((_, index) => ({ text: String(outcome?.shares?.[index] ?? '') })),
      counts: variants.map((_, index) => {
        const { impressions = '', clicks = '' } = outcome?.counts?.[index] ?? {}
        return { impressions: String(impressions), clicks: String(clicks) }
      }),
    },
  })
  const save = (typed: ExperimentOutcome | null) =>
    void update.run(
      { id, outcome: typed },
      {
        success: t(typed ? 'experimentSection.outcome.saved' : 'experimentSection.outcome.removed'),
        onSuccess: onClose,
      },
    )
  const submit = handleSubmit((fields) => {
    const [shares, counts] = [readShares(fields.shares), readCounts(fields.counts)]
    const isNamed = label !== 'inconclusive' && variant !== ''
    if (label === 'winner' && !isNamed) return setProblem('variant')
    if (shares === null) return setProblem('shares')
    if (counts === null) return setProblem('counts')
    setProblem(undefined)
    save({
      label,
      ...(isNamed ? { variant: Number(variant) } : {}),
      ...(shares ? { shares } : {}),
      ...(counts ? { counts } : {}),
    })
  })
  const named = variants.map((_, index) => ({
    value: String(index),
    label: t('experiments.variant', { letter: letterOf(index) }),
  }))
  const none = { value: '', label: label === 'winner' ? '–' : t('experimentSection.outcome.none') }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('experimentSection.outcome.title')}
      description={t('experimentSection.outcome.text')}
      closeLabel={t('common.close')}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Select
          label={t('experimentSection.outcome.label')}
          value={label}
          options={outcomeLabels.map((value) => ({ value, label: t(`experimentSection.outcome.labels.${value}`) }))}
          onSelect={setLabel}
        />
        {label !== 'inconclusive' && (
          <Select
            label={t('experimentSection.outcome.variant')}
            value={variant}
            options={[none, ...named]}
            onSelect={setVariant}
            error={problem === 'variant' ? t('experimentSection.outcome.variantRequired') : undefined}
          />
        )}
        <fieldset aria-describedby={`${id}-shares`}>
          <legend className="text-sm font-medium">{t('experimentSection.outcome.shares')}</legend>
          <p id={`${id}-shares`} className="mt-0.5 mb-2 text-xs text-muted">
            {t('experimentSection.outcome.sharesHint')}
          </p>
          <div className="grid grid-cols-3 gap-3">
            {variants.map((_, index) => (
              <TextField
                key={letterOf(index)}
                {...register(`shares.${index}.text`)}
                label={t('experimentSection.outcome.shareOf', { letter: letterOf(index) })}
                inputMode="decimal"
                autoComplete="off"
              />
            ))}
          </div>
          {problem === 'shares' && <Problem>{t('experimentSection.outcome.sharesInvalid')}</Problem>}
        </fieldset>
        <Disclosure summary={t('experimentSection.outcome.counts')} defaultOpen={outcome?.counts !== undefined}>
          <p className="mb-2 text-sm">{t('experimentSection.outcome.countsHint')}</p>
          {/* Keeps the fields aligned if one of the labels wraps. */}
          <div className="grid grid-cols-2 items-end gap-3">
            {variants.map((_, index) => {
              const letter = letterOf(index)
              return [
                <TextField
                  key={`${letter}-impressions`}
                  {...register(`counts.${index}.impressions`)}
                  label={t('experimentSection.outcome.impressionsOf', { letter })}
                  inputMode="numeric"
                  autoComplete="off"
                />,
                <TextField
                  key={`${letter}-clicks`}
                  {...register(`counts.${index}.clicks`)}
                  label={t('experimentSection.outcome.clicksOf', { letter })}
                  inputMode="numeric"
                  autoComplete="off"
                />,
              ]
            })}
          </div>
        </Disclosure>
        {problem === 'counts' && <Problem>{t('experimentSection.outcome.countsInvalid')}</Problem>}
        <div className="flex flex-wrap justify-end gap-3">
          {outcome && (
            <Button variant="ghost" className="me-auto" pending={update.isPending} onClick={() => save(null)}>
              {t('experimentSection.outcome.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" pending={update.isPending}>
            {t('experimentSection.outcome.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const Problem = ({ children }: { children: string }) => (
  <p role="alert" className="mt-1.5 text-sm text-danger">
    {children}
  </p>
)
