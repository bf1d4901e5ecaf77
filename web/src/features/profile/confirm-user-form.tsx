import { Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Failed } from '#web/layout/failed.tsx'
import { codeRules } from '#web/lib/email.ts'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CodeField, PasswordField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { profileMessages } from './messages.ts'
import { PasskeyInstead } from './passkey-instead.tsx'
import { type ConfirmUserFormProps, type SubmitCode, useConfirmUser } from './use-confirm-user.ts'
import { useIdentities } from './use-identities.ts'

const ConfirmWithoutPassword = lazyComponent(
  () => import('./google/confirm-without-password.tsx'),
  'ConfirmWithoutPassword',
)

/** Confirms the user before a sensitive action: by password and authenticator code, by a passkey, or by logging in with Google again. */
export function ConfirmUserForm(props: ConfirmUserFormProps) {
  const { t } = useMessages(profileMessages)
  const { isLoading, isFetching, data, error, refetch } = useIdentities()
  const waiting = <Skeleton className="h-28" />
  if (isLoading) return waiting
  if (!data && error) {
    return (
      <div className="flex flex-col gap-5">
        <Failed onRetry={refetch} pending={isFetching}>
          {t(`errors.codes.${error.code}`)}
        </Failed>
        <Button className="self-end" onClick={props.onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    )
  }
  if (data?.hasPassword !== false) return <ConfirmWithPassword {...props} />
  return (
    <Suspense fallback={waiting}>
      <ConfirmWithoutPassword {...props} hasGoogle={data.google !== null} />
    </Suspense>
  )
}

function ConfirmWithPassword({ label, variant, pending = false, onConfirmed, onClose }: ConfirmUserFormProps) {
  const { t } = useMessages(profileMessages)
  const confirmUser = useConfirmUser()
  const [submitCode, setSubmitCode] = useState<SubmitCode>()
  const { register, handleSubmit, setError, reset, formState } = useForm({ defaultValues: { password: '', code: '' } })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ password, code }) => {
    const signIn = submitCode ? await submitCode(code) : await confirmUser(password)
    if (signIn.status === 'code_required') return setSubmitCode(() => signIn.answer)
    if (signIn.status === 'refused') {
      const [field, message] = submitCode
        ? (['code', 'profile.app.codeWrong'] as const)
        : (['password', 'profile.password.wrong'] as const)
      return setError(field, { message: t(message) }, { shouldFocus: true })
    }
    if (signIn.status === 'signed_in') return onConfirmed()
    toast.error(t(signIn.status === 'locked' ? 'profile.failures.limited' : 'profile.failures.unavailable'))
  })

  // A sign-in expires after three minutes. After that, every code is refused.
  const startOver = () => {
    reset()
    setSubmitCode(undefined)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {submitCode ? (
        <>
          <CodeField
            {...register('code', codeRules(t('profile.app.codeRequired')))}
            autoFocus
            label={t('profile.app.code')}
            error={errors.code?.message}
          />
          <Button variant="link" className="self-start" onClick={startOver}>
            {t('profile.app.codeAgain')}
          </Button>
        </>
      ) : (
        <>
          <PasswordField
            {...register('password', { required: t('profile.password.required') })}
            autoFocus
            showLabel={t('common.showPassword')}
            hideLabel={t('common.hidePassword')}
            autoComplete="current-password"
            label={t('profile.password.present')}
            error={errors.password?.message}
          />
          <PasskeyInstead onConfirmed={onConfirmed} />
        </>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant={variant} pending={isSubmitting || pending}>
          {label}
        </Button>
      </div>
    </form>
  )
}
