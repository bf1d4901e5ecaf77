import { contract } from '#shared/contract/index.ts'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Meter } from '#web/ui/progress.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** What is left of the plan's analyses, and when they start again. Fair-use limits are not shown: they are no plan's business. */
export function AnalysesMeter() {
  const { t, format } = useMessages()
  const { data: account, isPending, isError, refetch } = useRead(contract.account.get, {})
  if (isPending) return <Skeleton className="h-10" />
  if (isError) {
    return (
      <Alert tone="warning" action={<Button onClick={() => refetch()}>{t('common.retry')}</Button>}>
        {t('insights.meter.failed')}
      </Alert>
    )
  }
  const meter = account?.meters.find((one) => one.meter === 'analyses')
  if (!meter || meter.fairUse) return null
  const { used, most, resetsAt } = meter
  return (
    <div>
      <Meter
        label={t('insights.meter.label')}
        used={used}
        most={most}
        text={t('insights.meter.left', { n: Math.max(0, most - used), most })}
      />
      <p className="mt-1.5 text-xs text-muted">{t('insights.meter.resets', { date: format.date(resetsAt) })}</p>
    </div>
  )
}
