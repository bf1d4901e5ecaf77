import { useState } from 'react'
import { useServices } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'

interface AppOffDialogProps {
  onDone: () => Promise<void>
  onClose: () => void
}

/** Asks before the password alone opens the account again. */
export function AppOffDialog({ onDone, onClose }: AppOffDialogProps) {
  const { t } = useMessages()
  const { session } = useServices()
  const [isPending, setIsPending] = useState(false)
  const confirm = async () => {
    setIsPending(true)
    const isOff = await session.security.removeApp()
    setIsPending(false)
    if (!isOff) return toast.error(t('profile.failures.unavailable'))
    toast.success(t('profile.app.isOff'))
    onClose()
    await onDone()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.app.offDialog')}
      description={t('profile.app.offText')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="danger" pending={isPending} onClick={() => void confirm()}>
            {t('profile.app.turnOff')}
          </Button>
        </>
      }
    />
  )
}
