import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readNavigationState } from '#web/lib/navigation-state.ts'
import { consumePendingSignUp } from '#web/lib/pending-sign-up.ts'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import type { Confirmed } from './confirm-form.tsx'
import { verifyMessages } from './messages.ts'

/**
 * Continues after an address is confirmed. Signs in with what was entered here or, if the address was confirmed elsewhere,
 * with the credentials of the sign-up, unless the password was replaced there. Otherwise goes to the login screen with
 * the address filled in.
 */
export function useGoOn(isConfirmed: boolean, email: string | undefined, confirmed: Confirmed | undefined): void {
  const { t } = useMessages(verifyMessages)
  const { signIn } = useSession()
  const navigate = useNavigate()
  const entry = readNavigationState(useLocation().state)
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!isConfirmed || hasBegun.current) return
    hasBegun.current = true
    const goOn = async () => {
      const pending = consumePendingSignUp()
      const credentials = confirmed ?? (pending && { user: pending.email, password: pending.password })
      const outcome = credentials && (await signIn(credentials.user, credentials.password))
      if (outcome?.status === 'signed_in') return
      toast.success(t('verify.logInNext'))
      await navigate(paths.login, { replace: true, state: { ...entry, email } })
    }
    void goOn()
  })
}
