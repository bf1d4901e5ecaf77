import { contract } from '#shared/contract/index.ts'
import { Failed } from '#web/layout/failed.tsx'
import { useConfig, useKnown, useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { profileMessages } from '../messages.ts'

/** Returns the number of the user's passkeys. Undefined until the page has read them; 0 if passkeys are not configured. */
export function usePasskeyCount(): number | undefined {
  const passkeys = useKnown(contract.passkeys.list, {})
  return useConfig()?.passkeys === false ? 0 : passkeys?.passkeys.length
}

/** Notes that passkeys work without the password and where to remove them, or that they could not be read. */
export function PasskeysNote() {
  const { t } = useMessages(profileMessages)
  const isOn = useConfig()?.passkeys === true
  const { data, error, isFetching, refetch } = useRead(contract.passkeys.list, {}, { isOn })
  if (!data && error)
    return (
      <Failed tone="warning" onRetry={refetch} pending={isFetching}>
        {t('profile.passkeys.unknown')}
      </Failed>
    )
  const n = data?.passkeys.length ?? 0
  return n > 0 && <p className="text-sm text-muted">{t('profile.passkeys.lasting', { n })}</p>
}
