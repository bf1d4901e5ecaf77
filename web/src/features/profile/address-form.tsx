import { useForm } from 'react-hook-form'
import { contract } from '#shared/contract/index.ts'
import { isEmail, toEmail } from '#web/lib/email.ts'
import { useAction } from '#web/lib/query.ts'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { profileMessages } from './messages.ts'

interface AddressFormProps {
  /** The address entered before, if any. */
  email: string
  onSent: (email: string) => void
  onConfirmationExpired: (email: string) => void
  onClose: () => void
}

/** Takes the new address and requests a code for it. */
export function AddressForm({ email: initialEmail, onSent, onConfirmationExpired, onClose }: AddressFormProps) {
  const { t } = useMessages(profileMessages)
  const { user } = useSession()
  const requestCode = useAction(contract.account.email)
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: initialEmail } })
  const submit = handleSubmit(({ email }) =>
    requestCode.mutate(
      { email },
      {
        onSuccess: () => onSent(email),
        onError: ({ code }) => {
          toast.error(t(`errors.codes.${code}`))
          if (code === 'recent_sign_in_required') onConfirmationExpired(email)
        },
      },
    ),
  )
  const check = (email: string) => {
    if (!isEmail(email)) return t('profile.email.bad')
    return email.toLowerCase() !== user?.email.toLowerCase() || t('profile.email.same')
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <EmailField
        {...register('email', { setValueAs: toEmail, validate: check })}
        autoComplete="email"
        maxLength={254}
        autoFocus
        label={t('profile.email.new')}
        error={formState.errors.email?.message}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" pending={requestCode.isPending}>
          {t('profile.email.send')}
        </Button>
      </div>
    </form>
  )
}
