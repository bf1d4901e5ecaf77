import type { Account, MeterState } from '#shared/contract/account.ts'
import { useCapabilities } from '#web/layout/plan-lines.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Meter } from '#web/ui/progress.tsx'
import { BillingButtons } from './billing-buttons.tsx'
import { BillingSummary } from './billing-summary.tsx'
import { profileMessages } from './messages.ts'

/** The plan with its price, next billing date and remaining units. The meter of AI insights is shown only if an AI provider is configured. */
export function SubscriptionCard({ account }: { account: Account }) {
  const { t } = useMessages(profileMessages)
  const capabilities = useCapabilities()
  const { plan } = account
  const meters = account.meters.filter(({ meter }) => meter !== 'insights' || capabilities.ai)
  return (
    <Card title={t('profile.subscription.heading')} aside={<Badge>{t(`profile.subscription.plans.${plan}`)}</Badge>}>
      <BillingSummary account={account} />
      <BillingButtons account={account} />
      <ul className="mt-6 grid gap-x-8 gap-y-6 border-t border-line pt-6 sm:grid-cols-2">
        {meters.map((state) => (
          <li key={state.meter}>
            <MeterItem state={state} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Meters with a fair-use limit are shown as unlimited. */
function MeterItem({ state: { meter, used, limit, fairUse, resetsAt } }: { state: MeterState }) {
  const { t, format } = useMessages(profileMessages)
  const label = t(`profile.subscription.meters.${meter}`)
  if (fairUse || limit === 0) {
    return (
      <p className="flex items-baseline justify-between gap-4 text-sm">
        <span className="font-medium">{label}</span>
        <span className="text-muted">
          {t(fairUse ? 'profile.subscription.unlimited' : 'profile.subscription.none')}
        </span>
      </p>
    )
  }
  const remaining = Math.max(0, limit - used)
  return (
    <>
      <Meter
        label={label}
        left={remaining}
        max={limit}
        text={t('profile.subscription.left', { n: remaining, most: limit })}
      />
      <p className="mt-1.5 text-xs text-muted">{t('profile.subscription.resets', { date: format.date(resetsAt) })}</p>
    </>
  )
}
