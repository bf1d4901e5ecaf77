import { Check, Undo2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Evidence, NextStep, OwnHistory, OwnPattern, OwnVideo } from '#shared/contract/advice.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import type { TitleCheck } from '#shared/prediction/kinds.ts'
import { fillTemplate, minReasonChance } from '#shared/prediction/next-step.ts'
import { useHappens } from '#web/layout/happens/happens.ts'
import { Compared } from '#web/layout/usual.tsx'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { ownPatternsMessages } from '#web/messages/own-patterns.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { controlClass } from '#web/ui/field.tsx'
import { resultMessages } from './messages.ts'

type TitleStep = Extract<NextStep, { kind: 'title' }>
type EditStep = Extract<NextStep, { kind: 'edit' }>
type StructureStep = Extract<NextStep, { kind: 'structure' }>
type RephraseStep = Extract<NextStep, { kind: 'rephrase' }>

/** Loaded only for channels with patterns. */
const OwnPatternSteps = lazyComponent(
  () => import('#web/layout/own-pattern-steps.tsx'),
  'OwnPatternSteps',
  ownPatternsMessages,
)

type StructureExamples = NonNullable<Extract<OwnHistory, { state: 'scored' }>['examples']>

interface NextStepsProps {
  heading: string
  /** The analyzed title. */
  title: string
  steps: readonly NextStep[]
  /** The creator's own videos in the structures. */
  examples: StructureExamples
  /** Patterns that performed better or worse on the creator's own channel. */
  patterns: readonly OwnPattern[]
  /** Problems of form, such as a title that is cut off. */
  checks: readonly TitleCheck[]
  /** The title in the input field. */
  current: string
  /** Puts a title into the input field. */
  onApply: (title: string) => void
  /** Moves to the input field. */
  onEdit: () => void
}

