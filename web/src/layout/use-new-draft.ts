import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { drafts } from '#shared/contract/drafts.ts'
import { useAction } from '#web/lib/query.ts'
import { frameMessages } from '#web/messages/frame.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { draftPath } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'

/** Creates a draft, with a working name if one is given, and opens it. */
export function useNewDraft(): { readonly create: (name?: string) => void; readonly isPending: boolean } {
  const { t } = useMessages(frameMessages)
  const navigate = useNavigate()
  const { mutate, isPending } = useAction(drafts.create, [drafts.list])
  // `isPending` updates too late to block the second click of a double click.
  const isCreating = useRef(false)
  const create = (name?: string) => {
    if (isCreating.current) return
    isCreating.current = true
    mutate(name ? { name } : {}, {
      onSuccess: ({ draft }) => void navigate(draftPath(draft.id)),
      onError: ({ code }) => toast.error(t(`errors.codes.${code}`)),
      onSettled: () => {
        isCreating.current = false
      },
    })
  }
  return { create, isPending }
}
