import { usePasskeySignIn } from '#web/layout/passkeys/use-passkey-sign-in.ts'
import { canUsePasskeys } from '#web/lib/passkeys.ts'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { usePasskeyCount } from './access/passkeys-note.tsx'
import { profileMessages } from './messages.ts'

/** Confirms with a passkey. Only for users whose passkeys the page has read. */
export function PasskeyInstead({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useMessages(profileMessages)
  const { user } = useSession()
  const { signIn, isPending } = usePasskeySignIn()
  const count = usePasskeyCount()
  if (!count || !canUsePasskeys()) return null
  const confirm = async () => {
    if (await signIn(user?.id ?? '')) onConfirmed()
  }
  return (
    <Button variant="link" className="self-start" pending={isPending} onClick={() => void confirm()}>
      {t('profile.passkeys.instead')}
    </Button>
  )
}
