import { useServices } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { toast } from '#web/ui/toast.ts'
import { recoveryMessages } from './messages.ts'

/** Returns a function that mails a password reset code. It resolves with whether the code was sent, and shows a message if not. */
export function useSendCode() {
  const { t, locale } = useMessages(recoveryMessages)
  const { registration } = useServices()
  return async (email: string): Promise<boolean> => {
    const outcome = await registration.forgotPassword(email, locale)
    if (outcome !== 'sent') toast.error(t(outcome === 'limited' ? 'auth.locked' : 'auth.unavailable'))
    return outcome === 'sent'
  }
}
