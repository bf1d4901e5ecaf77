import type { Subscription } from '#shared/contract/account.ts'
import { type BillingCycle, type PaidPlanName, priceOf } from '#shared/plans.ts'
import { PlanLines, useCapabilities } from '#web/layout/plan-lines.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { upgradeMessages } from './messages.ts'
import { changePath } from './subscribed.tsx'

interface PlanSwitchProps {
  subscription: Subscription
  /** The larger plan. */
  to: PaidPlanName
}

/** Shows a subscriber what a larger plan includes and costs, and what changes today. The switch itself happens at Stripe. */
export function PlanSwitch({ subscription, to }: PlanSwitchProps) {
  const { t } = useMessages(upgradeMessages)
  const capabilities = useCapabilities()
  const perCycle = useCyclePrice(subscription.cycle)
  const plan = t(`plans.names.${to}`)
  return (
    <Card title={plan} className="max-w-3xl">
      <p className="text-2xl font-semibold tabular-nums">{perCycle(priceOf(to, subscription.cycle))}</p>
      <div className="my-6 flex flex-col gap-2">
        <PlanLines plan={to} capabilities={capabilities} />
      </div>
      <section className="mb-6 rounded-md bg-sunken p-4 text-sm">
        <h3 className="mb-2 font-semibold">{t('upgrade.today.heading')}</h3>
        <Changes subscription={subscription} to={to} />
      </section>
      <ButtonLink variant="primary" to={changePath}>
        {t('upgrade.switch', { plan })}
      </ButtonLink>
    </Card>
  )
}

/** Returns a function that formats an amount of dollars per billing cycle. */
function useCyclePrice(cycle: BillingCycle) {
  const { t, format } = useMessages(upgradeMessages)
  return (dollars: number) =>
    t(cycle === 'monthly' ? 'plans.aMonth' : 'plans.aYear', { price: format.dollars(dollars) })
}

/**
 * Lists what changes. Amounts and dates are shown only for a paid period, because an ending or unpaid subscription has
 * no next period.
 */
function Changes({ subscription: { plan, status, cycle, price, until }, to }: PlanSwitchProps) {
  const { t, format } = useMessages(upgradeMessages)
  const perCycle = useCyclePrice(cycle)
  const names = { plan: t(`plans.names.${plan}`), larger: t(`plans.names.${to}`) }
  if (status !== 'active') return <p>{t('upgrade.subscribedText', names)}</p>
  const date = format.date(until)
  const next = priceOf(to, cycle)
  return (
    <ul className="flex list-disc flex-col gap-1 ps-5">
      <li>{t('upgrade.today.now', { ...names, price: perCycle(price), date })}</li>
      <li>{t('upgrade.today.due', { date, most: format.dollars(Math.max(0, next - price)) })}</li>
      <li>{t('upgrade.today.starts', names)}</li>
      <li>{t('upgrade.today.next', { ...names, price: perCycle(next), date })}</li>
    </ul>
  )
}
