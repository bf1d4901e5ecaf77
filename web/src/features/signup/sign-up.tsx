import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { AuthLayout } from '#web/layout/auth-layout.tsx'
import { SignedInRedirect } from '#web/layout/signed-in-redirect.tsx'
import { readNavigationState } from '#web/lib/navigation-state.ts'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/button.tsx'
import { ChannelForm } from './channel-form.tsx'
import { DetailsForm } from './details-form.tsx'
import { firstFields, type SignUpFields } from './draft.ts'
import { signupMessages } from './messages.ts'
import { ProgressDialog } from './progress-dialog.tsx'
import { useSignUp } from './use-sign-up.ts'

type Step = 'details' | 'channel'

/** The two-step sign-up. Values of one step are kept while the other is shown. */
export function SignUp() {
  const { t } = useMessages(signupMessages)
  const { state } = useSession()
  const entry = readNavigationState(useLocation().state)
  const [step, setStep] = useState<Step>('details')
  const form = useForm<SignUpFields>({ defaultValues: firstFields(entry.email) })
  const show = (next: Step, field: keyof SignUpFields) => {
    flushSync(() => setStep(next))
    form.setFocus(field)
  }
  const { done, mayExist, submit } = useSignUp(form, () => show('details', 'password'))
  if (state === 'signed_in') return <SignedInRedirect entry={entry} />
  return (
    <AuthLayout
      page={t('signup.page')}
      title={t(`signup.${step}.title`)}
      description={t('signup.step', { step: step === 'details' ? 1 : 2 })}
      footer={
        <>
          {t('signup.haveAccount')}{' '}
          <TextLink to={paths.login} state={entry}>
            {t('signup.logIn')}
          </TextLink>
        </>
      }
    >
      {step === 'details' ? (
        <DetailsForm form={form} onDone={() => show('channel', 'channelUrl')} />
      ) : (
        <ChannelForm form={form} mayExist={mayExist} onBack={() => show('details', 'fullName')} onSubmit={submit} />
      )}
      <ProgressDialog done={done} />
    </AuthLayout>
  )
}
