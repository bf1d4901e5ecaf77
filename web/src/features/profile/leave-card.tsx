import { useState } from 'react'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { SecurityRow } from './security-row.tsx'

/** The way out. */
export function LeaveCard() {
  const { t } = useMessages()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Card title={t('profile.leave.heading')}>
      <ul>
        <SecurityRow
          title={t('profile.leave.title')}
          text={t('profile.leave.text')}
          action={
            <Button variant="danger" onClick={() => setIsAsking(true)}>
              {t('profile.leave.open')}
            </Button>
          }
        />
      </ul>
      {isAsking && <LeaveDialog onClose={() => setIsAsking(false)} />}
    </Card>
  )
}
