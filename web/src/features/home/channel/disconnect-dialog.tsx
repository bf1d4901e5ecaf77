import { useQueryClient } from '@tanstack/react-query'
import type { Account } from '#shared/contract/account.ts'
import { contract } from '#shared/contract/index.ts'
import { deletedDataKinds } from '#shared/contract/youtube.ts'
import { queryKey, useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Disconnected } from './disconnected-note.tsx'
import { channelMessages } from './messages.ts'

interface DisconnectDialogProps {
  open: boolean
  onClose: () => void
  /** Called with what was deleted. */
  onDisconnected: (outcome: Disconnected) => void
}

/** Confirms disconnecting after listing what will be deleted. */
export function DisconnectDialog({ open, onClose, onDisconnected }: DisconnectDialogProps) {
  const { t } = useMessages(channelMessages)
  const client = useQueryClient()
  const disconnect = useAction(contract.youtube.disconnect, [contract.account.get])
  const confirm = () => {
    const onSuccess = (outcome: Disconnected) => {
      onClose()
      onDisconnected(outcome)
      // Immediately, so that nothing on the screen requests data of the disconnected channel.
      client.setQueryData<Account>(queryKey(contract.account.get, {}), (held) => held && { ...held, channel: null })
      const { analytics, top, videos, model } = contract.youtube
      for (const read of [analytics, top, videos, model]) client.removeQueries({ queryKey: queryKey(read) })
      scrollTo({ top: 0 })
    }
    void disconnect.run({}, { onSuccess, onError: () => toast.error(t('reach.connection.failed')) })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('reach.connection.title')}
      description={t('reach.connection.text')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="danger" pending={disconnect.isPending} onClick={confirm}>
            {t('reach.connection.yes')}
          </Button>
        </>
      }
    >
      <ul className="list-disc ps-5 text-sm">
        {deletedDataKinds.map((one) => (
          <li key={one}>{t(`reach.connection.deletes.${one}`)}</li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t('reach.connection.stays')}</p>
    </Dialog>
  )
}
