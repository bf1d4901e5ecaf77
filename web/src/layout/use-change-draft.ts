import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type DraftSummary, drafts } from '#shared/contract/drafts.ts'
import type { ApiError } from '#web/lib/api.ts'
import { queryKey } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'
import { allDraftsKey } from './use-all-drafts.ts'

/** The fields that can be changed without opening a draft. */
type DraftChanges = Partial<Pick<DraftSummary, 'state' | 'planned'>>

interface Change {
  readonly draft: DraftSummary
  readonly changes: DraftChanges
}

const mutationKey = ['draft changes']

/**
 * Returns a function that saves changes of a draft. The list of drafts shows them optimistically. On failure, it reverts them and
 * rejects with the {@link ApiError}. The list is refetched afterward.
 */
export function useChangeDraft(): (draft: DraftSummary, changes: DraftChanges) => Promise<void> {
  const { call } = useServices()
  const client = useQueryClient()
  const read = (id: string) =>
    client.getQueryData<readonly DraftSummary[]>(allDraftsKey)?.find((draft) => draft.id === id)
  const show = (id: string, changes: Partial<DraftSummary>) =>
    client.setQueryData<readonly DraftSummary[]>(allDraftsKey, (all) =>
      all?.map((draft) => (draft.id === id ? { ...draft, ...changes } : draft)),
    )

  const { mutateAsync } = useMutation<void, ApiError, Change, DraftSummary>({
    mutationKey,
    // Runs changes one at a time, because the next change of a draft needs the revision that this one creates.
    scope: { id: 'draft changes' },
    onMutate: async ({ draft, changes }) => {
      await client.cancelQueries({ queryKey: allDraftsKey })
      const previous = read(draft.id) ?? draft
      show(draft.id, { ...changes, updatedAt: new Date().toISOString() })
      return previous
    },
    mutationFn: async ({ draft: { id, revision }, changes }) => {
      const saved = await call(drafts.save, { id, revision: read(id)?.revision ?? revision, changes })
      show(id, { revision: saved.draft.revision, updatedAt: saved.draft.updatedAt })
    },
    onError: (_, { draft: { id }, changes }, previous) => {
      if (!previous) return
      show(id, {
        updatedAt: previous.updatedAt,
        ...(changes.state && { state: previous.state }),
        ...(changes.planned !== undefined && { planned: previous.planned }),
      })
    },
    onSettled: (_, __, { draft: { id } }) => {
      void client.invalidateQueries({ queryKey: queryKey(drafts.get, { id }) })
      // Refetching while another change is pending would show that draft's old state.
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey: queryKey(drafts.list) })
    },
  })

  return (draft, changes) => mutateAsync({ draft, changes })
}
