import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { contract } from '#shared/contract/index.ts'
import { codeRules } from '#web/lib/email.ts'
import { newPasswordRules } from '#web/lib/new-password.ts'
import { queryKey } from '#web/lib/query.ts'
import { useServices, useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { AgainButton } from '#web/ui/again-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CodeField, PasswordField, PasswordOwner } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { profileMessages } from './messages.ts'

/** Sets the first password of a user who signed up with Google, with a code sent by email. */
export function SetPasswordDialog({ onClose }: { onClose: () => void }) {
  const { t, locale } = useMessages(profileMessages)
  const { registration } = useServices()
  const email = useSession().user?.email ?? ''
  const [isSent, setIsSent] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const [, setQuery] = useSearchParams()
  const send = async () => {
    setIsPending(true)
    const outcome = await registration.forgotPassword(email, locale)
    setIsPending(false)
    if (outcome !== 'sent') return void toast.error(t(`profile.failures.${outcome}`))
    setIsSent(true)
    setQuery({}, { replace: true })
    if (isSent) toast.info(t('profile.email.resent'))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.password.set')}
      description={t(isSent ? 'profile.password.sent' : 'profile.password.byMail', { email })}
      closeLabel={t('common.close')}
      actions={
        !isSent && (
          <>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button variant="primary" pending={isPending} onClick={() => void send()}>
              {t('profile.email.send')}
            </Button>
          </>
        )
      }
    >
      {isSent && <NewPassword email={email} onSendAgain={send} onClose={onClose} />}
    </Dialog>
  )
}

interface NewPasswordProps {
  email: string
  onSendAgain: () => Promise<void>
  onClose: () => void
}

function NewPassword({ email, onSendAgain, onClose }: NewPasswordProps) {
  const { t } = useMessages(profileMessages)
  const { session } = useServices()
  const { user, confirmForgotPassword, signIn } = useSession()
  const client = useQueryClient()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '', password: '' } })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async ({ code, password }) => {
    const outcome = await confirmForgotPassword(email, code, password)
    if (outcome === 'weak_password') {
      return setError('password', { message: t('profile.password.weak') }, { shouldFocus: true })
    }
    if (outcome === 'wrong_code' || outcome === 'expired' || outcome === 'removed') {
      return setError('code', { message: t('errors.codes.code_incorrect') }, { shouldFocus: true })
    }
    if (outcome !== 'changed') return void toast.error(t(`profile.failures.${outcome}`))
    // The new password ended all sessions, including this one.
    const { status } = await signIn(user?.id ?? '', password)
    if (status !== 'signed_in') {
      toast.info(t('profile.password.isSetLoggedOut'))
      return session.end()
    }
    toast.success(t('profile.password.isSet'))
    void client.invalidateQueries({ queryKey: queryKey(contract.identities.list) })
    onClose()
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <PasswordOwner label={t('profile.details.email')} email={email} />
      <CodeField
        {...register('code', codeRules(t('profile.app.codeRequired')))}
        autoFocus
        label={t('profile.email.code')}
        error={errors.code?.message}
      />
      <PasswordField
        {...register(
          'password',
          newPasswordRules({ short: t('profile.password.short'), common: t('auth.commonPassword') }),
        )}
        autoComplete="new-password"
        label={t('profile.password.next')}
        hint={t('profile.password.hint')}
        showLabel={t('common.showPassword')}
        hideLabel={t('common.hidePassword')}
        error={errors.password?.message}
      />
      <AgainButton
        label={t('common.sendAgain')}
        waitLabel={(n) => t('common.sendAgainIn', { n })}
        onPress={onSendAgain}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" pending={isSubmitting}>
          {t('profile.password.set')}
        </Button>
      </div>
    </form>
  )
}
