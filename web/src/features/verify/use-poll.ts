import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contract } from '#shared/contract/index.ts'
import { queryKey } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'

const second = 1000
const minute = 60 * second
/** SPEC section 2 asks every two seconds; who is not back after five minutes is asked for more seldom, and not for ever. */
const slowAfter = 5 * minute
const endAfter = 30 * minute
const pauseAfter = (waited: number) => (waited < slowAfter ? 2 * second : waited < endAfter ? 10 * second : false)

export interface Poll {
  /** There is somebody to ask about. */
  readonly isOn: boolean
  readonly isConfirmed: boolean
  /** It has been asked for so long that it is not any more. */
  readonly hasEnded: boolean
  readonly begin: () => void
}

/**
 * Asks again and again whether a new user has confirmed their address, as long as somebody sees this page. An answer
 * that does not come is waited for like one that says no. Without a sub nothing is asked.
 */
export function usePoll(userSub: string | undefined): Poll {
  const { call } = useServices()
  const [begun, setBegun] = useState(() => Date.now())
  const ask = contract.account.verification
  const { data, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery({
    queryKey: queryKey(ask, { userSub }),
    queryFn: userSub ? ({ signal }) => call(ask, { userSub }, signal) : skipToken,
    refetchInterval: ({ state }) => !state.data?.confirmed && pauseAfter(Date.now() - begun),
    refetchOnWindowFocus: ({ state }) => (state.data?.confirmed ? false : 'always'),
    retry: false,
  })
  return {
    isOn: userSub !== undefined,
    isConfirmed: data?.confirmed ?? false,
    hasEnded: pauseAfter(Math.max(dataUpdatedAt, errorUpdatedAt) - begun) === false,
    begin: () => {
      setBegun(Date.now())
      void refetch()
    },
  }
}
