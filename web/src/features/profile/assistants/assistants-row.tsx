import { contract } from '#shared/contract/index.ts'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { LastUse, latestUse } from '../last-use.tsx'
import { profileMessages } from '../messages.ts'
import { SecurityRow } from '../security-row.tsx'

/** How many assistants are connected, when one was last used, and a button that opens their list. */
export function AssistantsRow({ onOpen }: { onOpen: () => void }) {
  const { t } = useMessages(profileMessages)
  const { data } = useRead(contract.connections.list, {})
  const count = data?.connections.length
  return (
    <SecurityRow
      title={t('assistants.heading')}
      text={
        data && count ? (
          <>
            {t('assistants.count', { n: count })} <LastUse usedAt={latestUse(data.connections)} />
          </>
        ) : (
          // As high as what is not read yet.
          (data && t('assistants.none')) || '\u00a0'
        )
      }
      action={<Button onClick={onOpen}>{t(count ? 'assistants.manage' : 'assistants.connectOne')}</Button>}
    />
  )
}
