import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { AuthLayout } from '#web/layout/auth-layout.tsx'
import { SignedInRedirect } from '#web/layout/signed-in-redirect.tsx'
import { readNavigationState } from '#web/lib/navigation-state.ts'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/button.tsx'
import { AddressForm } from './address-form.tsx'
import { recoveryMessages } from './messages.ts'
import { NewPasswordForm } from './new-password-form.tsx'

/** The password reset: the address, then a mailed code and a new password. */
export function ForgotPassword() {
  const { t } = useMessages(recoveryMessages)
  const { state } = useSession()
  const entry = readNavigationState(useLocation().state)
  const [email, setEmail] = useState(entry.email)
  const [isSent, setSent] = useState(false)
  if (state === 'signed_in') return <SignedInRedirect entry={entry} />
  return (
    <AuthLayout
      title={t('recovery.title')}
      description={isSent && email ? t('recovery.sentTo', { email }) : t('recovery.description')}
      footer={
        <TextLink to={paths.login} state={{ ...entry, email }}>
          {t('recovery.back')}
        </TextLink>
      }
    >
      {isSent && email ? (
        <NewPasswordForm email={email} onOtherAddress={() => setSent(false)} />
      ) : (
        <AddressForm
          email={email}
          onSent={(address) => {
            setEmail(address)
            setSent(true)
          }}
        />
      )}
    </AuthLayout>
  )
}
