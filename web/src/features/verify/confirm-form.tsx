import { useForm } from 'react-hook-form'
import { codeRules, isEmail, toEmail } from '#web/lib/email.ts'
import type { Confirmation } from '#web/lib/identity.ts'
import { useServices } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { AgainButton } from '#web/ui/again-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { CodeField, EmailField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { verifyMessages } from './messages.ts'

interface ConfirmFormProps {
  /** The user's e-mail or sub, if known; otherwise the form asks for the address. */
  user: string | undefined
  /** The code from the mail's link, if there was one. */
  code?: string | undefined
  /** `email` is the typed address, else empty. */
  onConfirmed: (email: string) => void
}

/** Takes the mailed code, and the address if this browser does not know it. */
export function ConfirmForm({ user, code = '', onConfirmed }: ConfirmFormProps) {
  const { t } = useMessages(verifyMessages)
  const { registration } = useServices()
  const { register, handleSubmit, setError, trigger, getValues, formState } = useForm({
    defaultValues: { email: '', code },
  })
  const { errors, isSubmitting } = formState
  const explain = (outcome: Exclude<Confirmation, 'confirmed'>) => {
    const message = t(`verify.failures.${outcome}`)
    if (outcome === 'limited' || outcome === 'unavailable') toast.error(message)
    else setError('code', { message }, { shouldFocus: true })
  }
  const whose = async () => {
    if (user) return user
    return (await trigger('email', { shouldFocus: true })) ? getValues('email') : undefined
  }
  const submit = handleSubmit(async (typed) => {
    const outcome = await registration.confirmSignUp(user ?? typed.email, typed.code)
    if (outcome === 'confirmed') onConfirmed(typed.email)
    else explain(outcome)
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
      <Button type="submit" variant="primary" pending={isSubmitting}>
        {isSubmitting ? t('verify.submitting') : t('verify.submit')}
      </Button>
      <SendAgain user={whose} />
    </form>
  )
}

interface SendAgainProps {
  /** The user to send to; undefined until known. */
  user: () => Promise<string | undefined>
}

/** Sends a new code, at most once a minute. */
function SendAgain({ user }: SendAgainProps) {
  const { t, locale } = useMessages(verifyMessages)
  const { registration } = useServices()
  const send = async () => {
    const asking = await user()
    if (!asking) return
    const outcome = await registration.resendCode(asking, locale)
    if (outcome === 'sent') toast.info(t('verify.sentAgain'))
    else toast.error(t(`verify.failures.${outcome}`))
  }
  return <AgainButton label={t('common.sendAgain')} waitLabel={(n) => t('common.sendAgainIn', { n })} onPress={send} />
}
