import { rateVerdict, type Verdict } from '#shared/prediction/yardsticks.ts'
import { colorOf, shareOf } from '#web/lib/verdict.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { verdictMessages } from '#web/messages/verdict.ts'
import { Badge } from '#web/ui/badge.tsx'

/** A verdict in a line: what it is by, the number and its label. */
export function VerdictLine({ verdict }: { verdict: Verdict }) {
  const { t } = useMessages(verdictMessages)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 gap-y-1 text-xs text-muted">
      {t(`verdict.short.${verdict.yardstick}`)}
      <VerdictBadge verdict={verdict} />
    </span>
  )
}

/** The number of a verdict and its label. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { t, format } = useMessages(verdictMessages)
  return (
    <Badge tone={colorOf(verdict)}>
      {`${format.percent(shareOf(verdict))} · ${t(`titles.ratings.${rateVerdict(verdict)}`)}`}
    </Badge>
  )
}

/** What a verdict is worth: how videos did whose titles ranked alike. */
export function Worth({ verdict, className }: { verdict: Verdict; className?: string }) {
  const { t, format } = useMessages(verdictMessages)
  const { topQuarter, aboveUsual, medianMultiple } = verdict.outcome
  return (
    <p className={className}>
      {t(verdict.isUnfamiliar ? 'titles.unfamiliar' : 'titles.outcome', {
        topQuarter: Math.round(100 * topQuarter),
        aboveUsual: Math.round(100 * aboveUsual),
        times: format.times(medianMultiple),
      })}
    </p>
  )
}
