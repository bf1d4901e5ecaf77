import { type ReactNode, useState } from 'react'
import type { SignOutOptions } from '#web/lib/session-view.ts'
import { UnsavedDrafts } from '#web/lib/unsaved-drafts.ts'
import { frameMessages } from '#web/messages/frame.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { draftPath } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'

/** Signs out. Rejects as `SessionActions.signOut` does. */
export type SignOut = (options?: SignOutOptions) => Promise<void>

/**
 * Returns an action that signs out, and a dialog to render: it asks for confirmation if changes to drafts would be lost. `onStay` is
 * called when the user decides to stay.
 */
export function useSignOut(
  signOut: SignOut,
  onStay?: () => void,
): { readonly start: () => Promise<void>; readonly isPending: boolean; readonly question: ReactNode } {
  const { t } = useMessages(frameMessages)
  const [isPending, setIsPending] = useState(false)
  const [unsaved, setUnsaved] = useState<readonly string[]>([])
  const [draft] = unsaved
  const run = async (options?: SignOutOptions) => {
    if (isPending) return
    setIsPending(true)
    try {
      await signOut(options)
    } catch (error) {
      if (error instanceof UnsavedDrafts) setUnsaved(error.drafts)
      else toast.error(t('layout.signOutFailed'))
    }
    setIsPending(false)
  }
  const stay = () => {
    setUnsaved([])
    onStay?.()
  }
  // Not loaded on demand, because drafts are mostly unsaved when there is no connection.
  const question = draft && (
    <Dialog
      open
      onClose={stay}
      title={t('layout.unsaved.title', { n: unsaved.length })}
      description={t('layout.unsaved.text')}
      closeLabel={t('common.close')}
      actions={
        <>
          <ButtonLink to={draftPath(draft)} onClick={stay}>
            {t('layout.unsaved.open')}
          </ButtonLink>
          <Button variant="danger" pending={isPending} onClick={() => void run({ isDiscarding: true })}>
            {t('layout.unsaved.discard')}
          </Button>
        </>
      }
    />
  )
  return { start: () => run(), isPending, question }
}
