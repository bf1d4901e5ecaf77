import { useState } from 'react'
import { contract } from '#shared/contract/index.ts'
import { ApiError } from '#web/lib/api.ts'
import { createPasskey } from '#web/lib/passkeys.ts'
import { useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { passkeysMessages } from '#web/messages/passkeys.ts'
import { toast } from '#web/ui/toast.ts'
import { readDevice } from './device.ts'

/** `stale`: the user has to sign in again first. */
type AddedPasskey = 'added' | 'stale' | 'failed'

/** Returns the suggested name of a passkey, and an action that adds one or shows what went wrong. */
export function useAddPasskey() {
  const { t } = useMessages(passkeysMessages)
  const begin = useAction(contract.passkeys.options)
  const save = useAction(contract.passkeys.add, [contract.passkeys.list])
  const [isPending, setIsPending] = useState(false)
  const { browser, device } = readDevice(navigator.userAgent, navigator.maxTouchPoints)
  const proposedName =
    browser && device ? t('passkeys.on', { browser, device }) : (browser ?? device ?? t('passkeys.unnamed'))

  const run = async (name: string): Promise<AddedPasskey> => {
    try {
      const { options } = await begin.mutateAsync({})
      const created = await createPasskey(options)
      if (created.status !== 'done') {
        toast.error(t(`passkeys.problems.${created.status}`))
        return 'failed'
      }
      const saving = { credential: created.credential, name }
      // Retries only the saving: the device already has the passkey and would refuse to create another one.
      await save.mutateAsync(saving).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'unavailable')) throw error
        return save.mutateAsync(saving)
      })
      toast.resolved(t('passkeys.added'))
      return 'added'
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'unavailable'
      if (code === 'recent_sign_in_required') return 'stale'
      toast.error(t(`errors.codes.${code}`))
      return 'failed'
    }
  }
  const add = async (name: string) => {
    setIsPending(true)
    const outcome = await run(name)
    setIsPending(false)
    return outcome
  }
  return { proposedName, add, isPending }
}
