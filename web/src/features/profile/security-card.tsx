import { useState } from 'react'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { AuthenticatorRow } from './authenticator-row.tsx'
import { profileMessages } from './messages.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { SecurityRow } from './security-row.tsx'
import { SignOutEverywhereDialog } from './sign-out-everywhere-dialog.tsx'

/** Password, authenticator app and sessions. */
export function SecurityCard() {
  const { t } = useMessages(profileMessages)
  const { assurance } = useSession()
  const [openDialog, setOpenDialog] = useState<'password' | 'everywhere'>()
  const close = () => setOpenDialog(undefined)
  return (
    <Card
      title={t('profile.security.heading')}
      description={t(assurance === 'aal2' ? 'profile.security.aal2' : 'profile.security.aal1')}
    >
      <ul className="divide-y divide-line">
        <SecurityRow
          title={t('profile.password.title')}
          text={t('profile.password.text')}
          action={<Button onClick={() => setOpenDialog('password')}>{t('profile.password.open')}</Button>}
        />
        <AuthenticatorRow />
        <SecurityRow
          title={t('profile.everywhere.title')}
          text={t('profile.everywhere.text')}
          action={<Button onClick={() => setOpenDialog('everywhere')}>{t('profile.everywhere.open')}</Button>}
        />
      </ul>
      {openDialog === 'password' && <PasswordDialog onClose={close} />}
      {openDialog === 'everywhere' && <SignOutEverywhereDialog onClose={close} />}
    </Card>
  )
}
