import { contract } from '#shared/contract/index.ts'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'

/** What is left of the week's topics. Fair-use limits are not shown: they are no plan's business. */
export function TopicsMeter() {
  const { t, format } = useMessages()
  const { data: account } = useRead(contract.account.get, {})
  const meter = account?.meters.find((one) => one.meter === 'topics')
  if (!meter || meter.fairUse) return null
  const { used, most, resetsAt } = meter
  const left = Math.max(0, most - used)
  return (
    <div className="flex flex-col gap-1 sm:items-end">
      <p className="flex items-center gap-2 text-sm">
        <span className="font-medium">{t('trends.meter.label')}</span>
        <Badge tone={left > 0 ? 'neutral' : 'fair'}>{t('trends.meter.left', { n: left, most })}</Badge>
      </p>
      <p className="text-xs text-muted">{t('trends.meter.resets', { date: format.date(resetsAt) })}</p>
    </div>
  )
}
