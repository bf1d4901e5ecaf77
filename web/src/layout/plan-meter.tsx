import type { ReactNode } from 'react'
import { contract } from '#shared/contract/index.ts'
import type { MeterName } from '#shared/plans.ts'
import { useRead } from '#web/lib/query.ts'
import { adviceMessages } from '#web/messages/advice.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink, TextLink } from '#web/ui/button.tsx'
import { Meter } from '#web/ui/progress.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from './failed.tsx'

/** What a plan counts; answers by AI are told of in a line of their own (`ai-meter.tsx`). */
type Counted = Exclude<MeterName, 'insights'>

function useMeter(name: Counted) {
  const { data: account, isError, refetch } = useRead(contract.account.get, {})
  return { account, isError, refetch, meter: account?.meters.find(({ meter }) => meter === name) }
}

/** What is left of a plan's units, and when they start again. Fair-use limits are not shown: they are no plan's business. */
export function PlanMeter({ of }: { of: Counted }) {
  const { t, format } = useMessages(adviceMessages)
  const { account, isError, refetch, meter } = useMeter(of)
  if (isError && !account) {
    return (
      <Failed tone="warning" onRetry={refetch}>
        {t('meters.failed')}
      </Failed>
    )
  }
  if (!account) return <Skeleton className="h-10 w-full" />
  if (!meter || meter.fairUse) return null
  const { used, most, resetsAt } = meter
  const left = Math.max(0, most - used)
  return (
    <div className="w-full">
      <Meter label={t(`meters.${of}.label`)} used={used} most={most} text={t('meters.left', { n: left, most })} />
      <p className="mt-1.5 text-xs text-muted">
        {t(`meters.${of}.resets`, { date: format.date(resetsAt) })}{' '}
        {left === 0 && <TextLink to={paths.upgrade}>{t('meters.upgrade')}</TextLink>}
      </p>
    </div>
  )
}

/** None are left: when they come back, and how to get more. `action`: what stays open meanwhile. */
export function PlanFull({ of, action }: { of: Counted; action?: ReactNode }) {
  const { t, format } = useMessages(adviceMessages)
  const { meter } = useMeter(of)
  const date = meter && format.date(meter.resetsAt)
  if (!date || meter.fairUse) {
    return (
      <Alert tone="warning" action={action}>
        {date ? t('meters.fairUse', { date }) : t('errors.codes.plan_limit_reached')}
      </Alert>
    )
  }
  return (
    <Alert
      tone="warning"
      title={t(`meters.${of}.title`)}
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink size="small" variant="primary" to={paths.upgrade}>
            {t('meters.upgrade')}
          </ButtonLink>
          {action}
        </div>
      }
    >
      {t(`meters.${of}.text`, { date })}
    </Alert>
  )
}
