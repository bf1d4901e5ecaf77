import { rateVerdict } from '#shared/prediction/rating.ts'
import type { Verdict } from '#shared/prediction/yardsticks.ts'
import { colorOf, shareOf } from '#web/lib/verdict.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { verdictMessages } from '#web/messages/verdict.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Announced } from '../announced.tsx'

/** A verdict in a list: its yardstick, number and label. Its description explains how reliable it is. */
export function VerdictLine({ verdict }: { verdict: Verdict }) {
  return <Line verdict={verdict} description={useReliability(verdict)} />
}

/** A verdict in a line, with its reliability below. */
export const ExplainedVerdict = ({ verdict }: { verdict: Verdict }) => (
  <div className="flex flex-col gap-1">
    <Line verdict={verdict} />
    <Reliability verdict={verdict} className="text-sm" />
  </div>
)

/** Shows when the channel's videos behind a number were fetched. */
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

/** Announces the verdict on a title and its reliability once the title stops changing. */
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

/** The reliability of a verdict: how videos with similarly ranked titles performed. */
export const Reliability = ({ verdict, className }: { verdict: Verdict; className?: string }) => (
  <p className={className}>{useReliability(verdict)}</p>
)

/** Returns the reliability of a verdict as text. Undefined without a verdict. */
export function useReliability(verdict: Verdict | undefined): string | undefined {
  const { t, format } = useMessages(verdictMessages)
  if (!verdict) return undefined
  const { outcome, isUnfamiliar } = verdict
  return t(isUnfamiliar ? 'titles.unfamiliar' : 'titles.outcome', {
    topQuarter: Math.round(100 * outcome.topQuarter),
    aboveUsual: Math.round(100 * outcome.aboveUsual),
    times: format.times(outcome.medianMultiple),
  })
}
