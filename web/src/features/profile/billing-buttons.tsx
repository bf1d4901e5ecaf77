import type { Account } from '#shared/contract/account.ts'
import { plansAbove } from '#shared/plans.ts'
import { useConfig } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { profileMessages } from './messages.ts'
import { PortalDialog } from './portal-dialog.tsx'
import { useNamedDialog } from './use-named-dialog.ts'

/**
 * Buttons for the customer portal, which manages the subscription and shows the invoices of past ones too, and for the
 * plans. With `?change` in the address, opens the dialog that leads a subscriber to the portal's page that changes the
 * plan.
 */
export function BillingButtons({ account: { plan, subscription, hasBilling } }: { account: Account }) {
  const { t } = useMessages(profileMessages)
  const { opened, open, close } = useNamedDialog(['manage', 'change'])
  // Without a subscription there is no plan to change.
  const goal = opened === 'change' && !subscription ? undefined : opened
  const payments = useConfig()?.payments ?? false
  const manage = () => open('manage')
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      {subscription && <Button onClick={manage}>{t('profile.subscription.manage')}</Button>}
      {!subscription && payments && plansAbove(plan).length > 0 && (
        <ButtonLink to={paths.upgrade}>{t('profile.subscription.upgrade')}</ButtonLink>
      )}
      {hasBilling ? (
        <Button onClick={manage}>{t('profile.subscription.history')}</Button>
      ) : (
        payments && <p className="text-sm text-muted">{t('profile.subscription.noHistory')}</p>
      )}
      {goal && <PortalDialog goal={goal} onClose={close} />}
    </div>
  )
}
