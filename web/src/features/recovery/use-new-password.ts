import type { UseFormSetError } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { readNavigationState } from '#web/lib/navigation-state.ts'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { recoveryMessages } from './messages.ts'

export interface NewPassword {
  readonly code: string
  readonly password: string
}

/**
 * Sets a new password and logs in with it; success redirects by itself. With a second factor, the login screen takes over.
 */
export function useNewPassword(email: string, setError: UseFormSetError<NewPassword>) {
  const { t } = useMessages(recoveryMessages)
  const { confirmForgotPassword, signIn } = useSession()
  const navigate = useNavigate()
  const entry = readNavigationState(useLocation().state)
  return async ({ code, password }: NewPassword): Promise<void> => {
    const outcome = await confirmForgotPassword(email, code, password)
    if (outcome === 'changed') {
      toast.success(t('recovery.changed'))
      const { status } = await signIn(email, password)
      if (status !== 'signed_in') await navigate(paths.login, { state: { ...entry, email } })
    } else if (outcome === 'weak_password') {
      setError('password', { message: t('recovery.passwordWeak') }, { shouldFocus: true })
    } else if (outcome === 'wrong_code' || outcome === 'expired') {
      // One message for both, because distinguishing them would reveal whether the address is known.
      setError('code', { message: t('recovery.codeRefused') }, { shouldFocus: true })
    } else toast.error(t(outcome === 'limited' ? 'auth.locked' : 'auth.unavailable'))
  }
}
