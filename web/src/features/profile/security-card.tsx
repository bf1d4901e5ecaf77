import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { AccessDialog } from './access/access-dialog.tsx'
import { AuthenticatorRow } from './authenticator-row.tsx'
import { profileMessages } from './messages.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { SecurityRow } from './security-row.tsx'
import { SignOutEverywhereDialog } from './sign-out-everywhere-dialog.tsx'

/**
 * Password, authenticator app, sessions, and what works without the password. With `?access` in the address it opens the list of that;
 * closing it removes the parameter.
 */
export function SecurityCard() {
  const { t } = useMessages(profileMessages)
  const { assurance } = useSession()
  const [query, setQuery] = useSearchParams()
  const [openDialog, setOpenDialog] = useState<'password' | 'everywhere' | 'access' | undefined>(
    query.has('access') ? 'access' : undefined,
  )
  const close = () => {
    setOpenDialog(undefined)
    if (query.has('access')) setQuery({}, { replace: true })
  }
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
        <SecurityRow
          title={t('profile.access.title')}
          text={t('profile.access.text')}
          action={<Button onClick={() => setOpenDialog('access')}>{t('profile.access.open')}</Button>}
        />
      </ul>
      {openDialog === 'password' && <PasswordDialog onClose={close} />}
      {openDialog === 'access' && <AccessDialog onClose={close} />}
      {openDialog === 'everywhere' && <SignOutEverywhereDialog onClose={close} />}
    </Card>
  )
}
