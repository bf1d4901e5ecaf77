import { useServices, useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { toast } from '#web/ui/toast.ts'
import { homeMessages } from '../messages.ts'
import { connectMessages } from './messages.ts'

/** Returns a function that navigates to Google's consent page, or shows an error. */
export function useConnect(): () => Promise<void> {
  const { locale } = useMessages(homeMessages)
  const { user } = useSession()
  const { loadConfig, navigateTo } = useServices()
  return async () => {
    try {
      const [{ google }, { beginConsent }] = await Promise.all([loadConfig(), import('#web/lib/consent.ts')])
      if (!google || !user) throw new Error('Google or the user is missing')
      navigateTo(await beginConsent(google, user.id, sessionStorage))
    } catch {
      const { t } = await connectMessages.load(locale)
      toast.error(t('connect.startFailed'))
    }
  }
}
