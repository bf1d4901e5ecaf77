import { useQueryClient } from '@tanstack/react-query'
import { Copy, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { contract } from '#shared/contract/index.ts'
import { queryKey, useAction } from '#web/lib/query.ts'
import { useServices } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { draftPath, paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { draftMessages } from './messages.ts'

interface DraftActionsProps {
  id: string
  save: () => Promise<boolean>
}

/** Duplicates or deletes the draft. Deleting can be undone. */
export function DraftActions({ id, save }: DraftActionsProps) {
  const { t } = useMessages(draftMessages)
  const { call } = useServices()
  const client = useQueryClient()
  const navigate = useNavigate()
  const create = useAction(contract.drafts.create, [contract.drafts.list])
  const remove = useAction(contract.drafts.remove, [contract.drafts.list])
  const [running, setRunning] = useState<'duplicate' | 'delete'>()
  /** Runs an action once all changes are saved. They would be missing in a copy, and could not be restored. */
  const run = async (action: 'duplicate' | 'delete', send: () => Promise<unknown>) => {
    if (running) return
    setRunning(action)
    if (await save()) await send().catch(() => undefined)
    else toast.error(t('draft.actions.unsaved'))
    setRunning(undefined)
  }
  const duplicate = () =>
    create.mutateAsync(
      { copyOf: id },
      {
        onSuccess: ({ draft }) => {
          toast.success(t('draft.actions.duplicated'))
          void navigate(draftPath(draft.id))
        },
        onError: ({ code }) =>
          toast.error(
            t(code === 'draft_limit_reached' ? 'errors.codes.draft_limit_reached' : 'draft.actions.duplicateFailed'),
          ),
      },
    )
  const restore = () =>
    call(contract.drafts.restore, { id }).then(
      () => {
        void client.invalidateQueries({ queryKey: queryKey(contract.drafts.list) })
        return navigate(draftPath(id))
      },
      () => toast.error(t('draft.deleted.restoreFailed')),
    )
  const removeDraft = () =>
    remove.mutateAsync(
      { id },
      {
        onSuccess: () => {
          toast.success(t('draft.actions.deleted'), { label: t('draft.undo'), onPress: () => void restore() })
          void navigate(paths.drafts)
        },
        onError: () => toast.error(t('draft.actions.deleteFailed')),
      },
    )
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        icon={<Copy aria-hidden />}
        pending={running === 'duplicate'}
        onClick={() => void run('duplicate', duplicate)}
      >
        {t('draft.actions.duplicate')}
      </Button>
      <Button
        size="small"
        icon={<Trash2 aria-hidden />}
        pending={running === 'delete'}
        onClick={() => void run('delete', removeDraft)}
      >
        {t('draft.actions.delete')}
      </Button>
    </div>
  )
}
