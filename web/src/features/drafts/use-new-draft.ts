import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { drafts } from '#shared/contract/drafts.ts'
import { useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { draftsMessages } from './messages.ts'

/** Creates an empty draft and opens it. */
export function useNewDraft(): { readonly create: () => void; readonly isPending: boolean } {
  const { t } = useMessages(draftsMessages)
  const navigate = useNavigate()
  const { mutate, isPending } = useAction(drafts.create, [drafts.list])
  // `isPending` is rendered too late for the second press of a double click.
  const isCreating = useRef(false)
  const create = () => {
    if (isCreating.current) return
    isCreating.current = true
    mutate(
      {},
      {
        onSuccess: ({ draft }) => void navigate(`${paths.draft}?id=${draft.id}`),
        onError: ({ code }) => toast.error(t(`errors.codes.${code}`)),
        onSettled: () => {
          isCreating.current = false
        },
      },
    )
  }
  return { create, isPending }
}
