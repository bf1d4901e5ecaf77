import { contract } from '#shared/contract/index.ts'
import { useAction, useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ConfirmUserForm } from './confirm-user-form.tsx'
import { profileMessages } from './messages.ts'

/** Explains what is deleted, what stays and what happens to a subscription. Confirms the user and deletes the account. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages(profileMessages)
  const { signOut } = useSession()
  const subscription = useRead(contract.account.get, {}).data?.subscription
  const remove = useAction(contract.account.remove)
  const deleteAccount = async () => {
    const deleted = await remove.run({})
    if (deleted) await signOut({ closed: deleted.finished ? '#deleted' : '#closed' })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.deletion.dialog')}
      description={t('profile.deletion.explained')}
      closeLabel={t('common.close')}
    >
      {subscription && (
        <Alert tone="warning">
          {t('profile.deletion.subscription', { plan: t(`profile.subscription.plans.${subscription.plan}`) })}
        </Alert>
      )}
      <div className="grid gap-3 text-sm">
        <p>{t('profile.deletion.goes')}</p>
        <p className="text-muted">{t('profile.deletion.stays')}</p>
      </div>
      <ConfirmUserForm
        label={t('profile.deletion.yes')}
        variant="danger"
        dialog="delete"
        pending={remove.isPending}
        isRefused={remove.error?.code === 'recent_sign_in_required'}
        onConfirmed={() => void deleteAccount()}
        onClose={onClose}
      />
    </Dialog>
  )
}
