import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { contract } from '#shared/contract/index.ts'
import { ApiError } from '#web/lib/api.ts'
import { codeRules, isEmail, toEmail } from '#web/lib/email.ts'
import { readNavigationState } from '#web/lib/navigation-state.ts'
import { newPasswordRules } from '#web/lib/new-password.ts'
import type { SignUpDetails } from '#web/lib/pending-sign-up.ts'
import { useServices } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { AgainButton } from '#web/ui/again-button.tsx'
import { Button, TextLink } from '#web/ui/button.tsx'
import { CodeField, EmailField, PasswordField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { verifyMessages } from './messages.ts'

/** The credentials to sign in with once the address is confirmed. `user` is an email address or a `sub`. */
export interface Confirmed {
  readonly user: string
  readonly password: string
}

interface ConfirmFormProps {
  /** The user's email or sub, if known; otherwise the form asks for the address. */
  user: string | undefined
  /** The password of the sign-up, if this tab has it; otherwise the form asks for one. */
  password: string | undefined
  /** The input of the sign-up, if this tab has it. The first user to sign up with the address may have entered other values. */
  details: SignUpDetails | undefined
  /** The code from the emailed link, if there was one. */
  code?: string | undefined
  onConfirmed: (confirmed: Confirmed) => void
}

/** A form for the mailed code, and for the address and the password if this tab does not have them. */
export function ConfirmForm({ user, password, details, code = '', onConfirmed }: ConfirmFormProps) {
  const { t } = useMessages(verifyMessages)
  const { call } = useServices()
  const [takesPassword, setTakesPassword] = useState(password === undefined)
  const { register, handleSubmit, setError, trigger, getValues, formState } = useForm({
    defaultValues: { email: '', code, password: password ?? '' },
  })
  const { errors, isSubmitting } = formState
  const explain = (error: unknown) => {
    const { code: problem = 'unavailable', fields = {} } = error instanceof ApiError ? error : {}
    if (problem === 'code_incorrect') {
      return setError('code', { type: refused, message: t('verify.codeRefused') }, { shouldFocus: true })
    }
    if (problem === 'sign_up_removed') {
      return setError('code', { message: t('errors.codes.sign_up_removed') }, { shouldFocus: true })
    }
    if (problem === 'password_common' || fields.password) {
      setTakesPassword(true)
      const message = problem === 'password_common' ? t('auth.commonPassword') : t('verify.passwordWeak')
      return setError('password', { message })
    }
    toast.error(t(problem === 'too_many_requests' ? 'verify.tooMany' : 'auth.unavailable'))
  }
  const findUser = async () => {
    if (user) return user
    return (await trigger('email', { shouldFocus: true })) ? getValues('email') : undefined
  }
  const submit = handleSubmit(async (typed) => {
    const confirmed = { user: user ?? typed.email, password: typed.password }
    try {
      await call(contract.account['confirm-sign-up'], { ...details, ...confirmed, code: typed.code })
      onConfirmed(confirmed)
    } catch (error) {
      explain(error)
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {!user && (
        <EmailField
          {...register('email', {
            setValueAs: toEmail,
            validate: (typed) => isEmail(typed) || t('verify.emailInvalid'),
          })}
          label={t('verify.email')}
          error={errors.email?.message}
        />
      )}
      <CodeField
        {...register('code', codeRules(t('verify.codeRequired')))}
        autoFocus={user !== undefined && code === ''}
        label={t('verify.code')}
        hint={t('verify.codeHint')}
        error={errors.code?.message}
      />
      {errors.code?.type === refused && <ResetLink user={user ?? getValues('email')} />}
      {takesPassword && (
        <PasswordField
          {...register(
            'password',
            newPasswordRules({ short: t('verify.passwordShort'), common: t('auth.commonPassword') }),
          )}
          autoComplete="new-password"
          label={t('verify.password')}
          hint={t('verify.passwordHint')}
          showLabel={t('common.showPassword')}
          hideLabel={t('common.hidePassword')}
          error={errors.password?.message}
        />
      )}
      <Button type="submit" variant="primary" pending={isSubmitting}>
        {isSubmitting ? t('verify.submitting') : t('verify.submit')}
      </Button>
      <SendAgain findUser={findUser} />
    </form>
  )
}

/** The error type of a code that the server refused. */
const refused = 'refused'

/** Links to the password reset, which completes a confirmation that was interrupted after the code was used. */
function ResetLink({ user }: { user: string }) {
  const { t } = useMessages(verifyMessages)
  const entry = readNavigationState(useLocation().state)
  return (
    <TextLink to={paths.forgotPassword} state={{ ...entry, ...(isEmail(user) ? { email: user } : {}) }}>
      {t('verify.resetPassword')}
    </TextLink>
  )
}

interface SendAgainProps {
  /** Returns the user to send the code to. Undefined if the form has no valid address. */
  findUser: () => Promise<string | undefined>
}

/** A button that sends a new code, at most once a minute. */
function SendAgain({ findUser }: SendAgainProps) {
  const { t, locale } = useMessages(verifyMessages)
  const { registration } = useServices()
  const send = async () => {
    const user = await findUser()
    if (!user) return
    const outcome = await registration.resendCode(user, locale)
    if (outcome === 'sent') toast.info(t('verify.sentAgain'))
    else toast.error(t(outcome === 'limited' ? 'auth.locked' : 'auth.unavailable'))
  }
  return <AgainButton label={t('common.sendAgain')} waitLabel={(n) => t('common.sendAgainIn', { n })} onPress={send} />
}
