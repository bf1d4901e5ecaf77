import { useState } from 'react'
import { permissionsUrl } from '#shared/consent.ts'
import type { ChannelConnection, OwnChannel } from '#shared/contract/account.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button, TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { DisconnectDialog } from './disconnect-dialog.tsx'
import type { Disconnected } from './disconnected-note.tsx'
import { channelMessages } from './messages.ts'

export interface ConnectionCardProps {
  channel: OwnChannel
  connection: ChannelConnection
  /** Called with what was deleted. */
  onDisconnected: (outcome: Disconnected) => void
}

/** The connected channel, the granted access, and a way to disconnect. */
export function ConnectionCard({ channel, connection, onDisconnected }: ConnectionCardProps) {
  const { t, format } = useMessages(channelMessages)
  const [isAsking, setIsAsking] = useState(false)
  const date = format.date(connection.since)
  return (
    <Card
      title={t('reach.connection.heading')}
      aside={<Button onClick={() => setIsAsking(true)}>{t('reach.connection.disconnect')}</Button>}
    >
      <p className="text-sm wrap-break-word">
        {channel.title
          ? t('reach.connection.channel', { title: channel.title, date })
          : t('reach.connection.untitled', { date })}
      </p>
      <p className="mt-1 text-sm text-muted">
        {t('reach.connection.scopes')}{' '}
        <TextLink to={permissionsUrl} target="_blank" rel="noreferrer">
          {t('reach.connection.permissions')}
          <VisuallyHidden> {t('common.newTab')}</VisuallyHidden>
        </TextLink>
      </p>
      <DisconnectDialog open={isAsking} onClose={() => setIsAsking(false)} onDisconnected={onDisconnected} />
    </Card>
  )
}
