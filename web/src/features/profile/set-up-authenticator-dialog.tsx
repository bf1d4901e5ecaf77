import { Copy } from 'lucide-react'
import { Suspense } from 'react'
import { useForm } from 'react-hook-form'
import { copyText } from '#web/lib/clipboard.ts'
import { codeRules } from '#web/lib/email.ts'
import { useServices, useSession } from '#web/lib/services.tsx'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CodeField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { profileMessages } from './messages.ts'

const QrCode = lazyComponent(() => import('./qr-code.tsx'), 'QrCode')

interface SetUpAuthenticatorDialogProps {
  /** The secret in base32. */
  secret: string
  onDone: () => Promise<void>
  onClose: () => void
}

/** Sets up an authenticator app: shows the secret and checks the first code. */
export function SetUpAuthenticatorDialog({ secret, onDone, onClose }: SetUpAuthenticatorDialogProps) {
  const { t } = useMessages(profileMessages)
  const { user } = useSession()
  const uri = keyUri(t('common.product'), user?.email ?? '', secret)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.app.dialog')}
      description={t('profile.app.scan')}
      closeLabel={t('common.close')}
    >
      <Suspense fallback={<Skeleton className="mx-auto size-48 rounded-md" />}>
        <QrCode text={uri} label={t('profile.app.qr')} />
      </Suspense>
      <Secret secret={secret} />
      <FirstCode onDone={onDone} onClose={onClose} />
    </Dialog>
  )
}

/** The secret in groups, for users who cannot scan the QR code. */
function Secret({ secret }: { secret: string }) {
  const { t } = useMessages(profileMessages)
  const copy = async () => {
    if (await copyText(secret)) toast.success(t('profile.app.copied'))
    else toast.info(t('profile.app.notCopied'))
  }
  return (
    <div className="text-sm">
      <p className="text-muted">{t('profile.app.secret')}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <code className="font-mono wrap-break-word">{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        <Button size="small" icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {t('profile.app.copy')}
        </Button>
      </p>
    </div>
  )
}

function FirstCode({ onDone, onClose }: Pick<SetUpAuthenticatorDialogProps, 'onDone' | 'onClose'>) {
  const { t } = useMessages(profileMessages)
  const { session } = useServices()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } })
  const submit = handleSubmit(async ({ code }) => {
    const outcome = await session.security.verifyAuthenticator(code)
    if (outcome === 'wrong_code') {
      return setError('code', { message: t('profile.app.codeWrong') }, { shouldFocus: true })
    }
    if (outcome !== 'on') return toast.error(t(`profile.failures.${outcome}`))
    toast.success(t('profile.app.isOn'))
    onClose()
    await onDone()
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <CodeField
        {...register('code', codeRules(t('profile.app.codeRequired')))}
        label={t('profile.app.code')}
        hint={t('profile.app.codesNext')}
        error={formState.errors.code?.message}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" pending={formState.isSubmitting}>
          {t('profile.app.verify')}
        </Button>
      </div>
    </form>
  )
}

/**
 * Returns the URI for an authenticator app's QR code (Google's "Key Uri Format"). Digest, digits and period are the defaults,
 * which Cognito uses.
 */
const keyUri = (issuer: string, account: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
