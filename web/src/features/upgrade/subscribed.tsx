import type { PaidPlanName } from '#shared/plans.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { upgradeMessages } from './messages.ts'

/** The path where a subscriber changes the plan. */
export const changePath = `${paths.profile}?change`

/**
 * Subscribers change their plan in Stripe's portal, through the profile. A second subscription would be charged twice. `plan` is undefined
 * while we do not know it: Stripe's event may not have arrived yet.
 */
export function Subscribed({ plan }: { plan: PaidPlanName | undefined }) {
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
      {plan && t(plan === 'premium' ? 'upgrade.largest' : 'upgrade.subscribedText', { plan: t(`plans.names.${plan}`) })}
    </Alert>
  )
}
