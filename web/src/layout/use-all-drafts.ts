import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type DraftSummary, drafts } from '#shared/contract/drafts.ts'
import type { ApiError } from '#web/lib/api.ts'
import { queryKey } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'

/** Maximum number of pages to read, with a hundred drafts each. */
const maxPages = 20

/** The cache key of all drafts. It is stale whenever `drafts.list` is. */
export const allDraftsKey = [...queryKey(drafts.list), 'all']

/** Reads the user's drafts, newest first: all of them, up to 2,000. */
export function useAllDrafts(): UseQueryResult<readonly DraftSummary[], ApiError> {
  const { call } = useServices()
  return useQuery<readonly DraftSummary[], ApiError>({
    queryKey: allDraftsKey,
    queryFn: async ({ signal }) => {
      const allDrafts: DraftSummary[] = []
      let before: string | undefined
      for (let page = 0; page < maxPages; page++) {
        const { drafts: more, next } = await call(drafts.list, before === undefined ? {} : { before }, signal)
        allDrafts.push(...more)
        if (next === undefined) break
        before = next
      }
      return allDrafts
    },
  })
}

/** Returns the display name of a draft: its working name, or else its main title. */
export const draftNameOf = ({ name, title }: Pick<DraftSummary, 'name' | 'title'>, untitled: string): string =>
  name || title || untitled
