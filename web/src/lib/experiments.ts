import { useInfiniteQuery } from '@tanstack/react-query'
import type { Input } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/index.ts'
import { queryKey } from './query.ts'
import { useServices } from './services.tsx'

/** The letters of the variants of a test, as YouTube Studio names them. */
export const letterOf = (index: number): string => 'ABC'.charAt(index)

/** The endpoints whose results change with a test. */
export const experimentReads = [contract.experiments.list, contract.experiments.ledger] as const

/** Reads the user's tests by page, newest first: all tests, or only those of a draft. */
export function useExperiments(draft?: string) {
  const { call } = useServices()
  const first: Input<typeof contract.experiments.list> = draft === undefined ? {} : { draft }
  return useInfiniteQuery({
    queryKey: [...queryKey(contract.experiments.list), 'pages', first],
    queryFn: ({ pageParam, signal }) => call(contract.experiments.list, pageParam, signal),
    initialPageParam: first,
    getNextPageParam: ({ next }): typeof first | undefined => (next ? { ...first, before: next } : undefined),
    // The links to thumbnails are valid for five minutes.
    refetchInterval: 4 * 60_000,
    select: ({ pages }) => pages.flatMap(({ experiments }) => experiments),
  })
}
