import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { contract } from '#shared/contract/index.ts'
import { toCode } from '#web/lib/email.ts'
import { useAction } from '#web/lib/query.ts'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasswordField, TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { type Answer, useProof } from './use-proof.ts'

/** Says what goes and what stays, and deletes the account of who knows its password, and has its app if there is one. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.leave.dialog')}
      description={t('profile.leave.explained')}
      closeLabel={t('common.close')}
    >
      <div className="grid gap-3 text-sm">
        <p>{t('profile.leave.goes')}</p>
        <p className="text-muted">{t('profile.leave.stays')}</p>
      </div>
      <Proof onClose={onClose} />
    </Dialog>
  )
}

function Proof({ onClose }: { onClose: () => void }) {
  const { t } = useMessages()
  const { signOut } = useSession()
  const prove = useProof()
  const remove = useAction(contract.account.remove)
  const [answer, setAnswer] = useState<Answer>()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '', code: '' } })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ password, code }) => {
    const proof = answer ? await answer(code) : await prove(password)
    if (proof.status === 'code_required') return setAnswer(() => proof.answer)
    if (proof.status === 'refused') {
      const [field, message] = answer
        ? (['code', 'profile.app.codeWrong'] as const)
        : (['password', 'profile.password.wrong'] as const)
      return setError(field, { message: t(message) }, { shouldFocus: true })
    }
    if (proof.status !== 'signed_in') {
      return toast.error(t(proof.status === 'locked' ? 'profile.failures.limited' : 'profile.failures.unavailable'))
    }
    remove.mutate(
      {},
      {
        onSuccess: ({ finished }) => void signOut(finished ? '#deleted' : '#closed'),
        onError: (error) => toast.error(t(`errors.codes.${error.code}`)),
      },
    )
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {answer ? (
        <TextField
          {...register('code', {
            setValueAs: toCode,
            pattern: { value: /^\d{6}$/, message: t('profile.app.codeRequired') },
            required: t('profile.app.codeRequired'),
          })}
          inputMode="numeric"
          autoComplete="one-time-code"
          label={t('profile.app.code')}
          error={errors.code?.message}
        />
      ) : (
        <PasswordField
          {...register('password', { required: t('profile.password.required') })}
          showLabel={t('common.showPassword')}
          hideLabel={t('common.hidePassword')}
          autoComplete="current-password"
          label={t('profile.password.present')}
          error={errors.password?.message}
        />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant="danger" pending={isSubmitting || remove.isPending}>
          {t('profile.leave.yes')}
        </Button>
      </div>
    </form>
  )
}
