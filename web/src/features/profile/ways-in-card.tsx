import { Suspense } from 'react'
import { useConfig } from '#web/lib/query.ts'
import { useSession } from '#web/lib/services.tsx'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { AssistantsRow } from './assistants/assistants-row.tsx'
import { AuthenticatorRow } from './authenticator-row.tsx'
import { GoogleRow } from './google/google-row.tsx'
import { profileMessages } from './messages.ts'
import { PasskeysRow } from './passkeys/passkeys-row.tsx'
import { ProfileRow } from './profile-row.tsx'
import { EndAllDialog, SignOutEverywhereDialog } from './sign-out-everywhere-dialog.tsx'
import { TokensRow } from './tokens/tokens-row.tsx'
import { useIdentities } from './use-identities.ts'
import { useNamedDialog } from './use-named-dialog.ts'
import { useSignedInAt } from './use-recent-sign-in.ts'

/** The dialogs of the card. */
const dialogs = {
  password: lazyComponent(() => import('./sign-in-dialogs.ts'), 'PasswordDialog'),
  setPassword: lazyComponent(() => import('./sign-in-dialogs.ts'), 'SetPasswordDialog'),
  google: lazyComponent(() => import('./sign-in-dialogs.ts'), 'GoogleDialog'),
  passkeys: lazyComponent(() => import('./passkeys/passkeys-dialog.tsx'), 'PasskeysDialog'),
  everywhere: SignOutEverywhereDialog,
  assistants: lazyComponent(() => import('./assistants/assistants-dialog.tsx'), 'AssistantsDialog'),
  tokens: lazyComponent(() => import('./tokens/tokens-dialog.tsx'), 'TokensDialog'),
  access: lazyComponent(() => import('./access/access-dialog.tsx'), 'AccessDialog'),
  end: EndAllDialog,
} as const
const dialogNames = [
  'password',
  'setPassword',
  'google',
  'passkeys',
  'everywhere',
  'assistants',
  'tokens',
  'access',
  'end',
] as const satisfies readonly (keyof typeof dialogs)[]

/** All ways to access the account, each in a row with its action. */
export function WaysInCard() {
  const { t } = useMessages(profileMessages)
  const { opened, typed, open, close } = useNamedDialog(dialogNames)
  const identities = useIdentities().data
  const hasPassword = identities?.hasPassword !== false
  const withoutPassword = identities?.google ? 'profile.password.none' : 'profile.password.onlyPasskey'
  const OpenDialog = opened && dialogs[opened]
  return (
    <Card
      title={t('profile.security.heading')}
      description={t(hasPassword ? 'profile.security.text' : 'profile.security.noPassword')}
      aside={<Button onClick={() => open('end')}>{t('profile.end.open')}</Button>}
    >
      <ul className="divide-y divide-line">
        <ProfileRow
          title={t('profile.password.title')}
          text={t(hasPassword ? 'profile.password.text' : withoutPassword)}
          action={
            <Button onClick={() => open(hasPassword ? 'password' : 'setPassword')}>
              {t(hasPassword ? 'profile.password.open' : 'profile.password.set')}
            </Button>
          }
        />
        <GoogleRow onOpen={() => open('google')} />
        {useConfig()?.passkeys && <PasskeysRow onOpen={() => open('passkeys')} />}
        <AuthenticatorRow hasPassword={hasPassword} />
        <SessionRow onOpen={() => open('everywhere')} />
        <AssistantsRow onOpen={() => open('assistants')} />
        <TokensRow onOpen={() => open('tokens')} />
      </ul>
      <Suspense>
        {OpenDialog && <OpenDialog onClose={close} onReview={() => open('access')} onOpen={open} typed={typed} />}
      </Suspense>
    </Card>
  )
}

/** When and how this session began, and a button to sign out of all sessions. */
function SessionRow({ onOpen }: { onOpen: () => void }) {
  const { t, format } = useMessages(profileMessages)
  const { assurance } = useSession()
  const { data: at } = useSignedInAt()
  return (
    <ProfileRow
      title={t('profile.everywhere.title')}
      text={
        at === undefined
          ? t('profile.everywhere.text')
          : t(assurance === 'aal2' ? 'profile.security.aal2' : 'profile.security.aal1', { ago: format.relative(at) })
      }
      action={<Button onClick={onOpen}>{t('profile.everywhere.open')}</Button>}
    />
  )
}
