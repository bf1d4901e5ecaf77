import type { Account } from '#shared/contract/account.ts'
import { contract } from '#shared/contract/index.ts'
import { useAction, useConfig } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'

/** To the payment provider's pages about the subscription, which hold the invoices too; to the plans where there is none. */
export function BillingButtons({ account: { subscription, hasBilling } }: { account: Account }) {
  const { t } = useMessages()
  const { leaveFor } = useServices()
  const portal = useAction(contract.billing.portal)
  const payments = useConfig()?.payments ?? false
  const open = () => portal.mutate({ goal: 'manage' }, { onSuccess: ({ url }) => leaveFor(url) })
  const isBusy = portal.isPending || portal.isSuccess
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {subscription && (
          <Button pending={isBusy} onClick={open}>
            {t('profile.subscription.manage')}
          </Button>
        )}
        {!subscription && payments && (
          <ButtonLink variant="primary" to={paths.upgrade}>
            {t('profile.subscription.upgrade')}
          </ButtonLink>
        )}
        {hasBilling ? (
          <Button pending={isBusy} onClick={open}>
            {t('profile.subscription.history')}
          </Button>
        ) : (
          payments && <p className="text-sm text-muted">{t('profile.subscription.noHistory')}</p>
        )}
      </div>
      {portal.error && (
        <Alert tone="danger" className="mt-3">
          {t(`errors.codes.${portal.error.code}`)}
        </Alert>
      )}
    </>
  )
}
