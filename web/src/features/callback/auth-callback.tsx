import { useEffect, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { AuthLayout } from '#web/layout/auth-layout.tsx'
import { SignedInRedirect } from '#web/layout/signed-in-redirect.tsx'
import { type NavigationState, readNavigationState } from '#web/lib/navigation-state.ts'
import type { Lookup } from '#web/lib/lookup.ts'
import { pendingChannel } from '#web/lib/pending-channel.ts'
import { pendingPlan } from '#web/lib/pending-plan.ts'
import { useServices } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { type Path, paths } from '#web/paths.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast.ts'
import { callbackMessages } from './messages.ts'

/** Where nobody can go on from here, each such outcome's target; its toast has the same name (SPEC section 4). */
const targets: Record<Exclude<Lookup['state'], 'user'> | 'broken', Path> = {
  error: paths.login,
  failed: paths.login,
  none: paths.signUp,
  unconfirmed: paths.verifyEmail,
  broken: paths.login,
}

/** `home` is for a user who has nothing left to do. */
type Target = Path | 'home'

/** Says how signing up ended, and answers where to go. */
function useCompletion(plan: NavigationState['plan']): () => Promise<Target> {
  const { t } = useMessages(callbackMessages)
  const { session } = useServices()
  const welcome = (): Target => {
    const channel = pendingChannel(localStorage)
    const pending = channel.read()
    channel.remove()
    if (pending === undefined) toast.success(t('callback.success'))
    else if (pending === 'unreadable') toast.error(t('callback.channelUnreadable'))
    // Who came to buy goes there first; the dashboard has the channel's connection all the same.
    else if (plan === undefined && !pendingPlan(localStorage).exists()) return paths.connectChannel
    return 'home'
  }
  return async () => {
    try {
      const { state } = await session.lookup()
      if (state === 'user') return welcome()
      // SPEC section 4: a failed look-up clears the session. The login screen would else send its user straight on.
      if (state === 'error' || state === 'failed') session.end()
      toast.error(t(`callback.${state}`))
      return targets[state]
    } catch {
      toast.error(t('callback.broken'))
      return targets.broken
    }
  }
}

/** The end of signing up: finds out who this is, and sends them where they can go on. */
export function AuthCallback() {
  const { t } = useMessages(callbackMessages)
  const entry = readNavigationState(useLocation().state)
  const complete = useCompletion(entry.plan)
  const [target, setTarget] = useState<Target>()
  // React runs an effect twice where it is developed; the pending channel can be taken only once.
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void complete().then(setTarget)
  })
  if (target === 'home') return <SignedInRedirect entry={entry} />
  if (target) return <Navigate to={target} replace state={entry} />
  return (
    <AuthLayout title={t('callback.title')} description={t('callback.description')}>
      <div className="grid place-items-center py-4 text-muted">
        <Spinner label={t('common.loading')} className="size-6" />
      </div>
    </AuthLayout>
  )
}
