import { useEffect, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { AuthLayout } from '#web/layout/auth-layout.tsx'
import { SignedInRedirect } from '#web/layout/signed-in-redirect.tsx'
import type { Lookup } from '#web/lib/lookup.ts'
import { readNavigationState } from '#web/lib/navigation-state.ts'
import { pendingChannel } from '#web/lib/pending-channel.ts'
import { useServices } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { type Path, paths } from '#web/paths.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast.ts'
import { callbackMessages } from './messages.ts'

/** The target of each failed outcome. Its toast has the same name. */
const targets: Record<Exclude<Lookup['state'], 'user'> | 'broken', Path> = {
  error: paths.login,
  failed: paths.login,
  none: paths.signUp,
  unconfirmed: paths.verifyEmail,
  broken: paths.login,
}

/** `home` is the target for a user with nothing left to do. */
type Target = Path | 'home'

/** Shows the result of the sign-up and returns where to go. */
function useCompletion(): () => Promise<Target> {
  const { t } = useMessages(callbackMessages)
  const { session } = useServices()
  const welcome = (): Target => {
    const channel = pendingChannel(localStorage)
    const pending = channel.read()
    channel.remove()
    if (pending === 'unreadable') toast.error(t('callback.channelUnreadable'))
    else toast.success(t('callback.success'))
    return 'home'
  }
  return async () => {
    try {
      const { state } = await session.lookup()
      if (state === 'user') return welcome()
      // A failed lookup must clear the session. Otherwise the login screen would redirect the user again.
      if (state === 'error' || state === 'failed') session.end()
      toast.error(t(`callback.${state}`))
      return targets[state]
    } catch {
      toast.error(t('callback.broken'))
      return targets.broken
    }
  }
}

/** Completes a sign-up: looks up the user and redirects. */
export function AuthCallback() {
  const { t } = useMessages(callbackMessages)
  const entry = readNavigationState(useLocation().state)
  const complete = useCompletion()
  const [target, setTarget] = useState<Target>()
  // React runs effects twice in development, and the pending channel can be consumed only once.
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
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