/** The next steps for a title. Each can be applied or undone with one click. */
export function NextSteps({
  heading,
  title,
  steps,
  examples,
  patterns,
  checks,
  current,
  onApply,
  onEdit,
}: NextStepsProps) {
  const { t } = useMessages(resultMessages)
  return (
    <section>
      <h3 className="text-sm font-semibold break-words">{heading}</h3>
      <ol className="mt-2 divide-y divide-line">
        {patterns.length > 0 && (
          <Suspense>
            <OwnPatternSteps patterns={patterns} onEdit={onEdit} />
          </Suspense>
        )}
        {checks.map((check) => (
          <li key={check} className="py-3">
            <StepLayout text={t(`prediction.checks.${check}`)} action={<EditTitle onEdit={onEdit} />} />
          </li>
        ))}
        {steps.map((step) => (
          <li
            key={
              step.kind === 'edit' || step.kind === 'title'
                ? step.title
                : step.kind === 'structure'
                  ? step.structure
                  : `${step.advice} ${step.words}`
            }
            className="py-3"
          >
            {step.kind === 'title' && <Said step={step} {...{ title, current, onApply }} />}
            {step.kind === 'edit' && <Edit step={step} {...{ title, current, onApply }} />}
            {step.kind === 'structure' && (
              <Structure
                step={step}
                examples={examples.find(({ structure }) => structure === step.structure)?.videos ?? []}
                {...{ title, current, onApply }}
              />
            )}
            {step.kind === 'rephrase' && <Rephrase step={step} onEdit={onEdit} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

type StepProps<Step> = Pick<NextStepsProps, 'title' | 'current' | 'onApply'> & { step: Step }

/** A title that says what happens in the video. */
function Said({ step, title, current, onApply }: StepProps<TitleStep>) {
  const { t, format } = useMessages(resultMessages)
  return (
    <StepLayout text={t('result.steps.said')}>
      <p className="min-w-0 flex-1 basis-48 break-words">{step.title}</p>
      <Apply newTitle={step.title} {...{ title, current, onApply }} />
      {step.chance !== undefined && (
        <p className="w-full text-xs text-muted">
          {step.chance >= minReasonChance && t('result.steps.chance', { chance: format.chance(step.chance) })}{' '}
          {t('result.steps.picked')} <Measured at={wordingPath} />
        </p>
      )}
    </StepLayout>
  )
}

function Edit({ step, title, current, onApply }: StepProps<EditStep>) {
  const { t, format } = useMessages(resultMessages)
  const { edit, words, chance, gain, evidence } = step
  const quoted = words.map((text) => t('titles.quoted', { text })).join(', ')
  return (
    <StepLayout
      text={t(`result.steps.edit.${edit}`, { words: quoted })}
      evidence={evidence && <EvidenceLine evidence={evidence} />}
    >
      <p className="min-w-0 flex-1 basis-48 break-words">{step.title}</p>
      <Apply newTitle={step.title} {...{ title, current, onApply }} />
      <p className="w-full text-xs text-muted">
        {chance >= minReasonChance && t('result.steps.chance', { chance: format.chance(chance) })} <Gain gain={gain} />{' '}
        {!evidence && <Measured at={wordingPath} />}
      </p>
    </StepLayout>
  )
}

interface StructureProps extends StepProps<StructureStep> {
  /** The creator's own videos in the structure, best first. */
  examples: readonly OwnVideo[]
}

function Structure({ step, examples, title, current, onApply }: StructureProps) {
  const { t, format } = useMessages(resultMessages)
  const { structure, template, gain, evidence } = step
  const [value, setValue] = useState('')
  const hasBlank = template.some((part) => typeof part !== 'string')
  const filled = fillTemplate(template, () => value.trim())
  return (
    <StepLayout
      text={t(`result.steps.structure.${structure}`)}
      evidence={<EvidenceLine evidence={evidence} pattern={structure} />}
    >
      <p className="min-w-0 flex-1 basis-48 leading-8 break-words">
        {template.map((part) =>
          typeof part === 'string' ? (
            <span key={part}>{part}</span>
          ) : (
            <input
              key={part.blank}
              aria-label={t(`result.steps.blanks.${part.blank}`)}
              placeholder={t('result.steps.number')}
              inputMode="numeric"
              maxLength={4}
              value={value}
              onChange={(event) => setValue(event.currentTarget.value)}
              className={cx(controlClass, 'inline-block h-8 max-w-20 px-2 text-center')}
            />
          ),
        )}
      </p>
      <Apply
        newTitle={filled}
        isReady={(!hasBlank || /^\d+$/.test(value.trim())) && filled.length <= maxTitleLength}
        {...{ title, current, onApply }}
      />
      <p className="w-full text-xs text-muted">
        {t('result.steps.onlyIfTrue')} <Gain gain={gain} />
      </p>
      {examples.map(({ id, title, usual }) => (
        <p key={id} className="w-full text-xs text-muted">
          {t('result.steps.example', { title })}
          {usual && (
            <>
              {' · '}
              <Compared usual={usual} channel="own">
                {t('record.own.times', { times: format.times(usual.multiple) })}
              </Compared>
            </>
          )}
        </p>
      ))}
    </StepLayout>
  )
}

/** The gain in clicks from similar wording changes in headline tests, if any. */
function Gain({ gain = 1 }: { gain?: number | undefined }) {
  const { t, format } = useMessages(resultMessages)
  return gain >= 1.01 && t('result.steps.gain', { change: format.percent(gain - 1) })
}

function Rephrase({ step, onEdit }: { step: RephraseStep; onEdit: () => void }) {
  const { t } = useMessages(resultMessages)
  const { advice, reason, evidence } = step
  const { toField } = useHappens()
  const words = t('titles.quoted', { text: step.words })
  return (
    <StepLayout
      text={
        advice === 'keep' && reason
          ? t(`result.steps.kept.${reason}`, { words })
          : t(`result.steps.rephrase.${advice}`, { words })
      }
      evidence={<EvidenceLine evidence={evidence} />}
      action={
        advice === 'keep' ? undefined : advice === 'say_what_happens' ? (
          <Button size="small" onClick={() => toField()}>
            {t('result.steps.sayIt')}
          </Button>
        ) : (
          <EditTitle onEdit={onEdit} />
        )
      }
    />
  )
}

function EditTitle({ onEdit }: Pick<NextStepsProps, 'onEdit'>) {
  const { t } = useMessages(resultMessages)
  return (
    <Button size="small" onClick={onEdit}>
      {t('result.steps.editTitle')}
    </Button>
  )
}

interface StepLayoutProps {
  text: string
  evidence?: ReactNode
  action?: ReactNode
  /** The changed title with its button. */
  children?: ReactNode
}

const StepLayout = ({ text, evidence, action, children }: StepLayoutProps) => (
  <>
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-48 font-medium break-words">{text}</p>
      {action}
    </div>
    {evidence}
    {children && (
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-sunken px-3 py-2 text-sm">
        {children}
      </div>
    )}
  </>
)

/** How videos with the pattern performed on their channels, compared with the most similar titles or, in earlier analyses, with all other titles. */
function EvidenceLine({
  evidence: { lift, low, high, channels, isMatched, pattern: measured },
  pattern = measured,
}: {
  evidence: Evidence
  /** The pattern's name, for earlier analyses that do not store it. */
  pattern?: string | undefined
}) {
  const { t, format } = useMessages(resultMessages)
  const change = (ratio: number) => format.percent(Math.abs(ratio - 1))
  const isMore = lift > 1
  const compared = isMatched ? 'result.steps.beside' : 'result.steps'
  return (
    <p className="mt-0.5 text-xs text-muted">
      {t(`${compared}.${isMore ? 'more' : 'fewer'}`, {
        change: change(lift),
        low: change(isMore ? low : high),
        high: change(isMore ? high : low),
        n: channels,
      })}{' '}
      <Measured at={`${paths.whatWorks}#${pattern ?? 'method'}`} />
    </p>
  )
}

/** The path of the explanation of how accurate chances are. */
const wordingPath = `${paths.accuracy}#wording`

/** Links to the explanation of the measurement behind a step. */
function Measured({ at }: { at: string }) {
  const { t } = useMessages(resultMessages)
  return (
    <Link to={at} className="text-accent underline underline-offset-4">
      {t('result.steps.whatWorks')}
    </Link>
  )
}

interface ApplyProps extends Pick<NextStepsProps, 'title' | 'current' | 'onApply'> {
  newTitle: string
  isReady?: boolean
}

/** Puts the new title into the input field; afterward, puts the analyzed title back. */
function Apply({ newTitle, isReady = true, title, current, onApply }: ApplyProps) {
  const { t } = useMessages(resultMessages)
  const isApplied = current === newTitle
  return (
    <Button
      size="small"
      disabled={!isReady}
      icon={isApplied ? <Undo2 aria-hidden /> : <Check aria-hidden />}
      aria-label={isApplied ? t('result.steps.undoLabel') : t('result.steps.useLabel', { title: newTitle })}
      onClick={() => onApply(isApplied ? title : newTitle)}
    >
      {t(isApplied ? 'result.steps.undo' : 'insights.results.use')}
    </Button>
  )
}
