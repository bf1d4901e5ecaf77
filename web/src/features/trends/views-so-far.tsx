import type { Input } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/index.ts'
import { planIncludes } from '#shared/plan-features.ts'
import { PlanNote } from '#web/layout/plan-note.tsx'
import { useConfig, useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Sparkline } from '#web/ui/sparkline.tsx'
import { trendsMessages } from './messages.ts'

/** Minimum number of snapshots for a curve. */
const minSnapshots = 3

type HistoryInput = Input<typeof contract.trends.history>

/** Charts a video's recorded views, or shows which plan includes this. Renders nothing if derived metrics are off. */
export function ViewsSoFar({ video }: { video: HistoryInput }) {
  const { t } = useMessages(trendsMessages)
  const config = useConfig()
  const { data: account } = useRead(contract.account.get, {})
  if (!config?.derivedMetrics || !account) return null
  if (planIncludes(account.plan, 'deep_trends')) return <Curve video={video} />
  return (
    <div className="mt-5">
      <PlanNote feature="deep_trends" text={t('trends.insight.deepNotInPlan')} link={t('trends.insight.toPlan')} />
    </div>
  )
}

/** Renders nothing while there are too few snapshots. */
function Curve({ video }: { video: HistoryInput }) {
  const { t, format } = useMessages(trendsMessages)
  const { data } = useRead(contract.trends.history, video)
  const [first] = data?.snapshots ?? []
  const last = data?.snapshots.at(-1)
  if (!data || !first || !last || data.snapshots.length < minSnapshots) return null
  return (
    <figure className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      <figcaption className="min-w-0 flex-1 basis-52 text-sm">
        <span>{t('trends.insight.history', { when: format.dateTime(first.at) })}</span>
        <span className="block font-medium tabular-nums">
          {t('trends.insight.grown', { from: format.count(first.views), to: format.count(last.views) })}
        </span>
      </figcaption>
      <div className="w-40">
        <Sparkline values={data.snapshots.map(({ views }) => views)} />
      </div>
    </figure>
  )
}
