import { contract } from '#shared/contract/index.ts'
import { useConfig, useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/button.tsx'
import { insightsMessages } from './messages.ts'

/** Invites a creator without a channel to connect one, so that titles are judged by their own videos. */
export function ConnectHint() {
  const { t } = useMessages(insightsMessages)
  const { data: account } = useRead(contract.account.get, {})
  const isJudgedByOwn = useConfig()?.derivedMetrics
  if (!isJudgedByOwn || account?.channel !== null) return null
  return (
    <p className="text-sm">
      {t('insights.connect.text')} <TextLink to={paths.connectChannel}>{t('insights.connect.link')}</TextLink>
    </p>
  )
}
