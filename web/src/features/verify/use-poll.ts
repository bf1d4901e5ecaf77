import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contract } from '#shared/contract/index.ts'
import { queryKey } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'

const second = 1000
const minute = 60 * second
/** Polling every two seconds is a requirement. It slows down after five minutes and ends eventually. */
const slowAfter = 5 * minute
const endAfter = 30 * minute
const pauseAfter = (waited: number) => (waited < slowAfter ? 2 * second : waited < endAfter ? 10 * second : false)

export interface Poll {
  /** Whether there is a user to poll for. */
  readonly isOn: boolean
  readonly isConfirmed: boolean
  /** Whether polling has stopped after its time limit. */
  readonly hasEnded: boolean
  readonly begin: () => void
}

/**
 * Polls whether a new user has confirmed the address while the page is visible. A failed request counts as "not yet".
 * Without a sub it does not poll.
 */
export function usePoll(userSub: string | undefined): Poll {
  const { call } = useServices()
  const [begunAt, setBegunAt] = useState(() => Date.now())
  const ask = contract.account.verification
  const { data, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery({
    queryKey: queryKey(ask, { userSub }),
    queryFn: userSub ? ({ signal }) => call(ask, { userSub }, signal) : skipToken,
    refetchInterval: ({ state }) => !state.data?.confirmed && pauseAfter(Date.now() - begunAt),
    refetchOnWindowFocus: ({ state }) => (state.data?.confirmed ? false : 'always'),
    retry: false,
  })
  return {
    isOn: userSub !== undefined,
    isConfirmed: data?.confirmed ?? false,
    hasEnded: pauseAfter(Math.max(dataUpdatedAt, errorUpdatedAt) - begunAt) === false,
    begin: () => {
      setBegunAt(Date.now())
      void refetch()
    },
  }
}
