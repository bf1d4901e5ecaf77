import { useState } from 'react'
import type { Identities } from '#shared/contract/identities.ts'
import { contract } from '#shared/contract/index.ts'
import type { ApiError } from '#web/lib/api.ts'
import { canUsePasskeys } from '#web/lib/passkeys.ts'
import { forgetPoolSession, hasPoolSession, poolSignOutUrl } from '#web/lib/pool-session.ts'
import { useAction, useConfig } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { usePasskeyCount } from '../access/passkeys-note.tsx'
import { ConfirmUserForm } from '../confirm-user-form.tsx'
import { profileMessages } from '../messages.ts'
import { disconnectedHash } from '../use-identities.ts'

export interface DisconnectGoogleProps {
  identities: Identities
  google: NonNullable<Identities['google']>
  /** Opens the dialog that adds another sign-in method. */
  onOpen: (dialog: 'setPassword' | 'passkeys') => void
  onClose: () => void
}

/**
 * Disconnects Google after a confirmation, and confirms the user if the last sign-in is too old. If Google is the only sign-in method, leads to
 * adding another one. Then ends the user pool's own session in this browser, which redirects back to the profile.
 */
export function DisconnectGoogle({
  identities: { hasPassword },
  google: { email },
  onOpen,
  onClose,
}: DisconnectGoogleProps) {
  const { t } = useMessages(profileMessages)
  const { navigateTo } = useServices()
  const { googleSignIn: config, passkeys: hasPasskeys } = useConfig() ?? {}
  const removal = useAction(contract.identities.disconnect, [contract.identities.list])
  const passkeys = usePasskeyCount()
  const [isStale, setIsStale] = useState(false)
  const isOnlyWay = removal.error?.code === 'last_way_in' || (!hasPassword && passkeys === 0)
  // Otherwise the pool could sign in as this user in this browser for up to an hour.
  const leavePool = () => {
    if (config && hasPoolSession(localStorage)) {
      forgetPoolSession(localStorage)
      return navigateTo(poolSignOutUrl(config, location.origin, paths.profile, disconnectedHash))
    }
    toast.success(t('profile.google.disconnected'))
  }
  const onError = ({ code }: ApiError) => {
    if (code === 'recent_sign_in_required') setIsStale(true)
    else if (code !== 'last_way_in') toast.error(t(`errors.codes.${code}`))
  }
  const remove = async () => {
    if (await removal.run({}, { onSuccess: onClose, onError })) leavePool()
  }
  const consequence = email ? t('profile.google.consequence', { email }) : t('profile.google.consequenceOnly')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.google.question')}
      description={isOnlyWay ? t('profile.google.onlyWay') : consequence}
      closeLabel={t('common.close')}
      actions={
        isOnlyWay ? (
          <>
            {hasPasskeys && canUsePasskeys() && <Button onClick={() => onOpen('passkeys')}>{t('passkeys.add')}</Button>}
            <Button variant="primary" onClick={() => onOpen('setPassword')}>
              {t('profile.password.set')}
            </Button>
          </>
        ) : (
          !isStale && (
            <>
              <Button onClick={onClose}>{t('common.cancel')}</Button>
              <Button variant="danger" pending={removal.isPending} onClick={() => void remove()}>
                {t('profile.google.disconnect')}
              </Button>
            </>
          )
        )
      }
    >
      {isStale && !isOnlyWay && (
        <ConfirmUserForm
          label={t('profile.google.disconnect')}
          variant="danger"
          dialog="google"
          pending={removal.isPending}
          isRefused={removal.error?.code === 'recent_sign_in_required'}
          onConfirmed={() => void remove()}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
