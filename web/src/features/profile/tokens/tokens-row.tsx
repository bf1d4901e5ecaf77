import { contract } from '#shared/contract/index.ts'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { LastUse, latestUse } from '../last-use.tsx'
import { profileMessages } from '../messages.ts'
import { ProfileRow } from '../profile-row.tsx'

/** The number of access tokens, their last use, and a button that opens the list. */
export function TokensRow({ onOpen }: { onOpen: () => void }) {
  const { t } = useMessages(profileMessages)
  const { data } = useRead(contract.tokens.list, {})
  const count = data?.tokens.length
  return (
    <ProfileRow
      title={t('profile.tokens.heading')}
      text={
        data && count ? (
          <>
            {t('profile.tokens.room', { n: count, max: data.max })} <LastUse usedAt={latestUse(data.tokens)} />
          </>
        ) : (
          // A space keeps the height of the row while the tokens are loading.
          (data && t('profile.tokens.none')) || '\u00a0'
        )
      }
      action={<Button onClick={onOpen}>{t('profile.tokens.manage')}</Button>}
    />
  )
}
