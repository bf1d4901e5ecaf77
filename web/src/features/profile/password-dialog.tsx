import { useForm } from 'react-hook-form'
import { contract } from '#shared/contract/index.ts'
import { ApiError } from '#web/lib/api.ts'
import { newPasswordRules } from '#web/lib/new-password.ts'
import { useServices, useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasswordField, PasswordOwner } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { GoogleNote } from './access/google-note.tsx'
import { LastingAccess } from './access/lasting-access.tsx'
import { PasskeysNote } from './access/passkeys-note.tsx'
import { profileMessages } from './messages.ts'

/** Changes the password. Lists access that survives the change. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages(profileMessages)
  const { session, call } = useServices()
  const { user } = useSession()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '', next: '' } })
  const { errors, isSubmitting } = formState
  const visibilityLabels = { showLabel: t('common.showPassword'), hideLabel: t('common.hidePassword') }

  const explain = (error: unknown) => {
    const { code = 'unavailable', fields = {} } = error instanceof ApiError ? error : {}
    if (code === 'password_incorrect') {
      setError('password', { message: t('profile.password.wrong') }, { shouldFocus: true })
    } else if (fields.next) {
      setError('next', { message: t('profile.password.weak') }, { shouldFocus: true })
    } else if (code === 'password_common') {
      setError('next', { message: t('errors.codes.password_common') }, { shouldFocus: true })
    } else toast.error(t(code === 'too_many_requests' ? 'profile.failures.limited' : 'profile.failures.unavailable'))
  }
  const change = async (current: string, next: string) => {
    try {
      return await call(contract.account.password, { current, next })
    } catch (error) {
      explain(error)
    }
  }
  const submit = handleSubmit(async ({ password, next }) => {
    const changed = await change(password, next)
    if (!changed) return
    // The change ended all sessions, including this one.
    const { status } = await session.signIn(user?.id ?? '', next)
    if (changed.sessionsEnded) toast.success(t('profile.password.changed'))
    else toast.error(t('profile.password.sessionsLeft'))
    if (status === 'signed_in') onClose()
    else session.end()
  })

  return (
    <Dialog open onClose={onClose} title={t('profile.password.dialog')} closeLabel={t('common.close')}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <PasswordOwner label={t('profile.details.email')} email={user?.email ?? ''} />
        <PasswordField
          {...register('password', { required: t('profile.password.required') })}
          {...visibilityLabels}
          autoComplete="current-password"
          label={t('profile.password.present')}
          error={errors.password?.message}
        />
        <PasswordField
          {...register(
            'next',
            newPasswordRules({ short: t('profile.password.short'), common: t('auth.commonPassword') }),
          )}
          {...visibilityLabels}
          autoComplete="new-password"
          label={t('profile.password.next')}
          hint={t('profile.password.hint')}
          error={errors.next?.message}
        />
        <LastingAccess heading={t('profile.access.lasting')} />
        <PasskeysNote />
        <GoogleNote />
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
