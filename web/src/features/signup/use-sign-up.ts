import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { useChannelProblem, useFindChannel } from '#web/layout/channel-lookup.ts'
import { readNavigationState } from '#web/lib/navigation-state.ts'
import { useServices } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import type { SignUpFields } from './draft.ts'
import { signupMessages } from './messages.ts'
import { type Outcome, runSignUp } from './registration.ts'

type Failure = Exclude<Outcome, { status: 'created' }>

interface SignUpRun {
  /** The number of completed stages; undefined while idle. */
  readonly done: number | undefined
  /** Whether the address may have an account; login and reset links are then shown. */
  readonly mayExist: boolean
  readonly submit: () => Promise<void>
}

/** Runs a sign-up from the submitted form to the login screen, or shows what failed. */
export function useSignUp(form: UseFormReturn<SignUpFields>, showPassword: () => void): SignUpRun {
  const { t, locale } = useMessages(signupMessages)
  const channelProblem = useChannelProblem()
  const { registration } = useServices()
  const findChannel = useFindChannel()
  const navigate = useNavigate()
  const entry = readNavigationState(useLocation().state)
  const [done, setDone] = useState<number>()
  const [mayExist, setMayExist] = useState(false)

  const explain = (failure: Failure) => {
    // The page gets the focus back only after the dialog is closed.
    flushSync(() => setDone(undefined))
    if (failure.status === 'channel') {
      return form.setError('channelUrl', { message: channelProblem(failure.error) }, { shouldFocus: true })
    }
    toast.error(t(`signup.failures.${failure.status}`))
    setMayExist(failure.status === 'exists')
    if (failure.status !== 'weak_password') return
    form.setError('password', { message: t('signup.details.passwordWeak') })
    showPassword()
  }

  const submit = form.handleSubmit(async (fields) => {
    setMayExist(false)
    const outside = { findChannel, signUp: registration.signUp, locale, onDone: setDone }
    const outcome = await runSignUp(fields, outside).catch((): Failure => ({ status: 'unavailable' }))
    if (outcome.status !== 'created') return explain(outcome)
    toast.success(t('signup.success'), { to: paths.verifyEmail, label: t('signup.verify') })
    await navigate(paths.login, { state: { ...entry, email: fields.email } })
  })

  return { done, mayExist, submit }
}
