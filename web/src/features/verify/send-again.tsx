import { useServices } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { AgainButton } from '#web/ui/again-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { verifyMessages } from './messages.ts'

interface SendAgainProps {
  /** The user to send to; undefined until known. */
  user: () => Promise<string | undefined>
}

/** Sends a new code, at most once a minute. */
export function SendAgain({ user }: SendAgainProps) {
  const { t, locale } = useMessages(verifyMessages)
  const { registration } = useServices()
  const send = async () => {
    const asking = await user()
    if (!asking) return
    const outcome = await registration.resendCode(asking, locale)
    if (outcome === 'sent') toast.info(t('verify.sentAgain'))
    else toast.error(t(`verify.failures.${outcome}`))
  }
  return <AgainButton label={t('common.sendAgain')} waitLabel={(n) => t('common.sendAgainIn', { n })} onPress={send} />
}
