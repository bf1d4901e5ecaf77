import { useForm } from 'react-hook-form'
import { isEmail, toEmail } from '#web/lib/email.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/text-field.tsx'
import { recoveryMessages } from './messages.ts'
import { useSendCode } from './use-send-code.ts'

interface AddressFormProps {
  /** The initial address. */
  email: string | undefined
  onSent: (email: string) => void
}

/** Takes the address. The response is the same for every address. */
export function AddressForm({ email = '', onSent }: AddressFormProps) {
  const { t } = useMessages(recoveryMessages)
  const sendCode = useSendCode()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email } })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (fields) => {
    if (await sendCode(fields.email)) onSent(fields.email)
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <EmailField
        {...register('email', {
          setValueAs: toEmail,
          validate: (typed) => isEmail(typed) || t('auth.invalidEmail'),
        })}
        autoFocus
        label={t('auth.email')}
        error={errors.email?.message}
      />
      <Button type="submit" variant="primary" pending={isSubmitting}>
        {isSubmitting ? t('recovery.submitting') : t('recovery.submit')}
      </Button>
    </form>
  )
}
