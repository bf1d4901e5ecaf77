import { contract } from '#shared/contract/index.ts'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Meter } from '#web/ui/progress.tsx'

function useMeter() {
  const { data: account } = useRead(contract.account.get, {})
  return account?.meters.find((one) => one.meter === 'optimisations')
}

/** What is left of the plan's descriptions. Fair-use limits are not shown: they are no plan's business. */
export function MetadataMeter() {
  const { t, format } = useMessages()
  const meter = useMeter()
  if (!meter || meter.fairUse) return null
  const { used, most, resetsAt } = meter
  return (
    <div className="w-full">
      <Meter
        label={t('metadata.meter.label')}
        used={used}
        most={most}
        text={t('metadata.meter.left', { n: Math.max(0, most - used), most })}
      />
      <p className="mt-1.5 text-xs text-muted">{t('metadata.meter.resets', { date: format.date(resetsAt) })}</p>
    </div>
  )
}

/** None are left: when they come back, and how to get more. */
export function MetadataFull() {
  const { t, format } = useMessages()
  const meter = useMeter()
  if (!meter) return <Alert tone="warning">{t('errors.codes.plan_limit_reached')}</Alert>
  const date = format.date(meter.resetsAt)
  if (meter.fairUse) return <Alert tone="warning">{t('metadata.full.fairUse', { date })}</Alert>
  return (
    <Alert
      tone="warning"
      title={t('metadata.full.title')}
      action={
        <ButtonLink size="small" to={paths.upgrade}>
          {t('metadata.full.upgrade')}
        </ButtonLink>
      }
    >
      {t('metadata.full.text', { date })}
    </Alert>
  )
}
