import { useState } from 'react'
import { permissionsUrl } from '#shared/consent.ts'
import type { Connection, OwnChannel } from '#shared/contract/account.ts'
import { contract } from '#shared/contract/index.ts'
import { deletable } from '#shared/contract/youtube.ts'
import { useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button, TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { Disconnected } from './disconnected-note.tsx'

interface ConnectionCardProps {
  channel: OwnChannel
  connection: Connection
  /** Gets what was deleted. */
  onDisconnected: (outcome: Disconnected) => void
}

/** Whose figures these are, what we may read, and the way to end it. */
export function ConnectionCard({ channel, connection, onDisconnected }: ConnectionCardProps) {
  const { t, format } = useMessages()
  const [isAsking, setIsAsking] = useState(false)
  const date = format.date(connection.since)
  return (
    <Card
      title={t('home.connection.heading')}
      aside={<Button onClick={() => setIsAsking(true)}>{t('home.connection.disconnect')}</Button>}
    >
      <p className="text-sm wrap-break-word">
        {channel.title
          ? t('home.connection.channel', { title: channel.title, date })
          : t('home.connection.untitled', { date })}
      </p>
      <p className="mt-1 text-sm text-muted">
        {t('home.connection.scopes')}{' '}
        <TextLink to={permissionsUrl} target="_blank" rel="noreferrer">
          {t('home.connection.permissions')}
          <VisuallyHidden> {t('home.newTab')}</VisuallyHidden>
        </TextLink>
      </p>
      <DisconnectDialog open={isAsking} onClose={() => setIsAsking(false)} onDisconnected={onDisconnected} />
    </Card>
  )
}

interface DisconnectDialogProps extends Pick<ConnectionCardProps, 'onDisconnected'> {
  open: boolean
  onClose: () => void
}

/** Says what goes before it goes. */
function DisconnectDialog({ open, onClose, onDisconnected }: DisconnectDialogProps) {
  const { t } = useMessages()
  const { account, youtube } = contract
  const disconnect = useAction(youtube.disconnect, [account.get, youtube.analytics, youtube.videos])
  const confirm = () =>
    disconnect.mutate(
      {},
      {
        onSuccess: (outcome) => {
          onClose()
          onDisconnected(outcome)
          scrollTo({ top: 0 })
        },
        onError: () => toast.error(t('home.connection.failed')),
      },
    )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('home.connection.title')}
      description={t('home.connection.text')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="danger" pending={disconnect.isPending} onClick={confirm}>
            {t('home.connection.yes')}
          </Button>
        </>
      }
    >
      <ul className="list-disc ps-5 text-sm">
        {deletable.map((one) => (
          <li key={one}>{t(`home.connection.deletes.${one}`)}</li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t('home.connection.stays')}</p>
    </Dialog>
  )
}
