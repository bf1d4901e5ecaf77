import { useForm } from 'react-hook-form'
import { codeRules } from '#web/lib/email.ts'
import { newPasswordRules } from '#web/lib/new-password.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { AgainButton } from '#web/ui/again-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { CodeField, PasswordField, PasswordOwner } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { recoveryMessages } from './messages.ts'
import { type NewPassword, useNewPassword } from './use-new-password.ts'
import { useSendCode } from './use-send-code.ts'

interface NewPasswordFormProps {
  email: string
  onOtherAddress: () => void
}

/** Takes the mailed code and the new password. */
export function NewPasswordForm({ email, onOtherAddress }: NewPasswordFormProps) {
  const { t } = useMessages(recoveryMessages)
  const sendCode = useSendCode()
  const { register, handleSubmit, setError, formState } = useForm<NewPassword>({
    defaultValues: { code: '', password: '', revokes: false },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(useNewPassword(email, setError))
  const sendAgain = async () => {
    if (await sendCode(email)) toast.info(t('recovery.sentAgain'))
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <PasswordOwner label={t('auth.email')} email={email} />
      <CodeField
        {...register('code', codeRules(t('recovery.codeRequired')))}
        autoFocus
        label={t('recovery.code')}
        hint={t('recovery.codeHint')}
        error={errors.code?.message}
      />
      <PasswordField
        {...register(
          'password',
          newPasswordRules({ short: t('recovery.passwordShort'), common: t('auth.commonPassword') }),
        )}
        autoComplete="new-password"
        label={t('recovery.password')}
        hint={t('recovery.passwordHint')}
        showLabel={t('common.showPassword')}
        hideLabel={t('common.hidePassword')}
        error={errors.password?.message}
      />
      <Checkbox {...register('revokes')} label={t('recovery.revoke')} hint={t('recovery.revokeHint')} />
      <Button type="submit" variant="primary" pending={isSubmitting}>
        {isSubmitting ? t('recovery.changing') : t('recovery.change')}
      </Button>
      <AgainButton
        label={t('common.sendAgain')}
        waitLabel={(n) => t('common.sendAgainIn', { n })}
        onPress={sendAgain}
      />
      <Button variant="link" onClick={onOtherAddress}>
        {t('recovery.otherAddress')}
      </Button>
    </form>
  )
}
