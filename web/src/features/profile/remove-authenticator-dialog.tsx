import { useForm } from 'react-hook-form'
import { contract } from '#shared/contract/index.ts'
import { useAction } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { profileMessages } from './messages.ts'
import { useConfirmUser } from './use-confirm-user.ts'

interface RemoveAuthenticatorDialogProps {
  onDone: () => Promise<void>
  onClose: () => void
}

/** Turns the second factor off after confirming the password. */
export function RemoveAuthenticatorDialog({ onDone, onClose }: RemoveAuthenticatorDialogProps) {
  const { t } = useMessages(profileMessages)
  const { session } = useServices()
  const confirmUser = useConfirmUser()
  const removeCodes = useAction(contract.account['remove-codes'], [contract.account.get])
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } })
  // Removes the codes first: if the second step fails, the profile shows that there are none.
  const turnOff = () =>
    removeCodes.mutateAsync({}).then(
      () => session.security.removeAuthenticator(),
      () => false,
    )
  const submit = handleSubmit(async ({ password }) => {
    const { status } = await confirmUser(password)
    if (status === 'refused') {
      return setError('password', { message: t('profile.password.wrong') }, { shouldFocus: true })
    }
    if (status === 'locked') return toast.error(t('profile.failures.limited'))
    // A request for the code means that the password was correct.
    const isPasswordCorrect = status === 'code_required' || status === 'signed_in'
    if (!isPasswordCorrect || !(await turnOff())) return toast.error(t('profile.failures.unavailable'))
    toast.success(t('profile.app.isOff'))
    onClose()
    await onDone()
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.app.offDialog')}
      description={t('profile.app.offText')}
      closeLabel={t('common.close')}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <PasswordField
          {...register('password', { required: t('profile.password.required') })}
          showLabel={t('common.showPassword')}
          hideLabel={t('common.hidePassword')}
          autoComplete="current-password"
          label={t('profile.password.present')}
          error={formState.errors.password?.message}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="danger" pending={formState.isSubmitting}>
            {t('profile.app.turnOff')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
