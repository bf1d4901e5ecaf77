import type { UseFormSetError } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { account } from '#shared/contract/account.ts'
import { readNavigationState } from '#web/lib/navigation-state.ts'
import { useServices, useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { recoveryMessages } from './messages.ts'

export interface NewPassword {
  readonly code: string
  readonly password: string
  /** Whether to revoke access tokens, webhooks, the calendar address and assistants as well. */
  readonly revokes: boolean
}

/**
 * Sets a new password and logs in with it. On success, the screen redirects automatically. With a second factor, the login screen takes over and leads to
 * the remaining revocations.
 */
export function useNewPassword(email: string, setError: UseFormSetError<NewPassword>) {
  const { t } = useMessages(recoveryMessages)
  const { confirmForgotPassword, signIn } = useSession()
  const { call } = useServices()
  const navigate = useNavigate()
  const entry = readNavigationState(useLocation().state)
  const revoke = async () => {
    try {
      await call(account['end-access'], {})
      toast.success(t('recovery.revoked'))
    } catch {
      toast.error(t('recovery.notRevoked'))
    }
  }
  return async ({ code, password, revokes }: NewPassword): Promise<void> => {
    const outcome = await confirmForgotPassword(email, code, password)
    if (outcome === 'changed') {
      toast.success(t('recovery.changed'))
      const { status } = await signIn(email, password)
      if (status === 'signed_in') {
        if (revokes) await revoke()
        return
      }
      const returnTo = revokes ? `${paths.profile}?access` : entry.from
      await navigate(paths.login, { state: { ...entry, from: returnTo, email } })
    } else if (outcome === 'weak_password') {
      setError('password', { message: t('recovery.passwordWeak') }, { shouldFocus: true })
    } else if (outcome === 'wrong_code' || outcome === 'expired') {
      // One message for both, because distinguishing them would reveal whether the address is known.
      setError('code', { message: t('recovery.codeRefused') }, { shouldFocus: true })
    } else if (outcome === 'removed') {
      setError('code', { message: t('errors.codes.sign_up_removed') }, { shouldFocus: true })
    } else toast.error(t(outcome === 'limited' ? 'auth.locked' : 'auth.unavailable'))
  }
}
