import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { AuthLayout } from '#web/layout/auth-layout.tsx'
import { GoogleFirst } from '#web/layout/google/google-first.tsx'
import { SignedInRedirect } from '#web/layout/signed-in-redirect.tsx'
import { readNavigationState } from '#web/lib/navigation-state.ts'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { AppCode } from './app-code.tsx'
import { BackupCode } from './backup-code.tsx'
import { MailCode } from './mail-code.tsx'
import { loginMessages } from './messages.ts'
import { PasswordForm } from './password-form.tsx'
import type { CodeRequired, CodeSent, Credentials } from './use-log-in.ts'

/** The current step of the login. The first one asks for address and password. */
type Step =
  | { form: 'password' }
  | { form: 'app'; signIn: CodeRequired; credentials: Credentials }
  | { form: 'backup'; credentials: Credentials }
  | { form: 'mail'; signIn: CodeSent }

/** The login screen. Signed-in users are redirected. */
export function Login() {
  const { t } = useMessages(loginMessages)
  const { state } = useSession()
  const navigationState = readNavigationState(useLocation().state)
  const [email, setEmail] = useState(navigationState.email)
  const [step, setStep] = useState<Step>({ form: 'password' })
  const restart = () => setStep({ form: 'password' })
  if (state === 'signed_in') return <SignedInRedirect entry={navigationState} />
  const purpose = navigationState.plan || navigationState.from ? t('login.caught') : t('login.description')
  return (
    <AuthLayout
      page={t('login.page')}
      title={t('login.title')}
      description={step.form === 'mail' ? t('login.mail.text', { email: email ?? '' }) : purpose}
      footer={
        <>
          {t('login.noAccount')}{' '}
          <TextLink to={paths.signUp} state={navigationState}>
            {t('login.signUp')}
          </TextLink>
          <span className="mt-2 block">
            {t('login.haveCode')} <TextLink to={paths.verifyEmail}>{t('login.confirm')}</TextLink>
          </span>
        </>
      }
    >
      {state === 'loading' ? (
        <Spinner label={t('common.loading')} className="mx-auto size-6" />
      ) : step.form === 'app' ? (
        <AppCode
          answer={step.signIn.answer}
          onBack={restart}
          onUseBackupCode={() => setStep({ form: 'backup', credentials: step.credentials })}
        />
      ) : step.form === 'backup' ? (
        <BackupCode credentials={step.credentials} onBack={restart} />
      ) : step.form === 'mail' ? (
        <MailCode email={email ?? ''} sentCode={step.signIn} onBack={restart} />
      ) : (
        <>
          <GoogleFirst entry={navigationState} />
          <PasswordForm
            email={email}
            onCodeRequired={(signIn, credentials) => setStep({ form: 'app', signIn, credentials })}
            onCodeSent={(address, signIn) => {
              setEmail(address)
              setStep({ form: 'mail', signIn })
            }}
          />
        </>
      )}
    </AuthLayout>
  )
}
