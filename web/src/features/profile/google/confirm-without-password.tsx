import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { GoogleButton } from '#web/layout/google/google-button.tsx'
import { useGoogle } from '#web/layout/google/use-google.ts'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { profileMessages } from '../messages.ts'
import { PasskeyInstead } from '../passkey-instead.tsx'
import type { ConfirmUserFormProps } from '../use-confirm-user.ts'
import { useRecentSignIn } from '../use-recent-sign-in.ts'

/**
 * Confirms a user without a password: whoever has not signed in recently does so again with Google, or with a passkey. Google returns
 * to this screen, with the same dialog open.
 */
export function ConfirmWithoutPassword({
  label,
  variant,
  dialog,
  pending = false,
  onConfirmed,
  onClose,
}: ConfirmUserFormProps) {
  const { t } = useMessages(profileMessages)
  const { user } = useSession()
  const { pathname, search } = useLocation()
  const google = useGoogle()
  const isRecent = useRecentSignIn()
  // If the server says otherwise, this device's clock is wrong.
  const [isRefused, setIsRefused] = useState(false)
  const isConfirmed = isRecent && !isRefused
  const confirm = () => {
    setIsRefused(true)
    onConfirmed()
  }
  const at = dialog === undefined ? pathname + search : `${pathname}?${dialog}`
  return (
    <div className="flex flex-col gap-5">
      {!isConfirmed && !pending && isRecent !== undefined && (
        <>
          <p className="text-sm">{t('profile.google.confirm')}</p>
          {google && (
            <GoogleButton
              pending={google.isPending}
              onClick={() => void google.go({ kind: 'confirm', sub: user?.id ?? '' }, { at })}
            />
          )}
          <PasskeyInstead onConfirmed={onConfirmed} />
        </>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        {(isConfirmed || pending) && (
          <Button variant={variant} pending={pending} onClick={confirm}>
            {label}
          </Button>
        )}
      </div>
    </div>
  )
}
