import { contract } from '#shared/contract/index.ts'
import { AuthLayout } from '#web/layout/auth-layout.tsx'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/button.tsx'
import { ConnectPanel } from './connect-panel.tsx'
import { homeMessages } from './messages.ts'

/** The screen after sign-up if a channel was named: one press leads to Google's consent page. */
export function ConnectChannel() {
  const { t } = useMessages(homeMessages)
  const { data: account } = useRead(contract.account.get, {})
  return (
    <AuthLayout
      page={t('home.connect.page')}
      title={t('home.connect.heading')}
      footer={<TextLink to={paths.dashboard}>{t('home.connect.later')}</TextLink>}
    >
      <ConnectPanel channel={account?.channel} />
    </AuthLayout>
  )
}
