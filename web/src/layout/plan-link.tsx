import { Zap } from 'lucide-react'
import { contract } from '#shared/contract/index.ts'
import { useConfig, useRead } from '#web/lib/query.ts'
import { frameMessages } from '#web/messages/frame.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** Links free users to the paid plans, if plans can be bought. */
export function PlanLink() {
  const { t } = useMessages(frameMessages)
  const config = useConfig()
  const { data: account } = useRead(contract.account.get, {})
  if (account?.plan !== 'free' || !config?.payments) return null
  return (
    <ButtonLink size="small" to={paths.upgrade} icon={<Zap aria-hidden />} className="w-full">
      {t('layout.upgrade')}
    </ButtonLink>
  )
}
