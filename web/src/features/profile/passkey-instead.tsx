import { usePasskeySignIn } from '#web/layout/passkeys/use-passkey-sign-in.ts'
import { canUsePasskeys } from '#web/lib/passkeys.ts'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { usePasskeyCount } from './access/passkeys-note.tsx'
import { profileMessages } from './messages.ts'

/** Confirms the user with a passkey. Only for users whose passkeys the page has read. */
export function PasskeyInstead({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useMessages(profileMessages)
  const { confirm, isPending } = useConfirmation(onConfirmed)
  const count = usePasskeyCount()
  if (!count || !canUsePasskeys()) return null
  return (
    <Button variant="link" className="self-start" pending={isPending} onClick={confirm}>
      {t('profile.passkeys.instead')}
    </Button>
  )
}

/** Confirms a user whose only sign-in method is a passkey, so the passkeys need not be read first. */
export function UsePasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useMessages(profileMessages)
  const { confirm, isPending } = useConfirmation(onConfirmed, { isOnlyWay: true })
  if (!canUsePasskeys()) return <p className="text-sm">{t('profile.passkeys.noBrowser')}</p>
  return (
    <Button variant="primary" className="self-start" pending={isPending} onClick={confirm}>
      {t('profile.passkeys.use')}
    </Button>
  )
}

function useConfirmation(onConfirmed: () => void, options?: { isOnlyWay: boolean }) {
  const { user } = useSession()
  const { signIn, isPending } = usePasskeySignIn(options)
  const confirm = () =>
    void signIn(user?.id ?? '').then((isSignedIn) => {
      if (isSignedIn) onConfirmed()
    })
  return { confirm, isPending }
}
