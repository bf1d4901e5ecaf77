import { useState } from 'react'
import { contract } from '#shared/contract/index.ts'
import { useServices, useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { passkeysMessages } from '#web/messages/passkeys.ts'
import { toast } from '#web/ui/toast.ts'

/** Returns an action that signs in with a passkey of the user with an address or id. Resolves with whether it did; says why not. */
export function usePasskeySignIn() {
  const { t } = useMessages(passkeysMessages)
  const { call } = useServices()
  const { passkey } = useSession()
  const [isPending, setIsPending] = useState(false)
  const signIn = async (user: string): Promise<boolean> => {
    setIsPending(true)
    const outcome = await passkey(user)
    setIsPending(false)
    if (outcome.status !== 'signed_in') {
      toast.error(t(`passkeys.use.${outcome.status}`))
      return false
    }
    // The list of passkeys says when each was last used. The sign-in is complete without that.
    call(contract.passkeys.used, { id: outcome.credentialId }).catch(() => undefined)
    return true
  }
  return { signIn, isPending }
}
