import { useState } from 'react'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { profileMessages } from './messages.ts'

/** Confirms signing out of every session, including this one. */
export function SignOutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages(profileMessages)
  const { signOutEverywhere } = useSession()
  const [isPending, setIsPending] = useState(false)
  const confirm = async () => {
    setIsPending(true)
    try {
      await signOutEverywhere()
    } catch {
      setIsPending(false)
      toast.error(t('layout.signOutFailed'))
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.everywhere.dialog')}
      description={t('profile.everywhere.explained')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="danger" pending={isPending} onClick={() => void confirm()}>
            {t('profile.everywhere.yes')}
          </Button>
        </>
      }
    />
  )
}
