import { CircleAlert, CircleCheck, CircleDashed, CircleMinus, CircleSlash, type LucideIcon } from 'lucide-react'
import type { ThumbnailCheck } from '#shared/contract/thumbnail.ts'
import type { CheckState } from '#shared/thumbnail/kinds.ts'
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
