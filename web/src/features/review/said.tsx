import { Check, Minus } from 'lucide-react'
import type { Analysis, NextStep, NoCallReason, PublishedCall } from '#shared/contract/advice.ts'
import type { Review } from '#shared/contract/review.ts'
import { CallResults, Promised } from '#web/layout/call.tsx'
import { ExplainedVerdict } from '#web/layout/verdict/verdict-line.tsx'
import { readVerdict } from '#web/lib/verdict.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { reviewMessages } from './messages.ts'

/** Our verdict on the published version before publication, and whether it came true. */
export function SaidCard({ said, call, noCall }: Pick<Review, 'said' | 'call' | 'noCall'>) {
  const { t, format } = useMessages(reviewMessages)
  if (!said)
    return (
      <Card title={t('review.said.heading')} className="lg:row-span-2">
        <div className="flex flex-col gap-5 text-sm">
          {call && <Promised promise={call.promise} />}
          {!call && (!noCall || noCall === 'not_offered') && <p>{t('review.said.none')}</p>}
          {call && <CameTrue call={call} />}
          {noCall && <NoCall reason={noCall} />}
        </div>
      </Card>
    )
  const { analysis, others, steps } = said
  const { title, version, createdAt, thumbnailAnalysis, nextSteps } = analysis
  const date = format.date(createdAt)
  return (
    <Card
      className="lg:row-span-2"
      title={t('review.said.heading')}
      description={version ? t('review.said.version', { n: version, date }) : t('review.said.analyzed', { date })}
    >
      <div className="flex flex-col gap-5 text-sm">
        <div>
          {title && <p className="text-base font-medium break-words">{title}</p>}
          {title && <SaidVerdict analysis={analysis} call={call} />}
          {thumbnailAnalysis?.score !== undefined && (
            <p className="mt-1">{t('review.said.thumbnail', { score: thumbnailAnalysis.score })}</p>
          )}
        </div>
        {call && <CameTrue call={call} />}
        {noCall && <NoCall reason={noCall} />}
        {others.length > 0 && (
          <section>
            <h3 className="text-base font-semibold">{t('review.said.others')}</h3>
            <ul className="mt-2 flex flex-col gap-1.5">
              {others.map(({ title, chance }) => (
                <li key={title} className="break-words">
                  {t('review.said.chance', { title, chance: format.chance(chance) })}
                </li>
              ))}
            </ul>
          </section>
        )}
        {/* Analyses by earlier releases have no stored steps. */}
        {(steps.length > 0 || nextSteps) && (
          <section>
            <h3 className="text-base font-semibold">{t('review.said.steps')}</h3>
            {steps.length === 0 && <p className="mt-2 text-muted">{t('review.said.noSteps')}</p>}
            <ul className="mt-2 flex flex-col gap-2">
              {steps.map(({ step, isTaken }) => (
                <StepLine key={JSON.stringify(step)} step={step} isTaken={isTaken} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Card>
  )
}

/** The verdict that we gave or, once it is no longer stored, the prediction of its call. */
function SaidVerdict({ analysis, call }: { analysis: Analysis; call: PublishedCall | null }) {
  const { t } = useMessages(reviewMessages)
  const stored = readVerdict(analysis)
  if (analysis.judgedBy === 'studio') return <p className="mt-1 text-muted">{t('review.said.byStudio')}</p>
  if (stored?.state === 'judged')
    return (
      <div className="mt-1">
        <ExplainedVerdict verdict={stored.verdict} />
      </div>
    )
  if (!call?.promise)
    return (
      <p className="mt-1 text-muted">{t(stored?.state === 'expired' ? 'verdict.expired' : 'review.said.noRank')}</p>
    )
  return (
    <div className="mt-1">
      <Promised promise={call.promise} />
    </div>
  )
}

function CameTrue({ call }: { call: PublishedCall }) {
  const { t } = useMessages(reviewMessages)
  return (
    <section>
      <h3 className="text-base font-semibold">{t('review.said.cameTrue')}</h3>
      <div className="mt-2 flex flex-col gap-2">
        <CallResults call={call} />
      </div>
    </section>
  )
}

function NoCall({ reason }: { reason: NoCallReason }) {
  const { t } = useMessages(reviewMessages)
  return reason === 'not_offered' ? null : <p>{t(`calls.none.${reason}`)}</p>
}

function StepLine({ step, isTaken }: { step: NextStep; isTaken: boolean }) {
  const { t } = useMessages(reviewMessages)
  return (
    <li className="flex items-start justify-between gap-4">
      <span className="min-w-0 flex-1 break-words">{useStepText(step)}</span>
      <Badge tone={isTaken ? 'good' : 'neutral'} icon={isTaken ? Check : Minus}>
        {t(isTaken ? 'review.said.taken' : 'review.said.notTaken')}
      </Badge>
    </li>
  )
}

function useStepText(step: NextStep): string {
  const { t } = useMessages(reviewMessages)
  if (step.kind === 'edit' || step.kind === 'title') return t('review.said.edit', { title: step.title })
  if (step.kind === 'structure') return t('review.said.structure', { name: t(`patternNames.${step.structure}`) })
  if (step.advice === 'say_more') return t('review.said.sayMore')
  return t('review.said.rephrase', { words: step.words })
}
