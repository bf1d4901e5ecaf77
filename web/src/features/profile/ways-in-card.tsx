import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useConfig } from '#web/lib/query.ts'
import { useServices, useSession } from '#web/lib/services.tsx'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { AssistantsRow } from './assistants/assistants-row.tsx'
import { AuthenticatorRow } from './authenticator-row.tsx'
import { profileMessages } from './messages.ts'
import { PasskeysRow } from './passkeys/passkeys-row.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { SecurityRow } from './security-row.tsx'
import { EndAllDialog, SignOutEverywhereDialog } from './sign-out-everywhere-dialog.tsx'
import { TokensRow } from './tokens/tokens-row.tsx'

/** The dialogs of the card. An address can name one: `/dashboard/profile?access`. */
const dialogs = {
  password: PasswordDialog,
  passkeys: lazyComponent(() => import('./passkeys/passkeys-dialog.tsx'), 'PasskeysDialog'),
  everywhere: SignOutEverywhereDialog,
  assistants: lazyComponent(() => import('./assistants/assistants-dialog.tsx'), 'AssistantsDialog'),
  tokens: lazyComponent(() => import('./tokens/tokens-dialog.tsx'), 'TokensDialog'),
  access: lazyComponent(() => import('./access/access-dialog.tsx'), 'AccessDialog'),
  end: EndAllDialog,
} as const
type DialogName = keyof typeof dialogs

const isDialogName = (name: string): name is DialogName => Object.hasOwn(dialogs, name)

/** Everything that opens the account, one line each, with what it takes to change or end it. */
export function WaysInCard() {
  const { t } = useMessages(profileMessages)
  const [query, setQuery] = useSearchParams()
  const named = [...query.keys()].find(isDialogName)
  const [opened = named, open] = useState<DialogName>()
  const close = () => {
    open(undefined)
    if (named) setQuery({}, { replace: true })
  }
  const OpenDialog = opened && dialogs[opened]
  return (
    <Card
      title={t('profile.security.heading')}
      description={t('profile.security.text')}
      aside={<Button onClick={() => open('end')}>{t('profile.end.open')}</Button>}
    >
      <ul className="divide-y divide-line">
        <SecurityRow
          title={t('profile.password.title')}
          text={t('profile.password.text')}
          action={<Button onClick={() => open('password')}>{t('profile.password.open')}</Button>}
        />
        {useConfig()?.passkeys && <PasskeysRow onOpen={() => open('passkeys')} />}
        <AuthenticatorRow />
        <SessionRow onOpen={() => open('everywhere')} />
        <AssistantsRow onOpen={() => open('assistants')} />
        <TokensRow onOpen={() => open('tokens')} />
      </ul>
      <Suspense>{OpenDialog && <OpenDialog onClose={close} onReview={() => open('access')} />}</Suspense>
    </Card>
  )
}

/** How and when this session began, and signing out of every one. */
function SessionRow({ onOpen }: { onOpen: () => void }) {
  const { t, format } = useMessages(profileMessages)
  const { assurance } = useSession()
  const { session } = useServices()
  const { data: at } = useQuery({
    queryKey: ['security', 'signed-in-at'],
    queryFn: session.security.signedInAt,
    networkMode: 'always',
  })
  return (
    <SecurityRow
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
