import { rateVerdict, type Verdict } from '#shared/prediction/yardsticks.ts'
import { colorOf, shareOf } from '#web/lib/verdict.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { verdictMessages } from '#web/messages/verdict.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Announced } from '../announced.tsx'

/** A verdict in a line of a list: its yardstick, number and label. Its description says what it is worth. */
export function VerdictLine({ verdict }: { verdict: Verdict }) {
  return <Line verdict={verdict} description={useWorth(verdict)} />
}

interface ExplainedVerdictProps {
  verdict: Verdict
  /** When the channel's videos were fetched that it rests on, unless that is said elsewhere. ISO 8601. */
  fetchedAt?: string | undefined
}

/** A verdict in a line, and below it what it is worth. */
export const ExplainedVerdict = ({ verdict, fetchedAt }: ExplainedVerdictProps) => (
  <div className="flex flex-col gap-1">
    <Line verdict={verdict} />
    <Worth verdict={verdict} className="text-sm" />
    {fetchedAt && (
      <p className="text-xs">
        <DataDate fetchedAt={fetchedAt} />
      </p>
    )}
  </div>
)

/** Says as of when the channel's videos are that a number rests on. */
export function DataDate({ fetchedAt }: { fetchedAt: string }) {
  const { t, format } = useMessages(verdictMessages)
  return (
    <time dateTime={fetchedAt} className="text-muted">
      {t('verdict.dataFrom', { date: format.date(fetchedAt) })}
    </time>
  )
}

function Line({ verdict, description }: { verdict: Verdict; description?: string | undefined }) {
  const { t } = useMessages(verdictMessages)
  return (
    <span
      aria-description={description}
      className="inline-flex flex-wrap items-center gap-x-1.5 gap-y-1 text-xs text-muted"
    >
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

/** Announces the number of a title that is typed, and what it is worth, once it stops changing. */
export function AnnouncedVerdict({ verdict }: { verdict: Verdict }) {
  const { t, format } = useMessages(verdictMessages)
  return (
    <Announced
      text={t('verdict.announced', {
        by: t(`verdict.by.${verdict.yardstick}`),
        share: format.percent(shareOf(verdict)),
        rating: t(`titles.ratings.${rateVerdict(verdict)}`),
        topQuarter: Math.round(100 * verdict.outcome.topQuarter),
      })}
    />
  )
}

/** What a verdict is worth: how videos did whose titles ranked alike. */
export const Worth = ({ verdict, className }: { verdict: Verdict; className?: string }) => (
  <p className={className}>{useWorth(verdict)}</p>
)

/** Returns what a verdict is worth, in words; undefined without one. */
export function useWorth(verdict: Verdict | undefined): string | undefined {
  const { t, format } = useMessages(verdictMessages)
  if (!verdict) return undefined
  const { outcome, isUnfamiliar } = verdict
  return t(isUnfamiliar ? 'titles.unfamiliar' : 'titles.outcome', {
    topQuarter: Math.round(100 * outcome.topQuarter),
    aboveUsual: Math.round(100 * outcome.aboveUsual),
    times: format.times(outcome.medianMultiple),
  })
}
