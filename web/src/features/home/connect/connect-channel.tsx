import { contract } from '#shared/contract/index.ts'
import { AuthLayout } from '#web/layout/auth-layout.tsx'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/button.tsx'
import { ConnectPanel } from './connect-panel.tsx'
import { connectMessages } from './messages.ts'

/** The screen after sign-up if a channel was named: one press leads to Google's consent page. */
export function ConnectChannel() {
  const { t } = useMessages(connectMessages)
  const { data: account } = useRead(contract.account.get, {})
  return (
    <AuthLayout
      page={t('connect.page')}
      title={t('connect.heading')}
      footer={<TextLink to={paths.dashboard}>{t('connect.later')}</TextLink>}
    >
      <ConnectPanel channel={account?.channel} />
    </AuthLayout>
  )
}
