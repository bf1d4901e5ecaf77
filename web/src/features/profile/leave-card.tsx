import { useState } from 'react'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyDialog } from './copy-dialog.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { profileMessages } from './messages.ts'
import { SecurityRow } from './security-row.tsx'

/** Exporting the data and deleting the account. */
export function LeaveCard() {
  const { t } = useMessages(profileMessages)
  const [asking, setAsking] = useState<'copy' | 'leave'>()
  const close = () => setAsking(undefined)
  return (
    <Card title={t('profile.leave.heading')}>
      <ul className="divide-y divide-line">
        <SecurityRow
          title={t('profile.copy.title')}
          text={t('profile.copy.text')}
          action={<Button onClick={() => setAsking('copy')}>{t('profile.copy.open')}</Button>}
        />
        <SecurityRow
          title={t('profile.leave.title')}
          text={t('profile.leave.text')}
          action={
            <Button variant="danger" onClick={() => setAsking('leave')}>
              {t('profile.leave.open')}
            </Button>
          }
        />
      </ul>
      {asking === 'copy' && <CopyDialog onClose={close} />}
      {asking === 'leave' && <LeaveDialog onClose={close} />}
    </Card>
  )
}
