import { Check, Minus } from 'lucide-react'
import type { Analysis, NextStep } from '#shared/contract/advice.ts'
import type { Said } from '#shared/contract/review.ts'
import { rateTitle, ratingTones, toVerdict } from '#web/lib/verdict.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { reviewMessages } from './messages.ts'

/** What we said about the published version before it was published. */
export function SaidCard({ said }: { said: Said | undefined }) {
  const { t, format } = useMessages(reviewMessages)
  if (!said)
    return (
      <Card title={t('review.said.heading')}>
        <p className="text-sm text-muted">{t('review.said.none')}</p>
      </Card>
    )
  const { analysis, others, steps } = said
  const { title, version, createdAt, thumbnailAnalysis, nextSteps } = analysis
  const date = format.date(createdAt)
  return (
    <Card
      title={t('review.said.heading')}
      description={version ? t('review.said.version', { n: version, date }) : t('review.said.analyzed', { date })}
    >
      <div className="flex flex-col gap-5 text-sm">
        <div>
          {title && <p className="text-base font-medium break-words">{title}</p>}
          {title && <VerdictLine analysis={analysis} />}
          {thumbnailAnalysis?.score !== undefined && (
            <p className="mt-1 text-muted">{t('review.said.thumbnail', { score: thumbnailAnalysis.score })}</p>
          )}
        </div>
        {others.length > 0 && (
          <section>
            <h3 className="font-semibold">{t('review.said.others')}</h3>
            <ul className="mt-2 flex flex-col gap-1.5">
              {others.map(({ title, chance }) => (
                <li key={title} className="break-words">
                  {t('review.said.chance', { title, chance: format.chance(chance) })}
                </li>
              ))}
            </ul>
          </section>
        )}
        {/* Analyses of earlier versions have no steps stored. */}
        {(steps.length > 0 || nextSteps) && (
          <section>
            <h3 className="font-semibold">{t('review.said.steps')}</h3>
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

function VerdictLine({ analysis }: { analysis: Analysis }) {
  const { t, format } = useMessages(reviewMessages)
  const verdict = toVerdict(analysis)
  if (!verdict) return <p className="mt-1 text-muted">{t('review.said.noRank')}</p>
  const { yardstick, score, videos = 0 } = verdict
  const rating = rateTitle(score)
  // No title ranks above all of the titles that it is one of.
  const share = format.percent(Math.min(score, yardstick === 'general' ? 99 : 100) / 100)
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      {yardstick === 'channel' ? t('review.said.channel', { share, n: videos }) : t('review.said.general', { share })}
      <Badge tone={ratingTones[rating]}>{t(`titles.ratings.${rating}`)}</Badge>
    </p>
  )
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
  if (step.kind === 'edit') return t('review.said.edit', { title: step.title })
  if (step.kind === 'structure') return t('review.said.structure', { name: t(`patternNames.${step.structure}`) })
  if (step.advice === 'say_more') return t('review.said.sayMore')
  return t('review.said.rephrase', { words: step.words })
}
