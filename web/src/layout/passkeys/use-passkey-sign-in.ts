import { useState } from 'react'
import { contract } from '#shared/contract/index.ts'
import { useServices, useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { passkeysMessages } from '#web/messages/passkeys.ts'
import { toast } from '#web/ui/toast.ts'

/** Statuses where other sign-in methods would fail too: too many attempts, or no connection. */
const closed: readonly string[] = ['locked', 'unavailable']

/**
 * Returns an action that signs in a user, given by email address or id, with a passkey. It resolves with whether it
 * succeeded. If not, it shows why and what the user can do instead; with `isOnlyWay`, the user has no other sign-in
 * method.
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
    // Updates when the passkey was last used. The sign-in does not depend on it.
    call(contract.passkeys.used, { id: outcome.credentialId }).catch(() => undefined)
    return true
  }
  return { signIn, isPending }
}
