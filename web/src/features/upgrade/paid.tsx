import { useEffect, useState } from 'react'
import { contract } from '#shared/contract/index.ts'
import type { PaidPlanName } from '#shared/plans.ts'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { upgradeMessages } from './messages.ts'

const everyMs = 2_000
/** After this time the screen stops polling and says that it takes longer. */
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
  if (data?.subscription?.plan === plan) return <Done plan={plan} />
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

function Done({ plan }: { plan: PaidPlanName }) {
  const { t } = useMessages(upgradeMessages)
  const name = t(`plans.names.${plan}`)
  return (
    <Alert
      tone="success"
      title={t('payment.done', { plan: name })}
      className="max-w-xl"
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
      {t('payment.doneText', { plan: name })}
    </Alert>
  )
}
