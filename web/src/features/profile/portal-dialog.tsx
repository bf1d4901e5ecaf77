import { contract } from '#shared/contract/index.ts'
import { useAction } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'
import { useLeaving } from '#web/lib/use-leaving.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ConfirmUserForm } from './confirm-user-form.tsx'
import { profileMessages } from './messages.ts'

interface PortalDialogProps {
  /** The page of the customer portal to open: the overview or the change of plan. */
  goal: 'manage' | 'change'
  onClose: () => void
}

/** Opens the customer portal after confirming the user. It shows invoices and changes the subscription. */
export function PortalDialog({ goal, onClose }: PortalDialogProps) {
  const { t } = useMessages(profileMessages)
  const { navigateTo } = useServices()
  const portal = useAction(contract.billing.portal)
  const [isLeaving, setIsLeaving] = useLeaving()
  const leave = ({ url }: { url: string }) => {
    setIsLeaving(true)
    navigateTo(url)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.subscription.dialog')}
      description={t('profile.subscription.explained')}
      closeLabel={t('common.close')}
    >
      {portal.error && <Alert tone="danger">{t(`errors.codes.${portal.error.code}`)}</Alert>}
      <ConfirmUserForm
        label={t('profile.subscription.goOn')}
        variant="primary"
        dialog={goal}
        pending={portal.isPending || isLeaving}
        isRefused={portal.error?.code === 'recent_sign_in_required'}
        onConfirmed={() => portal.mutate({ goal }, { onSuccess: leave })}
        onClose={onClose}
      />
    </Dialog>
  )
}
