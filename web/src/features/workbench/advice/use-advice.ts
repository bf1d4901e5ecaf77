import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Analysis } from '#shared/contract/advice.ts'
import { contract } from '#shared/contract/index.ts'
import { isUsableHappens, useHappens } from '#web/layout/happens/happens.ts'
import { queryKey, useConfig } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'

/**
 * Returns the AI's advice on an analysis: the stored advice, or a new request, which starts automatically for a new analysis.
 * Repeating the request is free, because the server stores the result.
 */
export function useAdvice({ id, advice }: Analysis, isNew: boolean) {
  const { call } = useServices()
  const client = useQueryClient()
  const { happens } = useHappens()
  const isOffered = useConfig()?.ai === true
  const [isRequested, setRequested] = useState(isNew)
  const { data, isFetching, isError, refetch, dataUpdatedAt } = useQuery({
    queryKey: queryKey(contract.advice.advise, { id }),
    queryFn: () => call(contract.advice.advise, { id, ...(isUsableHappens(happens) && { happens }) }),
    enabled: isOffered && isRequested && !advice,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  useEffect(() => {
    if (dataUpdatedAt === 0) return
    for (const changed of [contract.account.get, contract.advice.history])
      void client.invalidateQueries({ queryKey: queryKey(changed) })
  }, [dataUpdatedAt, client])
  const currentAdvice = advice ?? data?.advice
  return {
    /** Whether advice can be requested. */
    isOffered,
    advice: currentAdvice,
    isRequesting: isFetching && !currentAdvice,
    /** Why there is no advice. */
    fallbackReason: data?.fallbackReason,
    isFailed: isError && !isFetching,
    request: () => (isRequested ? void refetch() : setRequested(true)),
  }
}
export type Advice = ReturnType<typeof useAdvice>
