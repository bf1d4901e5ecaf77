import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Draft, DraftState } from '#shared/contract/drafts.ts'
import { formatClockTime } from '#web/lib/clock-time.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { cx } from '#web/ui/cx.ts'
import { draftMessages } from './messages.ts'

/** The steps of a video. Drafts in state `idea` are in the draft step too, and the review has its own screen. */
const steps = ['draft', 'test', 'publish', 'review'] as const
export type Step = (typeof steps)[number]

/** The number of completed steps in each state. */
const done: Readonly<Record<DraftState, number>> = {
  tried: 0,
  idea: 0,
  working: 0,
  ready: 2,
  published: 3,
  reviewed: 4,
}

/** The step that each part of a draft belongs to. */
export const stepOfPart: Readonly<Record<string, Step>> = {
  share: 'test',
  tests: 'test',
  test: 'test',
  publish: 'publish',
}

/** Returns the step that a hash shows. Without a hash, it is the publishing step for a published video and the draft step for any other. */
export const readStep = (hash: string, { published }: Pick<Draft, 'published'>): Step =>
  stepOfPart[hash.slice(1)] ?? (hash === '' && published ? 'publish' : 'draft')

interface VideoStepsProps {
  draft: Draft
  /** The step that is shown. */
  step: Step
}

/** The steps of a video from its draft to its review, with links: which are done, and which is current. */
export function VideoSteps({ draft, step: shown }: VideoStepsProps) {
  const { t, format, locale } = useMessages(draftMessages)
  const { id, titles, thumbnails, planned, published, state } = draft
  const notes: Readonly<Record<Step, string>> = {
    draft: `${t('draft.path.titles', { n: titles.length })}, ${t('draft.path.thumbnails', { n: thumbnails.length })}`,
    test: t('draft.path.test'),
    publish: published
      ? t('draft.path.marked', { date: format.date(published.at) })
      : planned
        ? [format.day(planned.date), planned.time && formatClockTime(locale, planned.time)].filter(Boolean).join(', ')
        : t('draft.path.unplanned'),
    review: t('draft.path.review'),
  }
  return (
    <nav aria-label={t('draft.path.label')} className="mb-6">
      <ol className="grid grid-cols-4 gap-3">
        {steps.map((step, index) => {
          // Tests are optional, and this component does not know whether there was one, so this step is never shown as done.
          const isDone = step !== 'test' && index < done[state]
          const text = (
            <>
              <span className="flex items-center gap-1.5 font-semibold">
                {t(`draft.path.steps.${step}`)}
                {isDone && <Check role="img" aria-label={t('draft.path.done')} className="size-4" />}
              </span>
              <span className="text-muted max-sm:sr-only">{notes[step]}</span>
            </>
          )
          const className = cx(
            'flex flex-col border-t-2 pt-2 text-sm',
            step === shown ? 'border-accent text-accent' : isDone ? 'border-text' : 'border-line text-muted',
          )
          return (
            <li key={step}>
              {step === 'review' && !published ? (
                <span className={className}>{text}</span>
              ) : (
                <Link
                  to={step === 'review' ? `${paths.review}?draft=${id}` : `#${step}`}
                  replace={step !== 'review'}
                  aria-current={step === shown ? 'step' : undefined}
                  className={cx(className, 'hover:text-text')}
                >
                  {text}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
