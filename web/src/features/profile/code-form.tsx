import { useForm } from 'react-hook-form'
import { contract } from '#shared/contract/index.ts'
import type { ApiError } from '#web/lib/api.ts'
import { codeRules } from '#web/lib/email.ts'
import { useAction } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { CodeField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { profileMessages } from './messages.ts'

interface CodeFormProps {
  /** The address the code was sent to. */
  email: string
  /** Goes back to enter a different address. */
  onBack: () => void
  onConfirmationExpired: () => void
  onClose: () => void
}

/** Takes the code sent to the new address, or requests another. */
export function CodeForm({ email, onBack, onConfirmationExpired, onClose }: CodeFormProps) {
  const { t } = useMessages(profileMessages)
  const { session } = useServices()
  const resendCode = useAction(contract.account.email)
  const confirm = useAction(contract.account.confirm)
  const { register, handleSubmit, setError, reset, formState } = useForm({ defaultValues: { code: '' } })
  const submit = handleSubmit(async (typed) => {
    const onError = ({ code }: ApiError) =>
      setError('code', { message: t(`errors.codes.${code}`) }, { shouldFocus: true })
    const confirmed = await confirm.run({ email, ...typed }, { success: t('profile.email.done'), onError })
    // Changing the address ended all sessions, including this one.
    if (confirmed) session.end()
  })
  const resend = () =>
    resendCode.mutate(
      { email },
      {
        onSuccess: () => {
          reset()
          toast.success(t('profile.email.resent'))
        },
        onError: ({ code }) => {
          toast.error(t(`errors.codes.${code}`))
          if (code === 'recent_sign_in_required') onConfirmationExpired()
        },
      },
    )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <CodeField
        {...register('code', codeRules(t('profile.app.codeRequired')))}
        autoFocus
        label={t('profile.email.code')}
        error={formState.errors.code?.message}
      />
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Button variant="link" pending={resendCode.isPending} onClick={resend}>
          {t('profile.email.again')}
        </Button>
        <Button variant="link" onClick={onBack}>
          {t('profile.email.back')}
        </Button>
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" pending={confirm.isPending}>
          {t('profile.email.confirm')}
        </Button>
      </div>
    </form>
  )
}
