import type { Subscription } from '#shared/contract/account.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { upgradeMessages } from './messages.ts'

/** Who pays already changes the plan at Stripe, by way of the profile: a second subscription would be paid twice. */
export function Subscribed({ subscription }: { subscription: Pick<Subscription, 'plan'> }) {
  const { t } = useMessages(upgradeMessages)
  return (
    <Alert
      title={t('upgrade.subscribed')}
      className="max-w-3xl"
      action={
        <ButtonLink variant="primary" to={`${paths.profile}?change`}>
          {t('upgrade.change')}
        </ButtonLink>
      }
    >
      {t('upgrade.subscribedText', { plan: t(`plans.names.${subscription.plan}`) })}
    </Alert>
  )
}
