import { GoogleButton } from '#web/layout/google/google-button.tsx'
import { useGoogle } from '#web/layout/google/use-google.ts'
import { useServices, useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { ConfirmUserForm } from '../confirm-user-form.tsx'
import { profileMessages } from '../messages.ts'
import { useRecentSignIn } from '../use-recent-sign-in.ts'

/** Explains what connecting Google means and redirects to Google. Confirms the user first if the last sign-in is too old. */
export function ConnectGoogle({ onClose }: { onClose: () => void }) {
  const { t } = useMessages(profileMessages)
  const { session } = useServices()
  const { user } = useSession()
  const google = useGoogle()
  const isRecent = useRecentSignIn()
  if (!google || !user) return null
  const connect = async () => {
    const originJti = await session.security.originJti().catch(() => undefined)
    if (originJti === undefined) return void toast.error(t('profile.failures.unavailable'))
    await google.go({ kind: 'connect', sub: user.id, originJti }, { at: paths.profile })
  }
  return (
    <>
      <Alert tone="warning">{t('profile.google.warning')}</Alert>
      {isRecent === false ? (
        <ConfirmUserForm
          label={t('auth.google.button')}
          variant="primary"
          dialog="google"
          pending={google.isPending}
          onConfirmed={() => void connect()}
          onClose={onClose}
        />
      ) : (
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <GoogleButton pending={google.isPending} onClick={() => void connect()} />
        </div>
      )}
    </>
  )
}
