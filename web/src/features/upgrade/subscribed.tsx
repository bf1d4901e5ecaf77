import type { Subscription } from '#shared/contract/account.ts'
import { contract } from '#shared/contract/index.ts'
import { useAction } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

/** Who pays already changes the plan at Stripe: a second subscription would be paid twice. */
export function Subscribed({ subscription }: { subscription: Pick<Subscription, 'plan'> }) {
  const { t } = useMessages()
  const { leaveFor } = useServices()
  const portal = useAction(contract.billing.portal)
  const change = () => portal.mutate({ goal: 'change' }, { onSuccess: ({ url }) => leaveFor(url) })
  return (
    <Alert
      title={t('plans.upgrade.subscribed')}
      className="max-w-3xl"
      action={
        <>
          <Button variant="primary" pending={portal.isPending || portal.isSuccess} onClick={change}>
            {t('plans.upgrade.change')}
          </Button>
          {portal.error && (
            <p role="alert" className="mt-2 text-danger">
              {t(`errors.codes.${portal.error.code}`)}
            </p>
          )}
        </>
      }
    >
      {t('plans.upgrade.subscribedText', { plan: t(`plans.names.${subscription.plan}`) })}
    </Alert>
  )
}
