import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { codeRules } from '#web/lib/email.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { CodeField, PasswordField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { profileMessages } from './messages.ts'
import { type Answer, useProof } from './use-proof.ts'

interface ProofFormProps {
  /** The label of the submit button. */
  label: string
  variant: 'primary' | 'danger'
  /** Whether the confirmed action is running. */
  pending?: boolean
  onProven: () => void
  onClose: () => void
}

/** Confirms the user by password and, if set up, authenticator code, before a sensitive action. */
export function ProofForm({ label, variant, pending = false, onProven, onClose }: ProofFormProps) {
  const { t } = useMessages(profileMessages)
  const prove = useProof()
  const [answer, setAnswer] = useState<Answer>()
  const { register, handleSubmit, setError, reset, formState } = useForm({ defaultValues: { password: '', code: '' } })
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
    if (proof.status === 'signed_in') return onProven()
    toast.error(t(proof.status === 'locked' ? 'profile.failures.limited' : 'profile.failures.unavailable'))
  })

  // A sign-in waits three minutes for its code; after that every code is wrong.
  const beginAgain = () => {
    reset()
    setAnswer(undefined)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {answer ? (
        <>
          <CodeField
            {...register('code', codeRules(t('profile.app.codeRequired')))}
            autoFocus
            label={t('profile.app.code')}
            error={errors.code?.message}
          />
          <Button variant="link" className="self-start" onClick={beginAgain}>
            {t('profile.app.codeAgain')}
          </Button>
        </>
      ) : (
        <PasswordField
          {...register('password', { required: t('profile.password.required') })}
          autoFocus
          showLabel={t('common.showPassword')}
          hideLabel={t('common.hidePassword')}
          autoComplete="current-password"
          label={t('profile.password.present')}
          error={errors.password?.message}
        />
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
