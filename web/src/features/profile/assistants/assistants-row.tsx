import { contract } from '#shared/contract/index.ts'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { LastUse, latestUse } from '../last-use.tsx'
import { profileMessages } from '../messages.ts'
import { ProfileRow } from '../profile-row.tsx'

/** The number of connected assistants, their last use, and a button that opens the list. */
export function AssistantsRow({ onOpen }: { onOpen: () => void }) {
  const { t } = useMessages(profileMessages)
  const { data } = useRead(contract.connections.list, {})
  const count = data?.connections.length
  return (
    <ProfileRow
      title={t('assistants.heading')}
      text={
        data && count ? (
          <>
            {t('assistants.count', { n: count })} <LastUse usedAt={latestUse(data.connections)} />
          </>
        ) : (
          // Reserves the height of the text while it is loading.
          (data && t('assistants.none')) || '\u00a0'
        )
      }
      action={<Button onClick={onOpen}>{t(count === 0 ? 'assistants.connectOne' : 'assistants.manage')}</Button>}
    />
  )
}
