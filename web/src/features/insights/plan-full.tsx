import { contract } from '#shared/contract/index.ts'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

/** The plan's analyses are used up: when they come back, and how to get more. */
export function PlanFull() {
  const { t, format } = useMessages()
  const { data: account } = useRead(contract.account.get, {})
  const meter = account?.meters.find((one) => one.meter === 'analyses')
  if (!meter) return <Alert tone="warning">{t('errors.codes.plan_limit_reached')}</Alert>
  const date = format.date(meter.resetsAt)
  if (meter.fairUse) return <Alert tone="warning">{t('insights.full.fairUse', { date })}</Alert>
  return (
    <Alert
      tone="warning"
      title={t('insights.full.title')}
      action={
        <ButtonLink size="small" to={paths.upgrade}>
          {t('insights.full.upgrade')}
        </ButtonLink>
      }
    >
      {t('insights.full.text', { date })}
    </Alert>
  )
}
