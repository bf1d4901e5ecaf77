import { CircleAlert, CircleCheck, CircleDashed, CircleMinus, CircleSlash, type LucideIcon } from 'lucide-react'
import type { ThumbnailCheck } from '#shared/contract/thumbnail.ts'
import { type CheckState, thumbnailChecks } from '#shared/thumbnail/kinds.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { cx } from '#web/ui/cx.ts'
import { insightsMessages } from '../messages.ts'
import { useFindingText } from './use-finding-text.ts'

/** Why a check has no outcome: pending, unavailable, or not applicable. */
export type MissingOutcome = 'pending' | 'missing' | 'absent'

const outcomeStyles: Readonly<Record<CheckState | MissingOutcome, { Icon: LucideIcon; className: string }>> = {
  good: { Icon: CircleCheck, className: 'text-good' },
  warn: { Icon: CircleMinus, className: 'text-fair' },
  fail: { Icon: CircleAlert, className: 'text-poor' },
  pending: { Icon: CircleDashed, className: 'text-muted' },
  missing: { Icon: CircleSlash, className: 'text-muted' },
  absent: { Icon: CircleSlash, className: 'text-muted' },
}

/** A check's outcome as an icon with a word. */
export function Outcome({ state }: { state: CheckState | MissingOutcome }) {
  const { t } = useMessages(insightsMessages)
  const { Icon, className } = outcomeStyles[state]
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-xs font-medium whitespace-nowrap', className)}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {t(`thumbnails.states.${state}`)}
    </span>
  )
}

interface ChecksProps {
  checks: readonly ThumbnailCheck[]
  /** The state of checks without an outcome. */
  missingOutcome: MissingOutcome
  /** Whether all checks are done. */
  isDone: boolean
}

/**
 * All checks with their outcomes, in fixed places to avoid layout shifts. On a phone, once all are done, only those to act on,
 * so that the result of the analysis is not far below.
 */
export function CheckGrid({ checks, missingOutcome, isDone }: ChecksProps) {
  const { t } = useMessages(insightsMessages)
  return (
    <ul aria-label={t('thumbnails.checksHeading')} className="grid gap-x-6 sm:grid-cols-2">
      {thumbnailChecks.map((name) => {
        const state = checks.find((one) => one.check === name)?.state ?? missingOutcome
        const isHiddenOnPhones = isDone && (state === 'good' || state === 'absent')
        return (
          <li
            key={name}
            className={cx(
              'flex h-8 items-center justify-between gap-3 border-b border-line text-sm',
              isHiddenOnPhones && 'max-sm:hidden',
            )}
          >
            <span className="truncate">{t(`thumbnails.checks.${name}.name`)}</span>
            <Outcome state={state} />
          </li>
        )
      })}
    </ul>
  )
}

/** The completed checks with their findings. */
export function CheckList({ checks }: { checks: readonly ThumbnailCheck[] }) {
  const { t } = useMessages(insightsMessages)
  const describeFinding = useFindingText()
  return (
    <ul className="flex flex-col divide-y divide-line">
      {checks.map((check) => (
        <li key={check.check} className="py-2 text-sm">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium">{t(`thumbnails.checks.${check.check}.name`)}</span>
            <Outcome state={check.state} />
          </div>
          <p className="text-muted">{describeFinding(check)}</p>
        </li>
      ))}
    </ul>
  )
}
