import { useState } from 'react'
import { contract } from '#shared/contract/index.ts'
import type { Passkey } from '#shared/contract/passkeys.ts'
import { useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { ConfirmUserForm } from '../confirm-user-form.tsx'
import { profileMessages } from '../messages.ts'

interface RemovePasskeyDialogProps {
  passkey: Passkey
  onClose: () => void
}

/** Removes a passkey after a confirmation, and confirms the user if the last sign-in is too old. */
export function RemovePasskeyDialog({ passkey: { id, name }, onClose }: RemovePasskeyDialogProps) {
  const { t } = useMessages(profileMessages)
  const removal = useAction(contract.passkeys.remove, [contract.passkeys.list])
  const [isStale, setIsStale] = useState(false)
  const remove = () =>
    removal.run(
      { id },
      {
        success: t('profile.passkeys.removed'),
        onSuccess: onClose,
        onError: ({ code }) => {
          if (code === 'recent_sign_in_required') setIsStale(true)
          else toast.error(t(`errors.codes.${code}`))
        },
      },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.passkeys.question', { name })}
      description={t('profile.passkeys.consequence')}
      closeLabel={t('common.close')}
      actions={
        !isStale && (
          <>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button variant="danger" pending={removal.isPending} onClick={() => void remove()}>
              {t('profile.passkeys.remove')}
            </Button>
          </>
        )
      }
    >
      {isStale && (
        <ConfirmUserForm
          label={t('profile.passkeys.remove')}
          variant="danger"
          dialog="passkeys"
          typed={{ removing: id }}
          pending={removal.isPending}
          isRefused={removal.error?.code === 'recent_sign_in_required'}
          onConfirmed={() => void remove()}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
