import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Navigate, useLocation } from 'react-router-dom'
import { contract } from '#shared/contract/index.ts'
import { AuthLayout } from '#web/layout/auth-layout.tsx'
import { useSignOut } from '#web/layout/sign-out.tsx'
import { SignedInRedirect } from '#web/layout/signed-in-redirect.tsx'
import { readNavigationState } from '#web/lib/navigation-state.ts'
import { useRead } from '#web/lib/query.ts'
import { readTriedVideo } from '#web/lib/read-tried-video.ts'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ChannelField, useChannelRules } from './channel-field.tsx'
import { Consent } from './consent.tsx'
import { signupMessages } from './messages.ts'
import { useFinish } from './use-finish.ts'
import { usePurpose } from './use-purpose.ts'

/** The last step of signing up with Google: accepting the terms and optionally entering a channel. */
export function FinishSignUp() {
  const { t } = useMessages(signupMessages)
  const { state, user } = useSession()
  const entry = readNavigationState(useLocation().state)
  const { data, error } = useRead(contract.account.get, {}, { isOn: state === 'signed_in' })
  const [typedTitle] = useState(() => readTriedVideo(sessionStorage)?.title)
  const purpose = usePurpose(typedTitle)
  if (state === 'none') return <Navigate to={paths.login} replace state={entry} />
  const isUnfinished = error?.code === 'sign_up_incomplete'
  // The target screen explains other errors.
  if (data || (error && !isUnfinished)) return <SignedInRedirect entry={entry} />
  return (
    <AuthLayout
      page={t('signup.page')}
      title={t('signup.finish.title')}
      description={
        <>
          {t('signup.finish.as', { email: user?.email ?? '' })}
          <span className="mt-1 block">{purpose}</span>
        </>
      }
      footer={<NotYou />}
    >
      {isUnfinished ? <FinishForm /> : <Spinner label={t('common.loading')} className="mx-auto size-6" />}
    </AuthLayout>
  )
}

function FinishForm() {
  const { t } = useMessages(signupMessages)
  const { control, register, handleSubmit, setError, formState } = useForm({ defaultValues: { channelUrl: '' } })
  const rules = useChannelRules()
  const typed = useWatch({ control, name: 'channelUrl' })
  const { isPending, finish } = useFinish((message) => setError('channelUrl', { message }, { shouldFocus: true }))
  return (
    <form
      noValidate
      aria-label={t('signup.finish.title')}
      onSubmit={(event) => void handleSubmit(({ channelUrl }) => finish(channelUrl))(event)}
      className="flex flex-col gap-5"
    >
      <ChannelField field={register('channelUrl', rules)} typed={typed} error={formState.errors.channelUrl?.message} />
      <Consent />
      <Button type="submit" variant="primary" pending={isPending}>
        {t('signup.channel.submit')}
      </Button>
      <Button variant="ghost" onClick={() => void finish(null)}>
        {t('signup.channel.skip')}
      </Button>
    </form>
  )
}

/** Signs out, including at the user pool, so that Google asks again which account to use. */
function NotYou() {
  const { t } = useMessages(signupMessages)
  const { signOut } = useSession()
  const { start, isPending, question } = useSignOut(signOut)
  return (
    <>
      {t('signup.finish.notYou')}{' '}
      <Button variant="link" pending={isPending} onClick={() => void start()}>
        {t('signup.finish.different')}
      </Button>
      {question}
    </>
  )
}
