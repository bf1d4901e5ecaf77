import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { drafts } from '#shared/contract/drafts.ts'
import { queryKey } from '#web/lib/query.ts'

/** Returns a function that refetches drafts, for use after an analysis has changed one. */
export function useRefetchDrafts(): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    for (const { path } of [drafts.get, drafts.list, drafts.versions])
      void client.invalidateQueries({ queryKey: queryKey({ path }) })
  }, [client])
}
