import { permissionsUrl } from '#shared/consent.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type { contract } from '#shared/contract/index.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { channelMessages } from './messages.ts'

/** The result of disconnecting. */
export type Disconnected = Output<typeof contract.youtube.disconnect>

/** Lists what was deleted, and what to do at Google if revoking access failed. */
export function DisconnectedNote({ outcome: { deleted, revoked } }: { outcome: Disconnected }) {
  const { t } = useMessages(channelMessages)
  return (
    <Alert tone={revoked ? 'success' : 'warning'} title={t('reach.connection.done')}>
      {deleted.length === 0 ? (
        t('reach.connection.nothing')
      ) : (
        <>
          {t('reach.connection.deleted')}
          <ul className="list-disc ps-5">
            {deleted.map((one) => (
              <li key={one}>{t(`reach.connection.deletes.${one}`)}</li>
            ))}
          </ul>
        </>
      )}
      {!revoked && (
        <p className="mt-2">
          {t('reach.connection.notRevoked')}{' '}
          <TextLink to={permissionsUrl} target="_blank" rel="noreferrer">
            {t('reach.connection.permissions')}
            <VisuallyHidden> {t('common.newTab')}</VisuallyHidden>
          </TextLink>
        </p>
      )}
    </Alert>
  )
}
