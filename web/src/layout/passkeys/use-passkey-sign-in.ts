import { useState } from 'react'
import { contract } from '#shared/contract/index.ts'
import { useServices, useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { passkeysMessages } from '#web/messages/passkeys.ts'
import { toast } from '#web/ui/toast.ts'

/** Where another way to log in would not work either: too many attempts, or no connection. */
const closed: readonly string[] = ['locked', 'unavailable']

/**
 * Returns an action that signs in with a passkey of the user with an address or id. Resolves with whether it did; says why not, and what
 * else is open to the user, for whom the passkey may be the only way in.
 */
export function usePasskeySignIn({ isOnlyWay = false } = {}) {
  const { t } = useMessages(passkeysMessages)
  const { call } = useServices()
  const { signInWithPasskey } = useSession()
  const [isPending, setIsPending] = useState(false)
  const signIn = async (user: string): Promise<boolean> => {
    setIsPending(true)
    const outcome = await signInWithPasskey(user)
    setIsPending(false)
    if (outcome.status !== 'signed_in') {
      const problem = t(`passkeys.use.${outcome.status}`)
      const next = t(isOnlyWay ? 'passkeys.use.onlyWay' : 'passkeys.use.otherWays')
      toast.error(closed.includes(outcome.status) ? problem : `${problem} ${next}`)
      return false
    }
    // The list of passkeys says when each was last used. The sign-in is complete without that.
    call(contract.passkeys.used, { id: outcome.credentialId }).catch(() => undefined)
    return true
  }
  return { signIn, isPending }
}
