import type { Subscription } from '#shared/contract/account.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { upgradeMessages } from './messages.ts'

/** Subscribers change their plan in Stripe's portal, through the profile. A second subscription would be charged twice. */
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
