import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { useChannelProblem, useFindChannel } from '#web/layout/channel-lookup.ts'
import { readNavigationState } from '#web/lib/navigation-state.ts'
import { useServices } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import type { SignUpFields } from './kept-fields.ts'
import { signupMessages } from './messages.ts'
import { type Outcome, runSignUp, type Stage, stagesOf } from './registration.ts'

type Failure = Exclude<Outcome, { status: 'created' }>

/** The stages of a running sign-up, and how many of them are complete. */
export interface SignUpProgress {
  readonly stages: readonly Stage[]
  readonly done: number
}

interface SignUpRun {
  /** Undefined while idle. */
  readonly progress: SignUpProgress | undefined
  /** Whether the address may have an account; login and reset links are then shown. */
  readonly mayExist: boolean
  readonly submit: () => Promise<void>
  /** Signs up without a channel and ignores its field. */
  readonly skip: () => Promise<void>
}

/** Runs a sign-up from the submitted form to the screen for the mailed code, or shows what failed. */
export function useSignUp(form: UseFormReturn<SignUpFields>, showPassword: () => void): SignUpRun {
  const { t, locale } = useMessages(signupMessages)
  const channelProblem = useChannelProblem()
  const { registration } = useServices()
  const findChannel = useFindChannel()
  const navigate = useNavigate()
  const entry = readNavigationState(useLocation().state)
  const [progress, setProgress] = useState<SignUpProgress>()
  const isRunning = useRef(false)
  const [mayExist, setMayExist] = useState(false)

  const explain = (failure: Failure) => {
    // The page regains the focus only after the dialog is closed.
    flushSync(() => setProgress(undefined))
    if (failure.status === 'channel') {
      return form.setError('channelUrl', { message: channelProblem(failure.error) }, { shouldFocus: true })
    }
    toast.error(t(`signup.failures.${failure.status}`))
    setMayExist(failure.status === 'exists')
    if (failure.status !== 'weak_password') return
    form.setError('password', { message: t('signup.details.passwordWeak') })
    showPassword()
  }

  const run = async (fields: SignUpFields) => {
    // A second press before the dialog covers the buttons would send the code again.
    if (isRunning.current) return
    isRunning.current = true
    setMayExist(false)
    const stages = stagesOf(fields)
    const onDone = (done: number) => setProgress({ stages, done })
    const context = { findChannel, signUp: registration.signUp, locale, onDone }
    const outcome = await runSignUp(fields, context).catch((): Failure => ({ status: 'unavailable' }))
    isRunning.current = false
    if (outcome.status !== 'created') return explain(outcome)
    toast.success(t('signup.success'))
    await navigate(paths.verifyEmail, { state: { ...entry, email: fields.email } })
  }

  return {
    progress,
    mayExist,
    submit: form.handleSubmit(run),
    skip: () => run({ ...form.getValues(), channelUrl: '' }),
  }
}
