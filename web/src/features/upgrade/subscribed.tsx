import type { Subscription } from '#shared/contract/account.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { upgradeMessages } from './messages.ts'

/** The path where a subscriber changes the plan. */
export const changePath = `${paths.profile}?change`

/** Subscribers change their plan in Stripe's portal, through the profile. A second subscription would be charged twice. */
export function Subscribed({ subscription }: { subscription: Pick<Subscription, 'plan'> }) {
  const { t } = useMessages(upgradeMessages)
  return (
    <Alert
      title={t('upgrade.subscribed')}
      className="max-w-3xl"
      action={
        <ButtonLink variant="primary" to={changePath}>
          {t('upgrade.change')}
        </ButtonLink>
      }
    >
      {t(subscription.plan === 'premium' ? 'upgrade.largest' : 'upgrade.subscribedText', {
        plan: t(`plans.names.${subscription.plan}`),
      })}
    </Alert>
  )
}
