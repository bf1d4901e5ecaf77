import { Copy, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { contract } from '#shared/contract/index.ts'
import { useAction } from '#web/lib/query.ts'
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
  const navigate = useNavigate()
  const create = useAction(contract.drafts.create, [contract.drafts.list])
  const remove = useAction(contract.drafts.remove, [contract.drafts.list])
  const duplicate = async () => {
    if (!(await save())) return toast.error(t('draft.actions.duplicateFailed'))
    create.mutate(
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
  }
  const restore = () =>
    call(contract.drafts.restore, { id }).then(
      () => navigate(draftPath(id)),
      () => toast.error(t('draft.deleted.restoreFailed')),
    )
  const removeDraft = async () => {
    // Unsaved changes could not be restored.
    if (!(await save())) return toast.error(t('draft.actions.deleteFailed'))
    remove.mutate(
      { id },
      {
        onSuccess: () => {
          toast.success(t('draft.actions.deleted'), { label: t('draft.undo'), onPress: () => void restore() })
          void navigate(paths.drafts)
        },
        onError: () => toast.error(t('draft.actions.deleteFailed')),
      },
    )
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" icon={<Copy aria-hidden />} pending={create.isPending} onClick={() => void duplicate()}>
        {t('draft.actions.duplicate')}
      </Button>
      <Button size="small" icon={<Trash2 aria-hidden />} pending={remove.isPending} onClick={() => void removeDraft()}>
        {t('draft.actions.delete')}
      </Button>
    </div>
  )
}
