import type { Subscription } from '#shared/contract/account.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

/** Who pays already changes the plan at Stripe, by way of the profile: a second subscription would be paid twice. */
export function Subscribed({ subscription }: { subscription: Pick<Subscription, 'plan'> }) {
  const { t } = useMessages()
  return (
    <Alert
      title={t('plans.upgrade.subscribed')}
      className="max-w-3xl"
      action={
        <ButtonLink variant="primary" to={`${paths.profile}?change`}>
          {t('plans.upgrade.change')}
        </ButtonLink>
      }
    >
      {t('plans.upgrade.subscribedText', { plan: t(`plans.names.${subscription.plan}`) })}
    </Alert>
  )
}
