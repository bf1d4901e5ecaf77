import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { AuthLayout } from '#web/layout/auth-layout.tsx'
import { isEmail } from '#web/lib/email.ts'
import { readNavigationState } from '#web/lib/navigation-state.ts'
import { getPendingSignUp } from '#web/lib/pending-sign-up.ts'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink, TextLink } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { type Confirmed, ConfirmForm } from './confirm-form.tsx'
import { useMailLink } from './mail-link.ts'
import { verifyMessages } from './messages.ts'
import { useGoOn } from './use-go-on.ts'
import { type Poll, usePoll } from './use-poll.ts'

/** The screen that confirms a new user's address: by code, by link, or in another browser, which is detected by polling. */
export function VerifyEmail() {
  const { t } = useMessages(verifyMessages)
  const entry = readNavigationState(useLocation().state)
  const session = useSession()
  const link = useMailLink()
  const [pending] = useState(getPendingSignUp)
  /** Whether the link was opened in a browser or tab without the sign-up. */
  const isElsewhere = link !== undefined && link.user !== pending?.userSub
  const email = isElsewhere ? undefined : (pending?.email ?? entry.email)
  const [confirmed, setConfirmed] = useState<Confirmed>()
  const poll = usePoll(confirmed ? undefined : (link?.user ?? pending?.userSub))
  const isConfirmed = confirmed !== undefined || poll.isConfirmed
  const goesOn = !isElsewhere || confirmed !== undefined
  const typed = confirmed && isEmail(confirmed.user) ? confirmed.user : undefined
  useGoOn(isConfirmed && goesOn, email ?? typed, confirmed)

  if (session.state === 'signed_in' && goesOn) return <Navigate to={paths.authCallback} replace state={entry} />
  // The first user to sign up with the address may have chosen another password. Only the password of the same sign-up is used.
  const signUp = !isElsewhere && pending?.email === email ? pending : undefined
  const password = signUp?.password
  const fromLink = password === undefined ? 'verify.fromLinkWithPassword' : 'verify.fromLink'
  const description = link ? t(fromLink) : email ? t('verify.sentTo', { email }) : t('verify.sent')
  return (
    <AuthLayout
      title={t('verify.title')}
      description={isConfirmed ? undefined : description}
      footer={!isConfirmed && <WaysOut email={email} isElsewhere={isElsewhere} />}
    >
      {!isConfirmed ? (
        <>
          <ConfirmForm
            key={link?.code}
            user={link?.user ?? email}
            password={password}
            details={signUp?.details}
            code={link?.code}
            onConfirmed={setConfirmed}
          />
          <PollState poll={poll} />
        </>
      ) : !goesOn ? (
        <ConfirmedElsewhere />
      ) : (
        <p role="status" className="flex items-center gap-3 text-sm">
          <Spinner className="text-accent" />
          {t(pending?.details?.channelUrl === null ? 'verify.verifiedWithout' : 'verify.verified')}
        </p>
      )}
    </AuthLayout>
  )
}

/** Links for users who mistyped their address or do not need this screen. */
function WaysOut({ email, isElsewhere }: { email: string | undefined; isElsewhere: boolean }) {
  const { t } = useMessages(verifyMessages)
  const entry = { ...readNavigationState(useLocation().state), email }
  return (
    <div className="flex flex-wrap gap-x-6">
      {!isElsewhere && (
        <TextLink to={paths.signUp} state={entry}>
          {t('verify.wrongAddress')}
        </TextLink>
      )}
      <TextLink to={paths.login} state={entry}>
        {t('verify.logIn')}
      </TextLink>
    </div>
  )
}

/** Shows whether the page is polling or has stopped. */
function PollState({ poll: { isOn, hasEnded, begin } }: { poll: Poll }) {
  const { t } = useMessages(verifyMessages)
  return (
    <div role="status" className="mt-5 flex flex-col items-center gap-1 text-center text-xs text-muted empty:hidden">
      {isOn && (hasEnded ? t('verify.stopped') : t('verify.checking'))}
      {isOn && hasEnded && (
        <Button size="small" onClick={begin}>
          {t('verify.checkAgain')}
        </Button>
      )}
    </div>
  )
}

/** Shown if the emailed link was opened in another browser. The original window continues automatically. */
function ConfirmedElsewhere() {
  const { t } = useMessages(verifyMessages)
  return (
    <Alert
      tone="success"
      title={t('verify.elsewhere.title')}
      action={
        <ButtonLink size="small" to={paths.login}>
          {t('verify.logIn')}
        </ButtonLink>
      }
    >
      {t('verify.elsewhere.text')}
    </Alert>
  )
}
