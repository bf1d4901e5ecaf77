import { useState } from 'react'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { profileMessages } from './messages.ts'
import { SecurityRow } from './security-row.tsx'

/** Exporting the data and deleting the account. */
export function AccountDataCard() {
  const { t } = useMessages(profileMessages)
  const [openDialog, setOpenDialog] = useState<'export' | 'delete'>()
  const close = () => setOpenDialog(undefined)
  return (
    <Card title={t('profile.leave.heading')}>
      <ul className="divide-y divide-line">
        <SecurityRow
          title={t('profile.copy.title')}
          text={t('profile.copy.text')}
          action={<Button onClick={() => setOpenDialog('export')}>{t('profile.copy.open')}</Button>}
        />
        <SecurityRow
          title={t('profile.leave.title')}
          text={t('profile.leave.text')}
          action={<Button onClick={() => setOpenDialog('delete')}>{t('profile.leave.open')}</Button>}
        />
      </ul>
      {openDialog === 'export' && <ExportDialog onClose={close} />}
      {openDialog === 'delete' && <DeleteAccountDialog onClose={close} />}
    </Card>
  )
}
