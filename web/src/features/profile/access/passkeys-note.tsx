import { contract } from '#shared/contract/index.ts'
import { useKnown } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { profileMessages } from '../messages.ts'

/** Returns how many passkeys the user has; 0 until the profile has read them. */
export const usePasskeyCount = (): number => useKnown(contract.passkeys.list, {})?.passkeys.length ?? 0

/** Says that passkeys work without the password, and where to remove them. */
export function PasskeysNote() {
  const { t } = useMessages(profileMessages)
  const count = usePasskeyCount()
  return count > 0 && <p className="text-sm text-muted">{t('profile.passkeys.lasting', { n: count })}</p>
}
