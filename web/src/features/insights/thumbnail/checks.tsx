import { CircleAlert, CircleCheck, CircleDashed, CircleMinus, CircleSlash, type LucideIcon } from 'lucide-react'
import type { ThumbnailCheck } from '#shared/contract/thumbnail.ts'
import { type CheckState, thumbnailChecks } from '#shared/thumbnail/kinds.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { cx } from '#web/ui/cx.ts'
import { insightsMessages } from '../messages.ts'
import { useSeen } from './seen.ts'

/** Why a check has no outcome: it is under way, nothing could find out, or there is nothing to check. */
export type NoOutcome = 'pending' | 'missing' | 'absent'

const looks: Readonly<Record<CheckState | NoOutcome, { Icon: LucideIcon; colour: string }>> = {
  good: { Icon: CircleCheck, colour: 'text-good' },
  warn: { Icon: CircleMinus, colour: 'text-fair' },
  fail: { Icon: CircleAlert, colour: 'text-poor' },
  pending: { Icon: CircleDashed, colour: 'text-muted' },
  missing: { Icon: CircleSlash, colour: 'text-muted' },
  absent: { Icon: CircleSlash, colour: 'text-muted' },
}

/** How a check came out: a shape, and the word for it. */
export function Outcome({ state }: { state: CheckState | NoOutcome }) {
  const { t } = useMessages(insightsMessages)
  const { Icon, colour } = looks[state]
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-xs font-medium whitespace-nowrap', colour)}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {t(`thumbnails.states.${state}`)}
    </span>
  )
}

interface ChecksProps {
  checks: readonly ThumbnailCheck[]
  /** What holds for a check that is not among them. */
  others: NoOutcome
}

/** Every check there is with its outcome, each in a place of its own from the beginning, so that nothing moves. */
export function CheckGrid({ checks, others }: ChecksProps) {
  const { t } = useMessages(insightsMessages)
  return (
    <ul aria-label={t('thumbnails.checksHeading')} className="grid gap-x-6 sm:grid-cols-2">
      {thumbnailChecks.map((name) => (
        <li key={name} className="flex h-8 items-center justify-between gap-3 border-b border-line text-sm">
          <span className="truncate">{t(`thumbnails.checks.${name}.name`)}</span>
          <Outcome state={checks.find((one) => one.check === name)?.state ?? others} />
        </li>
      ))}
    </ul>
  )
}

/** The checks that came out, each with what was seen. */
export function CheckList({ checks }: { checks: readonly ThumbnailCheck[] }) {
  const { t } = useMessages(insightsMessages)
  const seen = useSeen()
  return (
    <ul className="flex flex-col divide-y divide-line">
      {checks.map((check) => (
        <li key={check.check} className="py-2 text-sm">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium">{t(`thumbnails.checks.${check.check}.name`)}</span>
            <Outcome state={check.state} />
          </div>
          <p className="text-muted">{seen(check)}</p>
        </li>
      ))}
    </ul>
  )
}
