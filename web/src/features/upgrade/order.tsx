import type { ReactNode } from 'react'
import { contract } from '#shared/contract/index.ts'
import { operator } from '#shared/operator.ts'
import { priceOf } from '#shared/plans.ts'
import { useAction, useRead } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'
import { useLeaving } from '#web/lib/use-leaving.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink, TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { Choice } from './choice.ts'
import { upgradeMessages } from './messages.ts'
import { Subscribed } from './subscribed.tsx'

/** The order with the plan table's price and the button to Stripe's page. */
export function Order({ choice }: { choice: Choice }) {
  const { t, format, locale } = useMessages(upgradeMessages)
  const { plan, cycle } = choice
  const price = format.dollars(priceOf(plan, cycle))
  const tax = operator.tax?.[locale]
  return (
    <Card title={t('payment.order')} className="max-w-xl">
      <dl className="grid gap-3 text-sm">
        <Line term={t('payment.plan')}>
          {t(`plans.names.${plan}`)} <span className="font-normal text-muted">{t(`upgrade.${cycle}`)}</span>
        </Line>
        <Line term={t('payment.due')}>
          <span className="text-base font-semibold tabular-nums">{price}</span> {tax}
        </Line>
      </dl>
      <div className="my-5 flex flex-col gap-2 border-t border-line pt-5 text-sm text-muted">
        <p>{t(`payment.renews.${cycle}`, { price })}</p>
        <p>{t('payment.cancel')}</p>
        {operator.withdrawal && <p>{operator.withdrawal[locale]}</p>}
        <p>{t('payment.agree')}</p>
        <ul className="flex flex-wrap gap-x-4">
          <li>
            <TextLink to={paths.terms}>{t('payment.terms')}</TextLink>
          </li>
          <li>
            <TextLink to={paths.billing}>{t('payment.billing')}</TextLink>
          </li>
        </ul>
      </div>
      <Pay choice={choice} price={price} />
    </Card>
  )
}

function Pay({ choice, price }: { choice: Choice; price: string }) {
  const { t } = useMessages(upgradeMessages)
  const { navigateTo } = useServices()
  const checkout = useAction(contract.billing.checkout, [contract.account.get])
  const subscription = useRead(contract.account.get, {}).data?.subscription
  // The button stays pending until Stripe's page has loaded.
  const [isLeaving, setIsLeaving] = useLeaving()
  const leave = ({ url }: { url: string }) => {
    setIsLeaving(true)
    navigateTo(url)
  }
  const pay = () => checkout.mutate(choice, { onSuccess: leave })
  if (checkout.error?.code === 'already_subscribed') return <Subscribed plan={subscription?.plan} />
  return (
    <div className="flex flex-col gap-4">
      {checkout.error && <Alert tone="danger">{t(`errors.codes.${checkout.error.code}`)}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" pending={checkout.isPending || isLeaving} onClick={pay}>
          {t('payment.pay', { price })}
        </Button>
        <ButtonLink to={paths.upgrade} state={{ plan: choice.plan }} variant="ghost">
          {t('payment.back')}
        </ButtonLink>
      </div>
      <p className="text-sm text-muted">{t('payment.stripe')}</p>
    </div>
  )
}

const Line = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="text-muted">{term}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
)
