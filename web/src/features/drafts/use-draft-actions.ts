import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { type DraftState, type DraftSummary, drafts, needsVideo } from '#shared/contract/drafts.ts'
import { allDraftsKey, draftNameOf } from '#web/layout/use-all-drafts.ts'
import { useChangeDraft } from '#web/layout/use-change-draft.ts'
import { ApiError } from '#web/lib/api.ts'
import { queryKey } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { draftPath } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { draftsMessages } from './messages.ts'

export interface DraftActions {
  /** Moves a draft to a state, or shows what has to be done first. */
  readonly move: (draft: DraftSummary, state: DraftState) => void
  readonly duplicate: (draft: DraftSummary) => void
  /** Deletes drafts. One undo restores them all. */
  readonly remove: (drafts: readonly DraftSummary[]) => void
}

/** Returns the actions for drafts on the board and in the list. Moving and deleting can be undone. */
export function useDraftActions(): DraftActions {
  const { t } = useMessages(draftsMessages)
  const { call } = useServices()
  const client = useQueryClient()
  const navigate = useNavigate()
  const changeDraft = useChangeDraft()
  const nameOf = (draft: DraftSummary) => draftNameOf(draft, t('draftName.untitled'))
  const reasonOf = (error: unknown) => t(`errors.codes.${error instanceof ApiError ? error.code : 'internal'}`)
  const refetchList = () => client.invalidateQueries({ queryKey: queryKey(drafts.list) })
  const changeList = (change: (all: readonly DraftSummary[]) => readonly DraftSummary[]) =>
    client.setQueryData<readonly DraftSummary[]>(allDraftsKey, (all) => all && change(all))

  async function moveTo(draft: DraftSummary, state: DraftState, isUndo: boolean) {
    const name = nameOf(draft)
    try {
      await changeDraft(draft, { state })
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'internal'
      if (code === 'draft_conflict') return toast.error(t('actions.moveConflict', { name }))
      if (code === 'not_found') return toast.error(t('actions.gone', { name }))
      return toast.error(t('actions.moveFailed', { name, reason: reasonOf(error) }))
    }
    if (isUndo) return toast.success(t('actions.movedBack', { name, state: t(`draftStates.${state}`) }))
    toast.success(t('actions.moved', { name, state: t(`draftStates.${state}`) }), {
      label: t('actions.undo'),
      onPress: () => void moveTo(draft, draft.state, true),
    })
  }

  function move(draft: DraftSummary, state: DraftState) {
    if (state === draft.state) return
    if (lacksVideo(draft, state)) {
      if (state === 'published') return void navigate(draftPath(draft.id, 'publish'))
      const reviewed = { name: nameOf(draft), state: t('draftStates.reviewed') }
      return toast.info(t('actions.reviewedLater', reviewed))
    }
    void moveTo(draft, state, false)
  }

  async function duplicate(draft: DraftSummary) {
    const name = nameOf(draft)
    try {
      const created = await call(drafts.create, { copyOf: draft.id })
      toast.success(t('actions.duplicated', { name, state: t('draftStates.idea') }), {
        to: draftPath(created.draft.id),
        label: t('actions.open'),
      })
    } catch (error) {
      toast.error(t('actions.duplicateFailed', { name, reason: reasonOf(error) }))
    }
    void refetchList()
  }

  /** Deletes or restores drafts one by one. Stops at the first failure and reports it. Returns the drafts that succeeded. */
  async function changeEach(change: 'remove' | 'restore', all: readonly DraftSummary[]) {
    const done: DraftSummary[] = []
    try {
      for (const draft of all) {
        await (change === 'remove' ? call(drafts.remove, { id: draft.id }) : call(drafts.restore, { id: draft.id }))
        done.push(draft)
      }
    } catch (error) {
      const failed = all[done.length]
      if (failed) toast.error(t(`actions.${change}Failed`, { name: nameOf(failed), reason: reasonOf(error) }))
    }
    return done
  }

  async function remove(doomed: readonly DraftSummary[]) {
    const isIn = (list: readonly DraftSummary[], { id }: DraftSummary) => list.some((draft) => draft.id === id)
    const putBack = (back: readonly DraftSummary[]) =>
      changeList((all) => [...all, ...back.filter((draft) => !isIn(all, draft))])
    await client.cancelQueries({ queryKey: allDraftsKey })
    changeList((all) => all.filter((draft) => !isIn(doomed, draft)))
    const removed = await changeEach('remove', doomed)
    putBack(doomed.filter((draft) => !isIn(removed, draft)))
    const [only] = removed
    if (only) {
      const text =
        removed.length === 1
          ? t('actions.removed', { name: nameOf(only) })
          : t('actions.removedAll', { n: removed.length })
      toast.success(text, { label: t('actions.undo'), onPress: () => void restore(removed) })
    }
    void refetchList()

    async function restore(all: readonly DraftSummary[]) {
      const restored = await changeEach('restore', all)
      putBack(restored)
      const [first] = restored
      if (first && restored.length === 1) toast.success(t('actions.restored', { name: nameOf(first) }))
      else if (first) toast.success(t('actions.restoredAll', { n: restored.length }))
      void refetchList()
    }
  }

  return { move, duplicate: (draft) => void duplicate(draft), remove: (doomed) => void remove(doomed) }
}

/** Returns whether a draft cannot be in a state, because it was not published as a video. */
export const lacksVideo = ({ published }: DraftSummary, state: DraftState): boolean => !published && needsVideo(state)
