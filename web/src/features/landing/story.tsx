import type { ComponentType } from 'react'
import type { CallPromise, CallResult } from '#shared/contract/advice.ts'
import type { Experiment } from '#shared/contract/experiments.ts'
import { predictWinner } from '#shared/experiments/prediction.ts'
import { toGeneralVerdict } from '#shared/prediction/outcomes.ts'
import { titleTraining } from '#shared/prediction/published-figures.ts'
import { CallResults, Promised } from '#web/layout/call.tsx'
import { OutcomeBadge, VariantList } from '#web/layout/experiment.tsx'
import { VerdictPanel } from '#web/layout/verdict/verdict.tsx'
import { VerdictLine } from '#web/layout/verdict/verdict-line.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Band } from './band.tsx'
import { landingMessages } from './messages.ts'
import { example, exampleScore, onChannel, tested, typed } from './story-data.ts'

const Typed = () => (
  <ul className="flex flex-col gap-4">
    {typed.map(({ title, score }) => (
      <li key={title}>
        <p lang="en" className="text-base font-medium">
          {title}
        </p>
        <VerdictLine verdict={toGeneralVerdict(score)} />
      </li>
    ))}
  </ul>
)

const Judged = () => <VerdictPanel verdict={onChannel(exampleScore)} />

const variants = [example, tested.other].map((title) => ({ title, traits: {} }))
const experiment: Experiment = {
  id: '',
  draft: '',
  createdAt: '2026-09-01T00:00:00Z',
  difference: 'words',
  variants,
  prediction: predictWinner(variants),
  outcome: { label: 'winner', variant: 0, shares: [...tested.shares] },
}

const Tested = () => (
  <div className="flex flex-col items-start gap-3">
    <VariantList experiment={experiment} />
    <OutcomeBadge experiment={experiment} />
  </div>
)

const { topQuarter, aboveUsual } = onChannel(exampleScore).outcome
const promise: CallPromise = { yardstick: 'channel', rating: 'top', topQuarter, aboveUsual }
const settled = (isTop: boolean): CallResult => ({
  outcome: 'settled',
  topQuarter: isTop,
  aboveUsual: true,
  at: '2026-10-01T00:00:00Z',
})

const Settled = () => (
  <div className="flex flex-col gap-3 text-sm">
    <Promised promise={promise} />
    <CallResults call={{ after7: settled(false), after28: settled(true) }} />
  </div>
)

const steps: readonly (readonly ['scored' | 'judged' | 'tested' | 'settled', ComponentType])[] = [
  ['scored', Typed],
  ['judged', Judged],
  ['tested', Tested],
  ['settled', Settled],
]

/** The product's output for a title of an invented channel, from its first score to its result. */
export function Story() {
  const { t, format } = useMessages(landingMessages)
  return (
    <Band id="story" heading={t('landing.story.heading')} text={t('landing.story.text')}>
      <ol className="mt-8 divide-y divide-line border-y border-line">
        {steps.map(([step, Shown]) => (
          <li key={step} className="grid gap-x-14 gap-y-5 py-6 lg:grid-cols-2 lg:py-8">
            <div>
              <h3 className="text-xl font-semibold">{t(`landing.story.${step}.name`)}</h3>
              <p className="mt-2 max-w-2xl text-base text-muted">
                {t(`landing.story.${step}.text`, { videos: format.number(titleTraining.videos) })}
              </p>
            </div>
            <div className="min-w-0">
              <Shown />
            </div>
          </li>
        ))}
      </ol>
    </Band>
  )
}
