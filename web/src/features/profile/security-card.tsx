import { useState } from 'react'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { AppRow } from './app-row.tsx'
import { EverywhereDialog } from './everywhere-dialog.tsx'
import { profileMessages } from './messages.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { SecurityRow } from './security-row.tsx'

/** Password, authenticator app and sessions. */
export function SecurityCard() {
  const { t } = useMessages(profileMessages)
  const { assurance } = useSession()
  const [asked, setAsked] = useState<'password' | 'everywhere'>()
  const close = () => setAsked(undefined)
  return (
    <Card
      title={t('profile.security.heading')}
      description={t(assurance === 'aal2' ? 'profile.security.aal2' : 'profile.security.aal1')}
    >
      <ul className="divide-y divide-line">
        <SecurityRow
          title={t('profile.password.title')}
          text={t('profile.password.text')}
          action={<Button onClick={() => setAsked('password')}>{t('profile.password.open')}</Button>}
        />
        <AppRow />
        <SecurityRow
          title={t('profile.everywhere.title')}
          text={t('profile.everywhere.text')}
          action={<Button onClick={() => setAsked('everywhere')}>{t('profile.everywhere.open')}</Button>}
        />
      </ul>
      {asked === 'password' && <PasswordDialog onClose={close} />}
      {asked === 'everywhere' && <EverywhereDialog onClose={close} />}
    </Card>
  )
}
