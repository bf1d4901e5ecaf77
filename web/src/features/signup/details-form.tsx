import type { UseFormReturn } from 'react-hook-form'
import { nameLength } from '#shared/contract/account.ts'
import { isEmail, toEmail } from '#web/lib/email.ts'
import { newPasswordRules } from '#web/lib/new-password.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailField, PasswordField, TextField } from '#web/ui/text-field.tsx'
import type { SignUpFields } from './kept-fields.ts'
import { signupMessages } from './messages.ts'

interface DetailsFormProps {
  form: UseFormReturn<SignUpFields>
  onDone: () => void
}

/** Step 1: name, email address and password. */
export function DetailsForm({ form, onDone }: DetailsFormProps) {
  const { t } = useMessages(signupMessages)
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  const nameRule = (typed: string) => typed.length >= nameLength.min || t('signup.details.nameShort')
  return (
    <form
      noValidate
      aria-label={t('signup.details.title')}
      onSubmit={(event) => void handleSubmit(onDone)(event)}
      className="flex flex-col gap-5"
    >
      <TextField
        {...register('fullName', { setValueAs: (typed: string) => typed.trim(), validate: nameRule })}
        autoComplete="name"
        maxLength={nameLength.max}
        label={t('signup.details.name')}
        error={errors.fullName?.message}
      />
      <EmailField
        {...register('email', {
          setValueAs: toEmail,
          validate: (typed) => isEmail(typed) || t('signup.details.emailInvalid'),
        })}
        autoComplete="email"
        label={t('signup.details.email')}
        error={errors.email?.message}
      />
      <PasswordField
        {...register(
          'password',
          newPasswordRules({ short: t('signup.details.passwordShort'), common: t('auth.commonPassword') }),
        )}
        autoComplete="new-password"
        label={t('signup.details.password')}
        hint={t('signup.details.passwordHint')}
        showLabel={t('common.showPassword')}
        hideLabel={t('common.hidePassword')}
        error={errors.password?.message}
      />
      <Button type="submit" variant="primary">
        {t('signup.details.submit')}
      </Button>
    </form>
  )
}
