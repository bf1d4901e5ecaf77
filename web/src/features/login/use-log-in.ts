import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCanOfferPasskey } from '#web/layout/passkeys/use-can-offer-passkey.ts'
import type { EmailCode, SignIn } from '#web/lib/identity.ts'
import { readNavigationState } from '#web/lib/navigation-state.ts'
import { queuePasskeyOffer } from '#web/lib/passkey-offer.ts'
import { setPendingSignUp } from '#web/lib/pending-sign-up.ts'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { loginMessages } from './messages.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

export type CodeRequired = Extract<SignIn, { status: 'code_required' }>
export type CodeSent = Extract<EmailCode, { status: 'code_sent' }>

/** Returns a function that shows that the address is unconfirmed and navigates to the verification screen. */
function useRedirectToVerification() {
  const { t } = useMessages(loginMessages)
  const navigate = useNavigate()
  const navigationState = readNavigationState(useLocation().state)
  return async (email: string) => {
    toast.info(t('login.unconfirmed'))
    await navigate(paths.verifyEmail, { state: { ...navigationState, email } })
  }
}

/**
 * Returns a function that signs in and shows the result in a toast. It resolves to a message for the password field if the password was
 * refused. On success, `SignedInRedirect` leaves the screen.
 */
export function useLogIn(onCodeRequired: (outcome: CodeRequired, credentials: Credentials) => void) {
  const { t } = useMessages(loginMessages)
  const { signIn } = useSession()
  const redirectToVerification = useRedirectToVerification()
  const canOfferPasskey = useCanOfferPasskey()
  return async ({ email, password }: Credentials): Promise<string | undefined> => {
    const outcome = await signIn(email, password)
    if (outcome.status === 'signed_in') {
      if (canOfferPasskey) queuePasskeyOffer()
      toast.resolved(t('login.success'))
    } else if (outcome.status === 'code_required') onCodeRequired(outcome, { email, password })
    else if (outcome.status === 'refused') toast.error(t('login.failure'))
    else if (outcome.status === 'unconfirmed') {
      setPendingSignUp({ email, password })
      await redirectToVerification(email)
    } else toast.error(t(`auth.${outcome.status}`))
    return outcome.status === 'refused' ? t('login.failure') : undefined
  }
}

/**
 * Returns `send`, and whether it is running. It emails a login code and resolves to an object whose `answer` submits the code. If
 * that fails, `send` shows why and resolves to undefined.
 */
export function useMailCode() {
  const { t, locale } = useMessages(loginMessages)
  const { sendSignInCode } = useSession()
  const redirectToVerification = useRedirectToVerification()
  const [pending, setPending] = useState(false)
  const send = async (email: string): Promise<CodeSent | undefined> => {
    setPending(true)
    const outcome = await sendSignInCode(email, locale)
    setPending(false)
    if (outcome.status === 'code_sent') return outcome
    if (outcome.status === 'unconfirmed') await redirectToVerification(email)
    else toast.error(t(outcome.status === 'limited' ? 'auth.locked' : 'auth.unavailable'))
    return undefined
  }
  return { pending, send }
}
