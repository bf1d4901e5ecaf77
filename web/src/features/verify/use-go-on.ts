import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readNavigationState } from '#web/lib/navigation-state.ts'
import { consumePendingSignUp } from '#web/lib/pending-sign-up.ts'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { verifyMessages } from './messages.ts'

/**
 * Continues after an address is confirmed. Signs in with the credentials of the sign-up if this tab still has them.
 * Otherwise goes to the login screen with the address filled in, or to the password reset if an earlier sign-up of the
 * address had another password.
 */
export function useGoOn(isConfirmed: boolean, email: string | undefined): void {
  const { t } = useMessages(verifyMessages)
  const { signIn } = useSession()
  const navigate = useNavigate()
  const entry = readNavigationState(useLocation().state)
  const begun = useRef(false)
  useEffect(() => {
    if (!isConfirmed || begun.current) return
    begun.current = true
    const goOn = async () => {
      const credentials = consumePendingSignUp()
      const outcome = credentials && (await signIn(credentials.email, credentials.password))
      if (outcome?.status === 'signed_in') return
      // The first sign-up of this address chose a password that would now open the owner's account, so it must be replaced.
      if (outcome?.status === 'refused') {
        toast.info(t('verify.choosePassword'))
        return navigate(paths.forgotPassword, { replace: true, state: { ...entry, email } })
      }
      toast.success(t('verify.logInNext'))
      await navigate(paths.login, { replace: true, state: { ...entry, email } })
    }
    void goOn()
  })
}
