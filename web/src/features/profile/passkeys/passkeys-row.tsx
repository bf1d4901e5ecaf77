import { contract } from '#shared/contract/index.ts'
import { canUsePasskeys } from '#web/lib/passkeys.ts'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { LastUse, latestUse } from '../last-use.tsx'
import { profileMessages } from '../messages.ts'
import { ProfileRow } from '../profile-row.tsx'

/** The number of passkeys, their last use, and a button that opens the list. */
export function PasskeysRow({ onOpen }: { onOpen: () => void }) {
  const { t } = useMessages(profileMessages)
  const { data } = useRead(contract.passkeys.list, {})
  const count = data?.passkeys.length
  const canAdd = canUsePasskeys()
  return (
    <ProfileRow
      title={t('profile.passkeys.title')}
      text={
        data && count ? (
          <>
            {t('profile.passkeys.count', { n: count })}{' '}
            <LastUse usedAt={latestUse(data.passkeys.map(({ lastUsedAt }) => ({ usedAt: lastUsedAt })))} />
          </>
        ) : (
          t(canAdd ? 'profile.passkeys.text' : 'profile.passkeys.noBrowser')
        )
      }
      action={
        (canAdd || count !== 0) && (
          <Button onClick={onOpen}>{t(count === 0 ? 'passkeys.add' : 'profile.passkeys.manage')}</Button>
        )
      }
    />
  )
}
