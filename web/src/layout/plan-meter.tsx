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

/** The meters shown here. `ai-meter.tsx` shows the AI units. */
type Counted = Exclude<MeterName, 'insights'>

function useMeter(name: Counted) {
  const { data: account, isError, refetch } = useRead(contract.account.get, {})
  return { account, isError, refetch, meter: account?.meters.find(({ meter }) => meter === name) }
}

/** Shows how many units are left and when they reset. Fair-use limits are not shown. */
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
  const { used, limit, resetsAt } = meter
  const remaining = Math.max(0, limit - used)
  return (
    <div className="w-full">
      <Meter
        label={t(`meters.${of}.label`)}
        left={remaining}
        max={limit}
        text={t('meters.left', { n: remaining, most: limit })}
      />
      <p className="mt-1.5 text-xs text-muted">
        {of !== 'analyses' && t(`meters.${of}.counts`)}{' '}
        <span className="whitespace-nowrap">{t('meters.resets', { date: format.date(resetsAt) })}</span>{' '}
        {remaining === 0 && <TextLink to={paths.upgrade}>{t('meters.upgrade')}</TextLink>}
      </p>
    </div>
  )
}

/** Shows that no units are left, when they reset, and how to get more. `action` is an alternative that needs no units. */
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
