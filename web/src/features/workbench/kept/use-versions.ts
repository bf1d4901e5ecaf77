import { useInfiniteQuery } from '@tanstack/react-query'
import type { Input } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/index.ts'
import { queryKey } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'

type PageParam = Input<typeof contract.drafts.versions>

/** Reads the versions of a draft, newest first, by page. */
export function useVersions(id: string) {
  const { call } = useServices()
  const firstPage: PageParam = { id }
  return useInfiniteQuery({
    queryKey: [...queryKey(contract.drafts.versions), id],
    queryFn: ({ pageParam, signal }) => call(contract.drafts.versions, pageParam, signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }): PageParam | undefined => (next ? { id, before: next } : undefined),
    select: ({ pages }) => pages.flatMap(({ versions }) => versions),
  })
}
