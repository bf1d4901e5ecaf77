import { useLocation } from 'react-router-dom'
import type { GoogleGoal } from '#web/lib/google-sign-in.ts'
import type { NavigationState } from '#web/lib/navigation-state.ts'
import { useConfig } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'
import { useLeaving } from '#web/lib/use-leaving.ts'
import { authMessages } from '#web/messages/auth.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { toast } from '#web/ui/toast.ts'

/** The redirect to Google. */
interface GoogleRedirect {
  readonly isPending: boolean
  /**
   * Redirects to Google, which returns to `/auth/google`. `entry` is the navigation state of the screen, and `at` the path to
   * return to afterward: for `sign_in`, only if the user cancels.
   */
  readonly go: (goal: GoogleGoal, options?: { readonly entry?: NavigationState; readonly at?: string }) => Promise<void>
}

/** Returns the redirect to Google. Undefined if sign-in with Google is not configured, and while the configuration loads. */
export function useGoogle(): GoogleRedirect | undefined {
  const { t } = useMessages(authMessages)
  const { navigateTo } = useServices()
  const config = useConfig()?.googleSignIn
  const { pathname, search } = useLocation()
  const [isPending, setIsPending] = useLeaving()
  if (!config) return undefined
  const go: GoogleRedirect['go'] = async (goal, { entry = {}, at = pathname + search } = {}) => {
    if (isPending) return
    // Otherwise the browser would show its own error page.
    if (!navigator.onLine) return void toast.error(t('auth.unavailable'))
    setIsPending(true)
    try {
      const { beginGoogle } = await import('#web/lib/google-sign-in.ts')
      navigateTo(await beginGoogle(config, goal, { entry, at }, sessionStorage))
    } catch {
      setIsPending(false)
      toast.error(t('auth.unavailable'))
    }
  }
  return { isPending, go }
}
