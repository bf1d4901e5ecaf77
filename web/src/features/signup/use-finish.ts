import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { contract } from '#shared/contract/index.ts'
import { followAccount } from '#web/layout/account-settings.ts'
import { useChannelProblem, useFindChannel } from '#web/layout/channel-lookup.ts'
import { ApiError } from '#web/lib/api.ts'
import { useServices } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { toast } from '#web/ui/toast.ts'
import { signupMessages } from './messages.ts'

/**
 * Returns an action that creates the account of a user who signed up with Google, with or without a channel. `onBadChannel` receives the
 * message for a channel that was not found. On success, the account is in the cache.
 */
export function useFinish(onBadChannel: (message: string) => void) {
  const { t, locale, setLocale } = useMessages(signupMessages)
  const { call, session } = useServices()
  const client = useQueryClient()
  const findChannel = useFindChannel()
  const channelProblem = useChannelProblem()
  const [isPending, setIsPending] = useState(false)

  const create = async (channelUrl: string | null) => {
    try {
      await call(contract.account['finish-sign-up'], { locale, channelUrl })
      // The tokens were issued before the account got its name.
      await session.lookup()
      await followAccount({ call, client, setLocale })
    } catch (error) {
      toast.error(t(`errors.codes.${error instanceof ApiError ? error.code : 'unavailable'}`))
    }
  }
  const finish = async (channelUrl: string | null): Promise<void> => {
    if (isPending) return
    setIsPending(true)
    const problem = channelUrl !== null && (await findChannel(channelUrl).then(() => undefined, channelProblem))
    if (problem) onBadChannel(problem)
    else await create(channelUrl)
    setIsPending(false)
  }
  return { isPending, finish }
}
