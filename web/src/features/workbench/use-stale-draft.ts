import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { drafts } from '#shared/contract/drafts.ts'
import { queryKey } from '#web/lib/query.ts'

/** Returns a function that refetches drafts after an analysis changed one. */
export function useStaleDraft(): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    for (const { path } of [drafts.get, drafts.list, drafts.versions])
      void client.invalidateQueries({ queryKey: queryKey({ path }) })
  }, [client])
}
