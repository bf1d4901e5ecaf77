import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { AuthLayout } from '#web/layout/auth-layout.tsx'
import { GoogleFirst } from '#web/layout/google/google-first.tsx'
import { SignedInRedirect } from '#web/layout/signed-in-redirect.tsx'
import { readNavigationState } from '#web/lib/navigation-state.ts'
import { readTriedVideo } from '#web/lib/read-tried-video.ts'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/button.tsx'
import { ChannelForm } from './channel-form.tsx'
import { DetailsForm } from './details-form.tsx'
import { initialFields, type SignUpFields } from './kept-fields.ts'
import { signupMessages } from './messages.ts'
import { ProgressDialog } from './progress-dialog.tsx'
import { usePurpose } from './use-purpose.ts'
import { useSignUp } from './use-sign-up.ts'

type Step = 'details' | 'channel'

/** The field that is focused when a step is shown. */
const firstField = { details: 'fullName', channel: 'channelUrl' } as const

/**
 * The two-step sign-up. The values of each step are kept while the other is shown. The second step has its own address, so
 * that going back returns to the first one.
 */
export function SignUp() {
  const { t } = useMessages(signupMessages)
  const { state } = useSession()
  const { state: navigationState } = useLocation()
  const entry = readNavigationState(navigationState)
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const [typedTitle] = useState(() => readTriedVideo(sessionStorage)?.title)
  // A reload loses the password, so the form starts over with the name and the address from the browser's history.
  const [hasDetails, setHasDetails] = useState(false)
  const step: Step = hasDetails && params.get('step') === 'channel' ? 'channel' : 'details'
  useEffect(() => {
    if (hasDetails || !params.has('step')) return
    // Otherwise going back from the second step would return to this address and show the second step again.
    const otherParams = new URLSearchParams(params)
    otherParams.delete('step')
    setParams(otherParams, { replace: true, state: navigationState })
  }, [hasDetails, params, setParams, navigationState])
  const form = useForm<SignUpFields>({ defaultValues: initialFields(entry) })
  const wantedField = useRef<keyof SignUpFields>(undefined)
  const shownStep = useRef(step)
  useLayoutEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    form.setFocus(wantedField.current ?? firstField[step])
    wantedField.current = undefined
  }, [step, form])
  const showChannel = () => {
    setHasDetails(true)
    const { fullName: name, email } = form.getValues()
    void navigate('?step=channel', { state: { ...entry, name, email } })
  }
  const showDetails = (field?: keyof SignUpFields) => {
    wantedField.current = field
    void navigate(-1)
  }
  const { progress, mayExist, submit, skip } = useSignUp(form, () => showDetails('password'))
  const purpose = usePurpose(typedTitle)
  if (state === 'signed_in') return <SignedInRedirect entry={entry} />
  return (
    <AuthLayout
      page={t('signup.page')}
      title={t(`signup.${step}.title`)}
      description={
        <>
          {t('signup.step', { step: step === 'details' ? 1 : 2 })}
          <span className="mt-1 block empty:hidden">
            {step === 'details' ? typedTitle && t('signup.typedTitle', { title: typedTitle }) : purpose}
          </span>
        </>
      }
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
        <>
          <GoogleFirst entry={entry} />
          <DetailsForm form={form} onDone={showChannel} />
        </>
      ) : (
        <ChannelForm form={form} mayExist={mayExist} onBack={() => showDetails()} onSubmit={submit} onSkip={skip} />
      )}
      <ProgressDialog progress={progress} />
    </AuthLayout>
  )
}
