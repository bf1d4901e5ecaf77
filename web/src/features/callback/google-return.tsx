import { Navigate } from 'react-router-dom'
import { AuthLayout } from '#web/layout/auth-layout.tsx'
import { GoogleButton } from '#web/layout/google/google-button.tsx'
import { useGoogle } from '#web/layout/google/use-google.ts'
import { SignedInRedirect } from '#web/layout/signed-in-redirect.tsx'
import type { NavigationState } from '#web/lib/navigation-state.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { callbackMessages } from './messages.ts'
import { type GoogleOutcome, useGoogleReturn } from './use-google-return.ts'

/** Completes the action that redirected to Google: signing in or up, confirming the user, or connecting Google to an account. */
export function GoogleReturn() {
  const { t } = useMessages(callbackMessages)
  const outcome = useGoogleReturn()
  if (outcome.state === 'home') return <SignedInRedirect entry={outcome.entry} />
  if (outcome.state === 'go') return <Navigate to={outcome.to} replace state={outcome.next} />
  if (outcome.state === 'problem') return <Problem {...outcome} />
  return (
    <AuthLayout title={t('callback.google.title')} description={t('callback.description')}>
      <p role="status" className="flex items-center gap-3 text-sm">
        <Spinner className="text-accent" />
        {t('callback.google.working')}
      </p>
    </AuthLayout>
  )
}

/** Explains why the sign-in failed and what to do next. */
function Problem({ problem, entry }: Extract<GoogleOutcome, { state: 'problem' }>) {
  const { t } = useMessages(callbackMessages)
  return (
    <AuthLayout title={t(`callback.google.problems.${problem}.title`)}>
      <div className="flex flex-col gap-5">
        <p role="alert">{t(`callback.google.problems.${problem}.text`)}</p>
        <NextSteps problem={problem} entry={entry} />
      </div>
    </AuthLayout>
  )
}

function NextSteps({ problem, entry }: Omit<Extract<GoogleOutcome, { state: 'problem' }>, 'state'>) {
  const { t } = useMessages(callbackMessages)
  if (problem === 'link_first') {
    const toConnect: NavigationState = { ...entry, from: `${paths.profile}?google` }
    return (
      <ButtonLink variant="primary" to={paths.login} state={toConnect}>
        {t('callback.google.logIn')}
      </ButtonLink>
    )
  }
  return (
    <>
      <GoAgain entry={entry} />
      {problem === 'unknown' || problem === 'unavailable' ? (
        <ButtonLink to={paths.login} state={entry}>
          {t('callback.google.otherWay')}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.signUp} state={entry}>
          {t('callback.google.signUp')}
        </ButtonLink>
      )}
    </>
  )
}

function GoAgain({ entry }: { entry: NavigationState }) {
  const google = useGoogle()
  if (!google) return null
  return (
    <GoogleButton
      pending={google.isPending}
      onClick={() => void google.go({ kind: 'sign_in' }, { entry, at: paths.login })}
    />
  )
}
