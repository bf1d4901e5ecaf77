import { contract } from '#shared/contract/index.ts'
import { useSignOut } from '#web/layout/sign-out.tsx'
import { useServices, useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { profileMessages } from './messages.ts'

/** Confirms signing out of every session, including this one. */
export function SignOutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages(profileMessages)
  const { signOutEverywhere } = useSession()
  const { call } = useServices()
  const { start, isPending, question } = useSignOut(async (options) => {
    // First, because it needs the session. Cognito knows nothing of connected assistants.
    await call(contract.connections['remove-all'], {})
    await signOutEverywhere(options)
  }, onClose)
  if (question) return question
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
          <Button variant="danger" pending={isPending} onClick={() => void start()}>
            {t('profile.everywhere.yes')}
          </Button>
        </>
      }
    />
  )
}
