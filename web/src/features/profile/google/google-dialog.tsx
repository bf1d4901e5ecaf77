import { useMessages } from '#web/messages/messages.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { profileMessages } from '../messages.ts'
import { useIdentities } from '../use-identities.ts'
import { ConnectGoogle } from './connect-google.tsx'
import { DisconnectGoogle, type DisconnectGoogleProps } from './disconnect-google.tsx'

/** Connects a Google account, or disconnects the one that is connected. */
export function GoogleDialog({ onOpen, onClose }: Pick<DisconnectGoogleProps, 'onOpen' | 'onClose'>) {
  const { t } = useMessages(profileMessages)
  const { isOn, data } = useIdentities()
  if (!isOn) return null
  if (data?.google) return <DisconnectGoogle identities={data} google={data.google} onOpen={onOpen} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.google.dialog')}
      description={t('profile.google.explained')}
      closeLabel={t('common.close')}
    >
      {data ? <ConnectGoogle onClose={onClose} /> : <Skeleton className="h-16" />}
    </Dialog>
  )
}
