import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Analysis } from '#shared/contract/advice.ts'
import { contract } from '#shared/contract/index.ts'
import { queryKey, useConfig } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'

/**
 * What the AI provider advises on an analysis: what is kept with it, or what is asked for now. It is asked of its own
 * accord where the analysis was just made; asking twice is asking once, since the server keeps the answer.
 */
export function useAdvice({ id, advice }: Analysis, isNew: boolean) {
  const { call } = useServices()
  const client = useQueryClient()
  const isOffered = useConfig()?.ai === true
  const [asked, setAsked] = useState(isNew)
  const { data, isFetching, isError, refetch, dataUpdatedAt } = useQuery({
    queryKey: queryKey(contract.advice.advise, { id }),
    queryFn: () => call(contract.advice.advise, { id }),
    enabled: isOffered && asked && !advice,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  useEffect(() => {
    if (dataUpdatedAt === 0) return
    for (const changed of [contract.account.get, contract.advice.history])
      void client.invalidateQueries({ queryKey: queryKey(changed) })
  }, [dataUpdatedAt, client])
  const given = advice ?? data?.advice
  return {
    /** Whether there is anybody to ask. */
    isOffered,
    advice: given,
    isAsking: isFetching && !given,
    /** Why there is none. */
    absence: data?.absence,
    isFailed: isError && !isFetching,
    ask: () => (asked ? void refetch() : setAsked(true)),
  }
}
export type Advice = ReturnType<typeof useAdvice>
