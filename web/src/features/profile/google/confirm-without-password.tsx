import { useLocation } from 'react-router-dom'
import { GoogleButton } from '#web/layout/google/google-button.tsx'
import { useGoogle } from '#web/layout/google/use-google.ts'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { profileMessages } from '../messages.ts'
import { PasskeyInstead, UsePasskey } from '../passkey-instead.tsx'
import type { ConfirmUserFormProps } from '../use-confirm-user.ts'
import { useRecentSignIn } from '../use-recent-sign-in.ts'

interface ConfirmWithoutPasswordProps extends ConfirmUserFormProps {
  /** Whether Google is connected. Otherwise a passkey is the only sign-in method. */
  hasGoogle: boolean
}

/**
 * Confirms a user without a password: a user who has not signed in recently signs in again with Google or a passkey. Google returns
 * to this screen with the same dialog open and its input restored.
 */
export function ConfirmWithoutPassword({
  label,
  variant,
  dialog,
  typed,
  pending = false,
  isRefused = false,
  hasGoogle,
  onConfirmed,
  onClose,
}: ConfirmWithoutPasswordProps) {
  const { t } = useMessages(profileMessages)
  const { user } = useSession()
  const { pathname, search } = useLocation()
  const google = useGoogle()
  const isRecent = useRecentSignIn()
  const isConfirmed = isRecent && !isRefused
  const returnTo = dialog === undefined ? pathname + search : `${pathname}?${dialog}`
  return (
    <div className="flex flex-col gap-5">
      {!isConfirmed && !pending && isRecent !== undefined && (
        <>
          <p className="text-sm">{t(hasGoogle ? 'profile.google.confirm' : 'profile.passkeys.confirm')}</p>
          {hasGoogle && google && (
            <GoogleButton
              autoFocus
              pending={google.isPending}
              onClick={() =>
                void google.go(
                  { kind: 'confirm', sub: user?.id ?? '' },
                  { at: returnTo, ...(typed && { entry: { typed } }) },
                )
              }
            />
          )}
          {hasGoogle ? <PasskeyInstead onConfirmed={onConfirmed} /> : <UsePasskey onConfirmed={onConfirmed} />}
        </>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        {(isConfirmed || pending) && (
          <Button variant={variant} pending={pending} onClick={onConfirmed}>
            {label}
          </Button>
        )}
      </div>
    </div>
  )
}
