import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { profileMessages } from './messages.ts'
import { ProfileRow } from './profile-row.tsx'
import { useNamedDialog } from './use-named-dialog.ts'

/** Exporting the data and deleting the account. */
export function AccountDataCard() {
  const { t } = useMessages(profileMessages)
  const { opened, open, close } = useNamedDialog(['export', 'delete'])
  return (
    <Card title={t('profile.data')}>
      <ul className="divide-y divide-line">
        <ProfileRow
          title={t('profile.export.title')}
          text={t('profile.export.text')}
          action={<Button onClick={() => open('export')}>{t('profile.export.open')}</Button>}
        />
        <ProfileRow
          title={t('profile.deletion.title')}
          text={t('profile.deletion.text')}
          action={<Button onClick={() => open('delete')}>{t('profile.deletion.open')}</Button>}
        />
      </ul>
      {opened === 'export' && <ExportDialog onClose={close} />}
      {opened === 'delete' && <DeleteAccountDialog onClose={close} />}
    </Card>
  )
}
