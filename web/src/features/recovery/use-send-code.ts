import { useServices } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { toast } from '#web/ui/toast.ts'
import { recoveryMessages } from './messages.ts'

/** Has a code sent to set a new password with. Answers whether it was, and says so if not. */
export function useSendCode() {
  const { t, locale } = useMessages(recoveryMessages)
  const { registration } = useServices()
  return async (email: string): Promise<boolean> => {
    const outcome = await registration.forgotPassword(email, locale)
    if (outcome !== 'sent') toast.error(t(outcome === 'limited' ? 'auth.locked' : 'auth.unavailable'))
    return outcome === 'sent'
  }
}
