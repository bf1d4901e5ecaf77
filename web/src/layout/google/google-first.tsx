import type { NavigationState } from '#web/lib/navigation-state.ts'
import { authMessages } from '#web/messages/auth.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { GoogleButton } from './google-button.tsx'
import { useGoogle } from './use-google.ts'

/** The Google sign-in button above a sign-in or sign-up form. Renders nothing if sign-in with Google is not configured. */
export function GoogleFirst({ entry }: { entry: NavigationState }) {
  const { t } = useMessages(authMessages)
  const google = useGoogle()
  if (!google) return null
  return (
    <div className="mb-5 flex flex-col gap-5">
      <GoogleButton pending={google.isPending} onClick={() => void google.go({ kind: 'sign_in' }, { entry })} />
      <p className="flex items-center gap-3 text-sm text-muted">
        <span className="h-px flex-1 bg-line" />
        {t('auth.google.or')}
        <span className="h-px flex-1 bg-line" />
      </p>
    </div>
  )
}
