import { useEffect, useState } from 'react'
import type { Subscription } from '#shared/contract/account.ts'
import { contract } from '#shared/contract/index.ts'
import type { PaidPlanName } from '#shared/plans.ts'
import { PlanLines, useCapabilities } from '#web/layout/plan-lines.tsx'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { upgradeMessages } from './messages.ts'

const everyMs = 2_000
/** After this time, the screen stops polling and shows that the payment takes longer. */
const patienceMs = 60_000

/** The screen after payment. Stripe's webhook may arrive after the browser, so it polls until the plan is active. */
export function Paid({ plan }: { plan: PaidPlanName }) {
  const [isLate, setIsLate] = useState(false)
  const { data } = useRead(
    contract.account.get,
    {},
    { every: (known) => (isLate || known?.subscription?.plan === plan ? false : everyMs) },
  )
  useEffect(() => {
    if (isLate) return
    const timer = setTimeout(() => setIsLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isLate])
  if (data?.subscription?.plan === plan) return <Done subscription={data.subscription} />
  return isLate ? <Late onLook={() => setIsLate(false)} /> : <Waiting />
}

function Waiting() {
  const { t } = useMessages(upgradeMessages)
  return (
    <Card className="max-w-xl">
      <div role="status" className="flex gap-3">
        <Spinner className="mt-0.5 size-5 text-muted" />
        <div>
          <p className="font-medium">{t('payment.waiting')}</p>
          <p className="mt-1 text-sm text-muted">{t('payment.waitingText')}</p>
        </div>
      </div>
    </Card>
  )
}

function Late({ onLook }: { onLook: () => void }) {
  const { t } = useMessages(upgradeMessages)
  return (
    <Alert
      tone="warning"
      title={t('payment.late')}
      className="max-w-xl"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={onLook}>
            {t('payment.look')}
          </Button>
          <ButtonLink size="small" to={paths.support}>
            {t('payment.support')}
          </ButtonLink>
        </div>
      }
    >
      {t('payment.lateText')}
    </Alert>
  )
}

/** Shows what was bought: the plan, its price, when it renews, and what it contains. */
function Done({ subscription: { plan, cycle, price, until } }: { subscription: Subscription }) {
  const { t, format } = useMessages(upgradeMessages)
  const name = t(`plans.names.${plan}`)
  return (
    <div className="flex max-w-xl flex-col gap-6">
      <Alert
        tone="success"
        title={t('payment.done', { plan: name })}
        action={
          <div className="flex flex-wrap gap-2">
            <ButtonLink size="small" variant="primary" to={paths.insights}>
              {t('payment.start')}
            </ButtonLink>
            <ButtonLink size="small" to={paths.profile}>
              {t('payment.profile')}
            </ButtonLink>
          </div>
        }
      >
        {t(`payment.bought.${cycle}`, { price: format.dollars(price), date: format.date(until) })}
      </Alert>
      <Card title={name}>
        <div className="flex flex-col gap-2">
          <PlanLines plan={plan} capabilities={useCapabilities()} />
        </div>
      </Card>
    </div>
  )
}
