import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { contract } from '#shared/contract/index.ts'
import {
  billingCycles,
  type PaidPlanName,
  type PlanName,
  paidPlanNames,
  plansAbove,
  priceOf,
  yearlySaving,
} from '#shared/plans.ts'
import { Failed } from '#web/layout/failed.tsx'
import { Page } from '#web/layout/page.tsx'
import { CommonLines, PlanLimits, PlanLines, useCapabilities } from '#web/layout/plan-lines.tsx'
import { useConfig, useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink, TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Choice, firstChoice } from './choice.ts'
import { upgradeMessages } from './messages.ts'
import { PlanChoice } from './plan-choice.tsx'
import { PlanSwitch } from './plan-switch.tsx'
import { Subscribed } from './subscribed.tsx'

/** Selects a plan and its billing cycle. */
export function Upgrade() {
  const { t } = useMessages(upgradeMessages)
  const { data: account, error, refetch } = useRead(contract.account.get, {})
  const subscription = account?.subscription
  const offered = plansAbove(account?.plan ?? 'free')
  const canChoose = !subscription && offered.length > 0
  const larger = subscription && paidPlanNames[paidPlanNames.indexOf(subscription.plan) + 1]
  return (
    <Page page={t('screens.upgrade')} title={t('upgrade.title')} subtitle={canChoose && t('upgrade.subtitle')}>
      {!account && !error && <Skeleton className="h-96 max-w-3xl rounded-lg" />}
      {!account && error && <Failed onRetry={refetch}>{t(`errors.codes.${error.code}`)}</Failed>}
      {subscription && larger && <PlanSwitch subscription={subscription} to={larger} />}
      {subscription && !larger && <Subscribed plan={subscription.plan} />}
      {account && canChoose && <Choosing offered={offered} />}
      {account && !subscription && offered.length === 0 && <Given plan={account.plan} />}
      {(canChoose || larger) && account && <EveryPlan />}
    </Page>
  )
}

/** Shown to users with the largest plan but no subscription. Buying a smaller plan would replace it. */
function Given({ plan }: { plan: PlanName }) {
  const { t } = useMessages(upgradeMessages)
  const name = { plan: t(`plans.names.${plan}`) }
  return (
    <Alert
      title={t('upgrade.given', name)}
      className="max-w-3xl"
      action={<ButtonLink to={paths.profile}>{t('upgrade.toProfile')}</ButtonLink>}
    >
      {t('upgrade.givenText', name)}
    </Alert>
  )
}

/** The common features of all plans, and all limits side by side. */
function EveryPlan() {
  const { t } = useMessages(upgradeMessages)
  const capabilities = useCapabilities()
  return (
    <div className="mt-6 flex max-w-3xl flex-col gap-6">
      <Card title={t('plans.inAll')}>
        <CommonLines capabilities={capabilities} />
      </Card>
      <PlanLimits capabilities={capabilities} />
      <p className="text-sm text-muted">
        {t('plans.company')} <TextLink to={paths.enterpriseInquiry}>{t('plans.companyAsk')}</TextLink>
      </p>
    </div>
  )
}

function Choosing({ offered }: { offered: readonly PaidPlanName[] }) {
  const { t } = useMessages(upgradeMessages)
  const { state } = useLocation()
  const [query] = useSearchParams()
  const [choice, setChoice] = useState(() => firstChoice(state, query, offered))
  const { plan, cycle } = choice
  const capabilities = useCapabilities()
  const isOff = useConfig()?.payments === false
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      {isOff && <Alert tone="warning">{t('upgrade.off')}</Alert>}
      {query.has('cancelled') && <Alert>{t('upgrade.cancelled')}</Alert>}
      <PlanChoice offered={offered} chosen={plan} onChoose={(next) => setChoice({ ...choice, plan: next })} />
      <Card
        title={t(`plans.names.${plan}`)}
        aside={
          <Segments
            label={t('upgrade.cycle')}
            value={cycle}
            options={billingCycles.map((value) => ({ value, label: t(`upgrade.${value}`) }))}
            onSelect={(next) => setChoice({ ...choice, cycle: next })}
          />
        }
      >
        <Price {...choice} />
        <div className="my-6 flex flex-col gap-2">
          <PlanLines plan={plan} capabilities={capabilities} />
        </div>
        <Go choice={choice} isOff={isOff} />
      </Card>
    </div>
  )
}

function Price({ plan, cycle }: Choice) {
  const { t, format } = useMessages(upgradeMessages)
  const { dollars, percent } = yearlySaving(plan)
  const price = format.dollars(priceOf(plan, cycle))
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2" aria-live="polite">
      <p className="text-2xl font-semibold tabular-nums">
        {t(cycle === 'monthly' ? 'plans.aMonth' : 'plans.aYear', { price })}
      </p>
      {cycle === 'yearly' && (
        <>
          <Badge tone="good">{t('upgrade.save', { percent: format.percent(percent / 100) })}</Badge>
          <p className="text-sm text-muted">{t('upgrade.saving', { dollars: format.dollars(dollars) })}</p>
        </>
      )}
    </div>
  )
}

/** Continues to the payment with the required navigation state. The payment reads the price from the plan table. */
function Go({ choice: { plan, cycle }, isOff }: { choice: Choice; isOff: boolean }) {
  const { t } = useMessages(upgradeMessages)
  const navigate = useNavigate()
  const go = () => navigate(paths.payment, { state: { plan, billingCycle: cycle, amount: priceOf(plan, cycle) } })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="primary" disabled={isOff} onClick={() => void go()}>
        {t('upgrade.go')}
      </Button>
      <p className="text-sm text-muted">{t('upgrade.cancel')}</p>
    </div>
  )
}
