import { useForm } from 'react-hook-form'
import { newPasswordRules } from '#web/lib/new-password.ts'
import { useServices, useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasswordField, PasswordOwner } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { profileMessages } from './messages.ts'

const empty = { password: '', next: '' }

/** Changes the password. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages(profileMessages)
  const { session } = useServices()
  const { user } = useSession()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: empty })
  const { errors, isSubmitting } = formState
  const shown = { showLabel: t('common.showPassword'), hideLabel: t('common.hidePassword') }

  const submit = handleSubmit(async ({ password, next }) => {
    const outcome = await session.security.changePassword(password, next)
    if (outcome === 'changed') {
      toast.success(t('profile.password.changed'))
      onClose()
    } else if (outcome === 'wrong_password') {
      setError('password', { message: t('profile.password.wrong') }, { shouldFocus: true })
    } else if (outcome === 'weak_password') {
      setError('next', { message: t('profile.password.weak') }, { shouldFocus: true })
    } else toast.error(t(`profile.failures.${outcome}`))
  })

  return (
    <Dialog open onClose={onClose} title={t('profile.password.dialog')} closeLabel={t('common.close')}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <PasswordOwner label={t('profile.details.email')} email={user?.email ?? ''} />
        <PasswordField
          {...register('password', { required: t('profile.password.required') })}
          {...shown}
          autoComplete="current-password"
          label={t('profile.password.present')}
          error={errors.password?.message}
        />
        <PasswordField
          {...register(
            'next',
            newPasswordRules({ short: t('profile.password.short'), common: t('auth.commonPassword') }),
          )}
          {...shown}
          autoComplete="new-password"
          label={t('profile.password.next')}
          hint={t('profile.password.hint')}
          error={errors.next?.message}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" pending={isSubmitting}>
            {t('profile.password.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
