import type { ReactNode } from 'react'
import type { Experiment } from '#shared/contract/experiments.ts'
import { letterOf } from '#web/lib/experiments.ts'
import { experimentsMessages } from '#web/messages/experiments.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'

/** Returns how the variants of a test differ, in the user's language or the creator's own words. */
export function useDifferenceName({ difference, differenceText }: Experiment): string {
  const { t } = useMessages(experimentsMessages)
  return differenceText ?? t(`experiments.difference.${difference}`)
}

/** The state of a test: not started, running, or its outcome at YouTube. */
export function OutcomeBadge({ experiment: { startedOn, outcome } }: { experiment: Experiment }) {
  const { t, format } = useMessages(experimentsMessages)
  if (!outcome) {
    return (
      <Badge>
        {startedOn
          ? t('experiments.outcome.running', { date: format.day(startedOn) })
          : t('experiments.outcome.planned')}
      </Badge>
    )
  }
  const { label, variant } = outcome
  if (label === 'inconclusive') return <Badge>{t('experiments.outcome.inconclusive')}</Badge>
  if (variant === undefined) return <Badge tone="fair">{t('experiments.outcome.same')}</Badge>
  return (
    <Badge tone={label === 'winner' ? 'good' : 'fair'}>
      {t(`experiments.outcome.${label}`, { letter: letterOf(variant) })}
    </Badge>
  )
}

interface VariantListProps {
  experiment: Experiment
  /** Content at the end of a variant, such as a button. */
  action?: (index: number) => ReactNode
}

/** The variants of a test with their titles, pictures, chances and watch-time shares. */
export function VariantList({ experiment: { variants, prediction, outcome }, action }: VariantListProps) {
  const { t, format } = useMessages(experimentsMessages)
  return (
    <ul className="flex flex-col">
      {variants.map(({ title, thumbnailUrl }, index) => {
        const letter = letterOf(index)
        const share = outcome?.shares?.[index]
        const chance = prediction.state === 'made' ? prediction.chances[index] : undefined
        return (
          <li key={letter} className="flex gap-x-3 py-1.5">
            <span
              aria-hidden
              className="grid size-6 shrink-0 place-items-center rounded-full bg-sunken text-xs font-semibold"
            >
              {letter}
            </span>
            <span className="sr-only">{t('experiments.variant', { letter })}</span>
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
              {thumbnailUrl && (
                <img
                  src={thumbnailUrl}
                  alt={t('experiments.thumbnail', { letter })}
                  width={112}
                  height={63}
                  loading="lazy"
                  className="aspect-video w-28 rounded-sm bg-sunken object-cover"
                />
              )}
              <div
                className={cx(
                  'flex min-w-0 flex-1 flex-wrap justify-between gap-x-4',
                  title === undefined ? 'basis-24' : 'basis-40',
                )}
              >
                {title !== undefined && <p className="flex-1 basis-60 text-sm font-medium wrap-anywhere">{title}</p>}
                <p className="flex flex-wrap gap-x-4 text-sm tabular-nums">
                  {share !== undefined && <span>{t('experiments.share', { share: format.percent(share / 100) })}</span>}
                  {chance !== undefined && <span>{t('experiments.chance', { chance: format.chance(chance) })}</span>}
                </p>
              </div>
              {action?.(index)}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
